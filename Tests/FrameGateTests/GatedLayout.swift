import Foundation
import VirtualCollectionView

/// The layouts in which frames must not allocate, each filled with 100,000 items.
enum GatedLayout: String, CaseIterable, Sendable {
  case list
  case grid
  case variedRows
  case lineBreaking

  static let count = 100_000

  /// The layout, and by how many points a frame moves for a line to come and one to go.
  @MainActor func make() -> (layout: CollectionViewLayout, step: CGFloat) {
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    switch self {
    case .list:
      flow.itemSize = CGSize(width: 390, height: 28)
      return (flow, 28)
    case .grid:
      flow.itemSize = CGSize(width: 130, height: 84)
      return (flow, 84)
    case .variedRows:
      flow.itemSizes = { _ in (0..<GatedLayout.count).map { (item: Int) in CGSize(width: 390, height: 24 + item % 9) } }
      return (flow, 28)
    case .lineBreaking:
      flow.itemSizes = { _ in
        (0..<GatedLayout.count).map { (item: Int) in CGSize(width: 60 + item * 7 % 60, height: 60 + item * 5 % 31) }
      }
      return (flow, 80)
    }
  }
}

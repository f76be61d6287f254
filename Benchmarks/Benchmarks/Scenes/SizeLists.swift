import CollectionCore
import Foundation
import VirtualCollectionView

/// Sizes of items, the same in every run.
enum SizeLists {
  /// Rows of 20 to 51 points.
  static func rows(_ count: Int) -> [CGSize] {
    var random = Random(state: 1)
    return (0..<count).map { _ in CGSize(width: 390, height: CGFloat(20 + random.next() % 32)) }
  }

  /// Items of 40 to 135 by 40 to 87 points: two to nine to a line.
  static func tags(_ count: Int) -> [CGSize] {
    var random = Random(state: 2)
    return (0..<count).map { _ in
      CGSize(width: CGFloat(40 + random.next() % 96), height: CGFloat(40 + random.next() % 48))
    }
  }

  /// Heights of 40 to 239 points.
  static func heights(_ count: Int) -> [Double] {
    var random = Random(state: 3)
    return (0..<count).map { _ in Double(40 + random.next() % 200) }
  }

  /// A waterfall of three columns with such heights.
  static func waterfall(_ heights: [Double], _ mode: WaterfallMode) -> WaterfallSolver {
    WaterfallSolver(
      sections: [WaterfallSection(itemCount: heights.count, columns: .count(3))], values: heights, mode: mode,
      bounds: LayoutSize(width: 390, height: 830), grid: PixelGrid(scale: 2))
  }

  /// A section of such sizes in the core, kept as a layout keeps them: lengths alone where all have one breadth.
  static func section(_ sizes: [CGSize]) -> FlowSection {
    let isList = sizes.allSatisfy { $0.width == sizes[0].width }
    return FlowSection(
      items: isList
        ? .lengths(sizes.map { Double($0.height) }, breadth: Double(sizes[0].width))
        : .sizes(sizes.map { LayoutSize(width: Double($0.width), height: Double($0.height)) }),
      lineSpacing: 0, interitemSpacing: 0)
  }

  /// A list with such row sizes in the core.
  static func list(_ sizes: [CGSize]) -> FlowSolver {
    var solver = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
    let items = sizes.map { LayoutSize(width: Double($0.width), height: Double($0.height)) }
    solver.append(FlowSection(items: .sizes(items), lineSpacing: 0, interitemSpacing: 0))
    return solver
  }
}

/// Gives each item its size from a list.
@MainActor final class SizeDelegate: NSObject, CollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

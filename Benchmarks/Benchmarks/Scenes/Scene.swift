import Foundation
import VirtualCollectionView

/// A collection view of 390 x 830 points with what it needs to live: the set-up of all frame benchmarks.
@MainActor final class Scene {
  let view: CollectionView
  let source: BenchSource
  let delegate = FullDelegate()

  static let size = CGSize(width: 390, height: 830)

  init(counts: [Int], layout: CollectionViewLayout, hasDelegate: Bool = false) {
    source = BenchSource(counts)
    view = CollectionView(frame: CGRect(origin: .zero, size: Scene.size), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: BenchSource.cell)
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: BenchSource.header)
    view.dataSource = source
    if hasDelegate { view.delegate = delegate }
  }

  /// Scrolls and lays out: a frame.
  @inline(__always) func frame(at y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }
}

// MARK: - Layouts

extension Scene {
  /// Rows of 28 points: 30 or 31 are visible.
  static func list() -> CollectionViewFlowLayout { flow(CGSize(width: 390, height: 28)) }

  /// Three columns of square cells, 84 points a line: 30 or 33 are visible.
  static func grid() -> CollectionViewFlowLayout { flow(CGSize(width: 130, height: 84)) }

  /// A list in sections of ten rows, with headers of 30 points that stay at the top.
  static func pinned() -> CollectionViewFlowLayout {
    let layout = list()
    layout.headerReferenceSize = CGSize(width: 390, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  /// A flow layout without spacings.
  static func flow(_ size: CGSize) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }
}

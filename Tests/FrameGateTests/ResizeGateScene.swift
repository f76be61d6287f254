import AllocationCounter
import Foundation
import VirtualCollectionView

/// The layouts in which a cell that grows must not cost more among more items.
enum ResizedView: String, CaseIterable, Sendable {
  case list
  case grid
  /// Each row is given a length of its own, which stands until it is measured.
  case givenRows
  case compositional

  @MainActor func make(_ count: Int) -> CollectionViewLayout {
    if self == .compositional {
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
      let group = CollectionLayoutGroup.vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
      return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    }
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    flow.itemSize = self == .grid ? CGSize(width: 130, height: 84) : CGSize(width: 390, height: 28)
    flow.estimatedItemSize = flow.itemSize
    if self == .givenRows {
      flow.itemSizes = { _ in (0..<count).map { (item: Int) in CGSize(width: 390, height: 24 + item % 9) } }
    }
    return flow
  }
}

/// A view in the middle of cells that size themselves, one of which grows and shrinks.
@MainActor final class ResizeGateScene: NSObject, CollectionViewDataSource {
  private let view: CollectionView
  private let count: Int
  /// How often a cell was asked for its size while memory was counted.
  private(set) var asked = 0

  init(_ layout: ResizedView, count: Int) {
    self.count = count
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 830), collectionViewLayout: layout.make(count))
    super.init()
    view.register(GrowingGateCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = self
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 28_000)
    view.layoutIfNeeded()
  }

  /// What it takes to have the cell in the middle of the screen grow and shrink in turn.
  func memory() -> Memory {
    let cells = view.visibleCells.compactMap { $0 as? GrowingGateCell }
    guard cells.count > 2 else { fatalError("There are no cells.") }
    let cell = cells[cells.count / 2]
    resize(cell, times: 20)
    let before = GrowingGateCell.asked
    allocation_counter_start()
    resize(cell, times: 40)
    let counted = Memory(allocation_counter_stop())
    asked = GrowingGateCell.asked - before
    return counted
  }

  private func resize(_ cell: GrowingGateCell, times: Int) {
    for _ in 0..<times {
      cell.extra = cell.extra == 0 ? 7 : 0
      cell.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
    }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

/// A cell that prefers a height of its own.
final class GrowingGateCell: CollectionViewCell {
  static var asked = 0
  var extra: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    GrowingGateCell.asked += 1
    layoutAttributes.size.height = (layoutAttributes.size.width > 200 ? 28 : 84) + extra
    return layoutAttributes
  }
}

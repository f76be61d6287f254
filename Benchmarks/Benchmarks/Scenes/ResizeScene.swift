import Foundation
import VirtualCollectionView

/// A view whose cells size themselves, in the middle of its content, and a cell on screen that can change its mind.
@MainActor final class ResizeScene {
  let view: CollectionView
  private let scene: Scene
  private let cell: GrowingCell

  init(_ count: Int, _ layout: CollectionViewLayout) {
    (layout as? CollectionViewFlowLayout).map { $0.estimatedItemSize = $0.itemSize }
    scene = Scene(counts: [count], layout: layout)
    view = scene.view
    view.register(GrowingCell.self, forCellWithReuseIdentifier: BenchSource.cell)
    view.layoutIfNeeded()
    scene.frame(at: (view.contentSize.height / 2).rounded())
    let cells = view.visibleCells
    guard let cell = cells[cells.count / 2] as? GrowingCell else { fatalError("There is no cell that grows.") }
    self.cell = cell
  }

  /// The cell wants to be 7 points higher, or lower again; all cells behind it move.
  func resize() {
    cell.extra = cell.extra == 0 ? 7 : 0
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
  }
}

/// A cell that prefers a height of its own.
final class GrowingCell: CollectionViewCell {
  var extra: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = (layoutAttributes.size.width > 200 ? 28 : 84) + extra
    return layoutAttributes
  }
}

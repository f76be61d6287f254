import Foundation
import VirtualCollectionView

extension CollectionView {
  /// How far the view scrolls, in points: down, or across.
  func room(isVertical: Bool) -> CGFloat {
    isVertical ? max(0, contentSize.height - bounds.height) : max(0, contentSize.width - bounds.width)
  }

  /// Whether the content goes on downwards, and not across: where there is more to scroll; with nothing to scroll, what a
  /// flow layout says, and otherwise the side that does not fill the view from edge to edge.
  var scrollsVertically: Bool {
    let (down, across) = (room(isVertical: true), room(isVertical: false))
    if down != across { return down > across }
    if let flow = collectionViewLayout as? CollectionViewFlowLayout { return flow.scrollDirection != .horizontal }
    let fillsWidth = abs(contentSize.width - bounds.width) < 1
    let fillsHeight = abs(contentSize.height - bounds.height) < 1
    return fillsWidth || !fillsHeight
  }
}

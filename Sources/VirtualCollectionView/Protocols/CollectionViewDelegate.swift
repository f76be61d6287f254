import Foundation

/// Is told what happens to the items of a collection view, and asked what may. Every method is optional.
@preconcurrency @MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether a touched item is highlighted; true when not implemented. False ends the selection too (Semantics 8.2).
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// An item was highlighted by a touch.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item is no longer highlighted.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a touched item is selected; true when not implemented.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a touched selected item is deselected, with multiple selection; true when not implemented.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// An item was selected by a touch.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item was deselected by a touch.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a touched item's primary action runs; true when not implemented.
  func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// A touched item's primary action is to run (Semantics 8.16).
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Whether a drag with two fingers begins to select items; false when not implemented. Not asked: there are no gestures.
  func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// A drag with two fingers begins to select items. Not called.
  func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// A drag with two fingers has ended. Not called.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// A cell is no longer shown; the path is the one it was shown for (Semantics 1.21).
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// A supplementary or decoration view is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A supplementary or decoration view is no longer shown.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether an item can be edited; true when not implemented.
  func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// The offset to come to rest at after an update; the last word over the layout's.
  func collectionView(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Where a moved item may be dropped.
  func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Where a moved item may be dropped.
  func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension CollectionViewDelegate {
  /// Not implemented: true.
  public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldHighlightItem.miss(self)
    return true
  }
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItem.miss(self)
  }
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didUnhighlightItem.miss(self)
  }
  /// Not implemented: true.
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldSelectItem.miss(self)
    return true
  }
  /// Not implemented: true.
  public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldDeselectItem.miss(self)
    return true
  }
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItem.miss(self)
  }
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItem.miss(self)
  }
  /// Not implemented: true unless the view is editing.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.miss(self)
    return true
  }
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.performPrimaryAction.miss(self)
  }
  /// Not implemented.
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplayCell.miss(self)
  }
  /// Not implemented.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingCell.miss(self)
  }
  /// Not implemented.
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementary.miss(self)
  }
  /// Not implemented.
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementary.miss(self)
  }
  /// Not implemented: true.
  public func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canEditItem.miss(self)
    return true
  }
  /// Not implemented: the proposed offset.
  public func collectionView(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.miss(self)
    return proposedContentOffset
  }
  /// Not implemented: the proposed path.
  public func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.miss(self)
    return proposedIndexPath
  }
  /// Not implemented: the proposed path.
  public func collectionView(
    _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveOfItem.miss(self)
    return proposedIndexPath
  }
  /// Not implemented: false.
  public func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.miss(self)
    return false
  }
  /// Not implemented.
  public func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelection.miss(self)
  }
  /// Not implemented.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {
    OptionalMethod.didEndMultipleSelection.miss(self)
  }
}

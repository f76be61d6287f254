import Foundation

// The numbers under which the optional methods of this module are asked for. Their order is that of ``names``.

extension OptionalMethod {
  // ScrollViewDelegate
  /// `scrollViewDidScroll(_:)`.
  public static var didScroll: OptionalMethod { OptionalMethod(rawValue: 1) }
  /// `scrollViewWillBeginDragging(_:)`.
  public static var willBeginDragging: OptionalMethod { OptionalMethod(rawValue: 2) }
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public static var willEndDragging: OptionalMethod { OptionalMethod(rawValue: 3) }
  /// `scrollViewDidEndDragging(_:willDecelerate:)`.
  public static var didEndDragging: OptionalMethod { OptionalMethod(rawValue: 4) }
  /// `scrollViewWillBeginDecelerating(_:)`.
  public static var willBeginDecelerating: OptionalMethod { OptionalMethod(rawValue: 5) }
  /// `scrollViewDidEndDecelerating(_:)`.
  public static var didEndDecelerating: OptionalMethod { OptionalMethod(rawValue: 6) }
  /// `scrollViewDidEndScrollingAnimation(_:)`.
  public static var didEndScrollingAnimation: OptionalMethod { OptionalMethod(rawValue: 7) }
  /// `scrollViewDidChangeAdjustedContentInset(_:)`.
  public static var didChangeAdjustedContentInset: OptionalMethod { OptionalMethod(rawValue: 8) }
  /// `scrollViewShouldScrollToTop(_:)`.
  public static var shouldScrollToTop: OptionalMethod { OptionalMethod(rawValue: 9) }
  /// `scrollViewDidScrollToTop(_:)`.
  public static var didScrollToTop: OptionalMethod { OptionalMethod(rawValue: 10) }
  /// `viewForZooming(in:)`.
  public static var viewForZooming: OptionalMethod { OptionalMethod(rawValue: 11) }
  /// `scrollViewWillBeginZooming(_:with:)`.
  public static var willBeginZooming: OptionalMethod { OptionalMethod(rawValue: 12) }
  /// `scrollViewDidZoom(_:)`.
  public static var didZoom: OptionalMethod { OptionalMethod(rawValue: 13) }
  /// `scrollViewDidEndZooming(_:with:atScale:)`.
  public static var didEndZooming: OptionalMethod { OptionalMethod(rawValue: 14) }

  // CollectionViewDataSource
  /// `numberOfSections(in:)`.
  public static var numberOfSections: OptionalMethod { OptionalMethod(rawValue: 15) }
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  public static var viewForSupplementary: OptionalMethod { OptionalMethod(rawValue: 16) }
  /// `collectionView(_:canMoveItemAt:)`.
  public static var canMoveItem: OptionalMethod { OptionalMethod(rawValue: 17) }
  /// `collectionView(_:moveItemAt:to:)`.
  public static var moveItem: OptionalMethod { OptionalMethod(rawValue: 18) }
  /// `indexTitles(for:)`.
  public static var indexTitles: OptionalMethod { OptionalMethod(rawValue: 19) }
  /// `collectionView(_:indexPathForIndexTitle:at:)`.
  public static var indexPathForIndexTitle: OptionalMethod { OptionalMethod(rawValue: 20) }

  // CollectionViewDataSourcePrefetching
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public static var cancelPrefetching: OptionalMethod { OptionalMethod(rawValue: 21) }

  // CollectionViewDelegate
  /// `collectionView(_:shouldHighlightItemAt:)`.
  public static var shouldHighlightItem: OptionalMethod { OptionalMethod(rawValue: 22) }
  /// `collectionView(_:didHighlightItemAt:)`.
  public static var didHighlightItem: OptionalMethod { OptionalMethod(rawValue: 23) }
  /// `collectionView(_:didUnhighlightItemAt:)`.
  public static var didUnhighlightItem: OptionalMethod { OptionalMethod(rawValue: 24) }
  /// `collectionView(_:shouldSelectItemAt:)`.
  public static var shouldSelectItem: OptionalMethod { OptionalMethod(rawValue: 25) }
  /// `collectionView(_:shouldDeselectItemAt:)`.
  public static var shouldDeselectItem: OptionalMethod { OptionalMethod(rawValue: 26) }
  /// `collectionView(_:didSelectItemAt:)`.
  public static var didSelectItem: OptionalMethod { OptionalMethod(rawValue: 27) }
  /// `collectionView(_:didDeselectItemAt:)`.
  public static var didDeselectItem: OptionalMethod { OptionalMethod(rawValue: 28) }
  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  public static var canPerformPrimaryAction: OptionalMethod { OptionalMethod(rawValue: 29) }
  /// `collectionView(_:performPrimaryActionForItemAt:)`.
  public static var performPrimaryAction: OptionalMethod { OptionalMethod(rawValue: 30) }
  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public static var shouldBeginMultipleSelection: OptionalMethod { OptionalMethod(rawValue: 31) }
  /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  public static var didBeginMultipleSelection: OptionalMethod { OptionalMethod(rawValue: 32) }
  /// `collectionView(_:willDisplay:forItemAt:)`.
  public static var willDisplayCell: OptionalMethod { OptionalMethod(rawValue: 33) }
  /// `collectionView(_:didEndDisplaying:forItemAt:)`.
  public static var didEndDisplayingCell: OptionalMethod { OptionalMethod(rawValue: 34) }
  /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  public static var willDisplaySupplementary: OptionalMethod { OptionalMethod(rawValue: 35) }
  /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  public static var didEndDisplayingSupplementary: OptionalMethod { OptionalMethod(rawValue: 36) }
  /// `collectionView(_:canEditItemAt:)`.
  public static var canEditItem: OptionalMethod { OptionalMethod(rawValue: 37) }
  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  public static var targetContentOffset: OptionalMethod { OptionalMethod(rawValue: 38) }
  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  public static var targetIndexPathForMove: OptionalMethod { OptionalMethod(rawValue: 39) }
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  public static var targetIndexPathForMoveOfItem: OptionalMethod { OptionalMethod(rawValue: 40) }
  /// `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public static var didEndMultipleSelection: OptionalMethod { OptionalMethod(rawValue: 41) }

  // CollectionViewDelegateFlowLayout
  /// `collectionView(_:layout:sizeForItemAt:)`.
  public static var sizeForItem: OptionalMethod { OptionalMethod(rawValue: 42) }
  /// `collectionView(_:layout:insetForSectionAt:)`.
  public static var insetForSection: OptionalMethod { OptionalMethod(rawValue: 43) }
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  public static var minimumLineSpacing: OptionalMethod { OptionalMethod(rawValue: 44) }
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  public static var minimumInteritemSpacing: OptionalMethod { OptionalMethod(rawValue: 45) }
  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  public static var referenceSizeForHeader: OptionalMethod { OptionalMethod(rawValue: 46) }
  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  public static var referenceSizeForFooter: OptionalMethod { OptionalMethod(rawValue: 47) }

  // WaterfallLayoutDelegate
  /// `collectionView(_:layout:heightForItemAt:columnWidth:)`.
  public static var waterfallHeight: OptionalMethod { OptionalMethod(rawValue: 48) }
  /// `collectionView(_:layout:aspectRatioForItemAt:)`.
  public static var waterfallAspectRatio: OptionalMethod { OptionalMethod(rawValue: 49) }
  /// `collectionView(_:layout:columnSpanForItemAt:)`.
  public static var waterfallColumnSpan: OptionalMethod { OptionalMethod(rawValue: 50) }
  /// `collectionView(_:layout:numberOfColumnsInSection:)`.
  public static var waterfallColumns: OptionalMethod { OptionalMethod(rawValue: 51) }
  /// `collectionView(_:layout:insetForSectionAt:)`.
  public static var waterfallInset: OptionalMethod { OptionalMethod(rawValue: 52) }
  /// `collectionView(_:layout:lineSpacingForSectionAt:)`.
  public static var waterfallLineSpacing: OptionalMethod { OptionalMethod(rawValue: 53) }
  /// `collectionView(_:layout:interitemSpacingForSectionAt:)`.
  public static var waterfallInteritemSpacing: OptionalMethod { OptionalMethod(rawValue: 54) }
  /// `collectionView(_:layout:heightForHeaderInSection:)`.
  public static var waterfallHeader: OptionalMethod { OptionalMethod(rawValue: 55) }
  /// `collectionView(_:layout:heightForFooterInSection:)`.
  public static var waterfallFooter: OptionalMethod { OptionalMethod(rawValue: 56) }
}

extension OptionalMethod {
  /// The methods' names, from number 1 on.
  static let names = [
    "scrollViewDidScroll(_:)",
    "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)",
    "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)",
    "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
    "scrollViewShouldScrollToTop(_:)",
    "scrollViewDidScrollToTop(_:)",
    "viewForZooming(in:)",
    "scrollViewWillBeginZooming(_:with:)",
    "scrollViewDidZoom(_:)",
    "scrollViewDidEndZooming(_:with:atScale:)",
    "numberOfSections(in:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "collectionView(_:canMoveItemAt:)",
    "collectionView(_:moveItemAt:to:)",
    "indexTitles(for:)",
    "collectionView(_:indexPathForIndexTitle:at:)",
    "collectionView(_:cancelPrefetchingForItemsAt:)",
    "collectionView(_:shouldHighlightItemAt:)",
    "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)",
    "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)",
    "collectionView(_:didSelectItemAt:)",
    "collectionView(_:didDeselectItemAt:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:willDisplay:forItemAt:)",
    "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:canEditItemAt:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
    "collectionView(_:layout:heightForItemAt:columnWidth:)",
    "collectionView(_:layout:aspectRatioForItemAt:)",
    "collectionView(_:layout:columnSpanForItemAt:)",
    "collectionView(_:layout:numberOfColumnsInSection:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:lineSpacingForSectionAt:)",
    "collectionView(_:layout:interitemSpacingForSectionAt:)",
    "collectionView(_:layout:heightForHeaderInSection:)",
    "collectionView(_:layout:heightForFooterInSection:)",
  ]

  /// The name in Swift's way, `collectionView(_:didSelectItemAt:)`; a number for a method of somebody else's.
  public var name: String {
    rawValue > 0 && rawValue <= OptionalMethod.names.count ? OptionalMethod.names[rawValue - 1] : "method \(rawValue)"
  }
}

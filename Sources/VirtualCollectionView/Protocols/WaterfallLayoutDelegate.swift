import Foundation

/// Gives a waterfall its heights and metrics by item and section; all methods are optional, and each, where implemented,
/// wins over the layout's property. The layout asks the collection view's delegate.
@preconcurrency @MainActor public protocol WaterfallLayoutDelegate: CollectionViewDelegate {
  /// The height of an item, in points. Asked for every item of every section at each preparation, unless the delegate does
  /// not have it; it wins over everything else that says how high items are.
  ///
  /// - Parameter columnWidth: How wide the item will be, in points: that of its column, or of all the columns it spans.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, columnWidth: CGFloat
  ) -> CGFloat
  /// Width divided by height of an item, greater than 0. Asked where `heightForItemAt` is not there; the height is
  /// rounded down to a pixel.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
  /// How many columns an item covers, brought between 1 and the number of columns. Not asked with sticky columns.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int
  /// How many columns a section has, from 1 to 255.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    numberOfColumnsInSection section: Int
  ) -> Int
  /// The margins around the items of a section, header and footer left out.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    insetForSectionAt section: Int
  ) -> ViewInsets
  /// The room between an item and the next one in its column.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    lineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The room between columns.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    interitemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The height of a header; 0 for none.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat
  /// The height of a footer; 0 for none.
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  /// Not implemented: the height follows from the aspect ratio, or from the layout.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, columnWidth: CGFloat
  ) -> CGFloat {
    OptionalMethod.waterfallHeight.miss(self)
    return 0
  }
  /// Not implemented: the height comes from the layout.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMethod.waterfallAspectRatio.miss(self)
    return 0
  }
  /// Not implemented: every item has one column.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int {
    OptionalMethod.waterfallColumnSpan.miss(self)
    return 1
  }
  /// Not implemented: the layout's columns.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    numberOfColumnsInSection section: Int
  ) -> Int {
    OptionalMethod.waterfallColumns.miss(self)
    return 1
  }
  /// Not implemented: the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    insetForSectionAt section: Int
  ) -> ViewInsets {
    OptionalMethod.waterfallInset.miss(self)
    return .zero
  }
  /// Not implemented: the layout's `lineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    lineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.waterfallLineSpacing.miss(self)
    return 0
  }
  /// Not implemented: the layout's `interitemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    interitemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethod.waterfallInteritemSpacing.miss(self)
    return 0
  }
  /// Not implemented: the layout's `headerHeight`.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMethod.waterfallHeader.miss(self)
    return 0
  }
  /// Not implemented: the layout's `footerHeight`.
  public func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMethod.waterfallFooter.miss(self)
    return 0
  }
}

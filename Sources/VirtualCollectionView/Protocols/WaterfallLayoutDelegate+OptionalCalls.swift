import Foundation

// What makes `delegate.collectionView?(view, layout: self, heightForItemAt: path, columnWidth: 100)` compile: a property that shares the method's base name and can be called. On a
// class with a member of that name, the class's own wins.

extension WaterfallLayoutDelegate {
  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionView: WaterfallLayoutDelegateMethods? { WaterfallLayoutDelegateMethods(delegate: self) }
}

/// A waterfall delegate's own optional methods, as a value that can be called.
@preconcurrency @MainActor public struct WaterfallLayoutDelegateMethods {
  let delegate: any WaterfallLayoutDelegate

  /// `collectionView(_:layout:heightForItemAt:columnWidth:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? {
    OptionalMethod.waterfallHeight.ask(delegate) {
      delegate.collectionView(
        collectionView, layout: waterfallLayout, heightForItemAt: indexPath, columnWidth: columnWidth)
    }
  }

  /// `collectionView(_:layout:aspectRatioForItemAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethod.waterfallAspectRatio.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, aspectRatioForItemAt: indexPath)
    }
  }

  /// `collectionView(_:layout:columnSpanForItemAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethod.waterfallColumnSpan.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, columnSpanForItemAt: indexPath)
    }
  }

  /// `collectionView(_:layout:numberOfColumnsInSection:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int? {
    OptionalMethod.waterfallColumns.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, numberOfColumnsInSection: section)
    }
  }

  /// `collectionView(_:layout:insetForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, insetForSectionAt section: Int
  ) -> ViewInsets? {
    OptionalMethod.waterfallInset.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, insetForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:lineSpacingForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, lineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.waterfallLineSpacing.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, lineSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:interitemSpacingForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, interitemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.waterfallInteritemSpacing.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, interitemSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:heightForHeaderInSection:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.waterfallHeader.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, heightForHeaderInSection: section)
    }
  }

  /// `collectionView(_:layout:heightForFooterInSection:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.waterfallFooter.ask(delegate) {
      delegate.collectionView(collectionView, layout: waterfallLayout, heightForFooterInSection: section)
    }
  }
}

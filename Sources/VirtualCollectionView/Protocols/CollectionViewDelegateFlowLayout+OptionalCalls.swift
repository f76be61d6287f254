import Foundation

// What makes `delegate.collectionView?(view, layout: self, sizeForItemAt: path)` compile: a property that shares the method's base name and can be called. On a
// class with a member of that name, the class's own wins.

extension CollectionViewDelegateFlowLayout {
  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionView: CollectionViewDelegateFlowLayoutMethods? {
    CollectionViewDelegateFlowLayoutMethods(delegate: self)
  }
}

/// A flow delegate's own optional methods, as a value that can be called.
@preconcurrency @MainActor public struct CollectionViewDelegateFlowLayoutMethods {
  let delegate: any CollectionViewDelegateFlowLayout

  /// `collectionView(_:layout:sizeForItemAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.sizeForItem.ask(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(
      OptionalMethod.sizeForItem.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> CGSize {
    OptionalMethod.sizeForItem.demand(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// `collectionView(_:layout:insetForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> ViewInsets? {
    OptionalMethod.insetForSection.ask(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> OptionalAnswer<ViewInsets> {
    OptionalAnswer(
      OptionalMethod.insetForSection.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int,
    _forced: Void = ()
  ) -> ViewInsets {
    OptionalMethod.insetForSection.demand(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.minimumLineSpacing.ask(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> OptionalAnswer<CGFloat> {
    OptionalAnswer(
      OptionalMethod.minimumLineSpacing.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int, _forced: Void = ()
  ) -> CGFloat {
    OptionalMethod.minimumLineSpacing.demand(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.minimumInteritemSpacing.ask(delegate) {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> OptionalAnswer<CGFloat> {
    OptionalAnswer(
      OptionalMethod.minimumInteritemSpacing.ask(delegate) {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int, _forced: Void = ()
  ) -> CGFloat {
    OptionalMethod.minimumInteritemSpacing.demand(delegate) {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.referenceSizeForHeader.ask(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(
      OptionalMethod.referenceSizeForHeader.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int, _forced: Void = ()
  ) -> CGSize {
    OptionalMethod.referenceSizeForHeader.demand(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethod.referenceSizeForFooter.ask(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> OptionalAnswer<CGSize> {
    OptionalAnswer(
      OptionalMethod.referenceSizeForFooter.ask(delegate) {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int, _forced: Void = ()
  ) -> CGSize {
    OptionalMethod.referenceSizeForFooter.demand(delegate) {
      delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}

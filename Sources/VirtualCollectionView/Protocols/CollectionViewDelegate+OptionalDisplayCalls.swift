import Foundation

// Optional calls about what is displayed, edited and moved.

extension CollectionViewDelegateMethods {
  /// `collectionView(_:willDisplay:forItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.willDisplayCell.ask(delegate) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// `collectionView(_:didEndDisplaying:forItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didEndDisplayingCell.ask(delegate) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.willDisplaySupplementary.ask(delegate) {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didEndDisplayingSupplementary.ask(delegate) {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  /// `collectionView(_:canEditItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.canEditItem.ask(delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath)
    -> OptionalAnswer<Bool>
  {
    OptionalAnswer(
      OptionalMethod.canEditItem.ask(delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, canEditItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.canEditItem.demand(delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.targetContentOffset.ask(delegate) {
      delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> OptionalAnswer<CGPoint> {
    OptionalAnswer(
      OptionalMethod.targetContentOffset.ask(delegate) {
        delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint,
    _forced: Void = ()
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.demand(delegate) {
      delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.targetIndexPathForMove.ask(delegate) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> OptionalAnswer<IndexPath> {
    OptionalAnswer(
      OptionalMethod.targetIndexPathForMove.ask(delegate) {
        delegate.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath, _forced: Void = ()
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.demand(delegate) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.targetIndexPathForMoveOfItem.ask(delegate) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> OptionalAnswer<IndexPath> {
    OptionalAnswer(
      OptionalMethod.targetIndexPathForMoveOfItem.ask(delegate) {
        delegate.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath, _forced: Void = ()
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveOfItem.demand(delegate) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }
}

import Foundation

// What makes `delegate.collectionView?(view, didSelectItemAt: path)` compile: a property that shares the method's base name and can be called. On a
// class with a member of that name, the class's own wins.

extension CollectionViewDelegate {
  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionView: CollectionViewDelegateMethods? { CollectionViewDelegateMethods(delegate: self) }

  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionViewDidEndMultipleSelectionInteraction: DidEndMultipleSelectionMethod? {
    DidEndMultipleSelectionMethod(delegate: self)
  }
}

// MARK: - What is called

/// A delegate's optional methods that begin with `collectionView`, as a value that can be called.
@preconcurrency @MainActor public struct CollectionViewDelegateMethods {
  let delegate: any CollectionViewDelegate

  /// `collectionView(_:shouldHighlightItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.shouldHighlightItem.ask(delegate) {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> OptionalAnswer<Bool> {
    OptionalAnswer(
      OptionalMethod.shouldHighlightItem.ask(delegate) {
        delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.shouldHighlightItem.demand(delegate) {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// `collectionView(_:didHighlightItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didHighlightItem.ask(delegate) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// `collectionView(_:didUnhighlightItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didUnhighlightItem.ask(delegate) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldSelectItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.shouldSelectItem.ask(delegate) {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> OptionalAnswer<Bool> {
    OptionalAnswer(
      OptionalMethod.shouldSelectItem.ask(delegate) {
        delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.shouldSelectItem.demand(delegate) {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldDeselectItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.shouldDeselectItem.ask(delegate) {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> OptionalAnswer<Bool> {
    OptionalAnswer(
      OptionalMethod.shouldDeselectItem.ask(delegate) {
        delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.shouldDeselectItem.demand(delegate) {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// `collectionView(_:didSelectItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.didSelectItem.ask(delegate) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// `collectionView(_:didDeselectItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didDeselectItem.ask(delegate) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.canPerformPrimaryAction.ask(delegate) {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> OptionalAnswer<Bool> {
    OptionalAnswer(
      OptionalMethod.canPerformPrimaryAction.ask(delegate) {
        delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.demand(delegate) {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// `collectionView(_:performPrimaryActionForItemAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.performPrimaryAction.ask(delegate) {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.shouldBeginMultipleSelection.ask(delegate) {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> OptionalAnswer<Bool> {
    OptionalAnswer(
      OptionalMethod.shouldBeginMultipleSelection.ask(delegate) {
        delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.demand(delegate) {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.didBeginMultipleSelection.ask(delegate) {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}

/// `collectionViewDidEndMultipleSelectionInteraction` as a value that can be called.
@preconcurrency @MainActor public struct DidEndMultipleSelectionMethod {
  let delegate: any CollectionViewDelegate

  /// `collectionViewDidEndMultipleSelectionInteraction(_:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(_ collectionView: CollectionView) -> Void? {
    OptionalMethod.didEndMultipleSelection.ask(delegate) {
      delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}

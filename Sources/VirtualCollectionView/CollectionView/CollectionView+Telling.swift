internal import CollectionCore
import Foundation

// What the delegate is told of views that come and go.

extension CollectionView {
  func tellWillDisplay(
    _ view: CollectionReusableView, _ key: ElementKey, _ path: IndexPath, _ partners: PassPartners
  ) {
    if (key.isCell ? _delegateMethods.willDisplay : _delegateMethods.willDisplaySupplementary) == .absent { return }
    if _passHasDelegate {
      tellWillDisplay(partners.delegate.unsafelyUnwrapped, view, key, path)
    } else if let delegate = _cachedDelegate {
      tellWillDisplay(delegate, view, key, path)
    }
  }

  func tellWillDisplay(
    _ delegate: any CollectionViewDelegate, _ view: CollectionReusableView, _ key: ElementKey, _ path: IndexPath
  ) {
    guard key.isCell else {
      let saved = OptionalMethod.willDisplaySupplementary.begin(delegate)
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kindName(key), at: path)
      let presence = OptionalMethod.presence(after: saved)
      if _delegateMethods.willDisplaySupplementary != presence, isStillAsked(delegate) {
        _delegateMethods.willDisplaySupplementary = presence
      }
      return
    }
    // Every view of this category is a cell: only cells get the number of one.
    let cell = unsafeDowncast(view, to: CollectionViewCell.self)
    if _delegateMethods.willDisplay == .unknown {
      let saved = OptionalMethod.willDisplayCell.begin(delegate)
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
      let presence = OptionalMethod.presence(after: saved)
      if _delegateMethods.willDisplay != presence, isStillAsked(delegate) { _delegateMethods.willDisplay = presence }
      if presence == .present { _counters.willDisplayCalls += 1 }
    } else {
      _counters.willDisplayCalls += 1
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func tellDidEndDisplaying(_ view: CollectionReusableView, _ key: ElementKey, _ partners: PassPartners) {
    let known = key.isCell ? _delegateMethods.didEndDisplaying : _delegateMethods.didEndDisplayingSupplementary
    if known == .absent { return }
    if _passHasDelegate {
      tellDidEndDisplaying(partners.delegate.unsafelyUnwrapped, view, key)
    } else if let delegate = _cachedDelegate {
      tellDidEndDisplaying(delegate, view, key)
    }
  }

  func tellDidEndDisplaying(
    _ delegate: any CollectionViewDelegate, _ view: CollectionReusableView, _ key: ElementKey
  ) {
    guard key.isCell else {
      let saved = OptionalMethod.didEndDisplayingSupplementary.begin(delegate)
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kindName(key), at: givenPath(view, key))
      let presence = OptionalMethod.presence(after: saved)
      if _delegateMethods.didEndDisplayingSupplementary != presence, isStillAsked(delegate) {
        _delegateMethods.didEndDisplayingSupplementary = presence
      }
      return
    }
    let cell = unsafeDowncast(view, to: CollectionViewCell.self)
    let path = IndexPath(key.path)
    if _delegateMethods.didEndDisplaying == .unknown {
      let saved = OptionalMethod.didEndDisplayingCell.begin(delegate)
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      let presence = OptionalMethod.presence(after: saved)
      if _delegateMethods.didEndDisplaying != presence, isStillAsked(delegate) {
        _delegateMethods.didEndDisplaying = presence
      }
      if presence == .present { _counters.didEndDisplayingCalls += 1 }
    } else {
      _counters.didEndDisplayingCalls += 1
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// Whether a delegate that was called has not been replaced meanwhile: what was learnt would be taken for the next one's.
  private func isStillAsked(_ delegate: any CollectionViewDelegate) -> Bool {
    // Known without loading the weak reference, 34 ns, as long as the pass holds its partners.
    _passHasDelegate || _cachedDelegate === delegate
  }

  /// The delegate as the collection view's own protocol.
  @inline(__always) var _collectionDelegate: (any CollectionViewDelegate)? { _cachedDelegate }

  /// The path under which a view is asked for and displayed.
  @inline(__always) func requestPath(_ key: ElementKey, _ attributes: CollectionViewLayoutAttributes) -> IndexPath {
    key.isCell ? IndexPath(key.path) : attributes._givenPath ?? IndexPath(key.path)
  }

  /// A path as the layout gave it, odd ones included.
  func givenPath(_ view: CollectionReusableView, _ key: ElementKey) -> IndexPath {
    view._oddPath ?? IndexPath(key.path)
  }
}

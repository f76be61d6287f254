import Foundation

// The other two forms that UIKit's performBatchUpdates has in Swift. Both end in the open one.

extension CollectionView {
  /// The same with a block that does not escape, which is how Swift imports UIKit's: it needs no `self.` and may use
  /// parameters that do not escape either. Swift cannot say so of a block that may be nil.
  ///
  /// Subclasses override the form whose block is optional as with UIKit, and may call this on `super`. An
  /// override that does so runs twice for a call whose block is nil or an optional.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      if _forwardsUpdates {
        // Called on `super`: the open form would lead back into the override.
        batch(updates, completion: completion)
      } else {
        forwardUpdates(updates, completion: completion)
      }
    }
  }

  /// Carries a batch out and answers what its completion is told: true, or false when the batch was refused or overtaken
  /// by a reload (Semantics 6.10).
  ///
  /// As with UIKit, a call without a completion in an asynchronous function means this one and is written with `await`;
  /// `completion: nil` asks for the other. All is done before the first suspension.
  @discardableResult
  public final func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      forwardUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  private func forwardUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    _forwardsUpdates = true
    performBatchUpdates(updates, completion: completion)
    _forwardsUpdates = false
  }
}

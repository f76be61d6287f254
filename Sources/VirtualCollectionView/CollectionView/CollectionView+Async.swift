import Foundation

extension CollectionView {
  /// Carries a batch out and answers what its completion is told: true, or false when the batch was refused or overtaken
  /// by a reload (Semantics 6.10).
  ///
  /// As with UIKit, a call without a completion in an asynchronous function means this one and is written with `await`;
  /// `completion: nil` asks for the other. All is done before the first suspension. Subclasses override
  /// ``performBatchUpdates(_:completion:)``, which this calls.
  @discardableResult
  public final func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}

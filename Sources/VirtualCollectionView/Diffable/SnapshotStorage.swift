import Foundation

/// The contents of snapshots that are copies of each other.
///
/// Whoever edits holds the only reference. Questions may come from several threads at a time and put tables right as they
/// go, so they take the lock.
@usableFromInline final class SnapshotStorage<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  // Edits are made by the only owner and questions under the lock: a check would find nothing.
  @exclusivity(unchecked) @usableFromInline var contents: SnapshotContents<Section, Item>
  @usableFromInline let lock = NSLock()

  @inlinable init(_ contents: SnapshotContents<Section, Item>) { self.contents = contents }

  /// Runs a question.
  @inlinable func ask<Answer>(_ question: (inout SnapshotContents<Section, Item>) -> Answer) -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return question(&contents)
  }
}

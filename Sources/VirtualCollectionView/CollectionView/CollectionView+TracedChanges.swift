package import CollectionCore

/// A change of the data that a view learned of while it recorded: the counts and calls that events have no room for.
package struct TracedChange: Sendable {
  /// The number of its event: `updateRequested`, or `dataCounted` where everything was read again.
  package let event: Int
  /// The counts before an update; nil where everything was read again.
  package let before: SectionTable?
  /// The counts after it.
  package let after: SectionTable
  /// The calls of an update; nil where everything was read again.
  package let operations: [UpdateOperation]?
}

extension CollectionView {
  /// The changes of the data that were recorded so far, in order.
  package final var tracedChanges: [TracedChange] { _recording.changes }
}

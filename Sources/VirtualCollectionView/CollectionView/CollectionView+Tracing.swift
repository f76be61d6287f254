public import CollectionCore
import Foundation

// MARK: - Reading

extension CollectionView {
  /// What was done so far, in numbers; always on.
  public final var counters: Counters { _counters }

  /// Whether events are recorded; false unless the environment says so.
  public final var isTracing: Bool {
    get { _isTracing }
    set { _isTracing = newValue }
  }

  /// All that was recorded so far.
  public final var trace: Trace { _recording.trace(from: 0, kinds: _kinds) }

  /// How many events were recorded so far: the number of the next one.
  public final var traceCount: Int { _recording.count }

  /// What was recorded from the event `number` on; numbers stay those of the whole.
  ///
  /// - Complexity: O(events in the answer), unlike a ``trace`` of everything that is cut afterwards.
  public final func trace(from number: Int) -> Trace { _recording.trace(from: max(number, 0), kinds: _kinds) }

  /// Records while `body` runs, and gives what happened meanwhile.
  ///
  /// Numbers go on from earlier recordings of the same view. `layoutIfNeeded()` belongs inside the block if its work is to
  /// be seen.
  @discardableResult public final func record(_ body: () throws -> Void) rethrows -> Trace {
    let was = _isTracing
    let start = _recording.count
    _isTracing = true
    defer { _isTracing = was }
    try body()
    return _recording.trace(from: start, kinds: _kinds)
  }

  /// Makes room for so many events, so that recording them allocates nothing.
  public final func reserveTrace(_ count: Int) { _recording.reserve(count) }
}

// MARK: - The process

extension CollectionView {
  /// What happened to attributes of all views in the process, whoever did it: objects made, and reads of a path or frame
  /// through the public face. Two readings subtract to the work between them, a search included that asks nobody.
  public static var attributeWork: (made: Int, reads: Int) {
    (
      Int(truncatingIfNeeded: CollectionViewLayoutAttributes.made),
      Int(truncatingIfNeeded: CollectionViewLayoutAttributes.reads)
    )
  }
}

// MARK: - Writing

extension CollectionView {
  /// Records an event that the current cause brought about, and gives its number.
  @inline(__always) @discardableResult func trace(_ event: Event) -> Int32 { _recording.post(event, cause: _cause) }

  /// Records an event that becomes the cause of what follows.
  @inline(__always) func traceCause(_ event: Event) { _cause = _recording.post(event, cause: _cause) }
}

import CollectionCore

/// In what two traces differ by meaning, whatever the order and the numbers of their events.
public struct TraceDifference: Hashable, Sendable {
  /// One difference.
  public enum Change: Hashable, Sendable {
    /// An element came on screen in one of them alone.
    case appeared(String, inFirst: Bool)
    /// An element left the screen in one of them alone.
    case disappeared(String, inFirst: Bool)
    /// An element's view was moved or resized in one of them alone, or another number of times.
    case moved(String, first: Int, second: Int)
    /// An element got a new view in one of them, and one from the pool in the other.
    case recycledDifferently(String, first: String, second: String)
    /// The content is of another size at the end.
    case resizedContent(first: String, second: String)
    /// Another number of events of a kind of work.
    case worked(String, first: Int, second: Int)
  }

  /// All differences: elements by name, then work.
  public let changes: [Change]

  /// Whether both mean the same.
  public var isEmpty: Bool { changes.isEmpty }
}

extension TraceDifference: CustomStringConvertible {
  /// A line for each difference.
  public var description: String {
    changes.map { change in
      switch change {
      case .appeared(let name, let inFirst): "\(name) appeared in the \(inFirst ? "first" : "second") alone"
      case .disappeared(let name, let inFirst): "\(name) disappeared in the \(inFirst ? "first" : "second") alone"
      case .moved(let name, let first, let second): "\(name) moved \(first) times in the first, \(second) in the second"
      case .recycledDifferently(let name, let first, let second):
        "\(name) got \(first) in the first, \(second) in the second"
      case .resizedContent(let first, let second): "the content is \(first) in the first, \(second) in the second"
      case .worked(let what, let first, let second): "\(what) \(first) times in the first, \(second) in the second"
      }
    }.joined(separator: "\n")
  }
}

extension Trace {
  /// In what this trace and another differ by meaning.
  ///
  /// - Complexity: O(events).
  public func difference(from other: Trace) -> TraceDifference {
    let (mine, theirs) = (TraceMeaning(self), TraceMeaning(other))
    var changes: [TraceDifference.Change] = []
    for name in Set(mine.elements.keys).union(theirs.elements.keys).sorted() {
      let (a, b) = (mine.elements[name] ?? TraceMeaning.Element(), theirs.elements[name] ?? TraceMeaning.Element())
      if (a.displayed > 0) != (b.displayed > 0) { changes.append(.appeared(name, inFirst: a.displayed > 0)) }
      if (a.ended > 0) != (b.ended > 0) { changes.append(.disappeared(name, inFirst: a.ended > 0)) }
      if a.moved != b.moved { changes.append(.moved(name, first: a.moved, second: b.moved)) }
      if a.displayed > 0, b.displayed > 0, a.source != b.source {
        changes.append(.recycledDifferently(name, first: a.source, second: b.source))
      }
    }
    if mine.content != theirs.content {
      changes.append(.resizedContent(first: mine.content ?? "not prepared", second: theirs.content ?? "not prepared"))
    }
    for (number, work) in mine.work.enumerated() where work.count != theirs.work[number].count {
      changes.append(.worked(work.name, first: work.count, second: theirs.work[number].count))
    }
    return TraceDifference(changes: changes)
  }
}

/// What happened to each element, and how much was done.
private struct TraceMeaning {
  struct Element {
    var displayed = 0
    var ended = 0
    var moved = 0
    /// Where the last view came from.
    var source = "no view"
  }

  var elements: [String: Element] = [:]
  /// The size of the content at the end, as the trace writes it.
  var content: String?
  var work: [(name: String, count: Int)] = [
    ("layoutInvalidated", 0), ("layoutPrepared", 0), ("elementsQueried", 0), ("dataCounted", 0), ("sizesAsked", 0),
  ]

  init(_ trace: Trace) {
    for record in trace.records {
      switch record.event {
      case .viewCreated(_, _, let key): elements[trace.name(of: key), default: Element()].source = "a new view"
      case .viewReused(_, _, let key): elements[trace.name(of: key), default: Element()].source = "one from the pool"
      case .viewDisplayed(_, let key): elements[trace.name(of: key), default: Element()].displayed += 1
      case .viewEndedDisplay(_, let key): elements[trace.name(of: key), default: Element()].ended += 1
      case .viewMoved(_, let key): elements[trace.name(of: key), default: Element()].moved += 1
      case .layoutPrepared:
        content = trace.phrase(record.event).split(separator: " ").last.map(String.init)
        work[1].count += 1
      case .layoutInvalidated: work[0].count += 1
      case .elementsQueried: work[2].count += 1
      case .dataCounted: work[3].count += 1
      case .sizesAsked: work[4].count += 1
      default: break
      }
    }
  }
}

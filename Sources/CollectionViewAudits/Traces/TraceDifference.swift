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
    /// An element's view was configured last for another label, or in one of them alone.
    case showed(String, first: String, second: String)
    /// The view went on with another element in one of them alone, or another number of times: its item moved.
    case renamed(String, first: Int, second: Int)
    /// An item is selected at the end of one of them alone.
    case selected(String, inFirst: Bool)
    /// The content is of another size at the end.
    case resizedContent(first: String, second: String)
    /// The view is of another size at the end, or shows another part of the content.
    case changedBounds(first: String, second: String)
    /// A rule was broken more often in one of them.
    case violated(String, first: Int, second: Int)
    /// Another number of events of a kind of work.
    case worked(String, first: Int, second: Int)
  }

  /// All differences: elements by name, then the view, then work.
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
      case .moved(let name, let first, let second): "\(name) moved \(times(first, second))"
      case .recycledDifferently(let name, let first, let second):
        "\(name) got \(first) in the first, \(second) in the second"
      case .showed(let name, let first, let second): "\(name) showed \(first) in the first, \(second) in the second"
      case .renamed(let name, let first, let second): "\(name) took over a view \(times(first, second))"
      case .selected(let name, let inFirst): "\(name) is selected in the \(inFirst ? "first" : "second") alone"
      case .resizedContent(let first, let second): "the content is \(first) in the first, \(second) in the second"
      case .changedBounds(let first, let second): "the bounds are \(first) in the first, \(second) in the second"
      case .violated(let rule, let first, let second): "\(rule) was broken \(times(first, second))"
      case .worked(let what, let first, let second): "\(what) \(times(first, second))"
      }
    }.joined(separator: "\n")
  }

  private func times(_ first: Int, _ second: Int) -> String { "\(first) times in the first, \(second) in the second" }
}

extension Trace {
  /// In what this trace and another differ by meaning.
  ///
  /// - Complexity: O(events + elements log elements).
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
      // An element that appeared in one alone was said already.
      if (a.displayed > 0) == (b.displayed > 0), a.shown != b.shown {
        changes.append(.showed(name, first: a.shown ?? "nothing new", second: b.shown ?? "nothing new"))
      }
      if a.renamed != b.renamed { changes.append(.renamed(name, first: a.renamed, second: b.renamed)) }
      if a.isSelected != b.isSelected { changes.append(.selected(name, inFirst: a.isSelected)) }
    }
    if mine.content != theirs.content {
      changes.append(.resizedContent(first: mine.content ?? "not prepared", second: theirs.content ?? "not prepared"))
    }
    if mine.bounds != theirs.bounds {
      changes.append(.changedBounds(first: mine.bounds ?? "not changed", second: theirs.bounds ?? "not changed"))
    }
    for rule in Set(mine.broken.keys).union(theirs.broken.keys).sorted() {
      let (a, b) = (mine.broken[rule] ?? 0, theirs.broken[rule] ?? 0)
      if a != b { changes.append(.violated(rule, first: a, second: b)) }
    }
    for (number, work) in mine.work.enumerated() where work.count != theirs.work[number].count {
      changes.append(.worked(work.name, first: work.count, second: theirs.work[number].count))
    }
    return TraceDifference(changes: changes)
  }
}

import CollectionCore

/// Something that a trace is said to hold to.
///
/// ```swift
/// let trace = view.record { … }
/// let failures = trace.failures(of: [
///   .sequence("cellReused", "cellConfigured", "cellDisplayed"), .never("cellCreated"),
///   .each("cellEndedDisplay", followedBy: "cellRecycled", within: 3),
/// ])
/// ```
///
/// A claim about a pattern that no event can ever fit does not hold, whatever the trace: a slip of the pen would make
/// ``never(_:)`` pass for ever.
public struct TraceClaim: Sendable {
  /// The claim in words.
  public let text: String
  /// What it is about.
  let patterns: [TracePattern]
  /// Why a trace does not hold to it; nil when it does.
  let failure: @Sendable (TraceText) -> String?

  init(
    _ text: String, about patterns: [TracePattern], failure: @escaping @Sendable (TraceText) -> String?
  ) {
    self.text = text
    self.patterns = patterns
    self.failure = failure
  }
}

/// A trace with the text of each event made once.
struct TraceText: Sendable {
  let trace: Trace
  private let phrases: [[UInt8]]

  init(_ trace: Trace) {
    self.trace = trace
    phrases = trace.records.map { Array(trace.phrase($0.event).utf8) }
  }

  var count: Int { phrases.count }

  func fits(_ pattern: TracePattern, _ place: Int) -> Bool {
    pattern.matches(trace.records[place].event, bytes: phrases[place])
  }

  func places(of pattern: TracePattern) -> [Int] { phrases.indices.filter { fits(pattern, $0) } }
  func line(_ place: Int) -> String { trace.explain(trace.firstNumber + place) }

  /// The first few of some events, below a heading.
  func list(_ places: [Int], most: Int = 5) -> String {
    var lines = places.prefix(most).map { "  " + line($0) }
    if places.count > most { lines.append("  and \(places.count - most) more") }
    return lines.joined(separator: "\n")
  }
}

extension Trace {
  /// What this trace does not hold to, a text each, with the events that say so and their causes; empty when all is well.
  ///
  /// - Complexity: O(events · claims).
  public func failures(of claims: [TraceClaim]) -> [String] {
    let text = TraceText(self)
    return claims.compactMap { claim in
      let problems = claim.patterns.compactMap(\.problem)
      let failure = problems.isEmpty ? claim.failure(text) : problems.joined(separator: "\n")
      return failure.map { "Not so: \(claim.text)\n\($0)" }
    }
  }
}

func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

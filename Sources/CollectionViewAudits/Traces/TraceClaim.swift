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
public struct TraceClaim: Sendable {
  /// The claim in words.
  public let text: String
  /// Why a trace does not hold to it; nil when it does.
  let failure: @Sendable (TraceText) -> String?
}

/// A trace with the text of each event made once.
struct TraceText: Sendable {
  let trace: Trace
  let phrases: [String]

  init(_ trace: Trace) {
    self.trace = trace
    phrases = trace.records.map { trace.phrase($0.event) }
  }

  func places(of pattern: TracePattern) -> [Int] { phrases.indices.filter { pattern.matches(phrases[$0]) } }
  func line(_ place: Int) -> String { trace.explain(trace.firstNumber + place) }

  /// The first few of some events, below a heading.
  func list(_ places: [Int], most: Int = 5) -> String {
    var lines = places.prefix(most).map { "  " + line($0) }
    if places.count > most { lines.append("  and \(places.count - most) more") }
    return lines.joined(separator: "\n")
  }
}

extension TraceClaim {
  /// These events come in this order, with any others between them.
  public static func sequence(_ patterns: TracePattern...) -> TraceClaim { sequence(patterns) }

  /// These events come in this order, with any others between them.
  public static func sequence(_ patterns: [TracePattern]) -> TraceClaim {
    TraceClaim(text: "in this order: " + patterns.map(\.description).joined(separator: ", ")) { text in
      var at = 0
      for (number, pattern) in patterns.enumerated() {
        guard let next = text.phrases.indices.dropFirst(at).first(where: { pattern.matches(text.phrases[$0]) }) else {
          let before = text.places(of: pattern).filter { $0 < at }
          return number == 0 || before.isEmpty
            ? "\(pattern) does not come" + (number == 0 ? "" : " behind \(patterns[number - 1])")
            : "\(pattern) comes only before \(patterns[number - 1]):\n" + text.list(before)
        }
        at = next + 1
      }
      return nil
    }
  }

  /// There is no such event.
  public static func never(_ pattern: TracePattern) -> TraceClaim {
    TraceClaim(text: "never \(pattern)") { text in
      let places = text.places(of: pattern)
      return places.isEmpty ? nil : "\(pattern) comes \(places.count) times:\n" + text.list(places)
    }
  }

  /// There is such an event.
  public static func eventually(_ pattern: TracePattern) -> TraceClaim {
    TraceClaim(text: "eventually \(pattern)") { text in
      text.places(of: pattern).isEmpty ? "\(pattern) does not come among \(text.phrases.count) events" : nil
    }
  }

  /// Every event of one pattern fits the other as well.
  public static func always(_ pattern: TracePattern, is other: TracePattern) -> TraceClaim {
    TraceClaim(text: "\(pattern) is always \(other)") { text in
      let places = text.places(of: pattern).filter { !other.matches(text.phrases[$0]) }
      return places.isEmpty ? nil : "\(places.count) of \(pattern) are not \(other):\n" + text.list(places)
    }
  }

  /// So many such events.
  public static func count(_ pattern: TracePattern, _ range: some RangeExpression<Int> & Sendable) -> TraceClaim {
    let allowed = range.relative(to: 0..<Int.max)
    return TraceClaim(text: "\(pattern) \(words(allowed)) times") { text in
      let places = text.places(of: pattern)
      return allowed.contains(places.count)
        ? nil : "\(pattern) comes \(places.count) times, not \(words(allowed)):\n" + text.list(places)
    }
  }

  /// Exactly so many such events.
  public static func count(_ pattern: TracePattern, _ count: Int) -> TraceClaim { self.count(pattern, count...count) }

  /// In no stretch of so many events more than that many of the pattern.
  public static func atMost(_ most: Int, _ pattern: TracePattern, inEvery window: Int) -> TraceClaim {
    TraceClaim(text: "at most \(most) \(pattern) in every \(window) events") { text in
      let places = text.places(of: pattern)
      for (number, place) in places.enumerated() where number >= most {
        guard place - places[number - most] < window else { continue }
        let inside = Array(places[(number - most)...number])
        return "\(pattern) comes \(inside.count) times within \(place - inside[0] + 1) events:\n" + text.list(inside)
      }
      return nil
    }
  }

  /// Behind each event of one pattern comes one of the other, within so many events, before the next of the first.
  public static func each(
    _ pattern: TracePattern, followedBy other: TracePattern, within window: Int
  ) -> TraceClaim {
    TraceClaim(text: "each \(pattern) is followed by \(other) within \(window) events") { text in
      let alone = text.places(of: pattern).filter { place in
        let end = min(place + window, text.phrases.count - 1)
        guard place < end else { return true }
        return !((place + 1)...end).contains { other.matches(text.phrases[$0]) }
      }
      return alone.isEmpty ? nil : "\(alone.count) of \(pattern) are not followed by \(other):\n" + text.list(alone)
    }
  }

  private static func words(_ range: Range<Int>) -> String {
    if range.count == 1 { return "\(range.lowerBound)" }
    if range.lowerBound == 0 { return "at most \(range.upperBound - 1)" }
    return range.upperBound == Int.max
      ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound - 1)"
  }
}

extension Trace {
  /// What this trace does not hold to, a text each, with the events that say so and their causes; empty when all is well.
  ///
  /// - Complexity: O(events · claims).
  public func failures(of claims: [TraceClaim]) -> [String] {
    let text = TraceText(self)
    return claims.compactMap { claim in claim.failure(text).map { "Not so: \(claim.text)\n\($0)" } }
  }
}

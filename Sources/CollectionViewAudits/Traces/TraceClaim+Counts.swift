// Claims about how many events there are.

extension TraceClaim {
  /// So many such events.
  public static func count(_ pattern: TracePattern, _ range: some RangeExpression<Int> & Sendable) -> TraceClaim {
    let words = words(range)
    return TraceClaim("\(pattern) \(words)", about: [pattern]) { text in
      let places = text.places(of: pattern)
      return range.contains(places.count)
        ? nil : "\(pattern) comes \(times(places.count)), not \(words):\n" + text.list(places)
    }
  }

  /// Exactly so many such events.
  public static func count(_ pattern: TracePattern, _ count: Int) -> TraceClaim { self.count(pattern, count...count) }

  /// In no stretch of so many events more than that many of the pattern.
  public static func atMost(_ most: Int, _ pattern: TracePattern, inEvery window: Int) -> TraceClaim {
    let most = max(0, most)
    return TraceClaim("at most \(most) \(pattern) in every \(window) events", about: [pattern]) { text in
      guard window > 0 else { return "a stretch of \(window) events holds nothing; give 1 or more" }
      let places = text.places(of: pattern)
      for (number, place) in places.enumerated() where number >= most {
        guard place - places[number - most] < window else { continue }
        let inside = Array(places[(number - most)...number])
        return "\(pattern) comes \(times(inside.count)) within \(place - inside[0] + 1) events:\n" + text.list(inside)
      }
      return nil
    }
  }

  /// In some stretch of so many events at least that many of the pattern.
  public static func atLeast(_ least: Int, _ pattern: TracePattern, inSome window: Int) -> TraceClaim {
    TraceClaim("at least \(least) \(pattern) in some \(window) events", about: [pattern]) { text in
      guard window > 0 else { return "a stretch of \(window) events holds nothing; give 1 or more" }
      let places = text.places(of: pattern)
      guard least > 0 else { return nil }
      var most = 0
      var first = 0
      for (number, place) in places.enumerated() {
        while place - places[first] >= window { first += 1 }
        most = max(most, number - first + 1)
      }
      return most >= least
        ? nil : "\(pattern) comes \(times(most)) in \(window) events at most:\n" + text.list(places)
    }
  }

  /// A range in words. Its ends are found by asking, as a range expression does not tell them.
  private static func words(_ range: some RangeExpression<Int>) -> String {
    let bounds: (Int, Int)
    switch range {
    case let range as ClosedRange<Int>: bounds = (range.lowerBound, range.upperBound)
    case let range as PartialRangeThrough<Int>: bounds = (0, range.upperBound)
    case let range as PartialRangeUpTo<Int>:
      if range.upperBound <= 0 { return "fewer than \(range.upperBound) times, which nothing is" }
      bounds = (0, range.upperBound - 1)
    case let range as PartialRangeFrom<Int>: bounds = (range.lowerBound, Int.max)
    case let range as Range<Int>:
      if range.isEmpty { return "in an empty range of counts" }
      bounds = (range.lowerBound, range.upperBound - 1)
    default: return "\(range) times"
    }
    if bounds.0 == bounds.1 { return times(bounds.0) }
    if bounds.1 == Int.max { return "at least \(times(bounds.0))" }
    return bounds.0 <= 0 ? "at most \(times(bounds.1))" : "\(bounds.0) to \(bounds.1) times"
  }
}

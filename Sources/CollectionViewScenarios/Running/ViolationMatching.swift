import VirtualCollectionView

/// Holds the violations that happened against those that were expected.
enum ViolationMatching {
  /// Whether an expectation, a rule's name or a piece of the message, speaks of a violation.
  static func matches(_ expected: String, _ violation: Violation) -> Bool {
    expected == violation.rule.rawValue || (!expected.isEmpty && violation.sentence.contains(expected))
  }

  /// Whether exactly the expected violations happened, in order. Advice that nobody expected is passed over.
  static func agree(_ expected: [String], _ violations: [Violation]) -> Bool {
    var next = 0
    for violation in violations {
      if next < expected.count, matches(expected[next], violation) {
        next += 1
      } else if violation.severity != .advice {
        return false
      }
    }
    return next == expected.count
  }
}

/// Something that an audit found, with the smallest case that shows it.
public struct Finding: Hashable, Sendable {
  /// Which rule.
  public let rule: FindingRule
  /// What was audited, as its user would name it.
  public let subject: String
  /// What is, and what was expected, in the smallest case.
  public let facts: String
  /// The smallest case in which it was found.
  public let smallest: String
  /// In how many cases it was found.
  public let cases: Int

  /// Makes a finding.
  public init(_ rule: FindingRule, subject: String, facts: String, smallest: String, cases: Int = 1) {
    self.rule = rule
    self.subject = subject
    self.facts = facts
    self.smallest = smallest
    self.cases = cases
  }
}

extension Finding: CustomStringConvertible {
  /// The title first, then rule, facts, smallest case and what to do, a line each.
  public var description: String {
    """
    \(subject): \(rule.title)
      rule: \(rule.name) (\(rule.severity.rawValue))
      found: \(facts)
      smallest case: \(smallest)\(cases > 1 ? " (found in \(cases) cases)" : "")
      why: \(rule.why)
      what to do: \(rule.remedy)
    """
  }
}

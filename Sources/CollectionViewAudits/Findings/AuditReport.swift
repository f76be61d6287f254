import CollectionViewScenarios

/// What an audit came to.
public struct AuditReport: Hashable, Sendable {
  /// What was audited.
  public let subject: String
  /// What was found: faults first, then by name; each rule once, with its smallest case.
  public let findings: [Finding]
  /// How many cases were tried: data, sizes, positions and changes.
  public let cases: Int
  /// How many answers were compared.
  public let comparisons: Int

  /// Makes a report; findings of one rule are brought together, and the first one stands.
  public init(subject: String, findings: [Finding], cases: Int, comparisons: Int) {
    self.subject = subject
    self.cases = cases
    self.comparisons = comparisons
    var byRule: [FindingRule: Finding] = [:]
    for finding in findings {
      guard let known = byRule[finding.rule] else {
        byRule[finding.rule] = finding
        continue
      }
      byRule[finding.rule] = Finding(
        known.rule, subject: known.subject, facts: known.facts, smallest: known.smallest,
        cases: known.cases + finding.cases)
    }
    self.findings = byRule.values.sorted { a, b in
      a.rule.severity != b.rule.severity ? a.rule.severity < b.rule.severity : a.rule.name < b.rule.name
    }
  }

  /// Whether nothing was found at all.
  public var isClean: Bool { findings.isEmpty }
  /// What somebody sees, or what stops a program.
  public var faults: [Finding] { findings.filter { $0.rule.severity == .fault } }
  /// What costs more than it has to.
  public var waste: [Finding] { findings.filter { $0.rule.severity == .waste } }
  /// What is wrong in cases that were not met here.
  public var risks: [Finding] { findings.filter { $0.rule.severity == .risk } }

  /// The finding of a rule; nil when it was not found.
  public subscript(rule: FindingRule) -> Finding? { findings.first { $0.rule == rule } }

  /// The names of what was found, faults first.
  public var names: [String] { findings.map(\.rule.name) }
}

extension AuditReport: CustomStringConvertible {
  /// The findings in full, or one line that says how much was tried in vain.
  public var description: String {
    let tried = "\(cases) cases, \(comparisons) comparisons"
    guard !isClean else { return "\(subject): clean (\(tried))" }
    let heads = [
      FindingRule.Severity.fault: faults.count, .risk: risks.count, .waste: waste.count,
    ].filter { $0.value > 0 }.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.key.rawValue)\($0.value > 1 ? "s" : "")"
    }
    return "\(subject): \(heads.joined(separator: ", ")) (\(tried))\n\n"
      + findings.map(\.description).joined(separator: "\n\n")
  }
}

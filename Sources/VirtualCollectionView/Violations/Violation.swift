public import CollectionCore
import Foundation

/// A broken rule of the collection view contract, as a value a test can assert on.
///
/// It holds UIKit's own sentence, the facts, and what to do. How it is acted on is the ``ViolationPolicy`` of the
/// environment.
public struct Violation: Sendable, Hashable {
  /// What UIKit does with it.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// UIKit raises an exception, or traps.
    case exception
    /// UIKit logs and goes on.
    case warning
    /// UIKit goes on and breaks later, in a way that depends on chance.
    case corruption
    /// UIKit says nothing; ours alone.
    case advice
  }

  /// A number or a text that belongs to the violation.
  public struct Fact: Sendable, Hashable {
    /// What it is.
    public let name: String
    /// Its value as text.
    public let value: String
  }

  /// Which rule.
  public let rule: ViolationRule
  /// What UIKit does with it.
  public let severity: Severity
  /// The sentence: UIKit's wording where UIKit has one, in the era of the environment.
  public let sentence: String
  /// What is, and what was expected.
  public internal(set) var facts: [Fact]
  /// What to do about it.
  public let remedy: String
  /// For an update that is not legal: what is wrong with it, why most likely, and how to make it legal.
  public internal(set) var diagnosis: UpdateDiagnosis?

  /// Makes a violation.
  init(
    _ rule: ViolationRule, _ severity: Severity, _ sentence: String, facts: KeyValuePairs<String, String> = [:],
    remedy: String
  ) {
    self.rule = rule
    self.severity = severity
    self.sentence = sentence
    self.facts = facts.map { Fact(name: $0.key, value: $0.value) }
    self.remedy = remedy
  }

  /// The value of a fact, nil when there is none of that name.
  public func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }
}

extension Violation: CustomStringConvertible {
  /// UIKit's sentence first, then the rule, the facts and what to do, a line each, and the diagnosis of an update.
  public var description: String {
    var text = sentence + "\n  rule: " + rule.rawValue + " (" + severity.rawValue + ")"
    for fact in facts { text += "\n  " + fact.name + ": " + fact.value }
    text += "\n  what to do: " + remedy
    guard let diagnosis else { return text }
    for line in diagnosis.text.split(separator: "\n", omittingEmptySubsequences: false) { text += "\n  " + line }
    return text
  }
}

/// What happens when a rule is broken.
public enum ViolationPolicy: String, Sendable, Hashable, CaseIterable {
  /// Exceptions and corruption stop the process with their text, as UIKit does; the rest is printed. The default.
  case trap
  /// Nothing stops: each is kept, the view undoes or resynchronises and stays usable.
  case record
}

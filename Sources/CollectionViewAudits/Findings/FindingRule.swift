/// What an audit can find: a name to assert on, what is wrong, why it happens, and how to mend it.
///
/// The rules of each audit are static members, in a file of their own; ``all`` lists them. A program may make its own for
/// checks that it adds.
public struct FindingRule: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Somebody sees it, or a program stops.
    case fault
    /// The result is right, and costs more than it has to.
    case waste
    /// Right as it is used here, and wrong in a case that UIKit allows.
    case risk

    /// Faults come first.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .fault: 0
      case .risk: 1
      case .waste: 2
      }
    }
  }

  /// The name in reports and tests, in words with hyphens: `item-never-shown`.
  public let name: String
  /// How bad it is.
  public let severity: Severity
  /// What is wrong, one sentence.
  public let title: String
  /// How it comes about, most often.
  public let why: String
  /// How it is mended.
  public let remedy: String

  /// Makes a rule.
  public init(_ name: String, _ severity: Severity, title: String, why: String, remedy: String) {
    self.name = name
    self.severity = severity
    self.title = title
    self.why = why
    self.remedy = remedy
  }

  /// Two rules are the same when their names are.
  public static func == (a: FindingRule, b: FindingRule) -> Bool { a.name == b.name }

  /// The name's hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FindingRule {
  /// The rules of every audit, by audit.
  public static let all: [FindingRule] =
    layoutRules + growthRules + dataRules + reuseRules + screenRules + snapshotRules

  /// The rule of a name; nil when there is none.
  public static func named(_ name: String) -> FindingRule? { all.first { $0.name == name } }
}

extension FindingRule: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

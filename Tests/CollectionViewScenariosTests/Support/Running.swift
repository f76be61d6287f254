import CollectionViewScenarios

/// Ten rows of 100 points in a view that shows three, and what a document adds to them.
@MainActor enum Rows {
  static func text(_ members: String) -> String {
    """
    {"scenario": 1, "name": "rows", "view": {"size": [100, 300]}, "data": {"sections": [{"items": 10}]},
     "layout": {"type": "flow", "itemSize": [100, 100], "minimumLineSpacing": 0}, \(members)}
    """
  }

  static func run(_ members: String) throws -> ScenarioResult { try runScenario(text(members)) }

  /// Runs steps, each as text.
  static func steps(_ steps: String...) throws -> ScenarioResult {
    try run("\"steps\": [\(steps.joined(separator: ", "))]")
  }
}

@MainActor func runScenario(
  _ text: String, _ registry: ScenarioRegistry = ScenarioRegistry()
) throws -> ScenarioResult {
  try ScenarioRunner(registry: registry).run(Scenario(text: text, file: "f.json"), file: "f.json")
}

extension ScenarioResult {
  /// Every failure on a line: subject, what was expected, what is.
  var failureText: String {
    allFailures.map { "\($0.subject): \($0.expected) | \($0.actual)" }.joined(separator: "\n")
  }

  /// The lines of a step's events, without their numbers.
  func lines(ofStep number: Int) -> [String] {
    steps[number - 1].events.map { String(trace.line($0).drop { $0 != " " }.dropFirst()) }
  }
}

/// A console that keeps what is written.
@MainActor final class KeptConsole {
  var output = ""
  var diagnostics = ""

  var console: CommandConsole {
    CommandConsole(output: { self.output += $0 }, diagnostics: { self.diagnostics += $0 })
  }
}

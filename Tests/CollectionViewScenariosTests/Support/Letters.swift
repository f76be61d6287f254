import CollectionViewScenarios

/// Rows of 50 points in a view that shows six, each item with a letter as its identifier; sections are divided by `|`.
@MainActor enum Letters {
  /// `ab|c` as the data of a document.
  static func data(_ text: String) -> String {
    let sections = text.split(separator: "|", omittingEmptySubsequences: false).map { section in
      #"{"items": [\#(section.map { "\"\($0)\"" }.joined(separator: ", "))]}"#
    }
    return #"{"sections": [\#(sections.joined(separator: ", "))]}"#
  }

  /// `ab|c` as what the cells show.
  static func showing(_ text: String) -> String {
    let sections = text.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
    let items = sections.indices.flatMap { section in
      sections[section].indices.map { #""cell:\#(section).\#($0)": "\#(sections[section][$0])""# }
    }
    return #"{"showing": {\#(items.joined(separator: ", "))}, "violations": []}"#
  }

  static func text(_ data: String, _ steps: [String]) -> String {
    """
    {"scenario": 1, "name": "letters", "view": {"size": [100, 300]}, "data": \(self.data(data)),
     "layout": {"type": "flow", "itemSize": [100, 50], "minimumLineSpacing": 0},
     "steps": [\(steps.joined(separator: ",\n"))]}
    """
  }

  static func run(_ data: String, _ steps: String...) throws -> ScenarioResult { try runScenario(text(data, steps)) }
}

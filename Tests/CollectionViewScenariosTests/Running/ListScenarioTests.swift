import CollectionViewScenarios
import Testing

@MainActor @Suite("Lists in scenarios") struct ListScenarioTests {
  private func run(_ layout: String, _ expect: String) throws -> ScenarioResult {
    let scenario = try Scenario(
      text: """
        {"scenario": 1, "name": "List", "view": {"size": [320, 480]},
         "data": {"sections": [{"items": 2}, {"items": 2}]}, "layout": \(layout),
         "steps": [{"do": "layout", "expect": \(expect)},
                   {"do": "setLayoutProperty", "parameters": {"appearance": "grouped", "headerMode": "none"},
                    "expect": {"frames": {"cell:0.0": [0, 35, 320, 44], "cell:1.0": [0, 178, 320, 44]}}}],
         "expect": {"violations": []}}
        """, file: "list.json")
    return try ScenarioRunner().run(scenario, file: "list.json")
  }

  @Test("A list has the insets and headers of its configuration, and takes another one")
  func configuration() throws {
    let result = try run(
      #"{"type": "list", "appearance": "plain", "headerMode": "supplementary"}"#,
      #"{"frames": {"supplementary:UICollectionElementKindSectionHeader:0.0": [0, 0, 320, 28], "cell:0.0": [0, 28, 320, 44]}}"#
    )
    #expect(result.verdict == .passed, "\(result.allFailures)")
  }

  @Test("A list is written as it was read, and unknown words suggest the nearest")
  func words() throws {
    var properties = ListLayoutProperties()
    properties.appearance = .insetGrouped
    properties.footerMode = .supplementary
    properties.headerTopPadding = 12
    properties.showsSeparators = false
    let layout = ScenarioLayout(.list(properties))
    #expect(layout.name == .list)
    #expect(layout.given["appearance"]?.text == "insetGrouped")
    #expect(throws: ScenarioError.self) { try run(#"{"type": "list", "apearance": "plain"}"#, "{}") }
    #expect(throws: ScenarioError.self) { try run(#"{"type": "list", "appearance": "fancy"}"#, "{}") }
  }
}

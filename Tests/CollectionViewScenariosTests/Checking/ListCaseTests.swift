import CollectionViewScenarios
import Testing

@MainActor @Suite("Recorded list cases") struct ListCaseTests {
  private func run(_ row: String) throws -> ConformanceOutcome {
    try ConformanceRunner().run(text: "[\(row)]", file: "f.json").outcomes[0]
  }

  private func message(_ row: String) -> String {
    do {
      _ = try run(row)
      return "no error"
    } catch let error as ScenarioError {
      return "\(error)"
    } catch { return "another error" }
  }

  private func section(_ configuration: String, _ expected: String) -> String {
    #"{"id": "a", "kind": "listSection", "configuration": {\#(configuration)}, "expected": {\#(expected)}}"#
  }

  @Test("A section is made of the configuration and held against what was recorded, what is null left out")
  func passing() throws {
    let outcome = try run(
      section(
        #""appearance": "grouped", "headerMode": "none", "footerMode": "supplementary""#,
        #"""
        "contentInsets": [35, 0, 0, 0], "contentInsetsReference": "none", "boundarySupplementaryItems": [{
          "kind": "UICollectionElementKindSectionFooter",
          "size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 17.5}}, "alignment": "bottom",
          "offset": null, "extendsBoundary": true, "pinToVisibleBounds": false, "zIndex": 200}]
        """#))
    #expect(outcome.failures.map(\.subject) == [])
    #expect(outcome.verdict == .passed)
  }

  @Test(
    "What is not as recorded is told of by its place",
    arguments: [
      (#""contentInsets": [34.99, 0, 20, 0]"#, "section contentInsets[0]: 34.99 | 35"),
      (#""contentInsets": [35, 0, 20]"#, "section contentInsets: [35, 0, 20] | [35, 0, 20, 0]"),
      (#""contentInsetsReference": "safeArea""#, #"section contentInsetsReference: "safeArea" | "none""#),
      (#""boundarySupplementaryItems": [{}]"#, "section boundarySupplementaryItems: [{}] | []"),
      (#""colour": 1"#, "section colour: 1 | nothing of that name"),
      (#""contentInsets": [35.0001, 0, 20, 0]"#, ""),
    ])
  func failing(_ expected: String, _ failure: String) throws {
    let failures = try run(section(#""appearance": "grouped""#, expected)).failures
    #expect(failures.map { "\($0.subject): \($0.expected) | \($0.actual)" }.joined(separator: "; ") == failure)
  }

  @Test("Padding above the header is read")
  func padding() throws {
    let configuration = #""appearance": "plain", "headerMode": "firstItemInSection", "headerTopPadding": 7"#
    #expect(try run(section(configuration, #""contentInsets": [7, 0, 0, 0]"#)).verdict == .passed)
  }

  @Test("Words that no list knows are refused with the nearest")
  func wrong() {
    #expect(
      message(section(#""appearance": "groupd""#, "")).contains("unknown appearance 'groupd'; did you mean 'grouped'?"))
    #expect(message(section(#""look": "plain""#, "")).contains("unknown key 'look'"))
    #expect(message(#"{"id": "a", "kind": "listSection"}"#).contains("the key 'configuration' is missing"))
  }
}

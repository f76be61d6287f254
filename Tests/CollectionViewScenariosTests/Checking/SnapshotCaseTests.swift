import CollectionViewScenarios
import Testing

@MainActor @Suite("Cases about snapshots") struct SnapshotCaseTests {
  private func outcome(_ type: String, _ body: String) throws -> ConformanceOutcome {
    let text = #"[{"id": "a", "type": "\#(type)", \#(body)}]"#
    return try ConformanceRunner().run(text: text, file: "f.json").outcomes[0]
  }

  /// `subject: expected | actual`, a line each.
  private func failures(_ type: String, _ body: String) throws -> String {
    try outcome(type, body).failures.map { "\($0.subject): \($0.expected) | \($0.actual)" }.joined(separator: "\n")
  }

  @Test("A row passes when what is there, what was answered and what was raised are as recorded")
  func passes() throws {
    let rows = [
      (
        "snapshot",
        #""ops": [["appendSections", ["A"]], ["appendItems", ["a", "b"], null], ["moveItem", "b", "before", "a"],"#
          + #" ["reloadItems", ["a"]], ["copy"], ["indexOfItem", "a"]],"#
          + #" "expect": {"state": [["A", ["b", "a"]]], "order": ["A"], "items": ["b", "a"], "reloadedItems": ["a"], "result": 1}"#
      ),
      (
        "snapshot",
        #""ops": [["numberOfItems", "Z"]], "expect": {"raises": {"reasonPrefix": "Section identifier was not found"}}"#
      ),
      (
        "sectionSnapshot",
        #""ops": [["append", ["a"]], ["append", ["b", "c"], "a"], ["expand", ["a"]], ["snapshotOfParent", "a", true]],"#
          + #" "expect": {"visibleItems": ["a", "b", "c"], "levels": {"c": 1}, "parents": {"a": null}, "contains": {"z": false}}"#
      ),
      (
        "dataSource",
        #""given": {"before": [["A", ["x", "y"]]], "after": [["A", ["y", "n"]]], "reloadItems": ["y"]},"#
          + #" "expect": {"cellProviderAskedFor": ["0.1 n", "0.0 y"], "order": "any"}"#
      ),
    ]
    for (type, body) in rows { #expect(try failures(type, body) == "") }
  }

  @Test("A row fails with what was expected and what is")
  func fails() throws {
    #expect(
      try failures("snapshot", #""ops": [["appendSections", ["A"]]], "expect": {"order": ["B"]}"#)
        == #"order: ["B"] | ["A"]"#)
    #expect(
      try failures("snapshot", #""ops": [["appendItems", ["a"], null]], "expect": {"state": []}"#)
        == "raises: nothing | There are currently no sections in the data source. Please add a section first.")
    #expect(
      try failures("snapshot", #""ops": [["deleteAllItems"]], "expect": {"raises": {"reasonContains": "x"}}"#)
        == #"raises: {"reasonContains": "x"} | nothing"#)
    #expect(
      try failures("sectionSnapshot", #""ops": [["delete", ["z"]]], "expect": {"raises": {"reason": "x"}}"#)
        == #"raises: {"reason": "x"} | Failed to find index of item z"#)
    #expect(
      try failures("sectionSnapshot", #""ops": [], "expect": {"colour": 1}"#)
        == "colour: 1 | nothing of that name is known")
    #expect(
      try failures(
        "dataSource", #""given": {"before": [], "after": [["A", ["x"]]]}, "expect": {"cellProviderAskedFor": []}"#)
        == #"cellProviderAskedFor: [] | ["0.0 x"]"#)
  }

  @Test(
    "What is no call is refused with its place",
    arguments: [
      (
        #"["appendItem", ["a"]]"#,
        "f.json:1:50: unknown call 'appendItem'; did you mean 'appendItems'?"
      ),
      (#"["delete"]"#, "f.json:1:49: [0].ops[0] ends where a list of identifiers is expected; add it"),
      (#"["deleteAll", 1]"#, "f.json:1:63: [0].ops[0][1] is one argument too many; remove it"),
      (
        #"["insert", ["a"], "beside", "b"]"#,
        "f.json:1:67: unknown side 'beside'; known: before, after"
      ),
    ])
  func refuses(call: String, message: String) throws {
    let error = try #require(throws: ScenarioError.self) {
      _ = try outcome("sectionSnapshot", #""ops": [\#(call)], "expect": {}"#)
    }
    #expect(error.description == message)
  }
}

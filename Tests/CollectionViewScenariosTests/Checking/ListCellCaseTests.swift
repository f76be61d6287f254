import CollectionViewScenarios
import Testing

@MainActor @Suite("Recorded list cells") struct ListCellCaseTests {
  private func run(_ row: String) throws -> ConformanceOutcome {
    try ConformanceRunner().run(text: "[\(row)]", file: "f.json").outcomes[0]
  }

  private func failures(_ row: String) throws -> [String] {
    try run(row).failures.map { "\($0.subject): \($0.expected) | \($0.actual)" }
  }

  private func cell(_ cell: String, _ expected: String) -> String {
    #"""
    {"id": "a", "kind": "listCell", "layout": {"type": "flow", "itemSize": [320, 60], "minimumLineSpacing": 0,
      "bounds": [320, 480]}, "cell": {"contentConfiguration": "cellConfiguration", \#(cell)},
      "expected": {\#(expected)}, "tolerance": 0.51}
    """#
  }

  @Test("A cell is laid out as recorded and held against the figures, what is null left out")
  func passing() throws {
    let outcome = try run(
      cell(
        #""text": "Title", "secondaryText": null, "image": [29, 29], "accessories": ["delete", "checkmark"],"#
          + #" "editing": true, "indentationLevel": 1"#,
        #"""
        "contentViewX": 42, "contentViewWidth": 246, "imageFrame": [58, 15.5, 29, 29], "textX": 103,
        "accessoryViewCount": 2, "accessoryFrames": [[17, 17, 26, 26], [290.5, 21, 19, 18]]
        """#))
    #expect(outcome.failures.map(\.subject) == [])
    #expect(outcome.verdict == .passed)
  }

  @Test("What is not as recorded is told of with both figures")
  func failing() throws {
    let row = cell(
      #""text": "Title", "accessories": ["checkmark"]"#,
      #""contentViewX": 1, "textX": 16.5, "imageFrame": [0, 0, 1, 1], "accessoryFrames": [[290.5, 21, 19, 19], [1, 1, 1, 1]]"#
    )
    #expect(
      try failures(row) == [
        "contentViewX: 1 | [0.0]", "imageFrame: [0, 0, 1, 1] | nothing of the kind",
        "accessoryFrames[0]: [290.5, 21, 19, 19] | [290.5, 21.0, 19.0, 18.0]",
        "accessoryFrames[1]: [1, 1, 1, 1] | no such accessory",
      ])
  }

  @Test("Defaults of configurations are held against what was recorded")
  func configurations() throws {
    #expect(
      try failures(
        #"""
        {"id": "a", "kind": "contentConfiguration", "configuration": "sidebarCellConfiguration", "expected": {
          "directionalLayoutMargins": [11, 8, 11, 8], "imageToTextPadding": 9, "text": {"pointSize": 17},
          "secondaryText": {"numberOfLines": 2}}}
        """#) == [
          "configuration imageToTextPadding: 9 | 10", "configuration secondaryText numberOfLines: 2 | 1",
        ])
    #expect(
      try failures(
        #"""
        {"id": "a", "kind": "backgroundConfiguration", "configuration": "listSidebarCellConfiguration", "expected": {
          "cornerRadius": 25, "backgroundInsets": [0, 0, 0, 0], "strokeWidth": 0}}
        """#) == ["configuration cornerRadius: 25 | 26"])
  }
}

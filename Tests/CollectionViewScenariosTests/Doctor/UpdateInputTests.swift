import CollectionCore
import CollectionViewScenarios
import Testing

@Suite("UpdateInput") struct UpdateInputTests {
  static let good = [
    #"{"before": [3], "after": [2], "updates": [{"delete": [0, 1]}]}"#,
    #"{"before": [], "after": [], "updates": []}"#,
    #"""
    {"name": "n", "about": "a", "before": {"sections": [{"id": "A", "items": ["a", "b"]}, {"items": 3}]},
      "after": {"sections": []}, "updates": [{"deleteSection": 0}, {"move": [[1, 0], [0, 0]]}],
      "lastKnown": [2, 3], "answeredBeforeBlock": {"sections": []}, "reloadDataPending": true,
      "earlierCalls": [{"reloadSection": 0}]}
    """#,
  ]

  static let bad = [
    #"[]"#, #"{"before": [3], "after": [2]}"#, #"{"after": [2], "updates": []}"#, #"{"before": [3], "updates": []}"#,
    #"{"before": 3, "after": [2], "updates": []}"#, #"{"before": [-1], "after": [2], "updates": []}"#,
    #"{"before": [1.5], "after": [2], "updates": []}"#, #"{"before": [[1]], "after": [2], "updates": []}"#,
    #"{"before": [3], "after": [2], "updates": [{"remove": [0, 1]}]}"#,
    #"{"before": [3], "after": [2], "updates": {}}"#,
    #"{"before": [3], "after": [2], "updates": [], "reloadPending": true}"#,
  ]

  private static func error(_ text: String) -> ScenarioError? {
    do throws(ScenarioError) {
      _ = try UpdateInput(text: text, file: "u.json")
      return nil
    } catch { return error }
  }

  @Test("Schema and reader agree about good documents, bad ones, and all that differ from good ones at one place")
  func agrees() throws {
    let validator = SchemaValidator(try JSONReader.read(text: UpdateSchema.text))
    for text in Self.good {
      #expect(validator.accepts(try JSONReader.read(text: text)), "the schema refuses \(text)")
      #expect(Self.error(text) == nil, "the reader refuses \(text)")
    }
    for text in Self.bad {
      #expect(!validator.accepts(try JSONReader.read(text: text)), "the schema accepts \(text)")
      #expect(Self.error(text) != nil, "the reader accepts \(text)")
    }
    var refused = 0
    for text in Self.good {
      for mutant in Mutations.all(of: try JSONReader.read(text: text)) {
        let isAccepted = validator.accepts(mutant)
        if !isAccepted { refused += 1 }
        let error = Self.error(JSONText.line(mutant))
        if isAccepted != (error == nil) {
          Issue.record("the schema says \(isAccepted), the reader \(error?.message ?? "yes"): \(JSONText.line(mutant))")
        }
      }
    }
    #expect(refused > 100)
    #expect(validator.unknownKeywords.isEmpty)
    #expect(validator.unusedDefinitions().isEmpty)
  }

  @Test(
    "Errors say what is, what was expected, and the nearest key",
    arguments: [
      (
        #"{"before": "3", "after": [2], "updates": []}"#,
        "u.json:1:12: before is the string '3', expected a list with the count of each section, or data, an object with"
          + " 'sections'"
      ),
      (#"{"befor": [3], "after": [2], "updates": []}"#, "u.json:1:2: unknown key 'befor'; did you mean 'before'?"),
      (
        #"{"before": [3], "after": [2], "updates": [{"delet": [0, 1]}]}"#,
        "u.json:1:44: unknown key 'delet' in updates[0]; did you mean 'delete'?"
      ),
      (#"{"before": [3], "updates": []}"#, "u.json:1:1: the key 'after' is missing; add it"),
      (
        #"[1]"#,
        "u.json:1:1: the document is a list of 1, expected an update, an object with 'before', 'after' and 'updates'"
      ),
    ])
  func errors(_ text: String, _ message: String) { #expect(Self.error(text)?.description == message) }

  @Test("What is known of the moments around an update decides between causes")
  func hints() throws {
    func causes(_ rest: String) throws -> [String]? {
      let text = #"{"before": [3], "after": [3], "updates": [{"insert": [0, 2]}]\#(rest)}"#
      return try UpdateInput(text: text).explanation.diagnosis?.causes.map(\.name)
    }
    #expect(try causes("") == ["modelChangedBeforeBlock", "modelNotChanged"])
    #expect(try causes(#", "lastKnown": [3]"#) == ["modelNotChanged"])
    #expect(try causes(#", "lastKnown": {"sections": [{"items": 2}]}"#) == ["modelChangedBeforeBlock"])
    #expect(try causes(#", "lastKnown": [2], "reloadDataPending": true"#) == ["reloadDataPending"])
    let third = try UpdateInput(
      text: #"""
        {"before": [2], "after": [1], "updates": [{"delete": [0, 2]}], "earlierCalls": [{"delete": [0, 1]}]}
        """#)
    #expect(third.explanation.diagnosis?.causes == [.singleOperationsAscending])
  }

  @Test("Where both sides list identifiers the calls that the models tell are found, with moves")
  func callsOfModels() throws {
    func calls(_ before: String, _ after: String) throws -> [String]? {
      try UpdateInput(text: #"{"before": \#(before), "after": \#(after), "updates": []}"#).explanation.callsOfModels?
        .map(
          \.text)
    }
    let abc = #"{"sections": [{"items": ["a", "b", "c"]}]}"#
    #expect(
      try calls(abc, #"{"sections": [{"items": ["c", "a", "x"]}]}"#) == [
        "delete item 0.1", "insert item 0.2", "move item 0.2 to 0.0",
      ])
    #expect(try calls(abc, abc) == [])
    #expect(try calls(abc, "[3]") == nil)
    #expect(try calls(abc, #"{"sections": [{"items": 3}]}"#) == nil)
    #expect(try calls(abc, #"{"sections": [{"items": ["a", "a"]}]}"#) == nil)
  }

  @Test("Counts alone have no identifiers to compare; data has where both sides list them")
  func identifiers() throws {
    func mismatches(_ before: String, _ after: String) throws -> [String] {
      try UpdateInput(
        text: #"{"before": \#(before), "after": \#(after), "updates": [{"delete": [0, 0]}]}"#
      ).explanation.mismatches
    }
    let abc = #"{"sections": [{"items": ["a", "b", "c"]}]}"#
    #expect(try mismatches("[3]", "[2]") == [])
    #expect(try mismatches(abc, "[2]") == [])
    #expect(try mismatches(abc, #"{"sections": [{"items": 2}]}"#) == [])
    #expect(try mismatches(abc, #"{"sections": [{"items": ["b", "c"]}]}"#) == [])
    #expect(
      try mismatches(abc, #"{"sections": [{"items": ["a", "b"]}]}"#) == [
        "the cell of 'b' (0.1) stays, at 0.0, where the model has 'a'",
        "the cell of 'c' (0.2) stays, at 0.1, where the model has 'b'",
      ])
  }
}

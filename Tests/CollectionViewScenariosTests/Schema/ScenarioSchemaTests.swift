import CollectionViewScenarios
import Testing

@Suite("ScenarioSchema") struct ScenarioSchemaTests {
  private static func validator() throws -> SchemaValidator {
    SchemaValidator(try JSONReader.read(text: ScenarioSchema.text, file: "schema.json"))
  }

  private static func decodes(_ value: JSONValue) -> ScenarioError? {
    do throws(ScenarioError) {
      _ = try Scenario(json: value)
      return nil
    } catch { return error }
  }

  @Test("The schema is a JSON document that uses every definition it has")
  func isWhole() throws {
    let validator = try Self.validator()
    #expect(validator.unusedDefinitions().isEmpty)
    #expect(ScenarioSchema.text.contains("json-schema.org/draft/2020-12/schema"))
  }

  @Test("Schema and decoder accept every good document")
  func acceptsGood() throws {
    let validator = try Self.validator()
    for text in Documents.good {
      let value = try JSONReader.read(text: text)
      #expect(validator.accepts(value), "the schema refuses \(text)")
      #expect(Self.decodes(value) == nil, "the decoder refuses \(text)")
    }
    #expect(Documents.good.count > 60)
    #expect(validator.unknownKeywords.isEmpty)
  }

  @Test("Schema and decoder refuse every bad document")
  func refusesBad() throws {
    let validator = try Self.validator()
    for text in Documents.bad {
      let value = try JSONReader.read(text: text)
      #expect(!validator.accepts(value), "the schema accepts \(text)")
      #expect(Self.decodes(value) != nil, "the decoder accepts \(text)")
    }
  }

  @Test("Schema and decoder agree about every document with one key dropped, one renamed or one value replaced")
  func agreesOnMutations() throws {
    let validator = try Self.validator()
    var accepted = 0
    var refused = 0
    for text in Documents.good {
      for mutant in Mutations.all(of: try JSONReader.read(text: text)) {
        let error = Self.decodes(mutant)
        let isAccepted = validator.accepts(mutant)
        if isAccepted { accepted += 1 } else { refused += 1 }
        if isAccepted != (error == nil) {
          Issue.record(
            "the schema says \(isAccepted), the decoder \(error?.message ?? "yes"): \(JSONText.line(mutant))")
        }
      }
    }
    #expect(validator.unknownKeywords.isEmpty)
    #expect(accepted > 300)
    #expect(refused > 3_000)
  }

  @Test("The schema knows the words of every closed vocabulary")
  func knowsWords() throws {
    func quotedWords(_ words: [String]) -> [String] { words.map { "\"\($0)\"" } }
    let words =
      StepAction.Name.allCases.map(\.rawValue) + CounterName.allCases.map(\.rawValue)
      + ScenarioCells.FaultAction.allCases.map(\.rawValue) + ScenarioLayout.Name.allCases.map(\.rawValue)
      + ScrollPosition.allCases.map(\.rawValue) + ModelChange.allCases.map(\.rawValue)
    for word in quotedWords(words) { #expect(ScenarioSchema.text.contains(word), "\(word) is missing") }
  }
}

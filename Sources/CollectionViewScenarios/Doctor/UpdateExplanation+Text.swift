import CollectionCore

extension UpdateExplanation {
  /// All of it for people, in lines.
  func lines(_ style: TextStyle) -> [String] {
    guard let diagnosis else { return legalLines(style) }
    var lines = [
      style.bad(diagnosis.error.isCorruption ? "UIKit goes on and breaks later" : "refused, with UIKit's sentence")
        + ":"
    ]
    if let sentences {
      lines += UpdateExplanation.split(sentences.newest).map { "  \($0)" }
      if let older = sentences.before16_4 { lines += ["before iOS 16.4:", "  \(older)"] }
    }
    lines += UpdateExplanation.split(diagnosis.text)
    if let mended = diagnosis.mended, !mended.isEmpty {
      lines.append("as JSON:")
      lines.append("  \(UpdateExplanation.json(mended))")
    }
    return lines + modelLines
  }

  /// What the models themselves tell, unless it is what the calls or the mended calls say.
  private var modelLines: [String] {
    guard let calls = callsOfModels else { return [] }
    let said = Set(diagnosis?.mended ?? operations)
    if Set(calls) == said { return [] }
    return ["the models differ by:", calls.isEmpty ? "  nothing" : "  \(UpdateExplanation.json(calls))"]
  }

  private func legalLines(_ style: TextStyle) -> [String] {
    guard let plan else { return [style.bad("not legal")] }
    var lines = [
      style.good("legal")
        + ": \(UpdateAccount(plan: plan, operations: operations).text.split(separator: "\n", maxSplits: 1)[0])"
    ]
    lines += UpdateExplanation.split(UpdateAccount(plan: plan, operations: operations).text).dropFirst()
    let mismatches = self.mismatches
    if !mismatches.isEmpty {
      lines.append("advice: the counts add up, but the calls and the models tell of different items:")
      lines += mismatches.prefix(UpdateExplanation.mostMismatches).map { "  \($0)" }
      let more = mismatches.count - UpdateExplanation.mostMismatches
      if more > 0 { lines.append("  … \(more) more") }
      lines += modelLines
    }
    return lines
  }

  private static let mostMismatches = 5

  static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The calls as a document has them, on one line.
  static func json(_ operations: [UpdateOperation]) -> String {
    JSONText.line(.array(operations.map { ScenarioUpdate($0).json }))
  }
}

// MARK: - As a document

extension UpdateExplanation {
  /// All of it as a document.
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("legal", .bool(isLegal))
    object.set("before", .array(before.counts.map { .integer($0) }))
    object.set("after", .array(after.counts.map { .integer($0) }))
    object.set("updates", .array(operations.map { ScenarioUpdate($0).json }))
    if let sentences {
      object.set("sentence", .string(sentences.newest))
      object.set("sentenceBefore16.4", sentences.before16_4.map { .string($0) })
    }
    object.set("diagnosis", diagnosis?.json)
    object.set("callsOfModels", callsOfModels.map { .array($0.map { ScenarioUpdate($0).json }) })
    if let plan {
      object.set("account", .lines(UpdateAccount(plan: plan, operations: operations).text))
      object.set("advice", .strings(plan.defects.map { "\($0.sentence) \($0.remedy)" } + mismatches))
    }
    return object.json
  }
}

extension UpdateDiagnosis {
  /// The diagnosis as a document: causes by name and in words, the rule, the changes, the calls as they would be legal, and
  /// the drawing.
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set(
      "causes",
      .array(
        causes.map { .object([JSONMember("name", .string($0.name)), JSONMember("text", .string($0.text))]) }))
    object.set("rule", .string(error.rule))
    object.set("changes", changes.map { .strings($0.map(\.text)) })
    object.set("mended", mended.map { .array($0.map { ScenarioUpdate($0).json }) })
    if !laterReloads.isEmpty { object.set("later", .strings(laterReloads.map(\.name))) }
    object.set("drawing", .lines(drawing))
    return object.json
  }
}

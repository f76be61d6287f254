import CollectionCore
import CollectionViewScenarios
import Testing

@MainActor @Suite("Update steps") struct UpdateStepTests {
  private let layout = #"{"do": "layout"}"#

  /// A batch as a step.
  private func batch(_ data: String?, _ updates: String, _ rest: String = "") -> String {
    let model = data.map { "\"data\": \(Letters.data($0)), " } ?? ""
    return #"{"do": "batch", \#(model)"updates": [\#(updates)]\#(rest)}"#
  }

  @Test(
    "Each word for an update makes its call",
    arguments: [
      ("abc", "ac", #"{"delete": [0, 1]}"#), ("abc", "axbc", #"{"insert": [0, 1]}"#),
      ("abc", "cab", #"{"move": [[0, 2], [0, 0]]}"#), ("abc", "aXc", #"{"reload": [0, 1]}"#),
      ("ab|cd|e", "cd|e", #"{"deleteSection": 0}"#), ("ab|cd", "ab|x|cd", #"{"insertSection": 1}"#),
      ("ab|cd|e", "e|ab|cd", #"{"moveSection": [2, 0]}"#), ("ab|cd", "ab|xyz", #"{"reloadSection": 1}"#),
      ("ab|cd", "a|cbd", #"{"move": [[0, 1], [1, 1]]}"#),
    ])
  func words(_ before: String, _ after: String, _ update: String) throws {
    let result = try Letters.run(before, layout, batch(after, update, ", \"expect\": \(Letters.showing(after))"))
    #expect(result.failureText == "")
    #expect(result.steps[1].updates.map(\.isLegal) == [true])
    // The same as a single call.
    let single = try Letters.run(
      before, layout,
      #"""
      {"do": "update", "data": \#(Letters.data(after)), "updates": [\#(update)], "expect": \#(Letters.showing(after))}
      """#)
    #expect(single.failureText == "")
  }

  @Test(
    "The model changes inside the block, before it, after it or never",
    arguments: [
      ("inside", []), ("before", []), ("after", ["modelNotChanged"]), ("never", ["modelNotChanged"]),
    ])
  func changeModel(_ when: String, _ causes: [String]) throws {
    let result = try Letters.run(
      "abc", layout, batch("ac", #"{"delete": [0, 1]}"#, #", "changeModel": "\#(when)", "layout": false"#))
    #expect(result.violations.compactMap(\.diagnosis).flatMap(\.causes).map(\.name) == causes)
    // What was changed after the call is there for a reload.
    let reloaded = try Letters.run(
      "abc", layout, batch("ac", #"{"delete": [0, 1]}"#, #", "changeModel": "\#(when)""#), #"{"do": "reloadData"}"#)
    #expect(reloaded.picture.contains("\"b\"") == (when == "never"))
  }

  @Test("Single updates take one model each, or one for all; another number of models cannot be done")
  func models() throws {
    let each = try Letters.run(
      "abc", layout,
      #"""
      {"do": "update", "data": [\#(Letters.data("ac")), \#(Letters.data("acx"))],
       "updates": [{"delete": [0, 1]}, {"insert": [0, 2]}], "expect": \#(Letters.showing("acx"))}
      """#)
    #expect(each.failureText == "")
    #expect(each.steps[1].updates.map(\.after.counts) == [[2], [3]])
    let one = try Letters.run(
      "abc", layout,
      #"""
      {"do": "update", "data": \#(Letters.data("aBC")), "updates": [{"reload": [0, 1]}, {"reload": [0, 2]}],
       "expect": \#(Letters.showing("aBC"))}
      """#)
    #expect(one.failureText == "")
    let wrong = try Letters.run(
      "abc", layout,
      #"""
      {"do": "update", "data": [\#(Letters.data("ac")), \#(Letters.data("a"))], "updates": [{"delete": [0, 1]}]}
      """#)
    #expect(
      wrong.failureText.hasSuffix("| data has 2 models for 1 updates: give one, or one for each update"))
    // After each call: the model follows, and every call finds the old one.
    let late = try Letters.run(
      "abc", layout,
      #"""
      {"do": "update", "data": \#(Letters.data("ab")), "changeModel": "after", "updates": [{"delete": [0, 2]}]}
      """#)
    #expect(late.violations.compactMap(\.diagnosis).flatMap(\.causes) == [.modelNotChanged])
  }

  @Test("Reloaded items get another cell, reconfigured ones keep theirs, whole sections are asked for anew")
  func reloads() throws {
    let result = try Letters.run(
      "abc", layout, #"{"do": "set", "data": \#(Letters.data("ABC"))}"#,
      #"""
      {"do": "reloadItems", "items": [[0, 0]], "expect": {"showing": {"cell:0.0": "A", "cell:0.1": "b"},
       "stepCounters": {"cellForItemCalls": 1, "cellsCreated": 1}}}
      """#,
      #"""
      {"do": "reconfigureItems", "items": [[0, 1]], "expect": {"showing": {"cell:0.1": "B", "cell:0.2": "c"},
       "sameCell": [["cell:0.1", "cell:0.1"]], "stepCounters": {"cellForItemCalls": 1, "cellsCreated": 0}}}
      """#,
      #"""
      {"do": "reloadSections", "sections": [0], "expect": {"showing": {"cell:0.2": "C"}, "violations": [],
       "stepCounters": {"cellForItemCalls": 3}}}
      """#)
    #expect(result.failureText == "")
    #expect(result.steps[2].updates.map(\.operations) == [[.reload(ItemPath(0, 0))]])
    #expect(result.steps[3].updates.isEmpty)
  }

  @Test("Reconfiguring in a batch acts at once, by the path it has then (Semantics 2.11a)")
  func reconfigureInBatch() throws {
    let result = try Letters.run(
      "abcd", layout,
      batch(
        "aBD", #"{"delete": [0, 2]}, {"reconfigure": [0, 1]}, {"reconfigure": [0, 2]}"#,
        #", "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "B", "cell:0.2": "d"}, "violations": []}"#))
    #expect(result.failureText == "")
  }

  @Test("A batch says in the result what it did: counts, calls, and what becomes of each item")
  func explanations() throws {
    let result = try Letters.run("abc", layout, batch("xb", #"{"delete": [0, 0]}, {"move": [[0, 2], [0, 0]]}"#))
    let explanation = try #require(result.steps[1].updates.first)
    #expect(explanation.before.counts == [3])
    #expect(explanation.after.counts == [2])
    #expect(explanation.plan?.newPath(of: ItemPath(0, 2)) == ItemPath(0, 0))
    // Legal, and not what the models tell.
    #expect(explanation.mismatches == ["the cell of 'c' (0.2) stays, at 0.0, where the model has 'x'"])
    #expect(result.steps[0].updates.isEmpty)
  }

  @Test("Expected causes are held against all updates refused so far; a word that is none is corrected")
  func causes() throws {
    func failure(_ causes: String) throws -> String {
      try Letters.run(
        "abc", layout, batch("abc", #"{"delete": [0, 1]}"#, #", "expect": {"causes": [\#(causes)]}"#)
      ).failureText
    }
    #expect(try failure(#""modelNotChanged""#) == "")
    #expect(try failure("") == "causes: none | modelNotChanged")
    #expect(
      try failure(#""modelNotChangd""#)
        == "causes: modelNotChangd (no cause is called 'modelNotChangd'; did you mean 'modelNotChanged'?)"
        + " | modelNotChanged")
  }

  @Test("A refused update is told with its diagnosis, in text and as a document")
  func report() throws {
    let result = try Letters.run("abc", layout, batch("abc", #"{"delete": [0, 1]}"#))
    let document = result.json
    let diagnosis = document["violations"]?.elements?.first?["diagnosis"]
    #expect(diagnosis?["causes"]?.elements?.first?["name"]?.text == "modelNotChanged")
    #expect(diagnosis?["drawing"]?.elements?.first?.text == "section 0")
    #expect(diagnosis?["mended"]?.elements?.isEmpty == true)
    #expect(result.violations.map(\.rule.rawValue) == ["invalid-update"])
  }
}

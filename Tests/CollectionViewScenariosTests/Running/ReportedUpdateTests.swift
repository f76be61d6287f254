import CollectionViewScenarios
import Testing

/// Problems with updates as people reported them, each with its number in the project's list of reports.
@MainActor @Suite("Reported updates") struct ReportedUpdateTests {
  private func passes(_ result: ScenarioResult) { #expect(result.failureText == "") }

  @Test("B09: an insert with a reload pending finds the third item counted already; with no layout due it passes")
  func b09() throws {
    let insert = #"{"do": "batch", "changeModel": "never", "updates": [{"insert": [0, 2]}]"#
    let change = #"{"do": "set", "data": \#(Letters.data("abc"))}"#
    passes(
      try Letters.run(
        "ab", #"{"do": "layout"}"#, change, #"{"do": "reloadData", "layout": false}"#,
        #"""
        \#(insert), "expect": {"violations": ["invalid-update"], "causes": ["reloadDataPending"],
          "showing": {"cell:0.2": "c"}}}
        """#))
    passes(try Letters.run("ab", #"{"do": "layout"}"#, change, "\(insert), \"expect\": \(Letters.showing("abc"))}"))
  }

  @Test("B11: three go at the front and come at the end as 5, 6 and 7; as 8, 9 and 10 they are refused")
  func b11() throws {
    func batch(_ inserts: [Int], _ rest: String) -> String {
      let deletes = [0, 1, 2].map { #"{"delete": [0, \#($0)]}"# }
      let updates = (deletes + inserts.map { #"{"insert": [0, \#($0)]}"# }).joined(separator: ", ")
      return #"{"do": "batch", "data": \#(Letters.data("defghxyz")), "updates": [\#(updates)], "expect": \#(rest)}"#
    }
    passes(try Letters.run("abcdefgh", #"{"do": "layout"}"#, batch([5, 6, 7], Letters.showing("defghx"))))
    passes(
      try Letters.run(
        "abcdefgh", #"{"do": "layout"}"#,
        batch(
          [8, 9, 10],
          #"""
          {"violations": ["attempt to insert item 8 into section 0, but there are only 8 items in section 0 after the update"],
            "causes": ["insertInOldIndexes"]}
          """#)))
  }

  @Test("B12: a reloaded section comes back where another moves to; without the reload the same batch is legal")
  func b12() throws {
    func batch(_ reload: String, _ rest: String) -> String {
      #"""
      {"do": "batch", "data": \#(Letters.data("a|b|n|d|c")), "updates": [{"moveSection": [2, 4]}, \#(reload)
        {"deleteSection": 4}, {"insertSection": 2}], "expect": \#(rest)}
      """#
    }
    passes(
      try Letters.run(
        "a|b|c|d|e", #"{"do": "layout"}"#,
        batch(
          #"{"reloadSection": 3},"#,
          #"""
          {"violations": ["attempt to perform an insert and a move to the same section (4)"],
            "causes": ["moveAndReload"]}
          """#)))
    passes(try Letters.run("a|b|c|d|e", #"{"do": "layout"}"#, batch("", Letters.showing("a|b|n|d|c"))))
  }

  @Test("B16: an insert and a move to one place are refused, and mirrored a delete and a move from one")
  func b16() throws {
    func run(_ after: String, _ updates: String, _ cause: String) throws {
      passes(
        try Letters.run(
          "abc", #"{"do": "layout"}"#,
          #"""
          {"do": "batch", "data": \#(Letters.data(after)), "updates": [\#(updates)],
            "expect": {"violations": ["conflicting-updates"], "causes": ["\#(cause)"]}}
          """#))
    }
    try run("xcab", #"{"insert": [0, 0]}, {"move": [[0, 2], [0, 0]]}"#, "insertAndMove")
    try run("ab", #"{"delete": [0, 2]}, {"move": [[0, 2], [0, 0]]}"#, "deleteAndMove")
  }

  @Test("B17: four deletes one by one fail at the third call; in one batch or from the last they pass")
  func b17() throws {
    func singles(_ order: [Int], _ rest: String) -> String {
      let models = ["bcd", "cd", "d", ""].map { Letters.data($0) }.joined(separator: ", ")
      let updates = order.map { #"{"delete": [0, \#($0)]}"# }.joined(separator: ", ")
      return #"{"do": "update", "data": [\#(models)], "updates": [\#(updates)], "expect": \#(rest)}"#
    }
    let ascending = try Letters.run(
      "abcd", #"{"do": "layout"}"#,
      singles(
        [0, 1, 2, 3],
        #"""
        {"violations": ["attempt to delete item 2 from section 0 which only contains 2 items before the update",
          "attempt to delete item 3 from section 0 which only contains 1 items before the update"], "visible": []}
        """#))
    passes(ascending)
    #expect(ascending.steps[1].updates.map(\.isLegal) == [true, true, false, false])
    #expect(
      ascending.violations.compactMap(\.diagnosis).flatMap(\.causes).map(\.name).first == "singleOperationsAscending")
    passes(try Letters.run("abcd", #"{"do": "layout"}"#, singles([3, 2, 1, 0], #"{"violations": [], "visible": []}"#)))
    passes(
      try Letters.run(
        "abcd", #"{"do": "layout"}"#,
        #"""
        {"do": "batch", "data": \#(Letters.data("")),
          "updates": [{"delete": [0, 0]}, {"delete": [0, 1]}, {"delete": [0, 2]}, {"delete": [0, 3]}],
          "expect": {"violations": [], "visible": []}}
        """#))
  }

  @Test("B19: an item leaves a section that moves to where it is: accepted, with an advice, and no trap")
  func b19() throws {
    passes(
      try Letters.run(
        "|a", #"{"do": "layout"}"#,
        #"""
        {"do": "batch", "data": \#(Letters.data("a|")),
          "updates": [{"moveSection": [1, 1]}, {"move": [[1, 0], [0, 0]]}],
          "expect": {"violations": ["update-defect"], "showing": {"cell:0.0": "a"}}}
        """#))
  }

  @Test("B59: a deleted cell ends its display with the path it had, also where the new model has no such path")
  func b59() throws {
    passes(
      try Letters.run(
        "abcde", #"{"do": "layout"}"#,
        #"""
        {"do": "batch", "data": \#(Letters.data("acde")), "updates": [{"delete": [0, 1]}],
          "expect": {"events": ["cellEndedDisplay c2 0.1"], "stepCounters": {"didEndDisplayingCalls": 1}}}
        """#,
        #"""
        {"do": "batch", "data": \#(Letters.data("acd")), "updates": [{"delete": [0, 3]}],
          "expect": {"events": ["cellEndedDisplay c5 0.3"], "showing": {"cell:0.1": "c"}, "violations": []}}
        """#))
  }
}

import CollectionViewScenarios
import Testing

/// Each kind of expectation once right and once wrong, after one layout and a scroll by a row.
@MainActor @Suite("Expectations") struct ExpectationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let right: String
    let wrong: String
    let failure: String
    var testDescription: String { right }
  }

  nonisolated static let rows: [Row] = [
    Row(
      right: #""contentSize": [100, 1000.01]"#, wrong: #""contentSize": [100, 1000.02]"#,
      failure: "contentSize: [100, 1000.02] | [100, 1000]"),
    Row(
      right: #""offset": [0, 100]"#, wrong: #""offset": [0, 99.9]"#, failure: "offset: [0, 99.9] | [0, 100]"),
    Row(
      right: #""frames": {"cell:0.1": [0, 100, 100, 100], "cell:0.9": [0, 900, 100, 100]}"#,
      wrong: #""frames": {"cell:0.1": [0, 100, 100, 101], "cell:0.9": [0, 900, 99, 100], "cell:0.10": [0, 0, 1, 1]}"#,
      failure: """
        frames cell:0.1: [0, 100, 100, 101] | [0, 100, 100, 100]
        frames cell:0.9: [0, 900, 99, 100] | [0, 900, 100, 100]
        frames cell:0.10: [0, 0, 1, 1] | no such element: item 10 does not exist (section 0 has 10 items)
        """),
    Row(
      right: #""visible": ["cell:0.3", "cell:0.1", "cell:0.2"]"#, wrong: #""visible": ["cell:0.0", "cell:0.1"]"#,
      failure: "visible: cell:0.0 cell:0.1 | cell:0.1 cell:0.2 cell:0.3"
        + " (missing cell:0.0; not expected cell:0.2 cell:0.3)"),
    Row(
      right: #""showing": {"cell:0.3": "S0.3"}"#, wrong: #""showing": {"cell:0.3": "S0.0", "cell:0.0": "S0.0"}"#,
      failure: """
        showing cell:0.0: S0.0 | nothing, it is not on screen
        showing cell:0.3: S0.0 | S0.3
        """),
    Row(
      right: #""sameCell": [["cell:0.2", "cell:0.2"]]"#,
      wrong: #""sameCell": [["cell:0.0", "cell:0.3"], ["cell:0.9", "cell:0.1"], ["cell:0.2", "cell:0.1"]]"#,
      failure: """
        sameCell cell:0.0 cell:0.3: c1 shows cell:0.3 | c1 is not on screen, cell:0.3 is shown by c4
        sameCell cell:0.9 cell:0.1: a cell that showed cell:0.9 before the step | nothing showed it
        sameCell cell:0.2 cell:0.1: c3 shows cell:0.1 | c3 shows cell:0.2, cell:0.1 is shown by c2
        """),
    Row(
      right: #""counters": {"cellsCreated": 4, "liveCells": {"atMost": 3}, "prepareCalls": {"atLeast": 1}}"#,
      wrong: #""counters": {"cellsCreated": 3, "liveCells": {"atMost": 2}, "prepareCalls": {"atLeast": 2}}"#,
      failure: """
        counters cellsCreated: 3 | 4
        counters prepareCalls: at least 2 | 1
        counters liveCells: at most 2 | 3
        """),
    Row(
      right: #""stepCounters": {"cellsCreated": 1, "prepareCalls": 0, "pooledCells": 1}"#,
      wrong: #""stepCounters": {"cellsCreated": 4}"#, failure: "stepCounters cellsCreated: 4 | 1"),
    Row(
      right: #""events": ["boundsChanged 0,100 100x300", "cellCreated c4 \"Cell\" for 0.3", "cellDisplayed c4 0.3"]"#,
      wrong: #""events": ["cellDisplayed c4 0.3", "cellCreated c4 \"Cell\" for 0.3"]"#,
      failure: "events: cellCreated c4 \"Cell\" for 0.3 after 18 cellDisplayed c4 0.3"
        + " | only before it: 16 cellCreated c4 \"Cell\" for 0.3 <- 15"),
    Row(
      right: #""events": ["16 cellCreated c4 \"Cell\" for 0.3 <- 15", "cellRecycled c1 from 0.0 <- 19"]"#,
      wrong: #""events": ["cellCreated c4 \"Cell\" for 0.3 <- 14"]"#,
      failure: "events: cellCreated c4 \"Cell\" for 0.3 <- 14 | no such line among 7"),
    Row(
      right: """
        "eventsExactly": ["boundsChanged 0,100 100x300", "elementsQueried 0,100 100x300: 3",
          "cellCreated c4 \\"Cell\\" for 0.3", "cellConfigured c4 0.3 item S0.3", "cellDisplayed c4 0.3",
          "cellEndedDisplay c1 0.0", "cellRecycled c1 from 0.0"]
        """,
      wrong: #""eventsExactly": ["boundsChanged 0,100 100x300"]"#,
      failure: "eventsExactly, line 2 of 1: nothing more | 15 elementsQueried 0,100 100x300: 3"),
    Row(
      right: #""violations": []"#, wrong: #""violations": ["near-miss"]"#, failure: "violations: near-miss | none"),
    Row(right: #""selected": []"#, wrong: #""selected": [[0, 1], [0, 0]]"#, failure: "selected: 0.0 0.1 | none"),
    Row(
      right: #""queries": [{"rect": [0, 150, 100, 51], "elements": ["cell:0.2", "cell:0.1"]}]"#,
      wrong: #""queries": [{"rect": [0, 150, 100, 50], "elements": ["cell:0.2", "cell:0.1"]}]"#,
      failure: "queries 0,150 100x50: cell:0.1 cell:0.2 | cell:0.1 (missing cell:0.2)"),
    Row(right: #""valid": true"#, wrong: #""valid": false"#, failure: "valid: a broken invariant | all hold"),
    Row(
      right: #""tolerance": 2, "offset": [0, 102]"#, wrong: #""tolerance": 2, "offset": [0, 102.1]"#,
      failure: "offset: [0, 102.1] | [0, 100]"),
  ]

  @Test("What holds passes, what does not is told with both values", arguments: rows)
  func kinds(_ row: Row) throws {
    let right = try Rows.steps(#"{"do": "layout"}"#, #"{"do": "scroll", "by": [0, 100], "expect": {\#(row.right)}}"#)
    #expect(right.failureText == "")
    #expect(right.verdict == .passed)
    #expect(right.checks > 0)
    let wrong = try Rows.steps(#"{"do": "layout"}"#, #"{"do": "scroll", "by": [0, 100], "expect": {\#(row.wrong)}}"#)
    #expect(wrong.failureText == row.failure)
    #expect(wrong.verdict == .failed)
  }

  @Test("What holds at the end may be about everything that happened")
  func atTheEnd() throws {
    let result = try Rows.run(
      #"""
      "steps": [{"do": "layout"}, {"do": "scroll", "by": [0, 100]}],
      "expect": {"events": ["cellCreated c1 \"Cell\" for 0.0", "cellRecycled c1 from 0.0"],
        "sameCell": [["cell:0.2", "cell:0.2"]], "stepCounters": {"cellsCreated": 1}, "counters": {"cellsCreated": 4}}
      """#)
    #expect(result.failureText == "")
  }

  @Test("A failure comes with the events that are near it, and the line of the document")
  func nearestEvents() throws {
    let result = try Rows.steps(
      #"{"do": "layout"}"#, #"{"do": "scroll", "by": [0, 100], "expect": {"showing": {"cell:0.3": "x"}}}"#)
    let failure = try #require(result.allFailures.first)
    #expect(
      failure.events == [
        "16 cellCreated c4 \"Cell\" for 0.3 <- 15", "17 cellConfigured c4 0.3 item S0.3", "18 cellDisplayed c4 0.3",
      ])
    #expect(failure.mark.position.line == 2)
  }

  @Test("The questions of expectations are not counted, nor are they part of a later step")
  func questionsAreFree() throws {
    let questions = #"""
      {"frames": {"cell:0.9": [0, 900, 100, 100]}, "queries": [{"rect": [0, 0, 1, 1], "elements": ["cell:0.0"]}]}
      """#
    let result = try Rows.run(
      #"""
      "steps": [{"do": "layout", "expect": \#(questions)},
        {"do": "repeat", "times": 2, "steps": [{"do": "layout", "expect": \#(questions)}],
         "expect": {"stepCounters": {"itemQueries": 0, "attributesMade": 0}, "eventsExactly": []}}],
      "expect": {"counters": {"itemQueries": 0, "elementsQueries": 1, "attributesMade": 3}}
      """#)
    #expect(result.failureText == "")
    #expect(result.counters["itemQueries"] == 0)
  }

  @Test("Violations agree by rule or by a piece of the message, in order; advice is passed over unless it is expected")
  func violations() throws {
    let text = #"""
      {"scenario": 1, "name": "v", "view": {"size": [100, 300]}, "data": {"sections": [{"items": 4}]},
       "layout": {"type": "flow", "itemSize": [100, 100], "minimumLineSpacing": 0},
       "cells": {"faults": [{"at": [0, 1], "do": "dequeueTwice"}, {"at": [0, 2], "do": "returnFresh"}]},
       "steps": [{"do": "layout"}], "expect": {"violations": VIOLATIONS}}
      """#
    func failures(_ violations: String) throws -> String {
      try runScenario(text.replacing("VIOLATIONS", with: violations)).failureText
    }
    #expect(try failures(#"["dequeued-not-returned", "cell-not-dequeued"]"#) == "")
    #expect(try failures(#"["Expected dequeued view to be returned", "without a reuseIdentifier"]"#) == "")
    let actual = """
      dequeued-not-returned: Expected dequeued view to be returned to the collection view in preparation for…
      cell-not-dequeued: The collection view's data source returned a cell without a reuseIdentifier. Ce…
      """
    #expect(try failures(#"["dequeued-not-returned"]"#) == "violations: dequeued-not-returned | \(actual)")
    #expect(
      try failures(#"["cell-not-dequeued", "dequeued-not-returned"]"#)
        == "violations: cell-not-dequeued, dequeued-not-returned | \(actual)")
    #expect(try failures("[]") == "violations: none | \(actual)")
    #expect(try failures(#"[""]"#) == "violations:  | \(actual)")
    #expect(
      try failures(#"["cellNotDequeued"]"#)
        == "violations: cellNotDequeued (no rule is called 'cellNotDequeued'; did you mean 'cell-not-dequeued'?)"
        + " | \(actual)")
    #expect(try failures(#"["zzz"]"#).contains("no rule is called 'zzz', the command 'list' shows them"))
  }

  @Test("A violation that is repeated stands in one line of a failure, with its number")
  func repeatedViolations() throws {
    let result = try Rows.run(
      #"""
      "cells": {"faults": [{"at": [0, 0], "do": "returnFresh"}, {"at": [0, 1], "do": "returnFresh"}]},
      "steps": [{"do": "layout", "expect": {"violations": []}}]
      """#)
    let actual = try #require(result.steps.first?.failures.first?.actual)
    #expect(actual.hasPrefix("cell-not-dequeued: The collection view's data source") && actual.hasSuffix("… (×2)"))
    #expect(!actual.contains("\n"))
  }

  @Test("Advice counts where it is expected")
  func advice() throws {
    // Three times this width and two spacings are the rounding error of a sum above 390.
    let text = #"""
      {"scenario": 1, "name": "v", "view": {"size": [390, 100]}, "data": {"sections": [{"items": 3}]},
       "layout": {"type": "flow", "minimumInteritemSpacing": 5},
       "delegate": {"sizeForItem": {"values": [[126.66666666666667, 30], [126.66666666666667, 31],
         [126.66666666666667, 32]]}},
       "steps": [{"do": "layout"}], "expect": {"violations": VIOLATIONS}}
      """#
    for violations in ["[]", #"["near-miss"]"#] {
      let result = try runScenario(text.replacing("VIOLATIONS", with: violations))
      #expect(result.violations.map(\.rule.rawValue) == ["near-miss"])
      #expect(result.failureText == "")
    }
  }
}

import CollectionViewScenarios
import Testing

@MainActor @Suite("Running scenarios") struct ScenarioRunnerTests {
  @Test("The example of the language's description does what it says")
  func describedExample() throws {
    let result = try runScenario(Documents.example)
    #expect(result.verdict == .passed)
    #expect(result.failureText == "")
    #expect(result.steps.map(\.title) == ["layout", "batch of 2: delete item 0.1, insert item 0.2"])
  }

  @Test(
    "What this version lacks is named, and never passes",
    arguments: [
      (#""steps": [{"do": "advance", "frames": 1}]"#, "step 1 (advance) needs a clock"),
      (#""steps": [{"do": "repeat", "times": 1, "steps": [{"do": "run"}]}]"#, "step 1 (run) needs a clock"),
      (#""steps": [{"do": "fling", "velocity": [0, 1]}]"#, "step 1 (fling) needs a clock"),
    ])
  func unsupported(_ members: String, _ sentence: String) throws {
    let result = try Rows.run(members)
    #expect(result.verdict == .unsupported)
    #expect(result.unsupported?.hasPrefix(sentence) == true, "\(result.unsupported ?? "")")
    #expect(result.unsupported?.hasSuffix("which this version does not have") == true)
  }

  @Test("What a scenario lacks from the first moment is named before anything is done")
  func unsupportedFromTheStart() throws {
    let view = try runScenario(Documents.scenario(#""view": {"prefetching": true}"#))
    #expect(view.unsupported == "view.prefetching needs a clock, which this version does not have")
    #expect(view.verdict == .unsupported)
    #expect(view.trace.isEmpty)
  }

  @Test("What fails before a step that is not supported makes the scenario fail")
  func failedBeforeUnsupported() throws {
    let result = try Rows.steps(#"{"do": "layout", "expect": {"offset": [1, 1]}}"#, #"{"do": "run"}"#)
    #expect(result.verdict == .failed)
    #expect(result.unsupported == "step 2 (run) needs a clock, which this version does not have")
  }

  @Test("The same scenario gives the same bytes twice")
  func determinism() throws {
    let text = Rows.text(
      #"""
      "cells": {"faults": [{"at": [0, 1], "do": "returnFresh"}, {"at": [0, 2], "do": "dequeueTwice"}]},
      "steps": [{"do": "layout"}, {"do": "repeat", "times": 5, "steps": [{"do": "scroll", "by": [0, 70]}]},
        {"do": "reloadData"}, {"do": "setLayout", "layout": {"type": "waterfall", "columns": 2, "heights": [30, 50]}}, {"do": "reloadData"}],
      "expect": {"visible": []}
      """#)
    var runner = ScenarioRunner()
    runner.drawsSteps = true
    let scenario = try Scenario(text: text)
    let first = JSONText().text(of: try runner.run(scenario).json)
    #expect(first == JSONText().text(of: try runner.run(scenario).json))
    #expect(first.contains("cellReused"))
  }

  @Test("A scenario without steps is laid out once")
  func noSteps() throws {
    let result = try Rows.run(#""expect": {"counters": {"cellsCreated": 3, "prepareCalls": 1}}"#)
    #expect(result.failureText == "")
    #expect(result.picture.contains("A cell:0.0 0,0 100x100 \"S0.0\""))
  }

  @Test("Without an expectation a scenario passes, whatever it shows, and says that nothing was checked")
  func nothingExpected() throws {
    let result = try Rows.steps(#"{"do": "layout"}"#)
    #expect(result.verdict == .passed)
    #expect(result.checks == 0)
  }

  @Test("A step has its own events, counters, violations and picture")
  func stepResults() throws {
    var runner = ScenarioRunner()
    runner.drawsSteps = true
    let scenario = try Scenario(
      text: Rows.text(
        #"""
        "cells": {"faults": [{"at": [0, 3], "do": "returnFresh"}]},
        "steps": [{"do": "layout", "about": "first"}, {"do": "scroll", "by": [0, 100]}]
        """#))
    let result = try runner.run(scenario)
    #expect(result.steps.map(\.title) == ["layout", "scroll by 0,100"])
    #expect(result.steps.map(\.about) == ["first", nil])
    #expect(result.steps.map { $0.violations.map(\.rule.rawValue) } == [[], ["cell-not-dequeued"]])
    #expect(result.steps[1].counters[.elementsQueries] == 1)
    #expect(result.lines(ofStep: 2).first == "boundsChanged 0,100 100x300")
    #expect(result.steps[0].picture.contains("A cell:0.0"))
    #expect(result.steps[1].picture == result.picture)
  }

  @Test("A million items are a matter of a moment, their identifiers take no room")
  func million() throws {
    let result = try runScenario(
      #"""
      {"scenario": 1, "name": "n", "view": {"size": [100, 300]}, "data": {"sections": [{"items": 1000000}]},
       "layout": {"type": "flow", "itemSize": [100, 100], "minimumLineSpacing": 0},
       "steps": [{"do": "layout"},
         {"do": "repeat", "times": 500, "steps": [{"do": "scroll", "by": [0, 100]}]},
         {"do": "scrollToItem", "item": [0, 999999]}],
       "expect": {"showing": {"cell:0.999999": "S0.999999"}, "counters": {"cellsCreated": {"atMost": 6}}}}
      """#)
    #expect(result.failureText == "")
  }
}

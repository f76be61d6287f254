import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("apply") struct ApplyStepTests {
  private func apply(_ data: String, _ rest: String = "") -> String {
    #"{"do": "apply", "snapshot": \#(Letters.data(data))\#(rest)}"#
  }

  @Test("The data is the first snapshot; a later one is told as differences, and cells stay with their items")
  func differences() throws {
    let result = try Letters.run(
      "abc", #"{"do": "layout", "expect": \#(Letters.showing("abc"))}"#,
      apply(
        "cax",
        #"""
        , "expect": {"showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "x"}, "violations": [],
          "sameCell": [["cell:0.2", "cell:0.0"], ["cell:0.0", "cell:0.1"]], "stepCounters": {"cellForItemCalls": 1}}
        """#))
    #expect(result.failureText == "")
  }

  @Test("Items move from section to section, sections come and go")
  func sections() throws {
    let result = try Letters.run(
      "ab|cd", #"{"do": "layout"}"#, apply("b|cda", ", \"expect\": \(Letters.showing("b|cda"))"),
      apply("b", ", \"expect\": \(Letters.showing("b"))"))
    #expect(result.failureText == "")
    #expect(result.steps.map(\.title) == ["layout", "apply", "apply"])
  }

  @Test("Reloaded items get another cell, reconfigured ones keep theirs")
  func reloads() throws {
    let result = try Letters.run(
      "abc", #"{"do": "layout"}"#,
      apply(
        "abc", #", "reload": ["b"], "expect": {"stepCounters": {"cellForItemCalls": 1, "cellsCreated": 1}}"#),
      apply(
        "abc",
        #"""
        , "reconfigure": ["c"], "expect": {"stepCounters": {"cellForItemCalls": 1, "cellsCreated": 0},
          "sameCell": [["cell:0.2", "cell:0.2"]], "violations": []}
        """#))
    #expect(result.failureText == "")
  }

  @Test("An identifier that is there twice is a violation in UIKit's words")
  func duplicates() throws {
    let result = try Letters.run("abc", #"{"do": "layout"}"#, apply("aa"))
    #expect(result.violations.isEmpty == false)
  }

  @Test("A scenario that begins without data shows the first snapshot, also inside a repeat")
  func empty() throws {
    let result = try Letters.run(
      "", #"{"do": "repeat", "times": 2, "steps": [\#(apply("ab"))], "expect": \#(Letters.showing("ab"))}"#)
    #expect(result.failureText == "")
    #expect(result.counters[.cellForItemCalls] == 2)
  }

  @Test("A data source of the program has no snapshots: the step cannot be done")
  func otherDataSource() throws {
    var registry = ScenarioRegistry()
    registry.registerDataSource("mine") { _ in EmptySource() }
    let text = Letters.text("abc", [apply("ab")]).replacing(
      #""name": "letters","#, with: #""name": "letters", "dataSource": "mine","#)
    #expect(
      try runScenario(text, registry).failureText
        == "step: apply can be done | snapshots need the built-in data source: leave out 'dataSource'")
  }
}

/// A data source of a program, without items.
@MainActor private final class EmptySource: NSObject, CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell(frame: .zero)
  }
}

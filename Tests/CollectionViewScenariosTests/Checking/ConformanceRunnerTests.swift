import CollectionViewScenarios
import Testing

@MainActor @Suite("Running recorded cases") struct ConformanceRunnerTests {
  /// A grid of three items in two columns, with what was recorded.
  private func recorded(
    _ id: String = "one", layout: String = "", more: String = "",
    expected: String = #""content": [100, 60], "elements": \#(elements)"#
  ) -> String {
    #"""
    {"id": "\#(id)", "bounds": [100, 200], "counts": [3],
     "layout": {"type": "flow", "itemSize": [50, 30], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0\#(layout)}
     \#(more),
     "expected": {\#(expected)}}
    """#
  }

  nonisolated static let elements = #"""
    [{"id": "cell:0.0", "frame": [0, 0, 50, 30], "z": 0}, {"id": "cell:0.1", "frame": [50, 0, 50, 30], "z": null},
     {"id": "cell:0.2", "frame": [0, 30, 50, 30]}]
    """#

  private func run(_ cases: String...) throws -> ConformanceResult {
    try ConformanceRunner().run(text: "[\(cases.joined(separator: ",\n"))]", file: "f.json")
  }

  private func failures(_ text: String) throws -> String {
    try run(text).outcomes[0].failures.map { "\($0.subject): \($0.expected) | \($0.actual)" }.joined(separator: "\n")
  }

  private func message(_ text: String) -> String {
    do {
      _ = try ConformanceRunner().run(text: text, file: "f.json")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("A case that comes out as recorded passes")
  func passes() throws {
    let result = try run(recorded())
    #expect(result.outcomes.map(\.verdict) == [.passed])
    #expect(result.count(.passed) == 1)
    #expect(try failures(recorded()) == "")
  }

  @Test(
    "Each thing recorded is compared",
    arguments: [
      (#""content": [100, 61], "elementsScope": "listed""#, "content: [100, 61] | [100, 60]"),
      (#""offset": [0, 1], "offsetWasRecorded": true, "elementsScope": "listed""#, "offset: [0, 1] | [0, 0]"),
      (
        #""elements": [{"id": "cell:0.0", "frame": [0, 0, 50, 30.02], "z": 1}], "elementsScope": "only one""#,
        """
        elements cell:0.0: [0, 0, 50, 30.02] | [0, 0, 50, 30]
        elements cell:0.0 z: 1 | 0
        """
      ),
      (
        #""elements": [{"id": "cell:0.0", "frame": [0, 0, 50, 30]}, {"id": "cell:0.3", "frame": [0, 0, 1, 1]}]"#,
        "elements: 2 elements | 3, without cell:0.3, with cell:0.1 cell:0.2 besides"
      ),
      (
        #""elements": [{"id": "decoration:K:0.0", "frame": [0, 0, 1, 1]}], "elementsScope": "listed""#,
        "elements decoration:K:0.0: [0, 0, 1, 1] | no such element"
      ),
      (
        #""elementsScope": "listed", "itemFrames": [{"section": 0, "item": 2, "frame": [0, 30, 49, 30]}]"#,
        "itemFrames cell:0.2: [0, 30, 49, 30] | [0, 30, 50, 30]"
      ),
      (
        #""elementsScope": "listed", "rects": [{"rect": [0, 0, 40, 30], "elements": ["cell:0.0", "cell:0.1"]}]"#,
        "rects 0,0 40x30: 2 elements | 1, without cell:0.1"
      ),
      (
        #""elementsScope": "visibleBounds", "elements": [{"id": "cell:0.0", "frame": [0, 0, 50, 30]}]"#,
        "elements: 1 elements | 3, with cell:0.1 cell:0.2 besides"
      ),
    ])
  func compares(_ expected: String, _ failure: String) throws {
    #expect(try failures(recorded(expected: expected)) == failure)
  }

  @Test("An offset that was not recorded is not compared")
  func unrecordedOffset() throws {
    let expected = #""offset": [0, 1], "offsetWasRecorded": false, "elementsScope": "listed""#
    #expect(try failures(recorded(expected: expected)) == "")
  }

  @Test("The offset is set after the first layout, and what is out of sight is no part of the visible bounds")
  func visibleBounds() throws {
    let expected =
      #"""
      "offset": [0, 30], "elementsScope": "visibleBounds", "elements": [{"id": "cell:0.2", "frame": [0, 30, 50, 30]}]
      """#
    let text = recorded(more: #", "contentOffsetSet": [0, 30]"#, expected: expected)
      .replacing("[100, 200]", with: "[100, 30]")
    #expect(try failures(text) == "")
  }

  @Test("The case's tolerance counts, otherwise the digits of the recording")
  func tolerance() throws {
    let off = #""content": [100, 60.4], "elementsScope": "listed""#
    #expect(try failures(recorded(expected: off)) == "content: [100, 60.4] | [100, 60]")
    #expect(try failures(recorded(more: #", "tolerance": 0.5"#, expected: off)) == "")
    #expect(try failures(recorded(expected: #""content": [100.004, 60], "elementsScope": "listed""#)) == "")
  }

  @Test("Delegate, insets, margins and safe area are those of the case")
  func surroundings() throws {
    let more = #"""
      , "contentInset": [0, 4, 0, 0], "layoutMargins": [0, 10, 0, 6],
      "delegate": {"sizeForItem": [40, 20], "insetForSection": null, "referenceSizeForHeader": [0, 12]}
      """#
    let expected = #"""
      "content": [96, 72], "elements": [{"id": "cell:0.0", "frame": [6, 12, 40, 20]}], "elementsScope": "listed"
      """#
    let text = recorded(layout: #", "sectionInsetReference": "layoutMargins""#, more: more, expected: expected)
    let failures = try failures(text)
    // Room is 96, less (10 − 4) at the left and 6 at the right: two items of 40 in a line, and a line for the third.
    #expect(failures == "content: [96, 72] | [96, 52]")
  }

  @Test("Cells prefer what was recorded; where nobody recorded what text measured they have nothing to answer")
  func selfSizing() throws {
    let estimate = #", "estimatedItemSize": [50, 30]"#
    func verdict(_ cells: String) throws -> ScenarioResult.Verdict {
      try run(recorded(layout: estimate, more: #", "cells": \#(cells)"#)).outcomes[0].verdict
    }
    #expect(try verdict(#"{"selfSizing": "plain"}"#) == .passed)
    #expect(try verdict(#"{"selfSizing": "intrinsic"}"#) == .unsupported)
    #expect(try verdict(#"{"selfSizing": "intrinsic", "preferredSizes": [[50, 30], [50, 30], [50, 30]]}"#) == .passed)
    #expect(try verdict(#"{"selfSizing": "intrinsic", "preferredSizes": [[50, 30], [50, 31]]}"#) == .failed)
    #expect(try verdict(#"{"selfSizing": "override"}"#) == .failed)
    #expect(
      try run(recorded(more: #", "cells": {"selfSizing": "intrinsic", "preferredSizes": [[1, 1]]}"#)).outcomes[0]
        .verdict
        == .passed)
  }

  @Test("What this version lacks is counted by what is missing")
  func unsupported() throws {
    let result = try run(
      recorded(),
      #"{"id": "three", "type": "dataSourceRule"}"#,
      #"{"id": "four", "type": "dataSourceRule"}"#)
    #expect(result.count(.passed) == 1)
    #expect(result.count(.unsupported) == 2)
    #expect(result.missing.map { "\($0.count) \($0.feature.rawValue)" } == ["2 snapshots"])
  }

  @Test(
    "What is no list of cases is refused with its place and what was expected",
    arguments: [
      ("{}", "f.json:1:1: the document is an empty object, expected a list of recorded cases"),
      (
        #"{"scenario": 1}"#,
        "f.json:1:1: the document is a scenario, expected a list of recorded cases; use 'run' for scenarios"
      ),
      (
        #"[{"id": "a", "given": {}, "expected": {}, "file": "x"}]"#,
        "f.json:1:2: 'a' is a statement in words, expected a recorded case with 'bounds', 'layout', 'counts' and 'expected';"
          + " statements are proved by tests, not by files"
      ),
      (
        #"[{"id": "a", "layout": {"type": "flow"}}]"#, "f.json:1:2: the key 'bounds' is missing in [0]; add it"
      ),
      (
        #"[{"id": "a", "type": "dataSourceRule"}, {"id": "a", "type": "dataSourceRule"}]"#,
        "f.json:1:41: the id 'a' stands twice, first at 1:2; ids are unique"
      ),
      ("[1]", "f.json:1:2: [0] is the number 1, expected a case, an object"),
      ("", "f.json:1:1: the text is empty, expected a JSON value"),
    ])
  func wrongFiles(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }
}

import CollectionViewScenarios
import Testing

/// Scenarios whose cells say how large they want to be, in a compositional layout.
@MainActor @Suite("Running scenarios of cells that size themselves") struct SizedScenarioTests {
  private func run(_ steps: String) throws -> ScenarioResult {
    try runScenario(
      #"""
      {"scenario": 1, "name": "sized", "view": {"size": [100, 200]}, "data": {"sections": [{"id": "A", "items": 20}]},
      "layout": {"type": "compositional", "sections": [{
        "group": {"size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 40}}, "axis": "horizontal",
          "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 40}}}]},
        "boundarySupplementaryItems": [{"kind": "H", "alignment": "top",
          "size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 10}}}]}]},
      "cells": {"identifier": "Cell", "preferredSize": [null, 50],
        "supplementary": {"H": {"identifier": "Head", "preferredSize": [null, 25]}}},
      "steps": [\#(steps)]}
      """#)
  }

  @Test("Cells and headers get what they prefer; what is not seen keeps its estimate (Semantics 11.59)")
  func measures() throws {
    let result = try run(
      #"""
      {"do": "layout", "expect": {
        "visible": ["cell:0.0", "cell:0.1", "cell:0.2", "cell:0.3", "supplementary:H:0.0"],
        "frames": {"supplementary:H:0.0": [0, 0, 100, 25], "cell:0.0": [0, 25, 100, 50], "cell:0.4": [0, 225, 100, 40]},
        "contentSize": [100, 865]}}
      """#)
    #expect(result.failureText == "")
    #expect(result.verdict == .passed)
  }

  @Test("A row inserted above leaves what is on screen, and its cells, where they are (Semantics 5.10a)")
  func insertion() throws {
    let result = try run(
      #"""
      {"do": "scroll", "to": [0, 400]},
      {"do": "batch", "data": {"sections": [{"id": "A", "items": 21}]}, "updates": [{"insert": [0, 0]}],
        "expect": {"offset": [0, 440], "sameCell": [["cell:0.9", "cell:0.10"]], "violations": []}}
      """#)
    #expect(result.failureText == "")
    #expect(result.verdict == .passed)
  }
}

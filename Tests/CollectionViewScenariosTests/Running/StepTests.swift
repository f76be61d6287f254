import CollectionViewScenarios
import Testing

@MainActor @Suite("Steps") struct StepTests {
  /// Steps that pass by what they expect: a deed and its effect.
  nonisolated static let deeds: [String] = [
    #"{"do": "layout", "expect": {"counters": {"cellsCreated": 3}}}"#,
    #"{"do": "scroll", "to": [0, 250], "expect": {"offset": [0, 250]}}"#,
    #"{"do": "scroll", "by": [0, 10]}, {"do": "scroll", "by": [0, 10], "expect": {"offset": [0, 20]}}"#,
    #"{"do": "scrollToItem", "item": [0, 5], "position": ["centeredVertically"], "expect": {"offset": [0, 400]}}"#,
    #"{"do": "scrollToItem", "item": [0, 5], "position": ["bottom"], "expect": {"offset": [0, 300]}}"#,
    #"{"do": "scrollToItem", "item": [0, 5], "expect": {"offset": [0, 300]}}"#,
    #"""
    {"do": "scrollToItem", "item": [0, 5], "position": ["top", "bottom"],
      "expect": {"violations": ["conflicting-scroll-positions"]}}
    """#,
    #"{"do": "resize", "to": [210, 100], "expect": {"contentSize": [210, 500], "visible": ["cell:0.0", "cell:0.1"]}}"#,
    #"""
    {"do": "contentInset", "to": [20, 0, 30, 0]}, {"do": "scroll", "to": [0, 999]}, {"do": "contentInset",
      "to": [0, 0, 0, 0], "expect": {"offset": [0, 700]}}
    """#,
    #"""
    {"do": "layout"}, {"do": "set", "data": {"sections": [{"items": 1}]}, "expect": {"eventsExactly": [],
      "visible": ["cell:0.0", "cell:0.1", "cell:0.2"]}}
    """#,
    #"""
    {"do": "layout"}, {"do": "set", "data": {"sections": [{"id": "B", "items": ["x"]}]}}, {"do": "reloadData",
      "expect": {"visible": ["cell:0.0"], "showing": {"cell:0.0": "x"}}}
    """#,
    #"""
    {"do": "setLayout", "layout": {"type": "pagedGrid", "itemsPerRow": 2, "rows": 2},
      "expect": {"frames": {"cell:0.3": [50, 150, 50, 150]}}}
    """#,
    #"""
    {"do": "layout"}, {"do": "setLayout", "layout": {"type": "flow"}, "layoutIfNeeded": false,
      "expect": {"events": ["layoutInvalidated newLayout"], "stepCounters": {"prepareCalls": 0}}}
    """#,
    #"""
    {"do": "setLayout", "layout": {"type": "flow"}, "delegate": {"sizeForItem": [100, 20],
      "minimumLineSpacing": 5}, "expect": {"frames": {"cell:0.1": [0, 25, 100, 20]},
      "counters": {"sizeForItemCalls": 10}}}
    """#,
    #"""
    {"do": "layout"}, {"do": "setLayoutProperty", "itemSize": [45, 100], "expect": {"frames": {"cell:0.1": [55,
      0, 45, 100]}, "stepCounters": {"invalidations": 1, "prepareCalls": 1}}}
    """#,
    #"""
    {"do": "layout"}, {"do": "setLayoutProperty", "itemSize": [100, 100],
      "expect": {"stepCounters": {"invalidations": 0}}}
    """#,
    #"""
    {"do": "layout"}, {"do": "invalidate", "expect": {"stepCounters": {"invalidations": 1, "prepareCalls": 1},
      "events": ["layoutInvalidated requested"]}}
    """#,
    #"""
    {"do": "layout"}, {"do": "invalidate", "everything": true,
      "expect": {"events": ["layoutInvalidated requested everything"]}}
    """#,
    #"""
    {"do": "setLayout", "layout": {"type": "pagedGrid", "itemsPerRow": 1, "rows": 3}},
      {"do": "invalidate", "items": [[0, 1], [0, 2]],
      "expect": {"events": ["layoutInvalidated requested elements 2"], "stepCounters": {"itemQueries": 2,
      "elementsQueries": 0}}}
    """#,
    #"""
    {"do": "select", "item": [0, 7]}, {"do": "select", "item": [0, 1], "expect": {"selected": [[0, 1]]}},
      {"do": "deselect", "item": [0, 1], "expect": {"selected": []}}
    """#,
    #"""
    {"do": "layout"}, {"do": "tap", "item": [0, 1], "expect": {"selected": [[0, 1]],
      "events": ["itemHighlighted 0.1", "itemSelected 0.1", "itemUnhighlighted 0.1"]}}
    """#,
    #"""
    {"do": "layout"}, {"do": "highlight", "item": [0, 1], "expect": {"events": ["itemHighlighted 0.1"]}},
      {"do": "unhighlight", "item": [0, 1], "expect": {"events": ["itemUnhighlighted 0.1"], "selected": []}}
    """#,
    #"""
    {"do": "layout"}, {"do": "scroll", "by": [0, 100], "layout": false, "expect": {"visible": ["cell:0.0",
      "cell:0.1", "cell:0.2"], "eventsExactly": ["boundsChanged 0,100 100x300"]}}
    """#,
    #"""
    {"do": "layout"}, {"do": "repeat", "times": 3, "steps": [{"do": "scroll", "by": [0, 100]}],
      "expect": {"offset": [0, 300], "stepCounters": {"cellsCreated": 1, "cellsReused": 2},
      "sameCell": [["cell:0.1", "cell:0.5"]]}}
    """#,
    #"{"do": "repeat", "times": 0, "steps": [{"do": "layout"}], "layout": false, "expect": {"eventsExactly": []}}"#,
  ]

  @Test("Each kind of step does what it says", arguments: deeds)
  func deeds(_ steps: String) throws {
    let result = try Rows.steps(steps)
    #expect(result.failureText == "")
    #expect(result.verdict == .passed)
  }

  @Test(
    "Layouts of other kinds take properties one by one",
    arguments: [
      (
        #"{"type": "circle", "radius": 40, "itemSize": [20, 20]}"#, #""startAngle": 180"#,
        #"{"frames": {"cell:0.0": [0, 140, 20, 20]}, "stepCounters": {"cellForItemCalls": 0}}"#
      ),
      (
        #"{"type": "pagedGrid", "itemsPerRow": 2, "rows": 2}"#, #""scrollDirection": "vertical""#,
        #"{"contentSize": [100, 900]}"#
      ),
      (
        #"{"type": "waterfall", "columns": 2, "heights": [60, 100]}"#, #""minimumColumnWidth": 25"#,
        #"{"frames": {"cell:0.3": [75, 0, 25, 100]}}"#
      ),
      (
        #"{"type": "waterfall", "columns": 2, "heights": [60, 100]}"#, #""aspectRatios": [0.5]"#,
        #"{"frames": {"cell:0.1": [50, 0, 50, 100], "cell:0.2": [0, 100, 50, 100]}}"#
      ),
      (
        #"{"type": "waterfall", "columns": 2, "heights": [60, 100]}"#, #""spans": [2, 1]"#,
        #"{"frames": {"cell:0.0": [0, 0, 100, 60], "cell:0.1": [0, 60, 50, 100]}}"#
      ),
      (
        #"{"type": "waterfall", "columns": 2, "heights": [60, 100]}"#, #""headerHeight": [15]"#,
        #"""
        {"frames": {"cell:0.0": [0, 15, 50, 60], "supplementary:UICollectionElementKindSectionHeader:0.0": [0,
          0, 100, 15]}}
        """#
      ),
    ])
  func otherLayouts(_ layout: String, _ change: String, _ expectation: String) throws {
    let result = try runScenario(
      #"""
      {"scenario": 1, "name": "n", "view": {"size": [100, 300]}, "data": {"sections": [{"items": 9}]},
       "layout": \#(layout),
       "steps": [{"do": "layout"}, {"do": "setLayoutProperty", \#(change), "expect": \#(expectation)}],
       "expect": {"violations": []}}
      """#)
    #expect(result.failureText == "")
  }

  @Test("The view is as the document has it: scale, insets, direction, selection")
  func view() throws {
    let result = try runScenario(
      #"""
      {"scenario": 1, "name": "n",
       "view": {"size": [100, 300], "scale": 3, "contentInset": [10, 0, 0, 0], "layoutMargins": [1, 20, 3, 4],
                "direction": "rtl", "selection": "multiple"},
       "data": {"sections": [{"items": 3}]},
       "layout": {"type": "waterfall", "columns": 3, "heights": [100]},
       "steps": [{"do": "layout"}, {"do": "select", "item": [0, 0]}, {"do": "select", "item": [0, 2]}],
       "expect": {"frames": {"cell:0.0": [66.667, 0, 33.333, 100]}, "tolerance": 0.34, "selected": [[0, 2], [0, 0]],
                  "offset": [0, -10]}}
      """#)
    #expect(result.failureText == "")
    let margins = try runScenario(
      #"""
      {"scenario": 1, "name": "n", "view": {"size": [100, 300], "layoutMargins": [1, 20, 3, 4], "selection": "none"},
       "data": {"sections": [{"items": 3}]},
       "layout": {"type": "flow", "itemSize": [76, 10], "sectionInsetReference": "layoutMargins"},
       "steps": [{"do": "layout"}, {"do": "select", "item": [0, 0]}],
       "expect": {"frames": {"cell:0.0": [20, 0, 76, 10]}, "selected": []}}
      """#)
    #expect(margins.failureText == "")
  }

  @Test(
    "A touch on an item that is not on screen cannot be done, and ends the scenario", arguments: ["tap", "highlight"])
  func touchOffScreen(_ step: String) throws {
    let result = try Rows.steps(
      #"{"do": "layout"}"#, #"{"do": "\#(step)", "item": [0, 9]}"#, #"{"do": "layout"}"#)
    #expect(
      result.failureText
        == "step: \(step) 0.9 can be done | cell:0.9 is not on screen: scroll to it first")
    #expect(result.steps.count == 2)
    #expect(result.stepsNotRun == 1)
    #expect(result.verdict == .failed)
  }

  @Test("A touch that cannot be says whether the item is there, or nothing was laid out yet")
  func whyNoTouch() throws {
    func why(_ item: String) throws -> String? {
      try Rows.steps(#"{"do": "layout"}"#, #"{"do": "tap", "item": \#(item)}"#).allFailures.first?.actual
    }
    #expect(try why("[0, 10]") == "item 10 does not exist (section 0 has 10 items)")
    #expect(try why("[1, 0]") == "section 1 does not exist (1 section)")
    #expect(
      try Rows.steps(#"{"do": "tap", "item": [0, 0]}"#).allFailures.first?.actual
        == "nothing was laid out yet: add a layout step first")
  }

  @Test(
    "An invalidation names supplementary and decoration views to the layout; kinds that it has none of are failures")
  func invalidateKinds() throws {
    let result = try Rows.steps(
      #"{"do": "setLayout", "layout": {"type": "pagedGrid", "itemsPerRow": 1, "rows": 3}}"#,
      #"{"do": "invalidate", "supplementary": {"K": [[0, 0]]}, "decoration": {"L": [[0, 0]]}}"#, #"{"do": "layout"}"#)
    let lines = result.lines(ofStep: 2)
    for line in [
      "layoutInvalidated requested elements 2", "elementQueried supplementary:K:0.0", "elementQueried decoration:L:0.0",
    ] {
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in \(lines)")
    }
    #expect(
      result.allFailures.map(\.actual) == [
        "the layout has no supplementary element of the kind 'K'",
        "the layout has no decoration element of the kind 'L'",
      ])
    // The question for kinds is not counted.
    #expect(result.counters[.elementsQueries] == result.steps.reduce(0) { $0 + $1.counters[.elementsQueries] })
    #expect(result.steps.count == 3 && result.stepsNotRun == 0)
  }

  @Test("Kinds may be written short; an invalidation of a kind that no element has fails")
  func kinds() throws {
    func steps(_ kind: String) throws -> String {
      try runScenario(
        """
        {"scenario": 1, "name": "kinds", "view": {"size": [100, 300]}, "data": {"sections": [{"items": 10}]},
         "layout": {"type": "flow", "itemSize": [100, 100], "headerReferenceSize": [100, 20]},
         "cells": {"supplementary": {"header": {"identifier": "Title"}}},
         "steps": [{"do": "layout", "expect": {"frames": {"supplementary:header:0.0": [0, 0, 100, 20]}}},
          {"do": "invalidate", "supplementary": {"\(kind)": [[0, 0]]}}]}
        """
      ).failureText
    }
    #expect(try steps("header") == "")
    #expect(try steps("UICollectionElementKindSectionHeader") == "")
    let nothing = "the layout has no supplementary element of the kind"
    #expect(try steps("footer").contains("\(nothing) 'UICollectionElementKindSectionFooter'"))
    #expect(
      try steps("UICollectionElementKindSectionHeder").hasSuffix(
        "\(nothing) 'UICollectionElementKindSectionHeder'; did you mean 'UICollectionElementKindSectionHeader'?"))
  }

  @Test("Failures in a repeat name the round; of very many the rest is counted")
  func failuresInRepeats() throws {
    let result = try Rows.steps(
      #"{"do": "repeat", "times": 15, "steps": [{"do": "scroll", "by": [0, 1], "expect": {"offset": [0, 1]}}]}"#)
    #expect(result.allFailures.count == 11)
    #expect(result.allFailures.first?.subject == "round 2, scroll by 0,1: offset")
    #expect(result.allFailures.last?.actual == "4 more of this step are left out")
  }
}

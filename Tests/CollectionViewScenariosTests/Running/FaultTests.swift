import CollectionViewScenarios
import Testing

@MainActor @Suite("Faults of data sources") struct FaultTests {
  @Test(
    "Each fault breaks the rule it is made for, and the view stays sound",
    arguments: [
      ("returnFresh", "cell-not-dequeued"), ("dequeueUnregistered", "unregistered-identifier"),
      ("dequeueTwice", "dequeued-not-returned"), ("returnOther", "view-in-use"), ("reloadData", "reload-during-pass"),
    ])
  func rules(_ fault: String, _ rule: String) throws {
    let result = try Rows.run(
      #"""
      "cells": {"faults": [{"at": [0, 2], "do": "\#(fault)"}]},
      "steps": [{"do": "layout", "expect": {"violations": ["\#(rule)"], "valid": true,
        "visible": ["cell:0.0", "cell:0.1", "cell:0.2"]}}, {"do": "scroll", "to": [0, 500]}],
      "expect": {"violations": ["\#(rule)"], "visible": ["cell:0.5", "cell:0.6", "cell:0.7"]}
      """#)
    #expect(result.failureText == "")
  }

  @Test("A data source without faults breaks no rule")
  func noFault() throws {
    let result = try Rows.run(
      #""cells": {"faults": [{"at": [0, 9], "do": "returnFresh"}]}, "steps": [{"do": "layout"}]"#)
    #expect(result.violations.isEmpty)
  }

  @Test("Cells have the reuse identifiers that the document gives, by item or by identifier")
  func identifiers() throws {
    let result = try Rows.run(
      #"""
      "cells": {"identifier": "Other", "identifiers": {"byId": {"S0.1": "Special"}},
                "supplementary": {"UICollectionElementKindSectionHeader": {"identifier": "Head"}}},
      "steps": [{"do": "setLayoutProperty", "headerReferenceSize": [0, 10],
        "expect": {"events": ["cellCreated c1 \"Other\" for 0.0", "cellCreated c2 \"Special\" for 0.1",
          "supplementaryCreated s1 \"Head\" for UICollectionElementKindSectionHeader:0.0"]}}]
      """#)
    #expect(result.failureText == "")
  }
}

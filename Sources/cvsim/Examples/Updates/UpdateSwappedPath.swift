import CollectionViewScenarios

extension Examples {
  /// Section and item of an index path are swapped.
  static let updateSwappedPath = ScenarioExample(
    "update-swapped-path", about: "An index path names item 0 of section 3 in place of item 3 of section 0.",
    text: #"""
      {
        "scenario": 1,
        "name": "Section and item swapped",
        "about": "The section comes first in a path.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "x", "d"]}]},
           "updates": [{"insert": [3, 0]}],
           "about": "There is one section, and something is inserted into section 3.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["sectionAndItemSwapped"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "x",
                        "cell:0.4": "d"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "x", "d"]}]},
           "updates": [{"insert": [0, 3]}],
           "about": "Item 3 of section 0.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "x",
             "cell:0.4": "d"},
                      "sameCell": [["cell:0.3", "cell:0.4"]],
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["sectionAndItemSwapped"]}
      }
      """#)
}

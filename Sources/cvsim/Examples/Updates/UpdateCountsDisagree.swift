import CollectionViewScenarios

extension Examples {
  /// Two of three inserts are forgotten.
  static let updateCountsDisagree = ScenarioExample(
    "update-counts-disagree", about: "The model changed more than the view is told of.",
    text: #"""
      {
        "scenario": 1,
        "name": "Calls that are missing",
        "about": "Every change of the model needs its call.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["b", "d", "e", "f"]}]},
           "updates": [{"delete": [0, 0]}, {"insert": [0, 1]}],
           "about": "c went as well, and e and f came: 3 - 1 deleted + 1 inserted are not 4.",
           "expect": {"violations": ["invalid-update"], "causes": ["countsDisagree"],
                      "showing": {"cell:0.0": "b", "cell:0.1": "d", "cell:0.2": "e", "cell:0.3": "f"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["b", "d", "e", "f"]}]},
           "updates": [{"delete": [0, 0]}, {"delete": [0, 2]}, {"insert": [0, 1]}, {"insert": [0, 2]},
             {"insert": [0, 3]}],
           "about": "All that changed.",
           "expect": {"showing": {"cell:0.0": "b", "cell:0.1": "d", "cell:0.2": "e", "cell:0.3": "f"},
                      "sameCell": [["cell:0.1", "cell:0.0"]],
                      "stepCounters": {"cellForItemCalls": 3}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["countsDisagree"]}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// The model changes twice before the view is told of one change.
  static let updateModelTwice = ScenarioExample(
    "update-model-twice", about: "Two items were added since the last layout, and one insert is told.",
    text: #"""
      {
        "scenario": 1,
        "name": "The model changes twice",
        "about": "An item came in between of which nobody told the view.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
           "about": "d is added, and the view is not told."},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d", "e"]}]},
           "updates": [{"insert": [0, 4]}],
           "about": "e is added and told of: 3 + 1 inserted are not 5.",
           "expect": {"violations": ["invalid-update"], "causes": ["modelChangedTwice"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d",
                        "cell:0.4": "e"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d", "e"]}]},
           "updates": [{"insert": [0, 3]}, {"insert": [0, 4]}],
           "about": "Both inserts in one batch: 3 + 2 inserted = 5.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d",
             "cell:0.4": "e"},
                      "stepCounters": {"cellForItemCalls": 2}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["modelChangedTwice"]}
      }
      """#)
}

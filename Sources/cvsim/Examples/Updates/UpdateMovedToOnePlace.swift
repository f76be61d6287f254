import CollectionViewScenarios

extension Examples {
  /// Two items are moved to one place.
  static let updateMovedToOnePlace = ScenarioExample(
    "update-moved-to-one-place", about: "Two items are moved to the end, both to the last place.",
    text: #"""
      {
        "scenario": 1,
        "name": "Two items moved to one place",
        "about": "A place after the update holds one item.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "a", "b"]}]},
           "updates": [{"move": [[0, 0], [0, 2]]}, {"move": [[0, 1], [0, 2]]}],
           "about": "a and b both go to 2.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["movedToOnePlace"],
                      "showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "a", "b"]}]},
           "updates": [{"move": [[0, 0], [0, 1]]}, {"move": [[0, 1], [0, 2]]}],
           "about": "Each to its own place.",
           "expect": {"showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "b"},
                      "sameCell": [["cell:0.0", "cell:0.1"], ["cell:0.2", "cell:0.0"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["movedToOnePlace"]}
      }
      """#)
}

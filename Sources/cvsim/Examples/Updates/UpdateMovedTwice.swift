import CollectionViewScenarios

extension Examples {
  /// One item is moved to two places.
  static let updateMovedTwice = ScenarioExample(
    "update-moved-twice", about: "One item is told to move twice, once for each step of its way.",
    text: #"""
      {
        "scenario": 1,
        "name": "One item moved twice",
        "about": "A move goes from the place before the update to the place after it, whatever the way.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "a", "b"]}]},
           "updates": [{"move": [[0, 2], [0, 1]]}, {"move": [[0, 2], [0, 0]]}],
           "about": "c moves to 1 and to 0.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["movedTwice"],
                      "showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "a", "b"]}]},
           "updates": [{"move": [[0, 2], [0, 0]]}],
           "about": "From its first place to its last.",
           "expect": {"showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "b"},
                      "sameCell": [["cell:0.2", "cell:0.0"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["movedTwice"]}
      }
      """#)
}

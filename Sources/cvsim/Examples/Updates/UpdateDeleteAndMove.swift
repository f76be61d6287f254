import CollectionViewScenarios

extension Examples {
  /// An item is deleted and moved in one batch.
  static let updateDeleteAndMove = ScenarioExample(
    "update-delete-and-move", about: "One item goes and is moved as well.",
    text: #"""
      {
        "scenario": 1,
        "name": "Delete and move of one item",
        "about": "What goes has no place to move to.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
           "updates": [{"delete": [0, 2]}, {"move": [[0, 2], [0, 0]]}],
           "about": "c is deleted and moved to the front.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["deleteAndMove"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "a", "b"]}]},
           "updates": [{"move": [[0, 2], [0, 0]]}],
           "about": "Moved alone it keeps its cell.",
           "expect": {"showing": {"cell:0.0": "c", "cell:0.1": "a", "cell:0.2": "b"},
                      "sameCell": [["cell:0.2", "cell:0.0"], ["cell:0.0", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["deleteAndMove"]}
      }
      """#)
}

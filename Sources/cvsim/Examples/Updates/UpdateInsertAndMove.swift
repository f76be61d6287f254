import CollectionViewScenarios

extension Examples {
  /// An insert and a move claim one place.
  static let updateInsertAndMove = ScenarioExample(
    "update-insert-and-move", about: "Callbacks that are collected insert at the place to which another item moves.",
    text: #"""
      {
        "scenario": 1,
        "name": "Insert and move to one place",
        "about": "A place after the update holds one item.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["x", "c", "a", "b"]}]},
           "updates": [{"insert": [0, 0]}, {"move": [[0, 2], [0, 0]]}],
           "about": "x and c both come to the front.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["insertAndMove"],
                      "showing": {"cell:0.0": "x", "cell:0.1": "c", "cell:0.2": "a", "cell:0.3": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["x", "c", "a", "b"]}]},
           "updates": [{"insert": [0, 0]}, {"move": [[0, 2], [0, 1]]}],
           "about": "Each at its own place after the update.",
           "expect": {"showing": {"cell:0.0": "x", "cell:0.1": "c", "cell:0.2": "a", "cell:0.3": "b"},
                      "sameCell": [["cell:0.2", "cell:0.1"], ["cell:0.0", "cell:0.2"]],
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["insertAndMove"]}
      }
      """#)
}

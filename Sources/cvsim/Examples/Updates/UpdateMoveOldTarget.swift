import CollectionViewScenarios

extension Examples {
  /// The target of a move is given in old indexes.
  static let updateMoveOldTarget = ScenarioExample(
    "update-move-old-target", about: "A move goes to where its new neighbour stood before the update.",
    text: #"""
      {
        "scenario": 1,
        "name": "A move target in old indexes",
        "about": "Where something moves to is a place after the update, when what is deleted is gone.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "d", "b"]}]},
           "updates": [{"delete": [0, 0]}, {"move": [[0, 1], [0, 3]]}],
           "about": "b goes to the end, where d is at 3; afterwards the last place is 2.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["moveTargetInOldIndexes"],
                      "showing": {"cell:0.0": "c", "cell:0.1": "d", "cell:0.2": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["c", "d", "b"]}]},
           "updates": [{"delete": [0, 0]}, {"move": [[0, 1], [0, 2]]}],
           "about": "The same move to its place after the update.",
           "expect": {"showing": {"cell:0.0": "c", "cell:0.1": "d", "cell:0.2": "b"},
                      "sameCell": [["cell:0.1", "cell:0.2"], ["cell:0.3", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["moveTargetInOldIndexes"]}
      }
      """#)
}

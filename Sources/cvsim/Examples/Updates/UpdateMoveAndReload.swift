import CollectionViewScenarios

extension Examples {
  /// A reload comes back where something else moves to.
  static let updateMoveAndReload = ScenarioExample(
    "update-move-and-reload", about: "A reload is a delete and an insert, and its insert meets the target of a move.",
    text: #"""
      {
        "scenario": 1,
        "name": "Move and reload",
        "about": "The place of a reload counts deletes and inserts, not moves: c comes back at 1, where a moves to.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["d", "a", "c"]}]},
           "updates": [{"delete": [0, 1]}, {"move": [[0, 0], [0, 1]]}, {"move": [[0, 3], [0, 0]]},
             {"reload": [0, 2]}],
           "about": "Each place is named once, and it is refused all the same.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["moveAndReload"],
                      "showing": {"cell:0.0": "d", "cell:0.1": "a", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["d", "a", "c"]}]},
           "updates": [{"delete": [0, 1]}, {"move": [[0, 0], [0, 1]]}, {"move": [[0, 3], [0, 0]]}],
           "about": "First what comes, goes and moves …",
           "expect": {"showing": {"cell:0.0": "d", "cell:0.1": "a", "cell:0.2": "c"},
                      "sameCell": [["cell:0.3", "cell:0.0"], ["cell:0.2", "cell:0.2"]],
                      "stepCounters": {"cellForItemCalls": 0}}},
          {"do": "reloadItems", "items": [[0, 2]], "about": "… then the reload, at its new path.",
           "expect": {"stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["moveAndReload"]}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// An item is deleted and reloaded in one batch.
  static let updateDeleteAndReload = ScenarioExample(
    "update-delete-and-reload", about: "One item goes and is to be shown anew at the same time.",
    text: #"""
      {
        "scenario": 1,
        "name": "Delete and reload of one item",
        "about": "A reload is a delete and an insert: a place is deleted once.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"delete": [0, 3]}, {"reload": [0, 3]}],
           "about": "d is deleted and reloaded.",
           "expect": {"violations": ["conflicting-updates"], "causes": ["deleteAndReload"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"delete": [0, 3]}],
           "about": "What goes needs no reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"},
                      "sameCell": [["cell:0.0", "cell:0.0"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["conflicting-updates"], "causes": ["deleteAndReload"]}
      }
      """#)
}

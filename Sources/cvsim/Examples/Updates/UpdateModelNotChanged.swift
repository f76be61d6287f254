import CollectionViewScenarios

extension Examples {
  /// The model is not changed in the block.
  static let updateModelNotChanged = ScenarioExample(
    "update-model-not-changed", about: "The view is told of a delete, and the model still has all items.",
    text: #"""
      {
        "scenario": 1,
        "name": "The model does not change",
        "about": "When the block returns the counts are read again: the model must have changed by then.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "changeModel": "after",
           "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
           "updates": [{"delete": [0, 2]}],
           "about": "The model follows after the call, which is too late: 3 - 1 deleted are not 3.",
           "expect": {"violations": ["invalid-update"], "causes": ["modelNotChanged"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
           "updates": [{"delete": [0, 2]}],
           "about": "Inside the block it is in time.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"},
                      "sameCell": [["cell:0.0", "cell:0.0"], ["cell:0.1", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["modelNotChanged"]}
      }
      """#)
}

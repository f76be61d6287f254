import CollectionViewScenarios

extension Examples {
  /// The model is changed before the block of a view that has not counted yet.
  static let updateModelBefore = ScenarioExample(
    "update-model-before", about: "The model changes before the block: the first count is the new one already.",
    text: #"""
      {
        "scenario": 1,
        "name": "The model changes before the block",
        "about": "A view that has not counted yet counts at the start of the call, and is then told of more.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "batch", "changeModel": "before",
           "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"insert": [0, 2]}],
           "about": "The model has three items when the call begins: 3 are counted, 3 + 1 inserted are not 3.",
           "expect": {"violations": ["invalid-update"], "causes": ["modelChangedBeforeBlock"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"insert": [0, 2]}],
           "about": "The same call with the change inside the block: 2 + 1 inserted = 3.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"},
                      "sameCell": [["cell:0.0", "cell:0.0"], ["cell:0.1", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["modelChangedBeforeBlock"]}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// The same delete is told twice.
  static let updateDuplicate = ScenarioExample(
    "update-duplicate", about: "One item goes and the view is told twice.",
    text: #"""
      {
        "scenario": 1,
        "name": "The same delete twice",
        "about": "Two deletes count as two, also those of one place.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "c"]}]},
           "updates": [{"delete": [0, 1]}, {"delete": [0, 1]}],
           "about": "One item is gone, two deletes are told.",
           "expect": {"violations": ["invalid-update"], "causes": ["duplicate"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "c"]}]},
           "updates": [{"delete": [0, 1]}],
           "about": "Told once.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "c"},
                      "sameCell": [["cell:0.0", "cell:0.0"], ["cell:0.2", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["duplicate"]}
      }
      """#)
}

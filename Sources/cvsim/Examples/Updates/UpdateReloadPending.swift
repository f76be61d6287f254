import CollectionViewScenarios

extension Examples {
  /// An insert follows reloadData without a layout in between.
  static let updateReloadPending = ScenarioExample(
    "update-reload-pending", about: "reloadData is pending when an insert is told: it covers the insert already.",
    text: #"""
      {
        "scenario": 1,
        "name": "An insert right after reloadData",
        "about": "The counts are read at the start of the call, and they are the new ones.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]}, "about": "c is added."},
          {"do": "reloadData", "layout": false, "about": "Everything is to be read again, at the next layout."},
          {"do": "batch", "changeModel": "never",
           "updates": [{"insert": [0, 2]}],
           "about": "The call lays out first and counts 3; 3 + 1 inserted are not 3.",
           "expect": {"violations": ["invalid-update"], "causes": ["reloadDataPending"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"insert": [0, 2]}],
           "about": "After a layout the view knows the two, and one is inserted.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"},
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["invalid-update"], "causes": ["reloadDataPending"]}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// An item is appended and inserted at the new count.
  static let updateCountedFromOne = ScenarioExample(
    "update-counted-from-one", about: "An appended item is inserted at the count, one behind the last place.",
    text: #"""
      {
        "scenario": 1,
        "name": "Counted from 1",
        "about": "After an append the count is one more than the last place.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"insert": [0, 3]}],
           "about": "Three items are there now: the places are 0, 1 and 2.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["countedFromOne"],
                      "showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
           "updates": [{"insert": [0, 2]}],
           "about": "The last place is the count less one.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"},
                      "sameCell": [["cell:0.0", "cell:0.0"], ["cell:0.1", "cell:0.1"]],
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["countedFromOne"]}
      }
      """#)
}

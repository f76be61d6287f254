import CollectionViewScenarios

extension Examples {
  /// Deletes made one by one in ascending order.
  static let updateOneByOne = ScenarioExample(
    "update-one-by-one", about: "Three deletes one by one from the first to the last: the third is out of range.",
    text: #"""
      {
        "scenario": 1,
        "name": "Deletes one by one",
        "about": "Each call is a batch: after two of them the list is two shorter.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "update",
           "data": [{"sections": [{"id": "A", "items": ["b", "c", "d"]}]},
                    {"sections": [{"id": "A", "items": ["b", "d"]}]},
                    {"sections": [{"id": "A", "items": ["d"]}]}],
           "updates": [{"delete": [0, 0]}, {"delete": [0, 1]}, {"delete": [0, 2]}],
           "about": "0, 1 and 2 of four: when it is 2's turn there are two items, 0 and 1.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["singleOperationsAscending"],
                      "showing": {"cell:0.0": "d"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "update",
           "data": [{"sections": [{"id": "A", "items": ["a", "b", "d"]}]},
                    {"sections": [{"id": "A", "items": ["a", "d"]}]},
                    {"sections": [{"id": "A", "items": ["d"]}]}],
           "updates": [{"delete": [0, 2]}, {"delete": [0, 1]}, {"delete": [0, 0]}],
           "about": "From the last to the first no call shifts what is still to come.",
           "expect": {"showing": {"cell:0.0": "d"}, "stepCounters": {"cellForItemCalls": 0}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["d"]}]},
           "updates": [{"delete": [0, 0]}, {"delete": [0, 1]}, {"delete": [0, 2]}],
           "about": "In one batch the order does not matter.",
           "expect": {"showing": {"cell:0.0": "d"},
                      "sameCell": [["cell:0.3", "cell:0.0"]],
                      "stepCounters": {"cellForItemCalls": 0}}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["singleOperationsAscending"]}
      }
      """#)
}

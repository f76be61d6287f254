import CollectionViewScenarios

extension Examples {
  /// A delete is numbered after an insert of the same batch.
  static let updateDeleteNewIndexes = ScenarioExample(
    "update-delete-new-indexes", about: "A delete is numbered as an insert at the front has shifted it.",
    text: #"""
      {
        "scenario": 1,
        "name": "A delete in new indexes",
        "about": "Deletes are places before the update, whatever else the batch does and in which order it is told.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["x", "a", "b"]}]},
           "updates": [{"insert": [0, 0]}, {"delete": [0, 3]}],
           "about": "x comes in front, and c is looked for at 3; before the update it is at 2.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["deleteInNewIndexes"],
                      "showing": {"cell:0.0": "x", "cell:0.1": "a", "cell:0.2": "b"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning: the old model, told by a reload.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["x", "a", "b"]}]},
           "updates": [{"insert": [0, 0]}, {"delete": [0, 2]}],
           "about": "By its old number c goes.",
           "expect": {"showing": {"cell:0.0": "x", "cell:0.1": "a", "cell:0.2": "b"},
                      "sameCell": [["cell:0.0", "cell:0.1"], ["cell:0.1", "cell:0.2"]],
                      "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["deleteInNewIndexes"]}
      }
      """#)
}

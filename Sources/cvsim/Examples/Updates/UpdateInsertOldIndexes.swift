import CollectionViewScenarios

extension Examples {
  /// Three inserts at the end are counted from the old length.
  static let updateInsertOldIndexes = ScenarioExample(
    "update-insert-old-indexes", about: "Three go at the front and three come at the end, numbered as if nothing went.",
    text: #"""
      {
        "scenario": 1,
        "name": "Inserts in old indexes",
        "about": "Deletes are places before the update, inserts are places after it.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["0", "1", "2", "3", "4", "5", "6", "7"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "Eight items, six of them on screen.",
           "expect": {"showing": {"cell:0.0": "0", "cell:0.1": "1", "cell:0.2": "2", "cell:0.3": "3", "cell:0.4": "4",
             "cell:0.5": "5"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["3", "4", "5", "6", "7", "x", "y", "z"]}]},
           "updates": [{"delete": [0, 0]}, {"delete": [0, 1]}, {"delete": [0, 2]}, {"insert": [0, 8]},
             {"insert": [0, 9]}, {"insert": [0, 10]}],
           "about": "Afterwards there are eight items again: the last place is 7.",
           "expect": {"violations": ["update-out-of-range"], "causes": ["insertInOldIndexes"],
                      "showing": {"cell:0.0": "3", "cell:0.1": "4", "cell:0.2": "5", "cell:0.3": "6", "cell:0.4": "7",
                        "cell:0.5": "x"}}},
          {"do": "set", "data": {"sections": [{"id": "A", "items": ["0", "1", "2", "3", "4", "5", "6", "7"]}]},
            "about": "The old model once more."},
          {"do": "reloadData", "about": "Back to the beginning.", "expect": {"showing": {"cell:0.0": "0",
            "cell:0.1": "1", "cell:0.2": "2", "cell:0.3": "3", "cell:0.4": "4", "cell:0.5": "5"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["3", "4", "5", "6", "7", "x", "y", "z"]}]},
           "updates": [{"delete": [0, 0]}, {"delete": [0, 1]}, {"delete": [0, 2]}, {"insert": [0, 5]},
             {"insert": [0, 6]}, {"insert": [0, 7]}],
           "about": "Numbered after the update: 5, 6, 7.",
           "expect": {"showing": {"cell:0.0": "3", "cell:0.1": "4", "cell:0.2": "5", "cell:0.3": "6", "cell:0.4": "7",
             "cell:0.5": "x"},
                      "sameCell": [["cell:0.3", "cell:0.0"], ["cell:0.5", "cell:0.2"]]}}
        ],
        "expect": {"violations": ["update-out-of-range"], "causes": ["insertInOldIndexes"]}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Snapshots applied to a diffable data source.
  static let diffable = ScenarioExample(
    "diffable", about: "Snapshots in place of calls: what moves keeps its cell, what is new is asked for.",
    text: #"""
      {
        "scenario": 1,
        "name": "Snapshots",
        "about": "The data source finds the differences itself; no call can be forgotten or name a wrong place.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "Open", "items": ["milk", "bread", "eggs"]}, {"id": "Done", "items": []}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The data is the first snapshot.",
           "expect": {"showing": {"cell:0.0": "milk", "cell:0.1": "bread", "cell:0.2": "eggs"}}},
          {"do": "apply", "about": "Bread is done: its cell goes with it to the other section.",
           "snapshot": {"sections": [{"id": "Open", "items": ["milk", "eggs"]}, {"id": "Done", "items": ["bread"]}]},
           "expect": {"showing": {"cell:1.0": "bread"}, "sameCell": [["cell:0.1", "cell:1.0"]],
                      "stepCounters": {"cellForItemCalls": 0}}},
          {"do": "apply", "about": "Two come, one goes: two cells are asked for.",
           "snapshot": {"sections": [{"id": "Open", "items": ["tea", "eggs", "salt"]},
                                     {"id": "Done", "items": ["bread"]}]},
           "expect": {"showing": {"cell:0.0": "tea", "cell:0.1": "eggs", "cell:0.2": "salt"},
                      "stepCounters": {"cellForItemCalls": 2}}},
          {"do": "apply", "about": "Marked for reconfiguring, a cell is configured once more and stays.",
           "snapshot": {"sections": [{"id": "Open", "items": ["tea", "eggs", "salt"]},
                                     {"id": "Done", "items": ["bread"]}]}, "reconfigure": ["eggs"],
           "expect": {"sameCell": [["cell:0.1", "cell:0.1"]], "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// A cell that leaves at one edge comes back at the other.
  static let reuse = ScenarioExample(
    "reuse", about: "A list scrolls: the cell that leaves at the top comes back at the bottom.",
    text: #"""
      {
        "scenario": 1,
        "name": "A list that reuses its cells",
        "about": "1,000 rows, and never more than six cells: a letter stands for a cell, all its life.",
        "view": {"size": [320, 480]},
        "data": {"sections": [{"id": "Row", "items": 1000}]},
        "layout": {"type": "flow", "itemSize": [320, 96], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The first layout makes a cell for every row on screen, and no more.",
           "expect": {"visible": ["cell:0.0", "cell:0.1", "cell:0.2", "cell:0.3", "cell:0.4"],
                      "counters": {"cellsCreated": 5, "cellForItemCalls": 5},
                      "contentSize": [320, 96000]}},
          {"do": "scroll", "by": [0, 48], "about": "Half a row further a sixth row comes into sight: one more cell.",
           "expect": {"counters": {"cellsCreated": 6}, "stepCounters": {"prepareCalls": 0, "elementsQueries": 1}}},
          {"do": "scroll", "by": [0, 48], "about": "Cell A has left at the top. It waits in the pool.",
           "expect": {"counters": {"pooledCells": 1},
                      "events": ["cellEndedDisplay c1 0.0", "cellRecycled c1 from 0.0"]}},
          {"do": "scroll", "by": [0, 48], "about": "The next row takes cell A out of the pool: no cell is made.",
           "expect": {"sameCell": [["cell:0.5", "cell:0.5"]], "showing": {"cell:0.6": "Row.6"},
                      "stepCounters": {"cellsCreated": 0, "cellsReused": 1}}},
          {"do": "repeat", "times": 200, "about": "Two hundred more steps, 9,600 points: still the same six cells.",
           "steps": [{"do": "scroll", "by": [0, 48]}],
           "expect": {"counters": {"cellsCreated": 6}, "offset": [0, 9744]}},
          {"do": "reloadData", "about": "A reload gives every cell back, and asks for each again.",
           "expect": {"stepCounters": {"cellsCreated": 0, "cellForItemCalls": 6}}}
        ],
        "expect": {"violations": [], "counters": {"liveCells": 6}}
      }
      """#)
}

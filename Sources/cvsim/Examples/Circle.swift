import CollectionViewScenarios

extension Examples {
  /// The circle whose count and start two sliders change.
  static let circle = ScenarioExample(
    "circle", about: "Items on a circle: two sliders change the count and turn it, and no cell is lost.",
    text: #"""
      {
        "scenario": 1,
        "name": "A circle that turns",
        "about": "What two sliders do: one sets the count and reloads, the other turns the circle.",
        "view": {"size": [360, 360]},
        "data": {"sections": [{"id": "Dot", "items": 6}]},
        "layout": {"type": "circle", "radius": 150, "itemSize": [50, 50]},
        "steps": [
          {"do": "layout", "about": "Six items. Item 0 is at 3 o'clock, the others follow against the clock.",
           "expect": {"frames": {"cell:0.0": [305, 155, 50, 50], "cell:0.3": [5, 155, 50, 50]},
                      "contentSize": [360, 360], "counters": {"cellsCreated": 6}}},
          {"do": "setLayoutProperty", "startAngle": 45, "about": "The origin slider: half of a quarter turn.",
           "expect": {"sameCell": [["cell:0.0", "cell:0.0"], ["cell:0.5", "cell:0.5"]],
                      "stepCounters": {"cellForItemCalls": 0, "cellsCreated": 0},
                      "frames": {"cell:0.0": [261, 49, 50, 50]}}},
          {"do": "setLayoutProperty", "startAngle": 90,
           "about": "A quarter turn: item 0 is at 12 o'clock, in the same cell.",
           "expect": {"sameCell": [["cell:0.0", "cell:0.0"]], "frames": {"cell:0.0": [155, 5, 50, 50]}}},
          {"do": "set", "data": {"sections": [{"id": "Dot", "items": 8}]},
           "about": "The count slider: the model has eight items now. The view was not told, and shows six."},
          {"do": "reloadData", "about": "Told to reload, it shows eight: six cells again and two new ones.",
           "expect": {"counters": {"cellsCreated": 8}, "stepCounters": {"cellForItemCalls": 8, "cellsReused": 6},
                      "frames": {"cell:0.0": [155, 5, 50, 50], "cell:0.4": [155, 305, 50, 50]}}},
          {"do": "set", "data": {"sections": [{"id": "Dot", "items": 3}]}, "about": "The slider goes down to three."},
          {"do": "reloadData", "about": "Three items. The other cells wait in the pool.",
           "expect": {"visible": ["cell:0.0", "cell:0.1", "cell:0.2"],
                      "counters": {"pooledCells": 5, "cellsCreated": 8}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

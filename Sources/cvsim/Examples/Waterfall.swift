import CollectionViewScenarios

extension Examples {
  /// Columns of items of different heights.
  static let waterfall = ScenarioExample(
    "waterfall", about: "Columns of items of different heights, each item in the shortest column.",
    text: #"""
      {
        "scenario": 1,
        "name": "A waterfall",
        "about": "Each item goes to the column that ends first.",
        "view": {"size": [320, 300]},
        "data": {"sections": [{"id": "Pin", "items": 24}]},
        "layout": {"type": "waterfall", "columns": 3, "interitemSpacing": 10, "lineSpacing": 10,
                   "heights": [120, 80, 100, 60, 140, 90]},
        "steps": [
          {"do": "layout", "about": "Three columns. Item 3 stands under item 1, whose column ends first.",
           "expect": {"frames": {"cell:0.0": [0, 0, 100, 120], "cell:0.1": [110, 0, 100, 80],
                                 "cell:0.2": [220, 0, 100, 100], "cell:0.3": [110, 90, 100, 60]}}},
          {"do": "scroll", "by": [0, 150], "about": "Half a screen down: what left at the top is used again below.",
           "expect": {"stepCounters": {"cellsCreated": {"atMost": 4}}}},
          {"do": "setLayoutProperty", "mode": "stickyColumns",
           "about": "Sticky columns: item i stands in column i modulo 3, whatever the heights.",
           "expect": {"frames": {"cell:0.3": [0, 130, 100, 60], "cell:0.4": [110, 90, 100, 140]}}},
          {"do": "resize", "to": [430, 300], "about": "A wider view: the columns share what there is.",
           "expect": {"frames": {"cell:0.1": [146.5, 0, 136.5, 80]}}},
          {"do": "setLayoutProperty", "minimumColumnWidth": 90, "about": "As many columns as fit with 90 points: four.",
           "expect": {"frames": {"cell:0.3": [330, 0, 100, 60]}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

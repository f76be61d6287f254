import CollectionViewScenarios

extension Examples {
  /// A custom group.
  static let customGroup = ScenarioExample(
    "custom-group", about: "A waterfall of places that a custom group gives by hand, repeated for all items.",
    text: #"""
      {
        "scenario": 1,
        "name": "A waterfall by hand",
        "about": "A custom group says each place itself: here six of different heights in two columns, then the same again.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "Pin", "items": 15}]},
        "layout": {"type": "compositional", "sections": [{
          "group": {"axis": "custom", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 310}},
            "customItems": [{"frame": [0, 0, 95, 120]}, {"frame": [105, 0, 95, 80]}, {"frame": [105, 90, 95, 110]},
                            {"frame": [0, 130, 95, 70]}, {"frame": [0, 210, 95, 90]}, {"frame": [105, 210, 95, 90], "zIndex": 1}]
          }}]},
        "steps": [
          {"do": "layout", "about": "Six places; item 6 takes the first place again, one group lower.",
           "expect": {"frames": {"cell:0.0": [0, 0, 95, 120], "cell:0.2": [105, 90, 95, 110], "cell:0.6": [0, 310, 95, 120]},
                      "counters": {"cellsCreated": 6}}},
          {"do": "scroll", "to": [0, 310], "about": "The second group, place for place.",
           "expect": {"frames": {"cell:0.7": [105, 310, 95, 80], "cell:0.11": [105, 520, 95, 90]},
                      "visible": ["cell:0.6", "cell:0.7", "cell:0.8", "cell:0.9", "cell:0.10", "cell:0.11"]}},
          {"do": "scroll", "to": [0, 520], "about": "The last group has three items: it ends where they end, and what is left.",
           "expect": {"frames": {"cell:0.12": [0, 620, 95, 120], "cell:0.14": [105, 710, 95, 110]}}},
          {"do": "setLayout", "about": "The same items as a waterfall that measures: each goes to the column that ends first.",
           "layout": {"type": "waterfall", "columns": 2, "interitemSpacing": 10, "lineSpacing": 10,
                      "heights": [120, 80, 110, 70, 90, 90]},
           "expect": {"frames": {"cell:0.0": [0, 0, 95, 120], "cell:0.2": [105, 90, 95, 110], "cell:0.3": [0, 130, 95, 70],
                                 "cell:0.4": [0, 210, 95, 90]}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

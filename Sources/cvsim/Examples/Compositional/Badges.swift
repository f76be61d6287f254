import CollectionViewScenarios

extension Examples {
  /// Views anchored to items.
  static let badges = ScenarioExample(
    "badges", about: "Badges held by anchors at their items, numbered on their own, going with their cells.",
    text: #"""
      {
        "scenario": 1,
        "name": "Badges",
        "about": "A badge is a view of its own beside each item: an anchor says where it is held, and by which of its points.",
        "view": {"size": [300, 310]},
        "data": {"sections": [{"id": "App", "items": 10}]},
        "layout": {"type": "compositional", "sections": [{"contentInsets": [10, 0, 10, 0],
          "group": {"size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 100}},
            "items": [{"size": {"width": {"fractionalWidth": 0.3333333333333333}, "height": {"fractionalHeight": 1}},
              "contentInsets": [10, 10, 10, 10],
              "supplementaryItems": [{"kind": "badge", "size": {"width": {"absolute": 20}, "height": {"absolute": 20}},
                "containerAnchor": {"edges": ["top", "trailing"], "offset": [0.5, -0.5], "offsetIsFractional": true}}]}]}}]},
        "steps": [
          {"do": "layout", "about": "Each badge's middle lies on the upper right corner of its item: half its size out of it.",
           "expect": {"frames": {"cell:0.0": [10, 20, 80, 80], "supplementary:badge:0.0": [80, 10, 20, 20],
                                 "supplementary:badge:0.4": [180, 110, 20, 20]},
                      "counters": {"cellsCreated": 9, "supplementaryCreated": 9}}},
          {"do": "scroll", "to": [0, 100], "about": "A badge is there as long as its row is: they leave and come together.",
           "expect": {"frames": {"supplementary:badge:0.9": [80, 310, 20, 20]}, "stepCounters": {"cellsCreated": {"atMost": 1}}}},
          {"do": "batch", "about": "One app goes: its cell and badge go, the others move up.",
           "data": {"sections": [{"id": "App", "items": ["App.0", "App.2", "App.3", "App.4", "App.5", "App.6", "App.7",
                                                          "App.8", "App.9"]}]},
           "updates": [{"delete": [0, 1]}],
           "expect": {"contentSize": [300, 320], "showing": {"cell:0.3": "App.4"},
                      "frames": {"supplementary:badge:0.8": [280, 210, 20, 20]}}},
          {"do": "resize", "to": [360, 310], "about": "Wider items: the anchors keep the badges at their corners.",
           "expect": {"frames": {"cell:0.0": [10, 20, 100, 80], "supplementary:badge:0.0": [100, 10, 20, 20]}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Nested groups of a compositional layout.
  static let photoGrid = ScenarioExample(
    "photo-grid", about: "Groups inside groups: one large photo, two beside it, three below, again and again.",
    text: #"""
      {
        "scenario": 1,
        "name": "A photo grid",
        "about": "A group holds groups: a large photo with two beside it, and a row of three below. It repeats for all photos.",
        "view": {"size": [300, 400]},
        "data": {"sections": [{"id": "Photo", "items": 20}]},
        "layout": {"type": "compositional", "sections": [{"group": {"axis": "vertical",
          "size": {"width": {"fractionalWidth": 1}, "height": {"fractionalWidth": 1}},
          "items": [
            {"type": "group", "axis": "horizontal",
             "size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.6666666666666666}},
             "items": [
               {"size": {"width": {"fractionalWidth": 0.6666666666666666}, "height": {"fractionalHeight": 1}},
                "contentInsets": [1, 1, 1, 1]},
               {"type": "group", "axis": "vertical",
                "size": {"width": {"fractionalWidth": 0.3333333333333333}, "height": {"fractionalHeight": 1}},
                "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.5}},
                           "contentInsets": [1, 1, 1, 1]}]}]},
            {"type": "group", "axis": "horizontal",
             "size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.3333333333333333}},
             "items": [{"size": {"width": {"fractionalWidth": 0.3333333333333333}, "height": {"fractionalHeight": 1}},
                        "contentInsets": [1, 1, 1, 1]}]}]}}]},
        "steps": [
          {"do": "layout", "about": "Six photos are one group, as high as the view is wide. The next group begins below it.",
           "expect": {"frames": {"cell:0.0": [1, 1, 198, 198], "cell:0.1": [201, 1, 98, 98], "cell:0.2": [201, 101, 98, 98],
                                 "cell:0.3": [1, 201, 98, 98], "cell:0.5": [201, 201, 98, 98],
                                 "cell:0.6": [1, 301, 198, 198]},
                      "contentSize": [300, 1100], "counters": {"cellsCreated": 8}}},
          {"do": "scroll", "to": [0, 300], "about": "One group on: the same picture, one group further in the data.",
           "expect": {"frames": {"cell:0.6": [1, 301, 198, 198], "cell:0.12": [1, 601, 198, 198]},
                      "stepCounters": {"cellForItemCalls": 6}}},
          {"do": "scroll", "to": [0, 700], "about": "The last group holds two photos: it ends where they end.",
           "expect": {"frames": {"cell:0.18": [1, 901, 198, 198], "cell:0.19": [201, 901, 98, 98]}}},
          {"do": "resize", "to": [401, 400],
           "about": "A wider view: all sizes are parts of others, rounded down to half a point, so everything grows along.",
           "expect": {"frames": {"cell:0.0": [1, 1, 265, 265], "cell:0.1": [268, 1, 131.5, 131.5]}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Pinned boundary items.
  static let pinnedHeaders = ScenarioExample(
    "pinned-headers", about: "Headers that stay at the top until the next section pushes them out.",
    text: #"""
      {
        "scenario": 1,
        "name": "Pinned headers",
        "about": "A pinned header stays in sight while its section is, a background lies behind each section.",
        "view": {"size": [300, 300]},
        "data": {"sections": [{"id": "Mon", "items": 6}, {"id": "Tue", "items": 6}, {"id": "Wed", "items": 6}]},
        "layout": {"type": "compositional", "sections": [{"contentInsets": [0, 10, 10, 10], "interGroupSpacing": 5,
          "boundarySupplementaryItems": [{"kind": "day", "alignment": "top", "pinToVisibleBounds": true,
            "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 30}}}],
          "decorationItems": [{"kind": "paper", "contentInsets": [2, 2, 2, 2]}],
          "group": {"size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 60}},
            "items": [{"size": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}]},
        "steps": [
          {"do": "layout", "about": "Each section: a header, three rows of two, and a background behind all of it.",
           "expect": {"frames": {"supplementary:day:0.0": [10, 0, 280, 30], "cell:0.0": [10, 30, 140, 60],
                                 "decoration:paper:0.0": [2, 2, 296, 226], "supplementary:day:1.0": [10, 230, 280, 30]},
                      "contentSize": [300, 690]}},
          {"do": "scroll", "to": [0, 50], "about": "The header stays at the top, in front of the rows that pass below it.",
           "expect": {"frames": {"supplementary:day:0.0": [10, 50, 280, 30]},
                      "stepCounters": {"numberOfItemsCalls": 0, "cellForItemCalls": {"atMost": 2}}}},
          {"do": "scroll", "to": [0, 215],
           "about": "The end of its section pushes it out of sight, fading; it goes no further than its last row.",
           "expect": {"frames": {"supplementary:day:0.0": [10, 200, 280, 30], "supplementary:day:1.0": [10, 230, 280, 30]}}},
          {"do": "scroll", "to": [0, 240], "about": "The next header has taken its place.",
           "expect": {"frames": {"supplementary:day:1.0": [10, 240, 280, 30]}}},
          {"do": "contentInset", "to": [40, 0, 0, 0], "layout": false, "about": "Something covers the upper 40 points."},
          {"do": "scroll", "to": [0, 240], "about": "Headers pin below what is covered.",
           "expect": {"frames": {"supplementary:day:1.0": [10, 280, 280, 30]}}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

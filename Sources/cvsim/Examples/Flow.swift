import CollectionViewScenarios

extension Examples {
  /// A flow layout with sections and pinned headers.
  static let flow = ScenarioExample(
    "flow", about: "A grid in sections with headers that stay in sight.",
    text: #"""
      {
        "scenario": 1,
        "name": "A grid with headers",
        "about": "Lines are filled from left to right; the header of a section stays while the section is there.",
        "view": {"size": [320, 360], "selection": "multiple"},
        "data": {"sections": [{"id": "Fruit", "items": ["apple", "banana", "cherry", "date", "elder", "fig", "grape"]},
                              {"id": "Herb", "items": 9}]},
        "layout": {"type": "flow", "itemSize": [90, 90], "minimumLineSpacing": 10, "minimumInteritemSpacing": 10,
                   "sectionInset": [10, 10, 10, 10], "headerReferenceSize": [0, 30],
                   "sectionHeadersPinToVisibleBounds": true},
        "steps": [
          {"do": "layout", "about": "Three in a line, spread from edge to edge; the last line stays at the left.",
           "expect": {"frames": {"cell:0.0": [10, 40, 90, 90], "cell:0.1": [115, 40, 90, 90],
                                 "cell:0.6": [10, 240, 90, 90],
                                 "supplementary:UICollectionElementKindSectionHeader:1.0": [0, 340, 320, 30]},
                      "showing": {"cell:0.6": "grape"}, "contentSize": [320, 680]}},
          {"do": "tap", "item": [0, 1], "about": "A tap on the banana selects it."},
          {"do": "scroll", "to": [0, 150], "about": "The header of the first section is held at the top.",
           "expect": {"frames": {"supplementary:UICollectionElementKindSectionHeader:0.0": [0, 150, 320, 30]},
                      "selected": [[0, 1]]}},
          {"do": "scroll", "to": [0, 325], "about": "The last line of the section pushes it out.",
           "expect": {"frames": {"supplementary:UICollectionElementKindSectionHeader:0.0": [0, 300, 320, 30],
                                 "supplementary:UICollectionElementKindSectionHeader:1.0": [0, 340, 320, 30]}}},
          {"do": "setLayoutProperty", "itemSize": [140, 60], "about": "Wider items: two in a line."},
          {"do": "resize", "to": [480, 360], "about": "Turned to landscape: three again, the selection is kept.",
           "expect": {"selected": [[0, 1]]}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Sections that scroll across the layout.
  static let shelves = ScenarioExample(
    "shelves", about: "Shelves as in a shop: each section scrolls across, and stops as its behaviour says.",
    text: #"""
      {
        "scenario": 1,
        "name": "Shelves",
        "about": "Each section scrolls across by itself: one anywhere, one by groups, one so that a group is in the middle.",
        "view": {"size": [320, 400]},
        "data": {"sections": [{"id": "New", "items": 12}, {"id": "Top", "items": 9}, {"id": "Free", "items": 6}]},
        "layout": {"type": "compositional", "configuration": {"interSectionSpacing": 10}, "sections": [
          {"orthogonalScrollingBehavior": "continuous", "interGroupSpacing": 10, "contentInsets": [0, 10, 0, 10],
           "boundarySupplementaryItems": [{"kind": "title", "alignment": "top",
             "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}}}],
           "group": {"size": {"width": {"absolute": 90}, "height": {"absolute": 90}},
             "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]}},
          {"orthogonalScrollingBehavior": "groupPaging", "interGroupSpacing": 10, "contentInsets": [0, 10, 0, 10],
           "boundarySupplementaryItems": [{"kind": "title", "alignment": "top",
             "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}}}],
           "group": {"axis": "vertical", "size": {"width": {"fractionalWidth": 0.9}, "height": {"absolute": 120}},
             "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}}]}},
          {"orthogonalScrollingBehavior": "groupPagingCentered", "interGroupSpacing": 10,
           "boundarySupplementaryItems": [{"kind": "title", "alignment": "top",
             "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}}}],
           "group": {"size": {"width": {"absolute": 200}, "height": {"absolute": 90}},
             "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]}}]},
        "steps": [
          {"do": "layout",
           "about": "Three shelves. In the second a group is a column of three; in the third the first card is in the middle.",
           "expect": {"frames": {"cell:0.0": [10, 20, 90, 90], "cell:0.1": [110, 20, 90, 90], "cell:1.2": [10, 220, 288, 40],
                                 "cell:1.3": [308, 140, 288, 40], "cell:2.0": [60, 290, 200, 90]},
                      "sectionOffsets": [0, 0, -60], "contentSize": [320, 380]}},
          {"do": "scrollSection", "section": 0, "to": 137,
           "about": "The first shelf comes to rest anywhere. Nothing is solved again, the view and the other shelves stay.",
           "expect": {"sectionOffsets": [137, 0, -60], "frames": {"cell:0.1": [-27, 20, 90, 90]}, "offset": [0, 0],
                      "stepCounters": {"cellsCreated": {"atMost": 2}}}},
          {"do": "scrollSection", "section": 1, "to": 160, "about": "The second rests where a group begins: 298 is nearer.",
           "expect": {"sectionOffsets": [137, 298, -60], "frames": {"cell:1.3": [10, 140, 288, 40]}}},
          {"do": "scrollSection", "section": 1, "by": 1000, "about": "It does not go past its end.",
           "expect": {"sectionOffsets": [137, 584, -60], "frames": {"cell:1.8": [22, 220, 288, 40]}}},
          {"do": "scrollSection", "section": 2, "to": 100, "about": "The third brings the card in the middle that is nearest.",
           "expect": {"sectionOffsets": [137, 584, 150], "frames": {"cell:2.1": [60, 290, 200, 90]}}},
          {"do": "reloadData", "about": "Each shelf stays where it was scrolled to.",
           "expect": {"sectionOffsets": [137, 584, 150]}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Pages that are filled row by row.
  static let pager = ScenarioExample(
    "pager", about: "Pages of icons filled row by row, with a last page that is not full.",
    text: #"""
      {
        "scenario": 1,
        "name": "Pages filled row by row",
        "about": "Ten icons in pages of two rows of four: left to right, then down, then the next page.",
        "view": {"size": [320, 160]},
        "data": {"sections": [{"id": "App", "items": 10}]},
        "layout": {"type": "pagedGrid", "itemsPerRow": 4, "rows": 2},
        "steps": [
          {"do": "layout", "about": "The first page: items 0 to 3 above, 4 to 7 below.",
           "expect": {"contentSize": [640, 160],
                      "frames": {"cell:0.3": [240, 0, 80, 80], "cell:0.4": [0, 80, 80, 80],
                                 "cell:0.8": [320, 0, 80, 80]}}},
          {"do": "scroll", "to": [160, 0], "about": "Halfway to the second page: half of each.",
           "expect": {"visible": ["cell:0.2", "cell:0.3", "cell:0.6", "cell:0.7", "cell:0.8", "cell:0.9"]}},
          {"do": "scrollToItem", "item": [0, 9], "position": ["right"],
           "about": "Asked for item 9, the view goes no further than it has to.",
           "expect": {"offset": [160, 0]}},
          {"do": "scroll", "to": [320, 0], "about": "The second page, a whole page wide although it holds two icons.",
           "expect": {"visible": ["cell:0.8", "cell:0.9"]}},
          {"do": "setLayoutProperty", "itemsPerRow": 2, "about": "Two in a row: three pages in place of two.",
           "expect": {"contentSize": [960, 160], "visible": ["cell:0.4", "cell:0.5", "cell:0.6", "cell:0.7"]}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

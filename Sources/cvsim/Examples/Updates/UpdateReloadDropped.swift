import CollectionViewScenarios

extension Examples {
  /// A legal batch of which UIKit forgets a part.
  static let updateReloadDropped = ScenarioExample(
    "update-reload-dropped", about: "A legal batch whose reload is lost, since its old number is gone afterwards.",
    text: #"""
      {
        "scenario": 1,
        "name": "A reload that is dropped",
        "about": "Three items are left, and the reload of item 3 is dropped: its cell shows the old text.",
        "view": {"size": [200, 300]},
        "data": {"sections": [{"id": "A", "items": ["a", "b", "c", "d"]}]},
        "layout": {"type": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "about": "The model that the view knows.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "b", "cell:0.2": "c", "cell:0.3": "d"}}},
          {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "B", "D"]}]},
           "updates": [{"delete": [0, 2]}, {"reload": [0, 1]}, {"reload": [0, 3]}],
           "about": "b and d have new texts. The cell of d is kept and shows the old one.",
           "expect": {"violations": ["update-defect"], "causes": [],
                      "showing": {"cell:0.0": "a", "cell:0.1": "B", "cell:0.2": "d"}}},
          {"do": "reloadItems", "items": [[0, 2]],
            "about": "A reload in a batch of its own, at the new path, mends it.",
           "expect": {"showing": {"cell:0.0": "a", "cell:0.1": "B", "cell:0.2": "D"},
             "stepCounters": {"cellForItemCalls": 1}}}
        ],
        "expect": {"violations": ["update-defect"], "causes": []}
      }
      """#)
}

import CollectionViewScenarios

extension Examples {
  /// Rows that are as high as their content, under headers.
  static let list = ScenarioExample(
    "list", about: "A list in groups: rows become as high as they want to be, headers and insets are the list's own.",
    text: #"""
      {
        "scenario": 1,
        "name": "List",
        "about": "Every row begins with the estimate of 44 points; a cell that wants another height is asked when it is shown.",
        "view": {"size": [320, 300]},
        "data": {"sections": [{"id": "General", "items": 3}, {"id": "Sounds", "items": 12}]},
        "layout": {"type": "list", "appearance": "insetGrouped"},
        "cells": {"preferredSize": {"byId": {"General.1": [288, 80], "Sounds.0": [288, 60]}}},
        "steps": [
          {"do": "layout", "about": "A group begins 35 points below the last and keeps 16 points to the sides; the second row is taller than estimated.",
           "expect": {"frames": {"cell:0.0": [16, 35, 288, 44], "cell:0.1": [16, 79, 288, 80], "cell:0.2": [16, 159, 288, 44],
                                 "cell:1.0": [16, 258, 288, 60]}}},
          {"do": "scroll", "to": [0, 200], "about": "Rows below come in with the estimate, which suits them.",
           "expect": {"frames": {"cell:1.1": [16, 318, 288, 44]}, "offset": [0, 200]}},
          {"do": "batch", "about": "A row above the screen goes: what is on screen stays where it is, the offset is less.",
           "data": {"sections": [{"id": "General", "items": ["General.0", "General.2"]}, {"id": "Sounds", "items": 12}]},
           "updates": [{"delete": [0, 1]}],
           "expect": {"offset": [0, 120], "frames": {"cell:1.0": [16, 178, 288, 60]}}},
          {"do": "setLayoutProperty", "parameters": {"appearance": "plain"}, "about": "A plain list has no insets, and keeps nothing it measured in another room.",
           "expect": {"frames": {"cell:0.0": [0, 0, 320, 44]}}}
        ],
        "expect": {"violations": []}
      }
      """#)

  /// A feed of rows of unknown height.
  static let feed = ScenarioExample(
    "feed",
    about: "A feed of estimated rows: measured when shown, and kept in place when rows come on top.",
    text: #"""
      {
        "scenario": 1,
        "name": "Feed",
        "about": "The layout estimates 100 points for each post. What a post really wants is known when its cell is there.",
        "view": {"size": [320, 400]},
        "data": {"sections": [{"id": "P", "items": 13}]},
        "layout": {"type": "compositional", "sections": [{"interGroupSpacing": 10,
          "group": {"size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 100}},
            "items": [{"size": {"width": {"fractionalWidth": 1}, "height": {"estimated": 100}}}]}}]},
        "cells": {"preferredSize": {"byId": {"P.0": [320, 60], "P.1": [320, 90], "P.2": [320, 150], "P.3": [320, 60],
          "P.4": [320, 90], "P.5": [320, 150], "P.6": [320, 60], "P.7": [320, 90]}}},
        "steps": [
          {"do": "layout", "about": "Posts are smaller than estimated, so more of them fit: each round of measuring brings in new ones.",
           "expect": {"frames": {"cell:0.0": [0, 0, 320, 60], "cell:0.1": [0, 70, 320, 90], "cell:0.2": [0, 170, 320, 150]},
                      "visible": ["cell:0.0", "cell:0.1", "cell:0.2", "cell:0.3"]}},
          {"do": "scroll", "to": [0, 330], "about": "What was measured is remembered; what is still below keeps its estimate.",
           "expect": {"frames": {"cell:0.3": [0, 330, 320, 60]}, "offset": [0, 330], "stepCounters": {"cellsCreated": 3}}},
          {"do": "batch", "about": "Two posts come on top while one reads: the one that is read does not move on screen.",
           "data": {"sections": [{"id": "P", "items": ["new.0", "new.1", "P.0", "P.1", "P.2", "P.3", "P.4", "P.5", "P.6", "P.7", "P.8",
                                                       "P.9", "P.10", "P.11", "P.12"]}]},
           "updates": [{"insert": [0, 0]}, {"insert": [0, 1]}],
           "expect": {"showing": {"cell:0.5": "P.3"}, "sameCell": [["cell:0.3", "cell:0.5"]]}}
        ],
        "expect": {"violations": []}
      }
      """#)
}

import CollectionViewScenarios

/// Good scenario documents, one for each thing that can be said, and the pieces they are made of.
enum Documents {
  /// A document around members such as `"view": {}`; it has a flow layout when they name none.
  static func scenario(_ members: String = "") -> String {
    let layout = members.contains("\"layout\": {\"type\"") && !members.hasPrefix("\"steps\"") ? "" : flow
    let rest = members.isEmpty ? "" : ", " + members
    return "{\"scenario\": 1, \"name\": \"n\"\(layout)\(rest)}"
  }

  private static let flow = ", \"layout\": {\"type\": \"flow\"}"

  /// The document of the language's description.
  static let example = """
    {
      "scenario": 1,
      "name": "Delete one, insert one",
      "about": "one line for people",
      "view": {"size": [320, 480], "scale": 2, "contentInset": [0,0,0,0], "safeArea": [0,0,0,0],
               "layoutMargins": [8,8,8,8], "prefetching": false, "selection": "single", "direction": "ltr",
               "policy": "record"},
      "data": {"sections": [{"id": "A", "items": ["a", "b", "c"]}, {"items": 12}]},
      "layout": {"type": "flow", "itemSize": [320, 100], "minimumLineSpacing": 0},
      "cells": {"identifier": "Cell"},
      "steps": [
        {"do": "layout", "expect": {"visible": ["cell:0.0", "cell:0.1", "cell:0.2", "cell:1.0", "cell:1.1"],
         "counters": {"cellsCreated": 5}}},
        {"do": "batch", "data": {"sections": [{"id": "A", "items": ["a", "c", "d"]}, {"items": 12}]},
         "updates": [{"delete": [0, 1]}, {"insert": [0, 2]}]}
      ],
      "expect": {"violations": [], "frames": {"cell:0.1": [0, 100, 320, 100]},
                 "showing": {"cell:0.1": "c", "cell:0.2": "d"}}
    }
    """

  static let views = [
    #""view": {}"#,
    #""view": {"size": [0, 0.5], "scale": 3, "contentInset": [1, 2, 3, 4], "safeArea": [0, 1, 0, 1]}"#,
    #""view": {"layoutMargins": [0, 0, 0, 0], "prefetching": true, "selection": "multiple"}"#,
    #""view": {"direction": "rtl", "policy": "trap", "selection": "none"}"#,
    #""about": "x", "tolerance": 0.5, "dataSource": "mine", "steps": [], "expect": {}"#,
  ]

  static let data = [
    #""data": {"sections": []}"#,
    #""data": {"sections": [{"items": 0}, {"id": "B", "items": []}, {"items": ["x", "y"]}]}"#,
  ]

  static let layouts = [
    #"""
    "layout": {"type": "flow", "scrollDirection": "horizontal", "itemSize": [50, 50.5], "estimatedItemSize": [1, 2],
      "sectionInset": [1, 2, 3, 4], "minimumLineSpacing": 1, "minimumInteritemSpacing": 2,
      "headerReferenceSize": [0, 20], "footerReferenceSize": [0, 10]}
    """#,
    #"""
    "layout": {"type": "flow", "estimatedItemSize": "automaticSize", "sectionInsetReference": "safeArea",
      "sectionHeadersPinToVisibleBounds": true, "sectionFootersPinToVisibleBounds": true}
    """#,
    #""layout": {"type": "circle"}"#,
    #"""
    "layout": {"type": "circle", "radius": "fit", "startAngle": 90, "sweep": 180, "clockwise": true,
      "itemSize": [30, 30], "sectionInset": [0, 0, 0, 0], "ringSpacing": 5}
    """#,
    #""layout": {"type": "circle", "radius": 150}"#,
    #""layout": {"type": "frames", "frames": {"cell:0.0": [0, 0, 10, 10]}}"#,
    #""layout": {"type": "frames", "contentSize": [10, 20], "frames": {"supplementary:K:0.0": [0, 0, 1, 2.5]}}"#,
    #"""
    "layout": {"type": "pagedGrid", "itemsPerRow": 4, "rows": 2, "scrollDirection": "vertical",
      "sectionInset": [1, 1, 1, 1], "interitemSpacing": 3, "lineSpacing": 4}
    """#,
    #"""
    "layout": {"type": "waterfall", "columns": 3, "interitemSpacing": 1, "lineSpacing": 2, "sectionInset": [0, 1, 2, 3],
      "heights": [10, 20.5], "mode": "stickyColumns", "headerHeight": 20, "footerHeight": [1, 2], "spans": [1, 2]}
    """#,
    #""layout": {"type": "waterfall", "minimumColumnWidth": 90, "aspectRatios": [[1.5, 1], [], [2]], "spans": [[1]]}"#,
    #""layout": {"type": "waterfall", "heights": [[1, 2], [3]], "mode": "shortestColumn"}"#,
    #""layout": {"type": "waterfall", "aspectRatios": [0.5]}"#,
    #"""
    "layout": {"type": "compositional", "sections": [{"group": {"size": {"width": {"fractionalWidth": 1},
      "height": {"estimated": 44}}, "items": [{"size": {"width": {"uniformAcrossSiblings": 20},
      "height": {"fractionalHeight": 0.5}}}]}}]}
    """#,
    #"""
    "layout": {"type": "compositional",
      "configuration": {"scrollDirection": "horizontal", "interSectionSpacing": 4, "contentInsetsReference": "none",
        "boundarySupplementaryItems": [{"kind": "G", "size": {"width": {"absolute": 10}, "height": {"absolute": 10}},
          "alignment": "top"}]},
      "sectionSource": "provider",
      "sections": [{"group": {"type": "group", "axis": "vertical", "size": {"width": {"absolute": 90},
          "height": {"fractionalHeight": 1}}, "interItemSpacing": {"flexible": 3}, "count": 2, "countForm": "equalShare",
          "contentInsets": [1, 2, 3, 4], "edgeSpacing": {"leading": {"fixed": 1}, "top": null},
          "items": [{"type": "group", "size": {"width": {"absolute": 9}, "height": {"absolute": 9}}, "axis": "custom",
            "interItemSpacing": null, "customItems": [{"frame": [0, 0, 5, 5], "zIndex": 2}]}],
          "supplementaryItems": [{"kind": "B", "size": {"width": {"absolute": 9}, "height": {"absolute": 9}},
            "containerAnchor": {"edges": ["top", "trailing"], "offset": [1, 1], "offsetIsFractional": true},
            "itemAnchor": {"edges": []}, "zIndex": 3, "contentInsets": [0, 0, 0, 0]}]},
        "interGroupSpacing": 5, "contentInsets": [0, 1, 2, 3], "contentInsetsReference": "layoutMargins",
        "supplementaryContentInsetsReference": "none", "supplementariesFollowContentInsets": false,
        "boundarySupplementaryItems": [{"kind": "H", "size": {"width": {"absolute": 1}, "height": {"absolute": 2}},
          "alignment": "bottomLeading", "offset": [1, 2], "extendsBoundary": false, "pinToVisibleBounds": true,
          "zIndex": 4, "contentInsets": [0, 0, 0, 0]}],
        "decorationItems": [{"kind": "D", "contentInsets": [1, 1, 1, 1], "zIndex": 1}],
        "orthogonalScrollingBehavior": "paging", "visibleItemsInvalidationHandler": "looks on"}]}
    """#,
    #""layout": {"type": "zoo", "name": "neverEmptied", "itemSize": "anything"}"#,
    #""layout": {"type": "custom", "name": "mine", "depth": {"a": [1]}}"#,
  ]

  static let delegates = [
    #""delegate": null"#,
    #""delegate": {}"#,
    #""delegate": {"sizeForItem": [10, 20], "insetForSection": [1, 2, 3, 4], "minimumLineSpacing": 3}"#,
    #"""
    "delegate": {"sizeForItem": {"byItem": "by three", "values": [[[1, 2], [3, 4]], [], [[5, 6]]]},
      "insetForSection": [[1, 2, 3, 4], [0, 0, 0, 0]], "minimumLineSpacing": [1, 2], "minimumInteritemSpacing": null}
    """#,
    #""delegate": {"sizeForItem": {"values": [[1, 2], [3, 4]]}, "referenceSizeForHeader": [0, 24]}"#,
    #""delegate": {"sizeForItem": null, "referenceSizeForFooter": [[0, 24], [0, 0]]}"#,
  ]

  static let cells = [
    #""cells": {}"#,
    #""cells": {"identifier": "C", "identifiers": {"byItem": ["A", "B"]}, "preferredSize": [50, null]}"#,
    #""cells": {"identifiers": {"byId": {"a": "A"}}, "preferredSize": {"byItem": [[1, 2], [null, 3]]}}"#,
    #""cells": {"preferredSize": {"byId": {"a": [1, 2]}}}"#,
    #""cells": {"supplementary": {"K": {"identifier": "H"}, "L": {"identifier": "I", "preferredSize": [null, 9]}}}"#,
    #""cells": {"faults": [{"at": [0, 3], "do": "returnFresh"}, {"at": [1, 0], "do": "reloadData"}]}"#,
  ]

  static let steps = [
    #"{"do": "layout", "about": "x", "layout": false, "expect": {}}"#,
    #"{"do": "scroll", "to": [0, 10]}"#,
    #"{"do": "scroll", "by": [0, -10], "layout": true}"#,
    #"{"do": "scrollToItem", "item": [0, 3], "position": ["top", "left"]}"#,
    #"{"do": "scrollToItem", "item": [0, 9223372036854775807]}"#,
    #"{"do": "scrollSection", "section": 1, "to": 130.5}"#,
    #"{"do": "scrollSection", "section": 0, "by": -10}"#,
    #"{"do": "resize", "to": [100, 200]}"#,
    #"{"do": "contentInset", "to": [1, 2, 3, 4]}"#,
    #"{"do": "set", "data": {"sections": [{"items": 3}]}}"#,
    #"{"do": "reloadData"}"#,
    #"{"do": "reloadItems", "items": [[0, 1], [1, 2]]}"#,
    #"{"do": "reloadSections", "sections": [0, 2]}"#,
    #"{"do": "reconfigureItems", "items": []}"#,
    #"""
    {"do": "batch", "changeModel": "before", "updates": [{"move": [[0, 1], [1, 2]]}, {"reload": [0, 0]},
      {"deleteSection": 1}, {"insertSection": 2}, {"moveSection": [0, 3]}, {"reloadSection": 4},
      {"reconfigure": [0, 1]}]}
    """#,
    #"{"do": "update", "data": {"sections": []}, "updates": [{"insert": [0, 0]}]}"#,
    #"{"do": "update", "data": [{"sections": []}, {"sections": [{"items": 1}]}], "updates": [], "changeModel": "never"}"#,
    #"{"do": "setLayout", "layout": {"type": "circle", "radius": 9}, "layoutIfNeeded": false}"#,
    #"{"do": "setLayout", "layout": {"type": "flow"}, "delegate": {"sizeForItem": [1, 2]}}"#,
    #"{"do": "setLayoutProperty", "itemSize": [287, 100], "columns": 2, "heights": [1]}"#,
    #"{"do": "setLayoutProperty", "radius": "fit", "estimatedItemSize": "automaticSize", "parameters": {"a": 1}}"#,
    #"{"do": "invalidate"}"#,
    #"{"do": "invalidate", "everything": true, "items": [[0, 1]], "supplementary": {"K": [[0, 0]]}, "decoration": {}}"#,
    #"{"do": "select", "item": [0, 1]}"#,
    #"{"do": "deselect", "item": [0, 1]}"#,
    #"{"do": "tap", "item": [0, 1]}"#,
    #"{"do": "highlight", "item": [0, 1]}"#,
    #"{"do": "unhighlight", "item": [0, 1]}"#,
    #"""
    {"do": "apply", "snapshot": {"sections": [{"id": "A", "items": ["a"]}]}, "animating": false, "reload": ["a"],
      "reconfigure": ["b"]}
    """#,
    #"{"do": "repeat", "times": 3, "steps": [{"do": "scroll", "by": [0, 5]}, {"do": "repeat", "times": 0, "steps": []}]}"#,
    #"{"do": "advance", "seconds": 0.5}"#,
    #"{"do": "advance", "frames": 2}"#,
    #"{"do": "run"}"#,
    #"{"do": "run", "atMost": 3}"#,
    #"{"do": "drag", "by": [0, -100], "from": [1, 2], "duration": 0.2, "lift": false}"#,
    #"{"do": "fling", "velocity": [0, -2000], "from": [1, 2]}"#,
    #"{"do": "rotate", "to": [480, 320], "duration": 0.3}"#,
  ]

  static let expectations = [
    #"{"contentSize": [320, 100.5], "offset": [0, -1], "sectionOffsets": [0, 130.5], "tolerance": 0, "valid": true}"#,
    #"{"frames": {"cell:0.0": [0, 1, 2, 3], "supplementary:a:b:0.max": [0, 0, 0, 0], "decoration:é:1.2": [1, 1, 1, 1]}}"#,
    #"{"visible": ["cell:0.1"], "showing": {"cell:0.1": "a"}, "sameCell": [["cell:0.2", "cell:0.1"]]}"#,
    #"{"counters": {"cellsCreated": 5, "liveCells": {"atMost": 7}}, "stepCounters": {"cellsReused": {"atLeast": 1}}}"#,
    #"{"counters": {"pooledCells": {"atLeast": 1, "atMost": 3}}}"#,
    #"{"events": ["layoutPrepared"], "eventsExactly": [], "violations": ["x"], "causes": ["y"], "selected": [[0, 1]]}"#,
    #"{"queries": [{"rect": [0, 0, 10, 10], "elements": ["cell:0.0"]}]}"#,
  ]

  /// Every document.
  static let good: [String] =
    [example, scenario()] + (views + data + layouts + delegates + cells).map { scenario($0) }
    + steps.map { scenario("\"steps\": [\($0)]") } + expectations.map { scenario("\"expect\": \($0)") }

  /// Documents that are wrong in a way that no change at a single place brings about.
  static let bad: [String] =
    [
      #"{"scenario": 2, "name": "n", "layout": {"type": "flow"}}"#,
      #"{"scenario": "1", "name": "n", "layout": {"type": "flow"}}"#,
      #"{"name": "n", "layout": {"type": "flow"}}"#,
      #"[]"#,
    ]
    + [
      #""view": {"size": [-1, 2]}"#, #""view": {"scale": 0}"#, #""view": {"selection": "one"}"#,
      #""layout": {"type": "waterfall", "columns": 2, "minimumColumnWidth": 90}"#,
      #""layout": {"type": "waterfall", "heights": [1], "aspectRatios": [1]}"#,
      #""layout": {"type": "waterfall", "heights": [1, [2]]}"#, #""layout": {"type": "waterfall", "spans": [0]}"#,
      #""layout": {"type": "compositional"}"#, #""layout": {"type": "compositional", "sections": []}"#,
      #"""
      "layout": {"type": "compositional", "sections": [{"group": {"size": {"width": {"absolute": 1, "estimated": 1},
        "height": {"absolute": 1}}, "items": []}}]}
      """#,
      #""layout": {"type": "flow", "columns": 2}"#, #""layout": {"type": "circle", "radius": "fits"}"#,
      #""layout": {"type": "frames", "frames": {"cell:0": [0, 0, 1, 1]}}"#,
      #""layout": {"type": "frames", "frames": {"cell:0.0": [0, 0, 1]}}"#,
      #""layout": {"type": "pagedGrid", "rows": 0}"#, #""layout": {"type": "zoo"}"#,
      #""layout": {"type": "flow", "estimatedItemSize": "automatic"}"#,
      #""delegate": {"sizeForItem": {"byItem": "x"}}"#, #""delegate": {"sizeForItem": {"values": [[], [1, 2]]}}"#,
      #""delegate": {"insetForSection": []}"#, #""delegate": {"minimumLineSpacing": []}"#,
      #""cells": {"identifiers": {"byItem": ["A"], "byId": {}}}"#, #""cells": {"identifiers": "A"}"#,
      #""cells": {"preferredSize": [1]}"#, #""cells": {"faults": [{"at": [0, 1], "do": "nothing"}]}"#,
      #""data": {"sections": [{"items": -1}]}"#, #""data": {"sections": [{"items": 2147483647}]}"#,
    ].map { scenario($0) }
    + [
      #"{"do": "scroll"}"#, #"{"do": "scroll", "to": [0, 1], "by": [0, 1]}"#, #"{"do": "scroll", "to": [0, 1, 2]}"#,
      #"{"do": "scrollSection", "section": 0}"#, #"{"do": "scrollSection", "to": 3}"#,
      #"{"do": "scrollSection", "section": 0, "to": 1, "by": 1}"#,
      #"{"do": "scrollSection", "section": 0, "to": [1, 2]}"#,
      #"{"do": "set", "data": {"sections": []}, "layout": false}"#, #"{"do": "wait"}"#,
      #"{"do": "scrollToItem", "item": [0, 1], "position": "top"}"#,
      #"{"do": "scrollToItem", "item": [0, 1], "position": ["center"]}"#,
      #"{"do": "select", "item": [-1, 0]}"#, #"{"do": "select", "item": [0, 2147483646]}"#,
      #"{"do": "select", "item": [9223372036854775807, 0]}"#, #"{"do": "select", "item": [2097150, 0]}"#,
      #"{"do": "batch", "updates": [{"delete": [0, 1], "insert": [0, 1]}]}"#, #"{"do": "batch", "updates": [{}]}"#,
      #"{"do": "batch", "data": [], "updates": []}"#, #"{"do": "batch", "updates": [], "changeModel": "during"}"#,
      #"{"do": "setLayout", "layout": false}"#, #"{"do": "setLayoutProperty", "colums": 2}"#,
      #"{"do": "setLayoutProperty", "columns": 2, "minimumColumnWidth": 3}"#,
      #"{"do": "advance"}"#, #"{"do": "advance", "seconds": 1, "frames": 1}"#, #"{"do": "advance", "seconds": -1}"#,
      #"{"do": "repeat", "times": -1, "steps": []}"#, #"{"do": "repeat", "times": 1, "steps": [{"do": "x"}]}"#,
      #"{"to": [0, 1]}"#, #"{"do": "apply", "snapshot": {"sections": 3}}"#,
    ].map { scenario("\"steps\": [\($0)]") }
    + [
      #"{"visible": ["cell:01.0"]}"#, #"{"visible": ["cell:0.-1"]}"#, #"{"visible": ["cell:0"]}"#,
      #"{"visible": ["supplementary::0.0"]}"#, #"{"visible": ["supplementary:0.0"]}"#, #"{"visible": ["cells:0.0"]}"#,
      #"{"visible": ["cell:0.0 "]}"#, #"{"visible": ["cell:K:0.0"]}"#, #"{"visible": ["cell:max.0"]}"#,
      #"{"frames": {"cell": [0, 0, 1, 1]}}"#, #"{"showing": {"supplementary:K:0.0": "a"}}"#,
      #"{"sameCell": [["cell:0.0"]]}"#, #"{"counters": {"cellsMade": 1}}"#, #"{"counters": {"cellsCreated": {}}}"#,
      #"{"counters": {"cellsCreated": {"exactly": 1}}}"#, #"{"counters": {"cellsCreated": 1.5}}"#,
      #"{"queries": [{"rect": [0, 0, 1, 1]}]}"#, #"{"tolerance": -0.1}"#, #"{"violation": []}"#,
    ].map { scenario("\"expect\": \($0)") }
}

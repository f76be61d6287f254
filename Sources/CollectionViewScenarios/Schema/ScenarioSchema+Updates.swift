extension ScenarioSchema {
  static let updates = #"""
        "setLayoutProperty": {
          "additionalProperties": false,
          "not": {"$ref": "#/$defs/waterfallRivals"},
          "properties": {
            "do": {"const": "setLayoutProperty"},
            "scrollDirection": {"$ref": "#/$defs/scrollDirection"},
            "itemSize": {"$ref": "#/$defs/size"},
            "estimatedItemSize": {"$ref": "#/$defs/estimatedItemSize"},
            "sectionInset": {"$ref": "#/$defs/insets"},
            "minimumLineSpacing": {"type": "number"},
            "minimumInteritemSpacing": {"type": "number"},
            "headerReferenceSize": {"$ref": "#/$defs/size"},
            "footerReferenceSize": {"$ref": "#/$defs/size"},
            "sectionInsetReference": {"$ref": "#/$defs/sectionInsetReference"},
            "sectionHeadersPinToVisibleBounds": {"type": "boolean"},
            "sectionFootersPinToVisibleBounds": {"type": "boolean"},
            "radius": {"$ref": "#/$defs/radius"},
            "startAngle": {"type": "number"},
            "sweep": {"type": "number"},
            "clockwise": {"type": "boolean"},
            "ringSpacing": {"type": "number"},
            "itemsPerRow": {"type": "integer", "minimum": 1},
            "rows": {"type": "integer", "minimum": 1},
            "interitemSpacing": {"type": "number"},
            "lineSpacing": {"type": "number"},
            "columns": {"type": "integer", "minimum": 1},
            "minimumColumnWidth": {"$ref": "#/$defs/positive"},
            "heights": {"$ref": "#/$defs/heights"},
            "aspectRatios": {"$ref": "#/$defs/aspectRatios"},
            "mode": {"$ref": "#/$defs/waterfallMode"},
            "headerHeight": {"$ref": "#/$defs/lengths"},
            "footerHeight": {"$ref": "#/$defs/lengths"},
            "spans": {"$ref": "#/$defs/spans"},
            "frames": {"$ref": "#/$defs/frames"},
            "contentSize": {"$ref": "#/$defs/size"},
            "parameters": {"type": "object"},
            "layout": {"type": "boolean"},
            "about": {"type": "string"},
            "expect": {"$ref": "#/$defs/expect"}
          }
        },
        "scrollPositions": {
          "type": "array",
          "items": {"enum": ["top", "centeredVertically", "bottom", "left", "centeredHorizontally", "right"]}
        },
        "changeModel": {"enum": ["inside", "before", "after", "never"]}
    """#

  static let updateList = #"""
        "updates": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "delete": {"$ref": "#/$defs/path"},
              "insert": {"$ref": "#/$defs/path"},
              "move": {"type": "array", "items": {"$ref": "#/$defs/path"}, "minItems": 2, "maxItems": 2},
              "reload": {"$ref": "#/$defs/path"},
              "reconfigure": {"$ref": "#/$defs/path"},
              "deleteSection": {"$ref": "#/$defs/section"},
              "insertSection": {"$ref": "#/$defs/section"},
              "moveSection": {"type": "array", "items": {"$ref": "#/$defs/section"}, "minItems": 2, "maxItems": 2},
              "reloadSection": {"$ref": "#/$defs/section"}
            },
            "oneOf": [
              {"required": ["delete"]},
              {"required": ["insert"]},
              {"required": ["move"]},
              {"required": ["reload"]},
              {"required": ["reconfigure"]},
              {"required": ["deleteSection"]},
              {"required": ["insertSection"]},
              {"required": ["moveSection"]},
              {"required": ["reloadSection"]}
            ]
          }
        }
    """#
}

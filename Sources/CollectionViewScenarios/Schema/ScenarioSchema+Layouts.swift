extension ScenarioSchema {
  static let layouts = #"""
        "layout": {
          "type": "object",
          "required": ["type"],
          "anyOf": [
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "flow"},
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
                "sectionFootersPinToVisibleBounds": {"type": "boolean"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "list"},
                "appearance": {"enum": ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]},
                "headerMode": {"enum": ["none", "supplementary", "firstItemInSection"]},
                "footerMode": {"enum": ["none", "supplementary"]},
                "headerTopPadding": {"type": "number", "minimum": 0},
                "showsSeparators": {"type": "boolean"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "circle"},
                "radius": {"$ref": "#/$defs/radius"},
                "startAngle": {"type": "number"},
                "sweep": {"type": "number"},
                "clockwise": {"type": "boolean"},
                "itemSize": {"$ref": "#/$defs/size"},
                "sectionInset": {"$ref": "#/$defs/insets"},
                "ringSpacing": {"type": "number"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "pagedGrid"},
                "itemsPerRow": {"type": "integer", "minimum": 1},
                "rows": {"type": "integer", "minimum": 1},
                "scrollDirection": {"$ref": "#/$defs/scrollDirection"},
                "sectionInset": {"$ref": "#/$defs/insets"},
                "interitemSpacing": {"type": "number"},
                "lineSpacing": {"type": "number"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "waterfall"},
                "columns": {"type": "integer", "minimum": 1},
                "minimumColumnWidth": {"$ref": "#/$defs/positive"},
                "interitemSpacing": {"type": "number"},
                "lineSpacing": {"type": "number"},
                "sectionInset": {"$ref": "#/$defs/insets"},
                "heights": {"$ref": "#/$defs/heights"},
                "aspectRatios": {"$ref": "#/$defs/aspectRatios"},
                "mode": {"$ref": "#/$defs/waterfallMode"},
                "headerHeight": {"$ref": "#/$defs/lengths"},
                "footerHeight": {"$ref": "#/$defs/lengths"},
                "spans": {"$ref": "#/$defs/spans"}
              },
              "not": {"$ref": "#/$defs/waterfallRivals"}
            },
            {
              "additionalProperties": false,
              "properties": {
                "type": {"const": "frames"},
                "frames": {"$ref": "#/$defs/frames"},
                "contentSize": {"$ref": "#/$defs/size"}
              }
            },
            {"$ref": "#/$defs/compositional"},
            {"required": ["name"], "properties": {"type": {"enum": ["zoo", "custom"]}, "name": {"$ref": "#/$defs/name"}}}
          ]
        },
        "frames": {
          "type": "object",
          "description": "By element, in content coordinates.",
          "propertyNames": {"$ref": "#/$defs/element"},
          "additionalProperties": {"$ref": "#/$defs/rect"}
        },
        "scrollDirection": {"enum": ["vertical", "horizontal"]},
        "estimatedItemSize": {"anyOf": [{"const": "automaticSize"}, {"$ref": "#/$defs/size"}]},
        "sectionInsetReference": {"enum": ["contentInset", "safeArea", "layoutMargins"]},
        "radius": {"anyOf": [{"const": "fit"}, {"type": "number"}]},
        "waterfallMode": {"enum": ["shortestColumn", "stickyColumns"]},
        "waterfallRivals": {
          "anyOf": [{"required": ["columns", "minimumColumnWidth"]}, {"required": ["heights", "aspectRatios"]}]
        },
        "heights": {
          "description": "By item, or a list for each section.",
          "anyOf": [
            {"type": "array", "items": {"$ref": "#/$defs/length"}, "minItems": 1},
            {"type": "array", "items": {"type": "array", "items": {"$ref": "#/$defs/length"}}, "minItems": 1}
          ]
        },
        "aspectRatios": {
          "description": "Width divided by height, by item, or a list for each section.",
          "anyOf": [
            {"type": "array", "items": {"$ref": "#/$defs/positive"}, "minItems": 1},
            {"type": "array", "items": {"type": "array", "items": {"$ref": "#/$defs/positive"}}, "minItems": 1}
          ]
        },
        "spans": {
          "description": "Columns an item is wide, by item, or a list for each section.",
          "anyOf": [
            {"type": "array", "items": {"type": "integer", "minimum": 1}, "minItems": 1},
            {"type": "array", "items": {"type": "array", "items": {"type": "integer", "minimum": 1}}, "minItems": 1}
          ]
        },
        "lengths": {
          "description": "One, or one a section.",
          "anyOf": [
            {"$ref": "#/$defs/length"},
            {"type": "array", "items": {"$ref": "#/$defs/length"}, "minItems": 1}
          ]
        },
        "delegateOrNull": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/delegate"}]},
        "delegate": {
          "type": "object",
          "description": "What the delegate of a flow layout answers; null or nothing: the method is not implemented.",
          "additionalProperties": false,
          "properties": {
            "sizeForItem": {
              "anyOf": [
                {"type": "null"},
                {"$ref": "#/$defs/size"},
                {
                  "type": "object",
                  "required": ["values"],
                  "additionalProperties": false,
                  "properties": {
                    "byItem": {"type": "string", "description": "The rule in words."},
                    "values": {
                      "description": "By item, or a list for each section.",
                      "anyOf": [
                        {"type": "array", "items": {"$ref": "#/$defs/size"}, "minItems": 1},
                        {"type": "array", "items": {"type": "array", "items": {"$ref": "#/$defs/size"}}, "minItems": 1}
                      ]
                    }
                  }
                }
              ]
            },
            "insetForSection": {
              "anyOf": [
                {"type": "null"},
                {"$ref": "#/$defs/insets"},
                {"type": "array", "items": {"$ref": "#/$defs/insets"}, "minItems": 1}
              ]
            },
            "minimumLineSpacing": {"$ref": "#/$defs/spacings"},
            "minimumInteritemSpacing": {"$ref": "#/$defs/spacings"},
            "referenceSizeForHeader": {"$ref": "#/$defs/referenceSizes"},
            "referenceSizeForFooter": {"$ref": "#/$defs/referenceSizes"}
          }
        },
        "spacings": {
          "anyOf": [
            {"type": ["null", "number"]},
            {"type": "array", "items": {"type": "number"}, "minItems": 1}
          ]
        },
        "referenceSizes": {
          "anyOf": [
            {"type": "null"},
            {"$ref": "#/$defs/size"},
            {"type": "array", "items": {"$ref": "#/$defs/size"}, "minItems": 1}
          ]
        }
    """#
}

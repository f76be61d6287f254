extension ScenarioSchema {
  static let expectations = #"""
        "expect": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "contentSize": {"$ref": "#/$defs/size"},
            "offset": {"$ref": "#/$defs/point"},
            "sectionOffsets": {
              "description": "How far the sections that scroll themselves are scrolled, from section 0 on.",
              "type": "array", "items": {"type": "number"}
            },
            "frames": {"$ref": "#/$defs/frames"},
            "visible": {"$ref": "#/$defs/elements"},
            "showing": {
              "type": "object",
              "description": "Which item, by identifier, a cell was configured for.",
              "propertyNames": {"$ref": "#/$defs/cell"},
              "additionalProperties": {"type": "string"}
            },
            "sameCell": {
              "type": "array",
              "description": "Pairs: the cell that showed the first before the step shows the second after it.",
              "items": {"type": "array", "items": {"$ref": "#/$defs/cell"}, "minItems": 2, "maxItems": 2}
            },
            "counters": {"$ref": "#/$defs/counters", "description": "Totals since the scenario began."},
            "stepCounters": {"$ref": "#/$defs/counters", "description": "Counts of this step alone."},
            "events": {"$ref": "#/$defs/strings", "description": "Lines of the trace that come in this order."},
            "eventsExactly": {"$ref": "#/$defs/strings"},
            "violations": {"$ref": "#/$defs/strings", "description": "Rules or pieces of sentences; [] is none."},
            "causes": {"$ref": "#/$defs/strings", "description": "The likely cause of each update refused so far."},
            "selected": {"$ref": "#/$defs/paths"},
            "queries": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rect", "elements"],
                "additionalProperties": false,
                "properties": {"rect": {"$ref": "#/$defs/rect"}, "elements": {"$ref": "#/$defs/elements"}}
              }
            },
            "valid": {"type": "boolean"},
            "tolerance": {"$ref": "#/$defs/length"}
          }
        },
        "counters": {
          "type": "object",
          "propertyNames": {
            "enum": [
              "cellsCreated", "cellsReused", "cellsRecycled", "supplementaryCreated", "supplementaryReused",
              "supplementaryRecycled", "prepareCalls", "elementsQueries", "itemQueries", "attributesMade",
              "invalidations", "numberOfSectionsCalls", "numberOfItemsCalls", "cellForItemCalls", "supplementaryCalls",
              "sizeForItemCalls", "willDisplayCalls", "didEndDisplayingCalls", "liveCells", "pooledCells",
              "liveCellsPeak", "pooledCellsPeak", "selfSizingRounds"
            ]
          },
          "additionalProperties": {
            "anyOf": [
              {"$ref": "#/$defs/count"},
              {
                "type": "object",
                "additionalProperties": false,
                "properties": {"atLeast": {"$ref": "#/$defs/count"}, "atMost": {"$ref": "#/$defs/count"}},
                "anyOf": [{"required": ["atLeast"]}, {"required": ["atMost"]}]
              }
            ]
          }
        }
    """#

  static let shapes = #"""
        "count": {"type": "integer", "minimum": 0},
        "length": {"type": "number", "minimum": 0},
        "positive": {"type": "number", "exclusiveMinimum": 0},
        "name": {"type": "string", "minLength": 1},
        "size": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
        "extent": {"type": "array", "items": {"$ref": "#/$defs/length"}, "minItems": 2, "maxItems": 2},
        "point": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
        "rect": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
        "insets": {
          "type": "array",
          "description": "Top, left, bottom, right.",
          "items": {"type": "number"},
          "minItems": 4,
          "maxItems": 4
        },
        "paths": {"type": "array", "items": {"$ref": "#/$defs/path"}},
        "pathsByKind": {
          "type": "object",
          "description": "By element kind; header and footer stand for the two kinds of a flow layout.",
          "additionalProperties": {"$ref": "#/$defs/paths"}
        },
        "cell": {"type": "string", "pattern": "^cell:(0|[1-9][0-9]{0,6})\\.(0|[1-9][0-9]{0,9}|max)$"},
        "element": {
          "type": "string",
          "description": "The kinds header and footer stand for the two of a flow layout.",
          "pattern": "^(cell|(supplementary|decoration):[\\s\\S]+):(0|[1-9][0-9]{0,6})\\.(0|[1-9][0-9]{0,9}|max)$"
        },
        "elements": {"type": "array", "items": {"$ref": "#/$defs/element"}}
    """#

  static let paths = #"""
        "strings": {"type": "array", "items": {"type": "string"}},
        "section": {"type": "integer", "minimum": 0, "maximum": 2097149},
        "path": {
          "type": "array",
          "description": "Section and item; the largest 64-bit number is Int.max.",
          "prefixItems": [
            {"$ref": "#/$defs/section"},
            {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 2147483645}, {"const": 9223372036854775807}]}
          ],
          "minItems": 2,
          "maxItems": 2
        }
    """#
}

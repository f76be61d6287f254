extension ScenarioSchema {
  static let compositional = #"""
        "compositional": {
          "type": "object",
          "required": ["sections"],
          "additionalProperties": false,
          "properties": {
            "type": {"const": "compositional"},
            "configuration": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "scrollDirection": {"$ref": "#/$defs/scrollDirection"},
                "interSectionSpacing": {"type": "number"},
                "boundarySupplementaryItems": {"$ref": "#/$defs/boundaryItems"},
                "contentInsetsReference": {"$ref": "#/$defs/contentInsetsReference"}
              }
            },
            "sectionSource": {
              "description": "One object for all sections, or a provider that is asked for each.",
              "enum": ["single", "provider"]
            },
            "sections": {
              "description": "By section; the last holds for all behind it.",
              "type": "array", "items": {"$ref": "#/$defs/compositionalSection"}, "minItems": 1
            }
          }
        },
        "compositionalSection": {
          "type": "object",
          "required": ["group"],
          "additionalProperties": false,
          "properties": {
            "group": {"$ref": "#/$defs/compositionalGroup"},
            "interGroupSpacing": {"type": "number"},
            "contentInsets": {"$ref": "#/$defs/insets"},
            "contentInsetsReference": {"$ref": "#/$defs/contentInsetsReference"},
            "supplementaryContentInsetsReference": {"$ref": "#/$defs/contentInsetsReference"},
            "supplementariesFollowContentInsets": {"type": "boolean"},
            "boundarySupplementaryItems": {"$ref": "#/$defs/boundaryItems"},
            "decorationItems": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["kind"],
                "additionalProperties": false,
                "properties": {
                  "kind": {"$ref": "#/$defs/name"},
                  "contentInsets": {"$ref": "#/$defs/insets"},
                  "zIndex": {"type": "integer"}
                }
              }
            },
            "orthogonalScrollingBehavior": {
              "enum": [
                "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"
              ]
            },
            "visibleItemsInvalidationHandler": {
              "description": "In words; a handler is set that changes nothing.",
              "type": ["null", "string", "object"]
            }
          }
        },
        "compositionalGroup": {
          "type": "object",
          "required": ["size"],
          "additionalProperties": false,
          "properties": {
            "type": {"const": "group"},
            "axis": {"enum": ["horizontal", "vertical", "custom"]},
            "size": {"$ref": "#/$defs/compositionalSize"},
            "interItemSpacing": {"$ref": "#/$defs/compositionalSpacing"},
            "count": {"anyOf": [{"type": "null"}, {"type": "integer", "minimum": 1, "maximum": 10000}]},
            "countForm": {"enum": ["equalShare", "repeatingSubitem", null]},
            "contentInsets": {"$ref": "#/$defs/insets"},
            "edgeSpacing": {"$ref": "#/$defs/compositionalEdgeSpacing"},
            "items": {
              "anyOf": [{"type": "null"}, {"type": "array", "items": {"$ref": "#/$defs/compositionalChild"}}]
            },
            "customItems": {
              "anyOf": [
                {"type": "null"},
                {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["frame"],
                    "additionalProperties": false,
                    "properties": {"frame": {"$ref": "#/$defs/rect"}, "zIndex": {"type": "integer"}}
                  }
                }
              ]
            },
            "supplementaryItems": {"$ref": "#/$defs/anchoredItems"}
          }
        },
        "compositionalChild": {
          "anyOf": [
            {
              "type": "object",
              "required": ["size"],
              "additionalProperties": false,
              "properties": {
                "type": {"const": "item"},
                "size": {"$ref": "#/$defs/compositionalSize"},
                "contentInsets": {"$ref": "#/$defs/insets"},
                "edgeSpacing": {"$ref": "#/$defs/compositionalEdgeSpacing"},
                "supplementaryItems": {"$ref": "#/$defs/anchoredItems"}
              }
            },
            {"$ref": "#/$defs/compositionalGroup", "required": ["type"]}
          ]
        },
        "compositionalSize": {
          "type": "object",
          "required": ["width", "height"],
          "additionalProperties": false,
          "properties": {
            "width": {"$ref": "#/$defs/compositionalDimension"},
            "height": {"$ref": "#/$defs/compositionalDimension"}
          }
        },
        "compositionalDimension": {
          "type": "object",
          "anyOf": [
            {"required": ["fractionalWidth"], "additionalProperties": false,
              "properties": {"fractionalWidth": {"type": "number"}}},
            {"required": ["fractionalHeight"], "additionalProperties": false,
              "properties": {"fractionalHeight": {"type": "number"}}},
            {"required": ["absolute"], "additionalProperties": false, "properties": {"absolute": {"type": "number"}}},
            {"required": ["estimated"], "additionalProperties": false, "properties": {"estimated": {"type": "number"}}},
            {"required": ["uniformAcrossSiblings"], "additionalProperties": false,
              "properties": {"uniformAcrossSiblings": {"type": "number"}}}
          ]
        },
        "compositionalSpacing": {
          "description": "Null is no spacing.",
          "anyOf": [
            {"type": "null"},
            {"type": "object", "required": ["fixed"], "additionalProperties": false,
              "properties": {"fixed": {"type": "number"}}},
            {"type": "object", "required": ["flexible"], "additionalProperties": false,
              "properties": {"flexible": {"type": "number"}}}
          ]
        },
        "compositionalEdgeSpacing": {
          "anyOf": [
            {"type": "null"},
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "leading": {"$ref": "#/$defs/compositionalSpacing"},
                "top": {"$ref": "#/$defs/compositionalSpacing"},
                "trailing": {"$ref": "#/$defs/compositionalSpacing"},
                "bottom": {"$ref": "#/$defs/compositionalSpacing"}
              }
            }
          ]
        },
        "anchoredItems": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "size", "containerAnchor"],
            "additionalProperties": false,
            "properties": {
              "kind": {"$ref": "#/$defs/name"},
              "size": {"$ref": "#/$defs/compositionalSize"},
              "containerAnchor": {"$ref": "#/$defs/anchor"},
              "itemAnchor": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/anchor"}]},
              "zIndex": {"type": "integer"},
              "contentInsets": {"$ref": "#/$defs/insets"}
            }
          }
        },
        "anchor": {
          "type": "object",
          "required": ["edges"],
          "additionalProperties": false,
          "properties": {
            "edges": {"type": "array", "items": {"enum": ["top", "leading", "bottom", "trailing"]}},
            "offset": {"$ref": "#/$defs/point"},
            "offsetIsFractional": {"type": "boolean"}
          }
        },
        "boundaryItems": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "size", "alignment"],
            "additionalProperties": false,
            "properties": {
              "kind": {"$ref": "#/$defs/name"},
              "size": {"$ref": "#/$defs/compositionalSize"},
              "alignment": {
                "enum": [
                  "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing"
                ]
              },
              "offset": {"$ref": "#/$defs/point"},
              "extendsBoundary": {"type": "boolean"},
              "pinToVisibleBounds": {"type": "boolean"},
              "zIndex": {"type": "integer"},
              "contentInsets": {"$ref": "#/$defs/insets"}
            }
          }
        },
        "contentInsetsReference": {"enum": ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]}
    """#
}

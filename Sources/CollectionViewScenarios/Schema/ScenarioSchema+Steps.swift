extension ScenarioSchema {
  static let steps = #"""
        "step": {
          "type": "object",
          "required": ["do"],
          "anyOf": [
            {
              "additionalProperties": false,
              "properties": {
                "do": {"enum": ["layout", "reloadData"]},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "additionalProperties": false,
              "oneOf": [{"required": ["to"]}, {"required": ["by"]}],
              "properties": {
                "do": {"const": "scroll"},
                "to": {"$ref": "#/$defs/point"},
                "by": {"$ref": "#/$defs/point"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["item"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "scrollToItem"},
                "item": {"$ref": "#/$defs/path"},
                "position": {"$ref": "#/$defs/scrollPositions"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["section"],
              "additionalProperties": false,
              "oneOf": [{"required": ["to"]}, {"required": ["by"]}],
              "properties": {
                "do": {"const": "scrollSection"},
                "section": {"$ref": "#/$defs/section"},
                "to": {"type": "number"},
                "by": {"type": "number"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["to"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "resize"},
                "to": {"$ref": "#/$defs/extent"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["to"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "contentInset"},
                "to": {"$ref": "#/$defs/insets"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["items"],
              "additionalProperties": false,
              "properties": {
                "do": {"enum": ["reloadItems", "reconfigureItems"]},
                "items": {"$ref": "#/$defs/paths"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["sections"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "reloadSections"},
                "sections": {"type": "array", "items": {"$ref": "#/$defs/section"}},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["updates"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "batch"},
                "data": {"$ref": "#/$defs/data"},
                "changeModel": {"$ref": "#/$defs/changeModel"},
                "updates": {"$ref": "#/$defs/updates"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["updates"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "update"},
                "data": {"anyOf": [{"$ref": "#/$defs/data"}, {"type": "array", "items": {"$ref": "#/$defs/data"}}]},
                "changeModel": {"$ref": "#/$defs/changeModel"},
                "updates": {"$ref": "#/$defs/updates"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "do": {"const": "invalidate"},
                "everything": {"type": "boolean"},
                "items": {"$ref": "#/$defs/paths"},
                "supplementary": {"$ref": "#/$defs/pathsByKind"},
                "decoration": {"$ref": "#/$defs/pathsByKind"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["item"],
              "additionalProperties": false,
              "properties": {
                "do": {"enum": ["select", "deselect", "tap", "highlight", "unhighlight"]},
                "item": {"$ref": "#/$defs/path"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["snapshot"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "apply"},
                "snapshot": {"$ref": "#/$defs/data"},
                "animating": {"type": "boolean"},
                "reload": {"$ref": "#/$defs/strings"},
                "reconfigure": {"$ref": "#/$defs/strings"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["times", "steps"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "repeat"},
                "times": {"$ref": "#/$defs/count"},
                "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "additionalProperties": false,
              "oneOf": [{"required": ["seconds"]}, {"required": ["frames"]}],
              "properties": {
                "do": {"const": "advance"},
                "seconds": {"$ref": "#/$defs/length"},
                "frames": {"$ref": "#/$defs/count"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "additionalProperties": false,
              "properties": {
                "do": {"const": "run"},
                "atMost": {"$ref": "#/$defs/length"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["by"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "drag"},
                "by": {"$ref": "#/$defs/point"},
                "from": {"$ref": "#/$defs/point"},
                "duration": {"$ref": "#/$defs/length"},
                "lift": {"type": "boolean"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["velocity"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "fling"},
                "velocity": {"$ref": "#/$defs/point"},
                "from": {"$ref": "#/$defs/point"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["to"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "rotate"},
                "to": {"$ref": "#/$defs/extent"},
                "duration": {"$ref": "#/$defs/length"},
                "layout": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["data"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "set"},
                "data": {"$ref": "#/$defs/data"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {
              "required": ["layout"],
              "additionalProperties": false,
              "properties": {
                "do": {"const": "setLayout"},
                "layout": {"$ref": "#/$defs/layout"},
                "delegate": {"$ref": "#/$defs/delegateOrNull"},
                "layoutIfNeeded": {"type": "boolean"},
                "about": {"type": "string"},
                "expect": {"$ref": "#/$defs/expect"}
              }
            },
            {"$ref": "#/$defs/setLayoutProperty"}
          ]
        }
    """#
}

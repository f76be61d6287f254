/// The JSON Schema (2020-12) of scenario files.
///
/// It accepts what the decoder accepts, with two exceptions that a schema cannot say: how deep `repeat` may be nested,
/// and the largest numbers in the names of elements.
public enum ScenarioSchema {
  /// The schema as a document.
  public static let text =
    head
    + [view, data, layouts, compositional, cells, steps, updates, updateList, expectations, shapes, paths].joined(
      separator: ",\n")
    + "\n  }\n}\n"

  private static let head = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Scenario",
      "description": "A collection view driven from the outside. Lengths are points, indexes [section, item].",
      "type": "object",
      "required": ["scenario", "name", "layout"],
      "additionalProperties": false,
      "properties": {
        "scenario": {"const": 1, "description": "The version of this language."},
        "name": {"type": "string"},
        "about": {"type": "string", "description": "One line for people."},
        "view": {"$ref": "#/$defs/view"},
        "data": {"$ref": "#/$defs/data"},
        "layout": {"$ref": "#/$defs/layout"},
        "delegate": {"$ref": "#/$defs/delegateOrNull"},
        "dataSource": {"$ref": "#/$defs/name", "description": "One that the program registers."},
        "cells": {"$ref": "#/$defs/cells"},
        "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
        "expect": {"$ref": "#/$defs/expect"},
        "tolerance": {"$ref": "#/$defs/length", "description": "How far numbers may be off, 0.01 by default."}
      },
      "$defs": {

    """#

  private static let view = #"""
        "view": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "size": {"$ref": "#/$defs/extent", "description": "[320, 480] by default."},
            "scale": {"$ref": "#/$defs/positive", "description": "Pixels per point, 2 by default."},
            "contentInset": {"$ref": "#/$defs/insets"},
            "safeArea": {"$ref": "#/$defs/insets"},
            "layoutMargins": {"$ref": "#/$defs/insets", "description": "8 points at each edge by default."},
            "prefetching": {"type": "boolean"},
            "selection": {"enum": ["none", "single", "multiple"]},
            "direction": {"enum": ["ltr", "rtl"]},
            "policy": {"enum": ["record", "trap"], "description": "trap stops the process where UIKit would raise."}
          }
        }
    """#

  static let data = #"""
        "data": {
          "type": "object",
          "required": ["sections"],
          "additionalProperties": false,
          "properties": {
            "sections": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["items"],
                "additionalProperties": false,
                "properties": {
                  "id": {"type": "string", "description": "S0, S1 … by default."},
                  "items": {
                    "description": "Identifiers, or how many.",
                    "anyOf": [{"$ref": "#/$defs/strings"}, {"type": "integer", "minimum": 0, "maximum": 2147483646}]
                  }
                }
              }
            }
          }
        }
    """#

  private static let cells = #"""
        "cells": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "identifier": {"$ref": "#/$defs/name", "description": "The reuse identifier, Cell by default."},
            "identifiers": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "byItem": {"type": "array", "items": {"$ref": "#/$defs/name"}, "minItems": 1},
                "byId": {"type": "object", "additionalProperties": {"$ref": "#/$defs/name"}}
              },
              "oneOf": [{"required": ["byItem"]}, {"required": ["byId"]}]
            },
            "preferredSize": {
              "anyOf": [
                {"$ref": "#/$defs/preferredSize"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "byItem": {"type": "array", "items": {"$ref": "#/$defs/preferredSize"}, "minItems": 1},
                    "byId": {"type": "object", "additionalProperties": {"$ref": "#/$defs/preferredSize"}}
                  },
                  "oneOf": [{"required": ["byItem"]}, {"required": ["byId"]}]
                }
              ]
            },
            "supplementary": {
              "type": "object",
              "description": "By element kind; header and footer stand for the two kinds of a flow layout.",
              "additionalProperties": {
                "type": "object",
                "required": ["identifier"],
                "additionalProperties": false,
                "properties": {
                  "identifier": {"$ref": "#/$defs/name"},
                  "preferredSize": {"$ref": "#/$defs/preferredSize"}
                }
              }
            },
            "faults": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["at", "do"],
                "additionalProperties": false,
                "properties": {
                  "at": {"$ref": "#/$defs/path"},
                  "do": {"enum": ["returnFresh", "dequeueUnregistered", "dequeueTwice", "returnOther", "reloadData"]}
                }
              }
            }
          }
        },
        "preferredSize": {
          "type": "array",
          "description": "null keeps the length that was given.",
          "items": {"type": ["number", "null"]},
          "minItems": 2,
          "maxItems": 2
        }
    """#
}

/// The JSON Schema (2020-12) of a single update, as `doctor` reads it.
public enum UpdateSchema {
  /// The schema as a document.
  public static let text =
    head + [side, ScenarioSchema.data, ScenarioSchema.updateList, ScenarioSchema.paths].joined(separator: ",\n")
    + "\n  }\n}\n"

  private static let head = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Update",
      "description": "One batch, or one single call: what is before and after it, and what the view is told.",
      "type": "object",
      "required": ["before", "after", "updates"],
      "additionalProperties": false,
      "properties": {
        "name": {"type": "string"},
        "about": {"type": "string", "description": "One line for people."},
        "before": {"$ref": "#/$defs/side", "description": "What the view had counted."},
        "after": {"$ref": "#/$defs/side", "description": "What the data source answers after the block."},
        "updates": {"$ref": "#/$defs/updates"},
        "lastKnown": {"$ref": "#/$defs/side", "description": "What the view knew before the call, when that is known."},
        "answeredBeforeBlock": {"$ref": "#/$defs/side", "description": "What the model held just before the block."},
        "reloadDataPending": {"type": "boolean", "description": "reloadData was called, and no layout followed."},
        "earlierCalls": {"$ref": "#/$defs/updates", "description": "Single calls before this one, since the last layout."}
      },
      "$defs": {

    """#

  private static let side = #"""
        "side": {
          "description": "The number of items of each section, or the model.",
          "anyOf": [
            {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 2147483646}},
            {"$ref": "#/$defs/data"}
          ]
        }
    """#
}

extension ScenarioCells {
  static let keys = ["identifier", "identifiers", "preferredSize", "supplementary", "faults"]

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "cells, an object", known: ScenarioCells.keys)
    self.init()
    if let value = object["identifier"] { identifier = try value.name(of: "a reuse identifier") }
    identifiers = try object.optional("identifiers") { (value) throws(ScenarioError) in
      try ItemLookup(value, "reuse identifiers", all: nil) { (value) throws(ScenarioError) in
        try value.name(of: "a reuse identifier")
      }
    }
    preferredSize = try object.optional("preferredSize") { (value) throws(ScenarioError) in
      try ItemLookup(value, "preferred sizes", all: PreferredSize.init, PreferredSize.init)
    }
    if let value = object["supplementary"] {
      for entry in try ObjectCursor(value, "an object by element kind", known: nil).entries {
        let kind = try value.elementKind(entry.key, at: entry.keyPosition) { supplementary[$0] != nil }
        supplementary[kind] = try Supplementary(entry.value)
      }
    }
    if let value = object["faults"] { faults = try value.list("a list of faults", Fault.init) }
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    if identifier != "Cell" { object.set("identifier", .string(identifier)) }
    object.set("identifiers", identifiers?.json { .string($0) })
    object.set("preferredSize", preferredSize?.json { $0.json })
    if !supplementary.isEmpty { object.set("supplementary", .sorted(supplementary) { $0.json }) }
    if !faults.isEmpty { object.set("faults", .array(faults.map(\.json))) }
    return object.json
  }
}

// MARK: - Parts

extension ScenarioCells.PreferredSize {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let what = "a size [width, height], null for a length that is kept"
    guard cursor.value.elements?.count == 2 else { throw cursor.wrong(expected: what) }
    let cursors = try cursor.elements(what)
    width = cursors[0].value.isNull ? nil : try cursors[0].number("a width or null")
    height = cursors[1].value.isNull ? nil : try cursors[1].number("a height or null")
  }

  var json: JSONValue { .array([width.map { .number($0) } ?? .null, height.map { .number($0) } ?? .null]) }
}

extension ScenarioCells.Supplementary {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(
      cursor, "supplementary views, an object with 'identifier'", known: ["identifier", "preferredSize"])
    identifier = try object.required("identifier").name(of: "a reuse identifier")
    preferredSize = try object.optional("preferredSize", ScenarioCells.PreferredSize.init)
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("identifier", .string(identifier))
    object.set("preferredSize", preferredSize?.json)
    return object.json
  }
}

extension ScenarioCells.Fault {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a fault, an object with 'at' and 'do'", known: ["at", "do"])
    at = try object.required("at").itemPath()
    action = try object.required("do").choice("fault")
  }

  var json: JSONValue { .object([JSONMember("at", at.json), JSONMember("do", .string(action.rawValue))]) }
}

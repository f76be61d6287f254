import CollectionCore

extension ScenarioData {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "data, an object with 'sections'", known: ["sections"])
    let cursors = try object.required("sections").elements("a list of sections")
    sections = []
    sections.reserveCapacity(cursors.count)
    for (index, section) in cursors.enumerated() { sections.append(try Section(section, index: index)) }
  }

  var json: JSONValue {
    .object([JSONMember("sections", .array(sections.enumerated().map { $1.json(index: $0) }))])
  }
}

extension ScenarioData.Section {
  init(_ cursor: DecodingCursor, index: Int) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a section, an object with 'items'", known: ["id", "items"])
    id = try object.optional("id") { (value) throws(ScenarioError) in try value.string() } ?? "S\(index)"
    let items = try object.required("items")
    switch items.value.content {
    case .array: self.items = .ids(try items.strings("a list of item identifiers"))
    case .integer, .number:
      self.items = .count(try items.integer("a count of items", in: 0...ItemPath.itemLimit))
    default: throw items.wrong(expected: "a list of item identifiers or a count")
    }
  }

  func json(index: Int) -> JSONValue {
    var object = JSONObjectBuilder()
    if id != "S\(index)" { object.set("id", .string(id)) }
    switch items {
    case .count(let count): object.set("items", .integer(count))
    case .ids(let ids): object.set("items", .strings(ids))
    }
    return object.json
  }
}

import CollectionCore

extension Expectation {
  static let keys = [
    "contentSize", "offset", "sectionOffsets", "frames", "visible", "showing", "sameCell", "counters", "stepCounters",
    "events",
    "eventsExactly", "violations", "causes", "selected", "queries", "valid", "tolerance",
  ]

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "an expectation, an object", known: Expectation.keys)
    mark = SourceMark(cursor.value.position)
    if let value = object["contentSize"] { contentSize = try value.size() }
    if let value = object["offset"] { offset = try value.point() }
    if let value = object["sectionOffsets"] {
      sectionOffsets = try value.list("a list of offsets, one a section") { (value) throws(ScenarioError) in
        try value.number()
      }
    }
    if let value = object["frames"] { frames = try value.frames() }
    visible = try object.optional("visible") { (value) throws(ScenarioError) in try value.elementNames() }
    if let value = object["showing"] { showing = try Expectation.showing(value) }
    if let value = object["sameCell"] { sameCell = try value.list("a list of pairs of cells", CellPair.init) }
    if let value = object["counters"] { counters = try Expectation.counters(value) }
    if let value = object["stepCounters"] { stepCounters = try Expectation.counters(value) }
    if let value = object["events"] { events = try value.strings("a list of trace lines") }
    eventsExactly = try object.optional("eventsExactly", Expectation.lines)
    causes = try object.optional("causes") { (value) throws(ScenarioError) in try value.strings("a list of causes") }
    violations = try object.optional("violations") { (value) throws(ScenarioError) in
      try value.strings("a list of violations")
    }
    selected = try object.optional("selected") { (value) throws(ScenarioError) in try value.itemPaths() }
    if let value = object["queries"] {
      queries = try value.list("a list of queries") { (value) throws(ScenarioError) in
        try Query(value)
      }
    }
    valid = try object.optional("valid") { (value) throws(ScenarioError) in try value.bool() }
    tolerance = try object.optional("tolerance") { (value) throws(ScenarioError) in
      try value.number("a tolerance in points", atLeast: 0)
    }
  }

  private static func lines(_ cursor: DecodingCursor) throws(ScenarioError) -> [String] {
    try cursor.strings("a list of trace lines")
  }

  private static func showing(_ cursor: DecodingCursor) throws(ScenarioError) -> [ElementName: String] {
    var showing: [ElementName: String] = [:]
    for entry in try ObjectCursor(cursor, "item identifiers by cell, an object", known: nil).entries {
      let name = try cursor.elementName(entry.key, at: entry.keyPosition)
      if !name.isCell {
        throw cursor.failure(
          "\(quoted(entry.key)) shows no item, expected a cell, such as 'cell:0.3'", at: entry.keyPosition)
      }
      showing[name] = try entry.value.string()
    }
    return showing
  }

  private static func counters(_ cursor: DecodingCursor) throws(ScenarioError) -> [CounterName: CountExpectation] {
    let known = CounterName.allCases.map(\.rawValue)
    var counters: [CounterName: CountExpectation] = [:]
    for entry in try ObjectCursor(cursor, "counters by name, an object", known: nil).entries {
      guard let name = CounterName(rawValue: entry.key) else {
        throw cursor.failure(
          "unknown counter \(quoted(entry.key))\(NearestName.advice(entry.key, from: known, isListed: true))",
          at: entry.keyPosition)
      }
      counters[name] = try CountExpectation(entry.value)
    }
    return counters
  }
}

// MARK: - Parts

extension CountExpectation {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    guard cursor.value.members != nil else {
      guard cursor.value.double != nil else {
        throw cursor.wrong(expected: "a count, or an object with 'atMost' or 'atLeast'")
      }
      self.init(exactly: try cursor.integer("a count"))
      return
    }
    let object = try ObjectCursor(cursor, "a count", known: ["atLeast", "atMost"])
    self.init()
    atLeast = try object.optional("atLeast") { (value) throws(ScenarioError) in try value.integer("a count") }
    atMost = try object.optional("atMost") { (value) throws(ScenarioError) in try value.integer("a count") }
    if atLeast == nil, atMost == nil { throw object.missing("'atMost' or 'atLeast'") }
  }

  var json: JSONValue {
    if let atLeast, atLeast == atMost { return .integer(atLeast) }
    var object = JSONObjectBuilder()
    object.set("atLeast", atLeast.map { .integer($0) })
    object.set("atMost", atMost.map { .integer($0) })
    return object.json
  }
}

extension Expectation.CellPair {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    (before, after) = try cursor.pair("two cells [before, after]") { (cursor) throws(ScenarioError) in
      try cursor.cellName()
    }
  }
}

extension Expectation.Query {
  /// - Parameter isStrict: Whether an unknown key is an error.
  init(_ cursor: DecodingCursor, isStrict: Bool = true) throws(ScenarioError) {
    let object = try ObjectCursor(
      cursor, "a query, an object with 'rect' and 'elements'", known: isStrict ? ["rect", "elements"] : nil)
    rect = try object.required("rect").rect()
    elements = try object.required("elements").elementNames()
  }

  var json: JSONValue { .object([JSONMember("rect", rect.json), JSONMember("elements", .names(elements))]) }
}

// MARK: - Writing

extension Expectation {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("contentSize", contentSize?.json)
    object.set("offset", offset?.json)
    if !sectionOffsets.isEmpty { object.set("sectionOffsets", .array(sectionOffsets.map { .number($0) })) }
    if !frames.isEmpty { object.set("frames", .byName(frames) { $0.json }) }
    object.set("visible", visible.map { .names($0) })
    if !showing.isEmpty { object.set("showing", .byName(showing) { .string($0) }) }
    if !sameCell.isEmpty { object.set("sameCell", .array(sameCell.map { .names([$0.before, $0.after]) })) }
    if !counters.isEmpty { object.set("counters", Expectation.json(counters)) }
    if !stepCounters.isEmpty { object.set("stepCounters", Expectation.json(stepCounters)) }
    if !events.isEmpty { object.set("events", .strings(events)) }
    object.set("eventsExactly", eventsExactly.map { .strings($0) })
    object.set("violations", violations.map { .strings($0) })
    object.set("causes", causes.map { .strings($0) })
    object.set("selected", selected.map { .paths($0) })
    if !queries.isEmpty { object.set("queries", .array(queries.map(\.json))) }
    object.set("valid", valid.map { .bool($0) })
    object.set("tolerance", tolerance.map { .number($0) })
    return object.json
  }

  private static func json(_ counters: [CounterName: CountExpectation]) -> JSONValue {
    .object(CounterName.allCases.compactMap { name in counters[name].map { JSONMember(name.rawValue, $0.json) } })
  }
}

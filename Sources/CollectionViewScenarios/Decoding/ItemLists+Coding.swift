extension SectionValues {
  /// Reads one value, or a list with one a section. `isList` tells a list of sections from a value that is a list.
  init(
    _ cursor: DecodingCursor, _ what: String, isList: Bool,
    _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) {
    if isList {
      self = .each(try cursor.list("\(what), or a list with one a section", atLeast: 1, read))
    } else {
      self = .all(try read(cursor))
    }
  }

  func json(_ write: (Value) -> JSONValue) -> JSONValue {
    switch self {
    case .all(let value): write(value)
    case .each(let values): .array(values.map(write))
    }
  }
}

extension ItemValues {
  /// Reads a list by item, or one for each section; `isNested` says which.
  init(
    _ cursor: DecodingCursor, _ what: String, isNested: Bool,
    _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) {
    let what = "\(what) by item, or such a list for each section"
    if isNested {
      self = .sections(
        try cursor.list(what, atLeast: 1) { (section) throws(ScenarioError) in try section.list(what, read) })
    } else {
      self = .items(try cursor.list(what, atLeast: 1, read))
    }
  }

  func json(_ write: (Value) -> JSONValue) -> JSONValue {
    switch self {
    case .items(let values): .array(values.map(write))
    case .sections(let lists): .array(lists.map { .array($0.map(write)) })
    }
  }
}

extension ItemLookup {
  /// Reads `{"byItem": […]}` or `{"byId": {…}}`, and the value itself where `all` says how.
  init(
    _ cursor: DecodingCursor, _ what: String, all: ((DecodingCursor) throws(ScenarioError) -> Value)?,
    _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) {
    if let all, cursor.value.members == nil {
      self = .all(try all(cursor))
      return
    }
    let object = try ObjectCursor(cursor, "\(what), an object with 'byItem' or 'byId'", known: ["byItem", "byId"])
    let (key, value) = try object.one(of: ["byItem", "byId"], "\(cursor.name)")
    if key == "byItem" {
      self = .byItem(try value.list("a list by item number", atLeast: 1, read))
    } else {
      var values: [String: Value] = [:]
      for entry in try ObjectCursor(value, "an object by item identifier", known: nil).entries {
        values[entry.key] = try read(entry.value)
      }
      self = .byID(values)
    }
  }

  func json(_ write: (Value) -> JSONValue) -> JSONValue {
    switch self {
    case .all(let value): write(value)
    case .byItem(let values): .object([JSONMember("byItem", .array(values.map(write)))])
    case .byID(let values): .object([JSONMember("byId", .sorted(values, write))])
    }
  }
}

extension JSONValue {
  /// An object whose keys are in the order of their text, so that the same dictionary gives the same bytes.
  static func sorted<Value>(_ values: [String: Value], _ write: (Value) -> JSONValue) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { JSONMember($0.key, write($0.value)) })
  }
}

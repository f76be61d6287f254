import CollectionCore

/// Collects the members of an object that is written, leaving out what has its default.
struct JSONObjectBuilder {
  private(set) var members: [JSONMember] = []

  var json: JSONValue { .object(members) }

  mutating func set(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key, value)) }
  }

  mutating func set(_ key: String, _ value: Double, unless standard: Double) {
    if value != standard { set(key, .number(value)) }
  }

  mutating func set(_ key: String, _ value: Bool, unless standard: Bool) {
    if value != standard { set(key, .bool(value)) }
  }

  mutating func set(_ key: String, _ value: LayoutInsets, unless standard: LayoutInsets) {
    if value != standard { set(key, value.json) }
  }

  mutating func set(_ key: String, _ value: LayoutSize, unless standard: LayoutSize) {
    if value != standard { set(key, value.json) }
  }

  mutating func set<Word: RawRepresentable & Equatable>(
    _ key: String, _ value: Word, unless standard: Word
  ) where Word.RawValue == String {
    if value != standard { set(key, .string(value.rawValue)) }
  }
}

// MARK: - Shapes

extension LayoutSize {
  var json: JSONValue { .array([.number(width), .number(height)]) }
}

extension LayoutPoint {
  var json: JSONValue { .array([.number(x), .number(y)]) }
}

extension LayoutRect {
  var json: JSONValue { .array([.number(x), .number(y), .number(width), .number(height)]) }
}

extension LayoutInsets {
  var json: JSONValue { .array([.number(top), .number(left), .number(bottom), .number(right)]) }
}

extension ItemPath {
  var json: JSONValue {
    .array([.integer(Int(section)), .integer(item == ItemPath.unlimited ? .max : Int(item))])
  }
}

extension JSONValue {
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  static func paths(_ paths: [ItemPath]) -> JSONValue { .array(paths.map(\.json)) }
}

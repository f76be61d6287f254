/// One value of a JSON document, with the place where it was read.
///
/// Two values are equal when their contents are, wherever they stood. Members of an object compare in their order, and
/// an integer equals the number of the same value (`3` and `3.0`).
public struct JSONValue: Sendable {
  /// What the value is.
  public var content: Content
  /// Where its first character stands; ``JSONPosition/none`` when it was built in code.
  public var position: JSONPosition

  /// The sorts of value JSON has, integers apart from other numbers.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent that fits in 64 bits: kept exactly.
    case integer(Int64)
    /// Any other number, always finite when it was read.
    case number(Double)
    /// A string, escapes resolved.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Keys and values in the order of the text, no key twice when it was read.
    case object([JSONMember])
  }

  /// Makes a value.
  public init(_ content: Content, at position: JSONPosition = .none) {
    self.content = content
    self.position = position
  }
}

/// A key of an object and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, escapes resolved.
  public var key: String
  /// Where the key's opening quote stands.
  public var keyPosition: JSONPosition
  /// The value.
  public var value: JSONValue

  /// Makes a member.
  public init(_ key: String, _ value: JSONValue, at keyPosition: JSONPosition = .none) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }

  /// By key and value; places in the file are left out.
  public static func == (a: JSONMember, b: JSONMember) -> Bool { a.key == b.key && a.value == b.value }

  /// What is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

// MARK: - Making

extension JSONValue {
  /// `null`.
  public static let null = JSONValue(.null)
  /// A truth value.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  /// An integer.
  public static func integer(_ value: Int) -> JSONValue { JSONValue(.integer(Int64(value))) }
  /// A number.
  public static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  /// A string.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  /// A list.
  public static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  /// An object with the members in this order.
  public static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }
}

// MARK: - Reading

extension JSONValue {
  /// The value of a key, nil when this is no object or has no such key.
  ///
  /// - Complexity: O(*n*) for *n* members.
  public subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

  /// The members of an object, nil for any other value.
  public var members: [JSONMember]? { if case .object(let members) = content { members } else { nil } }

  /// The values of a list, nil for any other value.
  public var elements: [JSONValue]? { if case .array(let values) = content { values } else { nil } }

  /// The text of a string, nil for any other value.
  public var text: String? { if case .string(let text) = content { text } else { nil } }

  /// A number as a double: an integer beyond 2^53 is rounded. Nil for any other value.
  public var double: Double? {
    switch content {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// A whole number exactly, also when it was written `3.0` or `3e2`; nil for any other value.
  public var wholeNumber: Int64? {
    switch content {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  var isNull: Bool { if case .null = content { true } else { false } }
}

// MARK: - Comparing

extension JSONValue: Hashable {
  /// By content; places in the file are left out.
  public static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a.content, b.content) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.integer(let x), .integer(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.integer(let x), .number(let y)), (.number(let y), .integer(let x)): Int64(exactly: y) == x
    case (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x == y
    default: false
    }
  }

  /// What is compared.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}

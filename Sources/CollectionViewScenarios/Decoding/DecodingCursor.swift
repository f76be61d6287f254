import CollectionCore

/// A value of a document together with the way to it: reads it as what it should be, or says what it is instead.
struct DecodingCursor: Sendable {
  let value: JSONValue
  let path: DecodingPath
  let file: String

  init(_ value: JSONValue, path: DecodingPath = .root, file: String) {
    self.value = value
    self.path = path
    self.file = file
  }
}

// MARK: - Complaining

extension DecodingCursor {
  /// An error at this value.
  func failure(_ message: String) -> ScenarioError { failure(message, at: value.position) }

  func failure(_ message: String, at position: JSONPosition) -> ScenarioError {
    ScenarioError(file: file, position: position, path: path.text, message: message)
  }

  /// The error of a value of the wrong sort.
  func wrong(expected: String) -> ScenarioError { failure("\(name) is \(found), expected \(expected)") }

  /// The value's path as the subject of a sentence.
  var name: String {
    let text = path.text
    return text.isEmpty ? "the document" : text
  }

  /// The value in words.
  var found: String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "the number \(value)"
    case .number(let value): "the number \(JSONText.number(value))"
    case .string(let text): "the string \(quoted(text, limit: 40))"
    case .array(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}

// MARK: - Scalars

extension DecodingCursor {
  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let value) = value.content else { throw wrong(expected: "true or false") }
    return value
  }

  func string() throws(ScenarioError) -> String {
    guard let text = value.text else { throw wrong(expected: "a string") }
    return text
  }

  /// A string that names something, so it is not empty.
  func name(of what: String) throws(ScenarioError) -> String {
    guard let text = value.text, !text.isEmpty else { throw wrong(expected: "\(what), a string") }
    return text
  }

  func number(_ what: String = "a number", atLeast least: Double = -.infinity) throws(ScenarioError) -> Double {
    guard let number = value.double, number >= least else {
      throw wrong(expected: least.isFinite ? "\(what) of \(JSONText.number(least)) or more" : what)
    }
    return number
  }

  func positive(_ what: String) throws(ScenarioError) -> Double {
    guard let number = value.double, number > 0 else { throw wrong(expected: "\(what) above 0") }
    return number
  }

  func integer(
    _ what: String = "a whole number", in range: ClosedRange<Int> = 0...Int.max
  ) throws(ScenarioError) -> Int {
    guard let whole = value.wholeNumber, let number = Int(exactly: whole), range.contains(number) else {
      let bounds = range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound)…\(range.upperBound)"
      throw wrong(expected: "\(what), \(bounds)")
    }
    return number
  }

  /// One of a closed set of words; those of large sets are shown by the command `list`.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ what: String, _: Choice.Type = Choice.self
  ) throws(ScenarioError) -> Choice where Choice.RawValue == String {
    let known = Choice.allCases.map(\.rawValue)
    guard let text = value.text else { throw wrong(expected: "\(what), one of \(known.joined(separator: ", "))") }
    if let choice = Choice(rawValue: text) { return choice }
    throw failure("unknown \(what) \(quoted(text))\(NearestName.advice(text, from: known, isListed: true))")
  }
}

// MARK: - Lists

extension DecodingCursor {
  /// The elements of a list.
  func elements(_ what: String) throws(ScenarioError) -> [DecodingCursor] {
    guard let elements = value.elements else { throw wrong(expected: what) }
    var cursors: [DecodingCursor] = []
    cursors.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      cursors.append(DecodingCursor(element, path: path.index(index), file: file))
    }
    return cursors
  }

  /// A list, each element read by `read`.
  func list<Value>(
    _ what: String, atLeast least: Int = 0, _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> [Value] {
    let cursors = try elements(what)
    if cursors.count < least { throw wrong(expected: what) }
    var values: [Value] = []
    values.reserveCapacity(cursors.count)
    for cursor in cursors { values.append(try read(cursor)) }
    return values
  }

  /// Exactly `count` numbers.
  func numbers(_ count: Int, _ what: String) throws(ScenarioError) -> [Double] {
    guard let elements = value.elements, elements.count == count else { throw wrong(expected: what) }
    var numbers: [Double] = []
    for cursor in try self.elements(what) { numbers.append(try cursor.number()) }
    return numbers
  }

  /// Whether this is a list whose first element is a list too: one value a section instead of one for all.
  var isListOfLists: Bool { value.elements?.first?.elements != nil }
}

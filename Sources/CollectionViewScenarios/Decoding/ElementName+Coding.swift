extension DecodingCursor {
  func elementName() throws(ScenarioError) -> ElementName {
    guard let text = value.text else { throw wrong(expected: "the name of an element, such as 'cell:0.3'") }
    return try elementName(text, at: value.position)
  }

  func cellName() throws(ScenarioError) -> ElementName {
    let name = try elementName()
    if !name.isCell {
      throw failure("\(self.name) is \(quoted(name.description)), expected a cell, such as 'cell:0.3'")
    }
    return name
  }

  /// Reads the name in a key of this object.
  func elementName(_ text: String, at position: JSONPosition) throws(ScenarioError) -> ElementName {
    if let name = ElementName(text) { return name }
    let known = ["cell", "supplementary", "decoration"]
    var advice = "expected cell:SECTION.ITEM, supplementary:KIND:SECTION.ITEM or decoration:KIND:SECTION.ITEM"
    if let colon = text.firstIndex(of: ":"), !known.contains(String(text[..<colon])),
      let nearest = NearestName.suggest(String(text[..<colon]), from: known)
    {
      advice = "did you mean '\(nearest)'?"
      throw failure("unknown element category \(quoted(text[..<colon])); \(advice)", at: position)
    }
    throw failure("\(quoted(text)) is not the name of an element, \(advice)", at: position)
  }

  /// Reads the kind in a key of this object, and refuses one that is there under its other name.
  func elementKind(_ word: String, at position: JSONPosition, isKnown: (String) -> Bool) throws(ScenarioError) -> String
  {
    let kind = ElementKindAlias.kind(word)
    if isKnown(kind) { throw failure("\(quoted(word)) is \(quoted(kind)), which is there already", at: position) }
    return kind
  }

  func elementNames() throws(ScenarioError) -> [ElementName] {
    try list("a list of element names") { (cursor) throws(ScenarioError) in try cursor.elementName() }
  }
}

extension JSONValue {
  static func names(_ names: [ElementName]) -> JSONValue { .array(names.map { .string($0.description) }) }

  /// An object by element name, in the order of the names.
  static func byName<Value>(_ values: [ElementName: Value], _ write: (Value) -> JSONValue) -> JSONValue {
    .object(values.sorted { $0.key < $1.key }.map { JSONMember($0.key.description, write($0.value)) })
  }
}

/// A call on a snapshot or on a section snapshot, as recorded files write it: `["appendItems", ["a"], "A"]`.
enum SnapshotOperation: Hashable, Sendable {
  /// Beside which element something goes.
  enum Side: String, CaseIterable, Hashable, Sendable { case before, after }

  // Snapshots
  case appendSections([String])
  case insertSections([String], Side, String)
  case deleteSections([String])
  case moveSection(String, Side, String)
  case reloadSections([String])
  case appendItems([String], String?)
  case insertItems([String], Side, String)
  case deleteItems([String])
  case deleteAllItems
  case moveItem(String, Side, String)
  case reloadItems([String])
  case reconfigureItems([String])
  case numberOfItems(String?)
  case itemIdentifiers(String)
  case indexOfItem(String)
  case indexOfSection(String)
  case sectionContaining(String)

  // Section snapshots
  case append([String], String?)
  case insert([String], Side, String)
  case delete([String])
  case deleteAll
  case expand([String])
  case collapse([String])
  case replaceChildren(String, [SnapshotOperation])
  case snapshotOfParent(String, Bool)
  case contains(String)
  case isExpanded(String)
  case isVisible(String)
  case level(String)
  case index(String)
  case parent(String)

  // Both
  case copy
  case compare([SnapshotOperation], [SnapshotOperation])
}

// MARK: - Reading

extension SnapshotOperation {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let parts = try cursor.elements("a call, a list of its name and arguments")
    guard let first = parts.first else { throw cursor.wrong(expected: "a call, a list of its name and arguments") }
    var arguments = Arguments(call: cursor, parts: parts)
    let name = try first.name(of: "the name of a call")
    switch name {
    case "appendSections": self = .appendSections(try arguments.names())
    case "insertSections": self = .insertSections(try arguments.names(), try arguments.side(), try arguments.name())
    case "deleteSections": self = .deleteSections(try arguments.names())
    case "moveSection": self = .moveSection(try arguments.name(), try arguments.side(), try arguments.name())
    case "reloadSections": self = .reloadSections(try arguments.names())
    case "appendItems": self = .appendItems(try arguments.names(), try arguments.optionalName())
    case "insertItems": self = .insertItems(try arguments.names(), try arguments.side(), try arguments.name())
    case "deleteItems": self = .deleteItems(try arguments.names())
    case "deleteAllItems": self = .deleteAllItems
    case "moveItem": self = .moveItem(try arguments.name(), try arguments.side(), try arguments.name())
    case "reloadItems": self = .reloadItems(try arguments.names())
    case "reconfigureItems": self = .reconfigureItems(try arguments.names())
    case "numberOfItems": self = .numberOfItems(try arguments.optionalName())
    case "itemIdentifiers": self = .itemIdentifiers(try arguments.name())
    case "indexOfItem": self = .indexOfItem(try arguments.name())
    case "indexOfSection": self = .indexOfSection(try arguments.name())
    case "sectionContaining": self = .sectionContaining(try arguments.name())
    case "append": self = .append(try arguments.names(), try arguments.optionalName())
    case "insert": self = .insert(try arguments.names(), try arguments.side(), try arguments.name())
    case "delete": self = .delete(try arguments.names())
    case "deleteAll": self = .deleteAll
    case "expand": self = .expand(try arguments.names())
    case "collapse": self = .collapse(try arguments.names())
    case "replaceChildren": self = .replaceChildren(try arguments.name(), try arguments.calls())
    case "snapshotOfParent": self = .snapshotOfParent(try arguments.name(), try arguments.bool())
    case "contains": self = .contains(try arguments.name())
    case "isExpanded": self = .isExpanded(try arguments.name())
    case "isVisible": self = .isVisible(try arguments.name())
    case "level": self = .level(try arguments.name())
    case "index": self = .index(try arguments.name())
    case "parent": self = .parent(try arguments.name())
    case "copy": self = .copy
    case "compare": self = .compare(try arguments.calls(), try arguments.calls())
    default:
      throw first.failure("unknown call \(quoted(name))\(NearestName.advice(name, from: SnapshotOperation.names))")
    }
    try arguments.end()
  }

  static let names = [
    "appendSections", "insertSections", "deleteSections", "moveSection", "reloadSections", "appendItems", "insertItems",
    "deleteItems", "deleteAllItems", "moveItem", "reloadItems", "reconfigureItems", "numberOfItems", "itemIdentifiers",
    "indexOfItem", "indexOfSection", "sectionContaining", "append", "insert", "delete", "deleteAll", "expand",
    "collapse", "replaceChildren", "snapshotOfParent", "contains", "isExpanded", "isVisible", "level", "index",
    "parent", "copy", "compare",
  ]
}

/// The arguments of a call, taken one after the other.
private struct Arguments {
  let call: DecodingCursor
  let parts: [DecodingCursor]
  private var next = 1

  init(call: DecodingCursor, parts: [DecodingCursor]) {
    self.call = call
    self.parts = parts
  }

  private mutating func take(_ what: String) throws(ScenarioError) -> DecodingCursor {
    guard next < parts.count else { throw call.failure("\(call.name) ends where \(what) is expected; add it") }
    next += 1
    return parts[next - 1]
  }

  mutating func name() throws(ScenarioError) -> String { try take("an identifier").string() }

  mutating func optionalName() throws(ScenarioError) -> String? {
    guard next < parts.count else { return nil }
    let cursor = try take("an identifier or null")
    return cursor.value.isNull ? nil : try cursor.string()
  }

  mutating func names() throws(ScenarioError) -> [String] {
    try take("a list of identifiers").list("a list of identifiers") { (value) throws(ScenarioError) in
      try value.string()
    }
  }

  mutating func side() throws(ScenarioError) -> SnapshotOperation.Side { try take("before or after").choice("side") }

  mutating func bool() throws(ScenarioError) -> Bool { try take("true or false").bool() }

  mutating func calls() throws(ScenarioError) -> [SnapshotOperation] {
    try take("a list of calls").list("a list of calls", SnapshotOperation.init)
  }

  func end() throws(ScenarioError) {
    if next < parts.count { throw parts[next].failure("\(parts[next].name) is one argument too many; remove it") }
  }
}

/// A recorded row about snapshots: calls on an empty one and what is there in the end, or one apply.
struct SnapshotCase: Sendable {
  /// What the row is about.
  enum Subject: Sendable {
    case snapshot([SnapshotOperation])
    case sectionSnapshot([SnapshotOperation])
    case dataSource(DiffableCase)
  }

  let id: String
  let name: String
  let subject: Subject
  /// What is expected, as it stands in the file.
  let expected: [JSONMember]
  let doubtful: String?

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let row = try ObjectCursor(cursor, "a recorded case, an object", known: nil)
    id = try row.required("id").name(of: "an id")
    name = try row.optional("name") { (value) throws(ScenarioError) in try value.string() } ?? id
    let ops = { () throws(ScenarioError) in
      try row.required("ops").list("a list of calls", SnapshotOperation.init)
    }
    switch try row.required("type").string() {
    case "snapshot": subject = .snapshot(try ops())
    case "sectionSnapshot": subject = .sectionSnapshot(try ops())
    default: subject = .dataSource(try DiffableCase(try row.required("given")))
    }
    let expect = try row.required("expect")
    guard let members = expect.value.members else { throw expect.wrong(expected: "what is expected, an object") }
    expected = members
    doubtful = row["doubtful"]?.value == .bool(true) ? row["notes"]?.value.text ?? "" : nil
  }
}

/// A snapshot that is applied over another one.
struct DiffableCase: Sendable {
  typealias Sections = [(id: String, items: [String])]

  let before: Sections
  let after: Sections
  let reloadItems: [String]
  let reloadSections: [String]
  let reconfigureItems: [String]
  let isAnimated: Bool

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let given = try ObjectCursor(
      cursor, "what is given, an object",
      known: [
        "view", "before", "after", "reloadItems", "reloadSections", "reconfigureItems", "animatingDifferences",
      ])
    func names(_ key: String) throws(ScenarioError) -> [String] {
      try given.nullable(key) { (value) throws(ScenarioError) in
        try value.list("a list of identifiers") { (value) throws(ScenarioError) in try value.string() }
      } ?? []
    }
    before = try given.required("before").list("a list of sections", DiffableCase.section)
    after = try given.required("after").list("a list of sections", DiffableCase.section)
    reloadItems = try names("reloadItems")
    reloadSections = try names("reloadSections")
    reconfigureItems = try names("reconfigureItems")
    isAnimated =
      try given.nullable("animatingDifferences") { (value) throws(ScenarioError) in try value.bool() } ?? false
  }

  private static func section(_ cursor: DecodingCursor) throws(ScenarioError) -> (id: String, items: [String]) {
    let parts = try cursor.elements("a section, [id, [items]]")
    guard parts.count == 2 else { throw cursor.wrong(expected: "a section, [id, [items]]") }
    let items = try parts[1].list("a list of items") { (value) throws(ScenarioError) in try value.string() }
    return (try parts[0].string(), items)
  }
}

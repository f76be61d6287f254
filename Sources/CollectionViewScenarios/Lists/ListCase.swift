/// A recorded row about lists: a section made from a configuration, or something that a list's cell is made of.
///
/// Every sort is decoded here; a sort that this version cannot run yet is kept by its name.
struct ListCase: Sendable {
  /// What the row is about, by the word `kind`.
  enum Subject: Sendable {
    case section(ListSectionCase)
    case cell(ListCellCase)
  }

  /// The words that only rows about lists have as their `kind`.
  enum Kind: String, CaseIterable, Sendable {
    case listSection, listCell, contentConfiguration, backgroundConfiguration
  }

  let id: String
  let name: String
  let subject: Subject
  let doubtful: String?

  /// Whether a row is one about lists.
  static func isOne(_ row: JSONValue) -> Bool { row["kind"]?.text.flatMap(Kind.init) != nil }

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let row = try ObjectCursor(cursor, "a recorded case, an object", known: nil)
    id = try row.required("id").name(of: "an id")
    name = try row.nullable("name") { (value) throws(ScenarioError) in try value.string() } ?? id
    let kind: Kind = try row.required("kind").choice("kind of list case")
    switch kind {
    case .listSection: subject = .section(try ListSectionCase(row))
    case .listCell, .contentConfiguration, .backgroundConfiguration: subject = .cell(try ListCellCase(row, kind))
    }
    doubtful = row["doubtful"]?.value == .bool(true) ? row["notes"]?.value.text ?? "" : nil
  }

  /// Runs the row and holds what comes out against what was recorded.
  @MainActor var outcome: ConformanceOutcome {
    switch subject {
    case .section(let recorded):
      ConformanceOutcome(id: id, name: name, failures: recorded.failures, unsupported: nil, doubtful: doubtful)
    case .cell(let recorded):
      ConformanceOutcome(
        id: id, name: name, failures: recorded.failures, unsupported: nil, doubtful: doubtful)
    }
  }
}

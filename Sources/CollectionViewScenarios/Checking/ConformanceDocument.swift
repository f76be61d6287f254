import CollectionCore

/// A file of recorded rows: layout cases, cases about snapshots and lists, and rows of other sorts that are known but not run.
struct ConformanceDocument {
  /// One row.
  enum Row {
    /// A layout case.
    case layout(ConformanceCase)
    /// A case about snapshots.
    case snapshot(SnapshotCase)
    /// A case about lists.
    case list(ListCase)
    /// A row of a sort that this version cannot run.
    case other(id: String, name: String, MissingFeature)
  }

  let rows: [Row]
  /// What the file says that nobody reads, a sentence each.
  let notes: [String]

  /// Reads the file at `path`; `-` is standard input.
  static func read(_ path: String) throws(ScenarioError) -> ConformanceDocument {
    try ConformanceDocument(
      json: try JSONFile.read(path, limits: .conformance), file: JSONFile.displayName(of: path))
  }

  /// - Throws: The first thing that is wrong, a row in words alone, and two rows of one `id`.
  init(json: JSONValue, file: String) throws(ScenarioError) {
    let cursor = DecodingCursor(json, file: file)
    if json["scenario"] != nil {
      throw cursor.failure("the document is a scenario, expected a list of recorded cases; use 'run' for scenarios")
    }
    let cursors = try cursor.elements("a list of recorded cases")
    var seen: [String: JSONPosition] = [:]
    var rows: [Row] = []
    rows.reserveCapacity(cursors.count)
    for cursor in cursors {
      let row = try Row(cursor)
      if let earlier = seen.updateValue(cursor.value.position, forKey: row.id) {
        throw cursor.failure("the id \(quoted(row.id)) stands twice, first at \(earlier); ids are unique")
      }
      rows.append(row)
    }
    self.rows = rows
    notes = ConformanceNotes(json).sentences
  }
}

extension ConformanceDocument.Row {
  var id: String {
    switch self {
    case .layout(let recorded): recorded.id
    case .snapshot(let recorded): recorded.id
    case .list(let recorded): recorded.id
    case .other(let id, _, _): id
    }
  }

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let row = cursor.value
    if Self.isAboutSnapshots(row) {
      self = .snapshot(try SnapshotCase(cursor))
      return
    }
    if Self.isAboutLists(row) {
      self = .list(try ListCase(cursor))
      return
    }
    if let feature = Self.sort(of: row), let id = row["id"]?.text {
      self = .other(id: id, name: row["name"]?.text ?? id, feature)
      return
    }
    if row["layout"] == nil, row["bounds"] == nil, let id = row["id"]?.text {
      throw cursor.failure(
        "\(quoted(id)) is a statement in words, expected a recorded case with 'bounds', 'layout', 'counts' and"
          + " 'expected'; statements are proved by tests, not by files")
    }
    self = .layout(try ConformanceCase(cursor))
  }

  /// What a row needs that is no layout case, by the words that only such rows have.
  private static func sort(of row: JSONValue) -> MissingFeature? {
    if row["file"] != nil || row["statement"] != nil { return nil }
    return row["type"]?.text == "dataSourceRule" ? .snapshots : nil
  }

  private static func isAboutLists(_ row: JSONValue) -> Bool {
    row["file"] == nil && row["statement"] == nil && ListCase.isOne(row)
  }

  private static func isAboutSnapshots(_ row: JSONValue) -> Bool {
    if row["file"] != nil || row["statement"] != nil { return false }
    switch row["type"]?.text {
    case "snapshot", "sectionSnapshot", "dataSource": return true
    default: return false
    }
  }
}

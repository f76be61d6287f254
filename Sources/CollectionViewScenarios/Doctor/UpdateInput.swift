import CollectionCore

/// An update as a document: the counts or the models before and after it, and the calls. What `doctor` reads.
public struct UpdateInput: Hashable, Sendable {
  /// What it is about, for people.
  public var name: String?
  /// The numbers of items before the update, or the model.
  public var before: Side
  /// The numbers of items after it, or the model.
  public var after: Side
  /// The calls in their order.
  public var updates: [ScenarioUpdate]
  /// What is known of the moments around it.
  public var hints: UpdateHints

  /// One side of an update.
  public enum Side: Hashable, Sendable {
    /// How many items each section has.
    case counts([Int])
    /// Sections of items with identifiers.
    case data(ScenarioData)

    /// How many items each section has.
    public var table: SectionTable {
      switch self {
      case .counts(let counts): SectionTable(counts: counts)
      case .data(let data): SectionTable(counts: data.counts)
      }
    }

    /// The model, where there is one.
    var data: ScenarioData? { if case .data(let data) = self { data } else { nil } }
  }

  /// Makes an update.
  public init(
    name: String? = nil, before: Side, after: Side, updates: [ScenarioUpdate], hints: UpdateHints = UpdateHints()
  ) {
    self.name = name
    self.before = before
    self.after = after
    self.updates = updates
    self.hints = hints
  }

  /// What the doctor says of it.
  public var explanation: UpdateExplanation {
    var explanation = UpdateExplanation(
      before: before.table, after: after.table, operations: updates.map(\.operation), hints: hints)
    explanation.dataBefore = before.data
    explanation.dataAfter = after.data
    return explanation
  }
}

// MARK: - Reading

extension UpdateInput {
  static let keys = [
    "name", "about", "before", "after", "updates", "lastKnown", "answeredBeforeBlock", "reloadDataPending",
    "earlierCalls",
  ]

  /// Reads an update from text.
  ///
  /// - Parameter file: The name that errors begin with.
  public init(text: String, file: String = "") throws(ScenarioError) {
    try self.init(json: try JSONReader.read(text: text, file: file), file: file)
  }

  /// Checks a document and makes an update of it.
  public init(json: JSONValue, file: String = "") throws(ScenarioError) {
    let cursor = DecodingCursor(json, file: file)
    let object = try ObjectCursor(cursor, "an update, an object with 'before', 'after' and 'updates'", known: Self.keys)
    self.init(
      before: try Side(try object.required("before")), after: try Side(try object.required("after")),
      updates: try object.required("updates").list("a list of updates", ScenarioUpdate.init))
    name = try object.optional("name") { (value) throws(ScenarioError) in try value.string() }
    _ = try object.optional("about") { (value) throws(ScenarioError) in try value.string() }
    hints.lastKnown = try object.optional("lastKnown", Side.init)?.table
    hints.answeredBeforeBlock = try object.optional("answeredBeforeBlock", Side.init)?.table
    if let value = object["reloadDataPending"] { hints.isReloadDataPending = try value.bool() }
    if let value = object["earlierCalls"] {
      hints.earlierSingles = try value.list("a list of updates", ScenarioUpdate.init).map(\.operation)
    }
  }
}

extension UpdateInput.Side {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    switch cursor.value.content {
    case .object: self = .data(try ScenarioData(cursor))
    case .array:
      self = .counts(
        try cursor.list("counts") { (value) throws(ScenarioError) in
          try value.integer("a count of items", in: 0...ItemPath.itemLimit)
        })
    default: throw cursor.wrong(expected: "a list with the count of each section, or data, an object with 'sections'")
    }
  }
}

import CollectionCore

extension ScenarioUpdate {
  /// The words for updates in documents.
  enum Word: String, CaseIterable {
    case delete, insert, move, reload, deleteSection, insertSection, moveSection, reloadSection, reconfigure
  }

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let known = Word.allCases.map(\.rawValue)
    let object = try ObjectCursor(cursor, "an update, an object such as {\"delete\": [0, 1]}", known: known)
    let (key, value) = try object.one(of: known, "an update")
    switch Word(rawValue: key)! {
    case .delete: self = .delete(try value.itemPath())
    case .insert: self = .insert(try value.itemPath())
    case .reload: self = .reload(try value.itemPath())
    case .reconfigure: self = .reconfigure(try value.itemPath())
    case .move:
      let (from, to) = try value.pair("two indexes [from, to]") { (value) throws(ScenarioError) in
        try value.itemPath()
      }
      self = .move(from: from, to: to)
    case .deleteSection: self = .deleteSection(try value.section())
    case .insertSection: self = .insertSection(try value.section())
    case .reloadSection: self = .reloadSection(try value.section())
    case .moveSection:
      let (from, to) = try value.pair("two section numbers [from, to]") { (value) throws(ScenarioError) in
        try value.section()
      }
      self = .moveSection(from: from, to: to)
    }
  }

  var json: JSONValue {
    func update(_ word: Word, _ value: JSONValue) -> JSONValue { .object([JSONMember(word.rawValue, value)]) }
    return switch self {
    case .delete(let path): update(.delete, path.json)
    case .insert(let path): update(.insert, path.json)
    case .move(let from, let to): update(.move, .paths([from, to]))
    case .reload(let path): update(.reload, path.json)
    case .reconfigure(let path): update(.reconfigure, path.json)
    case .deleteSection(let section): update(.deleteSection, .integer(section))
    case .insertSection(let section): update(.insertSection, .integer(section))
    case .moveSection(let from, let to): update(.moveSection, .array([.integer(from), .integer(to)]))
    case .reloadSection(let section): update(.reloadSection, .integer(section))
    }
  }
}

// MARK: - Steps

extension BatchStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(
      data: try object.optional("data", ScenarioData.init),
      updates: try object.required("updates").list("a list of updates", ScenarioUpdate.init))
    if let value = object["changeModel"] { changeModel = try value.choice("time for the model to change") }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    object.set("data", data?.json)
    object.set("changeModel", changeModel, unless: .inside)
    object.set("updates", .array(updates.map(\.json)))
    return object.members
  }
}

extension UpdateStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(
      models: try object.optional("data", UpdateStep.models) ?? [],
      updates: try object.required("updates").list("a list of updates", ScenarioUpdate.init))
    if let value = object["changeModel"] { changeModel = try value.choice("time for the model to change") }
  }

  private static func models(_ cursor: DecodingCursor) throws(ScenarioError) -> [ScenarioData] {
    guard cursor.value.elements != nil else { return [try ScenarioData(cursor)] }
    return try cursor.list("data, or a list with one model a call", ScenarioData.init)
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    if models.count == 1 {
      object.set("data", models[0].json)
    } else if !models.isEmpty {
      object.set("data", .array(models.map(\.json)))
    }
    object.set("changeModel", changeModel, unless: .inside)
    object.set("updates", .array(updates.map(\.json)))
    return object.members
  }
}

extension ApplyStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(snapshot: try ScenarioData(try object.required("snapshot")))
    if let value = object["animating"] { animating = try value.bool() }
    if let value = object["reload"] { reload = try value.strings("a list of item identifiers") }
    if let value = object["reconfigure"] { reconfigure = try value.strings("a list of item identifiers") }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    object.set("snapshot", snapshot.json)
    object.set("animating", animating, unless: true)
    if !reload.isEmpty { object.set("reload", .strings(reload)) }
    if !reconfigure.isEmpty { object.set("reconfigure", .strings(reconfigure)) }
    return object.members
  }
}

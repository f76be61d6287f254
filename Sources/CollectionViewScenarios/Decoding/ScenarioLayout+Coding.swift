extension ScenarioLayout {
  /// - Parameter isStrict: Whether an unknown key is an error.
  init(_ cursor: DecodingCursor, isStrict: Bool = true) throws(ScenarioError) {
    let open = try ObjectCursor(cursor, "a layout, an object with a 'type'", known: nil)
    let name: Name = try open.required("type").choice("layout")
    let known = LayoutVocabulary.keys(of: name).map { ["type"] + $0 }
    let object = try ObjectCursor(cursor, "a layout", known: isStrict ? known : nil)
    let kind: Kind
    switch name {
    case .flow: kind = .flow(try FlowLayoutProperties(object))
    case .circle: kind = .circle(try CircleLayoutProperties(object))
    case .pagedGrid: kind = .pagedGrid(try PagedGridLayoutProperties(object))
    case .waterfall: kind = .waterfall(try WaterfallLayoutProperties(object))
    case .frames: kind = .frames(try FramesLayoutProperties(object))
    case .compositional: kind = .compositional(try CompositionalLayoutProperties(object, isStrict: isStrict))
    case .list: kind = .list(try ListLayoutProperties(object))
    case .zoo: kind = .zoo(name: try ScenarioLayout.givenName(object), parameters: ScenarioLayout.parameters(object))
    case .custom:
      kind = .custom(name: try ScenarioLayout.givenName(object), parameters: ScenarioLayout.parameters(object))
    }
    self.init(kind, given: cursor.value)
  }

  private static func givenName(_ object: ObjectCursor) throws(ScenarioError) -> String {
    try object.required("name").name(of: "the name of the layout")
  }

  private static func parameters(_ object: ObjectCursor) -> JSONValue {
    let members = (object.cursor.value.members ?? []).filter { $0.key != "type" && $0.key != "name" }
    return JSONValue(.object(members), at: object.cursor.value.position)
  }
}

extension ScenarioLayout.Kind {
  /// The object that names what differs from the defaults.
  var json: JSONValue {
    switch self {
    case .flow(let properties): return ScenarioLayout.Kind.object(.flow, properties.json)
    case .circle(let properties): return ScenarioLayout.Kind.object(.circle, properties.json)
    case .pagedGrid(let properties): return ScenarioLayout.Kind.object(.pagedGrid, properties.json)
    case .waterfall(let properties): return ScenarioLayout.Kind.object(.waterfall, properties.json)
    case .frames(let properties): return ScenarioLayout.Kind.object(.frames, properties.json)
    case .compositional(let properties):
      let value = properties.given
      return value["type"] == nil ? ScenarioLayout.Kind.object(.compositional, value.members ?? []) : value
    case .list(let properties): return ScenarioLayout.Kind.object(.list, properties.json)
    case .zoo(let name, let parameters): return ScenarioLayout.Kind.named(.zoo, name, parameters)
    case .custom(let name, let parameters): return ScenarioLayout.Kind.named(.custom, name, parameters)
    }
  }

  private static func object(_ name: ScenarioLayout.Name, _ members: [JSONMember]) -> JSONValue {
    .object([JSONMember("type", .string(name.rawValue))] + members)
  }

  private static func named(_ type: ScenarioLayout.Name, _ name: String, _ parameters: JSONValue) -> JSONValue {
    object(type, [JSONMember("name", .string(name))] + (parameters.members ?? []))
  }
}

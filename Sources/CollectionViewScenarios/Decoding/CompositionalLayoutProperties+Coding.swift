import CollectionCore

extension CompositionalLayoutProperties {
  static let keys = ["configuration", "sectionSource", "sections"]

  /// Checks a layout made in code: an object with `sections`, and maybe `configuration` and `sectionSource`.
  ///
  /// - Throws: The first thing that is wrong.
  public init(_ json: JSONValue) throws(ScenarioError) {
    let cursor = DecodingCursor(json, file: "")
    try self.init(try ObjectCursor(cursor, "a compositional layout", known: ["type"] + Self.keys), isStrict: true)
  }

  init(_ object: ObjectCursor, isStrict: Bool) throws(ScenarioError) {
    let reader = CompositionalReader(isStrict: isStrict)
    given = object.cursor.value
    configuration =
      try object.optional("configuration") { (value) throws(ScenarioError) in try reader.configuration(value) }
      ?? Configuration()
    // A recording of an empty data source has no sections.
    sections = try object.required("sections").list("a list of one section or more", atLeast: isStrict ? 1 : 0) {
      (value) throws(ScenarioError) in try reader.section(value)
    }
    let source: SectionSource? = try object.optional("sectionSource") { (value) throws(ScenarioError) in
      try value.choice("section source")
    }
    isSingle = (source.map { $0 == .single } ?? (sections.count == 1)) && !sections.isEmpty
  }

  private enum SectionSource: String, CaseIterable { case single, provider }
}

/// Reads the parts of a compositional layout.
struct CompositionalReader {
  /// Whether an unknown key is an error.
  let isStrict: Bool

  typealias Properties = CompositionalLayoutProperties

  private func object(
    _ cursor: DecodingCursor, _ what: String, _ keys: [String]
  ) throws(ScenarioError) -> ObjectCursor {
    try ObjectCursor(cursor, what, known: isStrict ? keys : nil)
  }

  func configuration(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Configuration {
    let object = try object(
      cursor, "a configuration, an object",
      ["scrollDirection", "interSectionSpacing", "boundarySupplementaryItems", "contentInsetsReference"])
    var result = Properties.Configuration()
    if let value = object["scrollDirection"] { result.axis = try value.axis() }
    if let value = object["interSectionSpacing"] { result.interSectionSpacing = try value.number() }
    if let value = object["boundarySupplementaryItems"] { result.boundaryItems = try boundaryItems(value) }
    if let value = object["contentInsetsReference"] { result.reference = try value.choice("insets reference") }
    return result
  }

  func section(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Section {
    let object = try object(
      cursor, "a section, an object",
      [
        "group", "interGroupSpacing", "contentInsets", "contentInsetsReference",
        "supplementaryContentInsetsReference", "supplementariesFollowContentInsets", "boundarySupplementaryItems",
        "decorationItems", "orthogonalScrollingBehavior",
        "visibleItemsInvalidationHandler",
      ])
    var result = Properties.Section(group: try group(try object.required("group")))
    if let value = object["interGroupSpacing"] { result.interGroupSpacing = try value.number() }
    if let value = object["contentInsets"] { result.contentInsets = try value.insets() }
    if let value = object["contentInsetsReference"] { result.reference = try value.choice("insets reference") }
    if let value = object["supplementaryContentInsetsReference"] {
      result.supplementaryReference = try value.choice("insets reference")
    }
    if let value = object["supplementariesFollowContentInsets"] {
      result.supplementariesFollowContentInsets = try value.bool()
    }
    if let value = object["boundarySupplementaryItems"] { result.boundaryItems = try boundaryItems(value) }
    if let value = object["decorationItems"] {
      result.decorations = try value.list("a list of decoration items") { (value) throws(ScenarioError) in
        try decoration(value)
      }
    }
    if let value = object["orthogonalScrollingBehavior"] { result.scrolling = try value.choice("scrolling behavior") }
    result.hasHandler =
      try object.nullable("visibleItemsInvalidationHandler") { (value) throws(ScenarioError) in
        guard value.value.text != nil || value.value.members != nil else {
          throw value.wrong(expected: "what the handler does, in words, or null")
        }
        return true
      } ?? false
    return result
  }

  // MARK: Groups and items

  private static let itemKeys = ["type", "size", "contentInsets", "edgeSpacing", "supplementaryItems"]
  private static let groupKeys =
    itemKeys + ["axis", "interItemSpacing", "count", "countForm", "items", "customItems"]

  private enum ChildType: String, CaseIterable { case item, group }

  func group(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Group {
    let object = try object(cursor, "a group, an object", Self.groupKeys)
    if let value = object["type"], value.value.text != "group" { throw value.wrong(expected: "'group'") }
    var result = Properties.Group(item: try item(object))
    if let value = object["axis"] { result.axis = try value.choice("group axis") }
    if let value = object["interItemSpacing"] { result.interItemSpacing = try spacing(value) }
    result.count = try object.nullable("count") { (value) throws(ScenarioError) in
      try value.integer("a count of items", in: 1...10_000)
    }
    result.countForm =
      try object.nullable("countForm") { (value) throws(ScenarioError) in try value.choice("count form") }
      ?? .equalShare
    result.children =
      try object.nullable("items") { (value) throws(ScenarioError) in
        try value.list("a list of items and groups") { (value) throws(ScenarioError) in try child(value) }
      } ?? []
    result.places =
      try object.nullable("customItems") { (value) throws(ScenarioError) in
        try value.list("a list of places") { (value) throws(ScenarioError) in try place(value) }
      } ?? []
    return result
  }

  private func child(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Child {
    let open = try ObjectCursor(cursor, "an item or group, an object with a 'type'", known: nil)
    let type: ChildType =
      try open.optional("type") { (value) throws(ScenarioError) in try value.choice("type") } ?? .item
    if type == .group { return .group(try group(cursor)) }
    return .item(try item(try object(cursor, "an item, an object", Self.itemKeys)))
  }

  private func item(_ object: ObjectCursor) throws(ScenarioError) -> Properties.Item {
    var result = Properties.Item(size: try size(try object.required("size")))
    if let value = object["contentInsets"] { result.contentInsets = try value.insets() }
    result.edgeSpacing = try object.nullable("edgeSpacing") { (value) throws(ScenarioError) in
      try edgeSpacing(value)
    }
    if let value = object["supplementaryItems"] {
      result.supplementaries = try value.list("a list of supplementary items") { (value) throws(ScenarioError) in
        try supplementary(value)
      }
    }
    return result
  }

  private func place(_ cursor: DecodingCursor) throws(ScenarioError) -> CompositionalCustomItem {
    let object = try object(cursor, "a place, an object", ["frame", "zIndex"])
    let frame = try object.required("frame").rect()
    return CompositionalCustomItem(frame: frame, zIndex: try depth(object) ?? 0)
  }

  private func depth(_ object: ObjectCursor) throws(ScenarioError) -> Int? {
    try object.optional("zIndex") { (value) throws(ScenarioError) in
      try value.integer("a z index", in: Int.min...Int.max)
    }
  }

  // MARK: Lengths

  private func size(_ cursor: DecodingCursor) throws(ScenarioError) -> CompositionalSize {
    let object = try object(cursor, "a size, an object with 'width' and 'height'", ["width", "height"])
    return CompositionalSize(
      width: try dimension(try object.required("width")), height: try dimension(try object.required("height")))
  }

  private func dimension(_ cursor: DecodingCursor) throws(ScenarioError) -> CompositionalDimension {
    let keys = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"]
    let object = try object(cursor, "a dimension, an object such as {\"absolute\": 44}", keys)
    let (key, value) = try object.one(of: keys, "a dimension")
    let number = try value.number()
    switch key {
    case "fractionalWidth": return .fractionalWidth(number)
    case "fractionalHeight": return .fractionalHeight(number)
    case "absolute": return .absolute(number)
    case "estimated": return .estimated(number)
    default: return .uniformAcrossSiblings(estimate: number)
    }
  }

  /// A spacing, nil for null.
  private func spacing(_ cursor: DecodingCursor) throws(ScenarioError) -> CompositionalSpacing? {
    if cursor.value.isNull { return nil }
    let keys = ["fixed", "flexible"]
    let object = try object(cursor, "a spacing, an object such as {\"fixed\": 8}, or null", keys)
    let (key, value) = try object.one(of: keys, "a spacing")
    let number = try value.number()
    return key == "fixed" ? .fixed(number) : .flexible(number)
  }

  private func edgeSpacing(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.EdgeSpacing {
    let object = try object(cursor, "an edge spacing, an object", ["leading", "top", "trailing", "bottom"])
    var result = Properties.EdgeSpacing()
    if let value = object["leading"] { result.leading = try spacing(value) }
    if let value = object["top"] { result.top = try spacing(value) }
    if let value = object["trailing"] { result.trailing = try spacing(value) }
    if let value = object["bottom"] { result.bottom = try spacing(value) }
    return result
  }

  // MARK: Views beside items and sections

  private enum EdgeName: String, CaseIterable { case top, leading, bottom, trailing }

  private func anchor(_ cursor: DecodingCursor) throws(ScenarioError) -> CompositionalAnchor {
    let object = try object(cursor, "an anchor, an object", ["edges", "offset", "offsetIsFractional"])
    var edges: CompositionalEdges = []
    let names = try object.required("edges").list("a list of edges") { (value) throws(ScenarioError) -> EdgeName in
      try value.choice("edge")
    }
    for name in names {
      switch name {
      case .top: edges.insert(.top)
      case .leading: edges.insert(.leading)
      case .bottom: edges.insert(.bottom)
      case .trailing: edges.insert(.trailing)
      }
    }
    var result = CompositionalAnchor(edges: edges)
    if let value = object["offset"] { result.offset = try value.point() }
    if let value = object["offsetIsFractional"] { result.offsetIsFractional = try value.bool() }
    return result
  }

  private func supplementary(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Supplementary {
    let object = try object(
      cursor, "a supplementary item, an object",
      ["kind", "size", "containerAnchor", "itemAnchor", "zIndex", "contentInsets"])
    var result = Properties.Supplementary(
      kind: try object.required("kind").name(of: "an element kind"), size: try size(try object.required("size")),
      containerAnchor: try anchor(try object.required("containerAnchor")))
    result.itemAnchor = try object.nullable("itemAnchor") { (value) throws(ScenarioError) in try anchor(value) }
    if let depth = try depth(object) { result.zIndex = depth }
    if let value = object["contentInsets"] { result.contentInsets = try value.insets() }
    return result
  }

  private func boundaryItems(_ cursor: DecodingCursor) throws(ScenarioError) -> [Properties.BoundaryItem] {
    try cursor.list("a list of boundary items") { (value) throws(ScenarioError) in try boundaryItem(value) }
  }

  private func boundaryItem(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.BoundaryItem {
    let object = try object(
      cursor, "a boundary item, an object",
      [
        "kind", "size", "alignment", "offset", "extendsBoundary", "pinToVisibleBounds", "zIndex", "contentInsets",
      ])
    var result = Properties.BoundaryItem(
      kind: try object.required("kind").name(of: "an element kind"), size: try size(try object.required("size")),
      alignment: try object.required("alignment").choice("alignment"))
    if let value = object["offset"] { result.offset = try value.point() }
    if let value = object["extendsBoundary"] { result.extendsBoundary = try value.bool() }
    if let value = object["pinToVisibleBounds"] { result.pinsToVisibleBounds = try value.bool() }
    if let depth = try depth(object) { result.zIndex = depth }
    if let value = object["contentInsets"] { result.contentInsets = try value.insets() }
    return result
  }

  private func decoration(_ cursor: DecodingCursor) throws(ScenarioError) -> Properties.Decoration {
    let object = try object(cursor, "a decoration item, an object", ["kind", "contentInsets", "zIndex"])
    var result = Properties.Decoration(kind: try object.required("kind").name(of: "an element kind"))
    if let value = object["contentInsets"] { result.contentInsets = try value.insets() }
    if let depth = try depth(object) { result.zIndex = depth }
    return result
  }
}

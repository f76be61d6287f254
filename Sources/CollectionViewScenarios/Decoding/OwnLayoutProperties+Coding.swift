import CollectionCore

extension CircleLayoutProperties {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    if let value = object["radius"] { radius = try Radius(value) }
    if let value = object["startAngle"] { startAngle = try value.number("an angle in degrees") }
    if let value = object["sweep"] { sweep = try value.number("an angle in degrees") }
    if let value = object["clockwise"] { clockwise = try value.bool() }
    if let value = object["itemSize"] { itemSize = try value.size() }
    if let value = object["sectionInset"] { sectionInset = try value.insets() }
    if let value = object["ringSpacing"] { ringSpacing = try value.number() }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    switch radius {
    case nil: break
    case .fit: object.set("radius", .string("fit"))
    case .points(let points): object.set("radius", .number(points))
    }
    object.set("startAngle", startAngle.map { .number($0) })
    object.set("sweep", sweep.map { .number($0) })
    object.set("clockwise", clockwise.map { .bool($0) })
    object.set("itemSize", itemSize?.json)
    object.set("sectionInset", sectionInset?.json)
    object.set("ringSpacing", ringSpacing.map { .number($0) })
    return object.members
  }
}

extension CircleLayoutProperties.Radius {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    if cursor.value.text == "fit" {
      self = .fit
    } else {
      self = .points(try cursor.number("a number of points or 'fit'"))
    }
  }
}

extension PagedGridLayoutProperties {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    if let value = object["itemsPerRow"] { itemsPerRow = try value.integer("a number of items", in: 1...Int.max) }
    if let value = object["rows"] { rows = try value.integer("a number of rows", in: 1...Int.max) }
    if let value = object["scrollDirection"] { scrollDirection = try value.axis() }
    if let value = object["sectionInset"] { sectionInset = try value.insets() }
    if let value = object["interitemSpacing"] { interitemSpacing = try value.number() }
    if let value = object["lineSpacing"] { lineSpacing = try value.number() }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    object.set("itemsPerRow", itemsPerRow.map { .integer($0) })
    object.set("rows", rows.map { .integer($0) })
    object.set("scrollDirection", scrollDirection?.json)
    object.set("sectionInset", sectionInset?.json)
    object.set("interitemSpacing", interitemSpacing.map { .number($0) })
    object.set("lineSpacing", lineSpacing.map { .number($0) })
    return object.members
  }
}

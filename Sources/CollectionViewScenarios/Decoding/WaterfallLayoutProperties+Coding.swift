import CollectionCore

extension WaterfallLayoutProperties {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    try object.exclude("columns", "minimumColumnWidth")
    try object.exclude("heights", "aspectRatios")
    if let value = object["columns"] { columns = .count(try value.integer("a number of columns", in: 1...Int.max)) }
    if let value = object["minimumColumnWidth"] { columns = .minimumWidth(try value.positive("a width")) }
    if let value = object["interitemSpacing"] { interitemSpacing = try value.number() }
    if let value = object["lineSpacing"] { lineSpacing = try value.number() }
    if let value = object["sectionInset"] { sectionInset = try value.insets() }
    if let value = object["heights"] {
      heights = .points(
        try ItemValues(value, "a list of heights", isNested: value.isListOfLists) { (value) throws(ScenarioError) in
          try value.number("a height", atLeast: 0)
        })
    }
    if let value = object["aspectRatios"] {
      heights = .aspectRatios(
        try ItemValues(value, "a list of ratios", isNested: value.isListOfLists) { (value) throws(ScenarioError) in
          try value.positive("a width divided by a height")
        })
    }
    if let value = object["mode"] { mode = try value.choice("waterfall mode") }
    headerHeight = try object.optional("headerHeight", WaterfallLayoutProperties.length)
    footerHeight = try object.optional("footerHeight", WaterfallLayoutProperties.length)
    spans = try object.optional("spans") { (value) throws(ScenarioError) in
      try ItemValues(value, "a list of spans", isNested: value.isListOfLists) { (value) throws(ScenarioError) in
        try value.integer("a number of columns", in: 1...Int.max)
      }
    }
  }

  private static func length(_ cursor: DecodingCursor) throws(ScenarioError) -> SectionValues<Double> {
    try SectionValues(cursor, "a height", isList: cursor.value.elements != nil) { (value) throws(ScenarioError) in
      try value.number("a height", atLeast: 0)
    }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    switch columns {
    case nil: break
    case .count(let count): object.set("columns", .integer(count))
    case .minimumWidth(let width): object.set("minimumColumnWidth", .number(width))
    }
    object.set("interitemSpacing", interitemSpacing.map { .number($0) })
    object.set("lineSpacing", lineSpacing.map { .number($0) })
    object.set("sectionInset", sectionInset?.json)
    switch heights {
    case nil: break
    case .points(let values): object.set("heights", values.json { .number($0) })
    case .aspectRatios(let values): object.set("aspectRatios", values.json { .number($0) })
    }
    object.set("mode", mode.map { .string($0.rawValue) })
    object.set("headerHeight", headerHeight?.json { .number($0) })
    object.set("footerHeight", footerHeight?.json { .number($0) })
    object.set("spans", spans?.json { .integer($0) })
    return object.members
  }
}

import CollectionCore

extension FlowDelegateAnswers {
  static let keys = [
    "sizeForItem", "insetForSection", "minimumLineSpacing", "minimumInteritemSpacing", "referenceSizeForHeader",
    "referenceSizeForFooter",
  ]

  /// - Parameter isStrict: Whether an unknown key is an error.
  init(_ cursor: DecodingCursor, isStrict: Bool = true) throws(ScenarioError) {
    let object = try ObjectCursor(
      cursor, "what the delegate answers, an object", known: isStrict ? FlowDelegateAnswers.keys : nil)
    sizeForItem = try object.nullable("sizeForItem") { (value) throws(ScenarioError) in
      try ItemSizes(value, isStrict: isStrict)
    }
    insetForSection = try object.nullable("insetForSection") { (value) throws(ScenarioError) in
      try SectionValues(value, "insets", isList: value.isListOfLists) { (value) throws(ScenarioError) in
        try value.insets()
      }
    }
    minimumLineSpacing = try object.nullable("minimumLineSpacing", FlowDelegateAnswers.spacing)
    minimumInteritemSpacing = try object.nullable("minimumInteritemSpacing", FlowDelegateAnswers.spacing)
    referenceSizeForHeader = try object.nullable("referenceSizeForHeader", FlowDelegateAnswers.reference)
    referenceSizeForFooter = try object.nullable("referenceSizeForFooter", FlowDelegateAnswers.reference)
  }

  private static func spacing(_ cursor: DecodingCursor) throws(ScenarioError) -> SectionValues<Double> {
    try SectionValues(cursor, "points", isList: cursor.value.elements != nil) { (value) throws(ScenarioError) in
      try value.number()
    }
  }

  private static func reference(_ cursor: DecodingCursor) throws(ScenarioError) -> SectionValues<LayoutSize> {
    try SectionValues(cursor, "a size", isList: cursor.isListOfLists) { (value) throws(ScenarioError) in
      try value.size()
    }
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("sizeForItem", sizeForItem?.json)
    object.set("insetForSection", insetForSection?.json { $0.json })
    object.set("minimumLineSpacing", minimumLineSpacing?.json { .number($0) })
    object.set("minimumInteritemSpacing", minimumInteritemSpacing?.json { .number($0) })
    object.set("referenceSizeForHeader", referenceSizeForHeader?.json { $0.json })
    object.set("referenceSizeForFooter", referenceSizeForFooter?.json { $0.json })
    return object.json
  }
}

extension FlowDelegateAnswers.ItemSizes {
  init(_ cursor: DecodingCursor, isStrict: Bool) throws(ScenarioError) {
    guard cursor.value.members != nil else {
      if cursor.value.elements == nil {
        throw cursor.wrong(expected: "a size [width, height] or an object with 'values'")
      }
      self = .all(try cursor.size())
      return
    }
    let object = try ObjectCursor(cursor, "the sizes of items", known: isStrict ? ["byItem", "values"] : nil)
    let rule = try object.optional("byItem") { (value) throws(ScenarioError) in try value.string() }
    let values = try object.required("values")
    // A size is a list itself, so a list for each section is one level deeper.
    let first = values.value.elements?.first { !($0.elements?.isEmpty ?? true) }
    let isNested = first?.elements?.first?.elements != nil || (first == nil && values.value.elements?.isEmpty == false)
    self = .byItem(
      rule: rule,
      values: try ItemValues(values, "a list of sizes", isNested: isNested) { (value) throws(ScenarioError) in
        try value.size()
      })
  }

  var json: JSONValue {
    switch self {
    case .all(let size): return size.json
    case .byItem(let rule, let values):
      var object = JSONObjectBuilder()
      object.set("byItem", rule.map { .string($0) })
      object.set("values", values.json { $0.json })
      return object.json
    }
  }
}

import CollectionCore

extension ConformanceExpectation {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "what is expected, an object", known: nil)
    content = try object.nullable("content") { (value) throws(ScenarioError) in try value.size() }
    offset = try object.nullable("offset") { (value) throws(ScenarioError) in try value.point() }
    offsetWasRecorded =
      try object.nullable("offsetWasRecorded") { (value) throws(ScenarioError) in try value.bool() }
      ?? (offset != nil)
    elementsScope = try object.nullable("elementsScope", ElementsScope.init) ?? .all
    elements =
      try object.nullable("elements") { (value) throws(ScenarioError) in
        try value.list("a list of elements", ConformanceElement.init)
      } ?? []
    rects =
      try object.nullable("rects") { (value) throws(ScenarioError) in
        try value.list("a list of queries") { (value) throws(ScenarioError) in
          try Expectation.Query(value, isStrict: false)
        }
      } ?? []
    itemFrames =
      try object.nullable("itemFrames") { (value) throws(ScenarioError) in
        try value.list("a list of item frames", ConformanceItemFrame.init)
      } ?? []
    steps =
      try object.nullable("steps") { (value) throws(ScenarioError) in
        try value.list("a list of steps", ConformanceOrthogonalStep.init)
      } ?? []
  }
}

extension ElementsScope {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    switch try cursor.string() {
    case "all": self = .all
    case "visibleBounds": self = .visibleBounds
    case let words: self = .listed(words)
    }
  }
}

extension ObjectCursor {
  /// The item of an object with `section` and `item`.
  fileprivate func path() throws(ScenarioError) -> ItemPath {
    ItemPath(try required("section").section(), try required("item").item())
  }
}

extension ConformanceElement {
  /// Reads an element; where it has an `id` and also section and item, they must agree.
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "an element, an object", known: nil)
    let id = try object.required("id")
    name = try id.elementName()
    if object["section"] != nil, object["item"] != nil, try object.path() != name.path {
      throw id.failure("the id '\(name)' and the element's section and item name different places")
    }
    frame = try object.required("frame").rect()
    z = try object.nullable("z") { (value) throws(ScenarioError) in
      try value.integer("a z index", in: Int.min...Int.max)
    }
  }
}

extension ConformanceItemFrame {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "an item's frame, an object", known: nil)
    path = try object.path()
    frame = try object.required("frame").rect()
  }
}

// MARK: - Sections that scroll across

extension ConformanceOrthogonalStep {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a step, an object", known: nil)
    requestedOffset = try object.required("requestedOffset").number()
    sectionOffsets = try object.required("sectionOffsets").list("a list of offsets") {
      (value) throws(ScenarioError) in try value.number()
    }
    visibleCells = try object.required("visibleCells").list("a list of cells", VisibleCell.init)
    handler = try object.nullable("handler") { (value) throws(ScenarioError) in
      try value.list("a list of handler calls", HandlerCall.init)
    }
  }
}

extension ConformanceOrthogonalStep.VisibleCell {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a cell, an object", known: nil)
    path = try object.path()
    frame = try object.required("frame").rect()
    alpha = try object.required("alpha").number()
    isHidden = try object.required("hidden").bool()
    zPosition = try object.required("zPosition").number()
    transform = try object.required("transform").numbers(6, "a transform of six numbers")
  }
}

extension ConformanceOrthogonalStep.HandlerCall {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a handler call, an object", known: nil)
    section = try object.required("section").section()
    offsetX = try object.required("offsetX").number()
    items = try object.required("items").list("a list of items", ConformanceOrthogonalStep.HandlerItem.init)
  }
}

extension ConformanceOrthogonalStep.HandlerItem {
  /// The words for categories in recorded files.
  private enum Category: String, CaseIterable { case cell, supplementary, decoration }

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "an item, an object", known: nil)
    let category: Category = try object.required("category").choice("element category")
    let path = try object.path()
    switch category {
    case .cell: name = ElementName(cell: path)
    case .supplementary, .decoration:
      name = ElementName(
        category == .supplementary ? .supplementary : .decoration,
        kind: try object.required("kind").name(of: "an element kind"), path: path)
    }
    frame = try object.required("frame").rect()
    alpha = try object.required("alpha").number()
    z = try object.required("z").integer("a z index", in: Int.min...Int.max)
  }
}

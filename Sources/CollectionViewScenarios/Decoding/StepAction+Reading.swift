import CollectionCore

extension StepAction {
  init(_ name: Name, _ object: ObjectCursor, depth: Int) throws(ScenarioError) {
    switch name {
    case .layout: self = .layout
    case .scroll: self = .scroll(try ScrollDistance(object))
    case .scrollToItem:
      let positions = try object.optional("position") { (value) throws(ScenarioError) in
        let example = value.value.text.flatMap(ScrollPosition.init) ?? .top
        return try value.list("a list of scroll positions, such as [\"\(example.rawValue)\"]") {
          (value) throws(ScenarioError) in
          try value.choice("scroll position", ScrollPosition.self)
        }
      }
      self = .scrollToItem(try object.required("item").itemPath(), positions ?? [])
    case .scrollSection: self = .scrollSection(try ScrollSectionStep(object))
    case .resize: self = .resize(try object.required("to").extent())
    case .contentInset: self = .contentInset(try object.required("to").insets())
    case .set: self = .set(try ScenarioData(try object.required("data")))
    case .reloadData: self = .reloadData
    case .reloadItems: self = .reloadItems(try object.required("items").itemPaths())
    case .reloadSections:
      self = .reloadSections(
        try object.required("sections").list("a list of section numbers") { (value) throws(ScenarioError) in
          try value.section()
        })
    case .reconfigureItems: self = .reconfigureItems(try object.required("items").itemPaths())
    case .batch: self = .batch(try BatchStep(object))
    case .update: self = .update(try UpdateStep(object))
    case .setLayout: self = .setLayout(try SetLayoutStep(object))
    case .setLayoutProperty: self = .setLayoutProperty(try LayoutChange(object))
    case .invalidate: self = .invalidate(try InvalidateStep(object))
    case .select: self = .select(try object.required("item").itemPath())
    case .deselect: self = .deselect(try object.required("item").itemPath())
    case .tap: self = .tap(try object.required("item").itemPath())
    case .highlight: self = .highlight(try object.required("item").itemPath())
    case .unhighlight: self = .unhighlight(try object.required("item").itemPath())
    case .apply: self = .apply(try ApplyStep(object))
    case .repeat: self = .repeat(try RepeatStep(object, depth: depth))
    case .advance: self = .advance(try AdvanceTime(object))
    case .run:
      self = .run(
        RunStep(
          atMost: try object.optional("atMost") { (value) throws(ScenarioError) in try value.seconds() }))
    case .drag: self = .drag(try DragStep(object))
    case .fling: self = .fling(try FlingStep(object))
    case .rotate: self = .rotate(try RotateStep(object))
    }
  }
}

extension DecodingCursor {
  func seconds() throws(ScenarioError) -> Double { try number("seconds", atLeast: 0) }
}

// MARK: - Scrolling and layouts

extension ScrollDistance {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    let (key, value) = try object.one(of: ["to", "by"], "a scroll step")
    self = key == "to" ? .to(try value.point()) : .by(try value.point())
  }
}

extension ScrollSectionStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    let section = try object.required("section").section()
    let (key, value) = try object.one(of: ["to", "by"], "a step that scrolls a section")
    self.init(section: section, key == "to" ? .to(try value.number()) : .by(try value.number()))
  }
}

extension SetLayoutStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    layout = try ScenarioLayout(try object.required("layout"))
    delegate = try object.nullable("delegate") { (value) throws(ScenarioError) in try FlowDelegateAnswers(value) }
  }
}

extension LayoutChange {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    let members = (object.cursor.value.members ?? []).filter { LayoutVocabulary.all.contains($0.key) }
    let properties = JSONValue(.object(members), at: object.cursor.value.position)
    try LayoutVocabulary.check(DecodingCursor(properties, path: object.cursor.path, file: object.cursor.file))
    let parameters = object["parameters"]
    if let parameters, parameters.value.members == nil {
      throw parameters.wrong(expected: "the parameters of a layout, an object")
    }
    self.init(properties: properties, parameters: parameters?.value)
  }
}

extension InvalidateStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init()
    if let value = object["everything"] { everything = try value.bool() }
    if let value = object["items"] { items = try value.itemPaths() }
    if let value = object["supplementary"] { supplementary = try InvalidateStep.pathsByKind(value) }
    if let value = object["decoration"] { decoration = try InvalidateStep.pathsByKind(value) }
  }

  private static func pathsByKind(_ cursor: DecodingCursor) throws(ScenarioError) -> [String: [ItemPath]] {
    var paths: [String: [ItemPath]] = [:]
    for entry in try ObjectCursor(cursor, "indexes by element kind, an object", known: nil).entries {
      let kind = try cursor.elementKind(entry.key, at: entry.keyPosition) { paths[$0] != nil }
      paths[kind] = try entry.value.itemPaths()
    }
    return paths
  }
}

// MARK: - Time

extension RepeatStep {
  init(_ object: ObjectCursor, depth: Int) throws(ScenarioError) {
    if depth == RepeatStep.deepest {
      throw object.cursor.failure("repeats are nested deeper than \(RepeatStep.deepest); write fewer, with more times")
    }
    times = try object.required("times").integer("a number of times")
    steps = try ScenarioStep.list(try object.required("steps"), depth: depth + 1)
  }
}

extension AdvanceTime {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    let (key, value) = try object.one(of: ["seconds", "frames"], "an advance step")
    self = key == "seconds" ? .seconds(try value.seconds()) : .frames(try value.integer("a number of frames"))
  }
}

extension DragStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(by: try object.required("by").point())
    from = try object.optional("from") { (value) throws(ScenarioError) in try value.point() }
    duration = try object.optional("duration") { (value) throws(ScenarioError) in try value.seconds() }
    if let value = object["lift"] { lift = try value.bool() }
  }
}

extension FlingStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(velocity: try object.required("velocity").point())
    from = try object.optional("from") { (value) throws(ScenarioError) in try value.point() }
  }
}

extension RotateStep {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init(to: try object.required("to").extent())
    duration = try object.optional("duration") { (value) throws(ScenarioError) in try value.seconds() }
  }
}

extension ScenarioStep {
  /// Reads a list of steps that stands in `depth` repeats.
  static func list(_ cursor: DecodingCursor, depth: Int) throws(ScenarioError) -> [ScenarioStep] {
    try cursor.list("a list of steps") { (step) throws(ScenarioError) in try ScenarioStep(step, depth: depth) }
  }

  init(_ cursor: DecodingCursor, depth: Int) throws(ScenarioError) {
    let name: StepAction.Name = try ObjectCursor(cursor, "a step, an object with 'do'", known: nil)
      .required("do").choice("step")
    let object = try ObjectCursor(cursor, "a step", known: name.keys + name.sharedKeys)
    self.init(try StepAction(name, object, depth: depth), mark: SourceMark(cursor.value.position))
    if let key = name.layoutKey, let value = object[key] { layout = try value.bool() }
    about = try object.optional("about") { (value) throws(ScenarioError) in try value.string() }
    expect = try object.optional("expect", Expectation.init)
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("do", .string(action.name.rawValue))
    object.set("about", about.map { .string($0) })
    for member in action.json { object.set(member.key, member.value) }
    if let key = action.name.layoutKey { object.set(key, layout, unless: true) }
    object.set("expect", expect?.json)
    return object.json
  }
}

// MARK: - Keys

extension StepAction.Name {
  /// The key that says whether `layoutIfNeeded()` follows.
  ///
  /// `setLayout` needs the word `layout` for the layout itself; after `set` nothing follows, so it has no such key.
  var layoutKey: String? {
    switch self {
    case .set: nil
    case .setLayout: "layoutIfNeeded"
    default: "layout"
    }
  }

  /// The keys that any step may have.
  var sharedKeys: [String] { ["do", "about", "expect"] + (layoutKey.map { [$0] } ?? []) }

  /// The keys of this step alone.
  var keys: [String] {
    switch self {
    case .layout, .reloadData: []
    case .scroll: ["to", "by"]
    case .scrollToItem: ["item", "position"]
    case .scrollSection: ["section", "to", "by"]
    case .resize, .contentInset: ["to"]
    case .set: ["data"]
    case .reloadItems, .reconfigureItems: ["items"]
    case .reloadSections: ["sections"]
    case .batch, .update: ["data", "changeModel", "updates"]
    case .setLayout: ["layout", "delegate"]
    case .setLayoutProperty: LayoutVocabulary.all + ["parameters"]
    case .invalidate: ["everything", "items", "supplementary", "decoration"]
    case .select, .deselect, .tap, .highlight, .unhighlight: ["item"]
    case .apply: ["snapshot", "animating", "reload", "reconfigure"]
    case .repeat: ["times", "steps"]
    case .advance: ["seconds", "frames"]
    case .run: ["atMost"]
    case .drag: ["by", "from", "duration", "lift"]
    case .fling: ["velocity", "from"]
    case .rotate: ["to", "duration"]
    }
  }
}

import CollectionCore

extension ConformanceCase {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a case, an object", known: nil)
    mark = SourceMark(cursor.value.position)
    id = try object.required("id").name(of: "an id")
    name = try object.nullable("name") { (value) throws(ScenarioError) in try value.string() } ?? id
    bounds = try object.required("bounds").extent()
    contentInset = try object.nullable("contentInset", ConformanceCase.insets) ?? .zero
    safeAreaInsets = try object.nullable("safeAreaInsets", ConformanceCase.insets) ?? .zero
    layoutMargins = try object.nullable("layoutMargins", ConformanceCase.insets)
    contentOffsetSet =
      try object.nullable("contentOffsetSet") { (value) throws(ScenarioError) in try value.point() } ?? .zero
    layout = try ScenarioLayout(try object.required("layout"), isStrict: false)
    counts = try object.required("counts").list("a list of counts") { (value) throws(ScenarioError) in
      try value.integer("a count of items", in: 0...ItemPath.itemLimit)
    }
    delegate = try object.nullable("delegate") { (value) throws(ScenarioError) in
      try FlowDelegateAnswers(value, isStrict: false)
    }
    cells = try object.nullable("cells", ConformanceCells.init) ?? ConformanceCells()
    supplementaryViews = try object.nullable("supplementaryViews", ConformanceSupplementaryViews.init)
    passes = try object.nullable("passes") { (value) throws(ScenarioError) in try value.words() }
    tolerance = try object.nullable("tolerance") { (value) throws(ScenarioError) in
      try value.number("a tolerance in points", atLeast: 0)
    }
    doubtful = try object.nullable("doubtful", ConformanceCase.doubt) ?? nil
    notes = try object.nullable("notes") { (value) throws(ScenarioError) in try value.words() }
    expected = try ConformanceExpectation(try object.required("expected"))
  }

  private static func insets(_ cursor: DecodingCursor) throws(ScenarioError) -> LayoutInsets { try cursor.insets() }

  /// `true`, or the doubt in words.
  private static func doubt(_ cursor: DecodingCursor) throws(ScenarioError) -> String? {
    if let text = cursor.value.text { return text }
    guard case .bool(let isDoubtful) = cursor.value.content else {
      throw cursor.wrong(expected: "true, false or a reason")
    }
    return isDoubtful ? "" : nil
  }
}

extension DecodingCursor {
  /// A remark for people: a string, or a number for how often.
  fileprivate func words() throws(ScenarioError) -> String {
    if let text = value.text { return text }
    if let number = value.double { return JSONText.number(number) }
    throw wrong(expected: "a remark, a string")
  }
}

// MARK: - Cells

extension ConformanceCells {
  init() {
    self.init(selfSizing: "unchanged", about: nil, preferredSizes: [], preferredHeightByTextIndex: [])
  }

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "cells, an object", known: nil)
    self.init()
    if let value = object["selfSizing"] { selfSizing = try value.name(of: "a kind of cell") }
    about = try object.nullable("description") { (value) throws(ScenarioError) in try value.string() }
    preferredSizes =
      try object.nullable("preferredSizes") { (value) throws(ScenarioError) in
        try value.list("a list of sizes") { (value) throws(ScenarioError) in try value.size() }
      } ?? []
    preferredHeightByTextIndex =
      try object.nullable("preferredHeightByTextIndex") { (value) throws(ScenarioError) in
        try value.list("a list of heights") { (value) throws(ScenarioError) in try value.number("a height") }
      } ?? []
    if let value = object["preferredWidth"], !value.value.isNull, value.value.text != "given width" {
      preferredWidth = try value.number("a width or 'given width'")
    }
  }
}

extension ConformanceSupplementaryViews {
  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "supplementary views, an object", known: nil)
    about = try object.nullable("description") { (value) throws(ScenarioError) in try value.string() }
    preferredHeight = [:]
    if let value = object["preferredHeight"], !value.value.isNull {
      for entry in try ObjectCursor(value, "heights by element kind, an object", known: nil).entries {
        preferredHeight[entry.key] = try entry.value.number("a height")
      }
    }
  }
}

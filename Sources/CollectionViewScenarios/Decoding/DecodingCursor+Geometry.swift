import CollectionCore

/// The shapes of geometry in documents: lists of two or four numbers, in points.
extension DecodingCursor {
  func size() throws(ScenarioError) -> LayoutSize {
    let numbers = try numbers(2, "a size [width, height]")
    return LayoutSize(width: numbers[0], height: numbers[1])
  }

  func point() throws(ScenarioError) -> LayoutPoint {
    let numbers = try numbers(2, "a point [x, y]")
    return LayoutPoint(x: numbers[0], y: numbers[1])
  }

  func rect() throws(ScenarioError) -> LayoutRect {
    let numbers = try numbers(4, "a rectangle [x, y, width, height]")
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func insets() throws(ScenarioError) -> LayoutInsets {
    let numbers = try numbers(4, "insets [top, left, bottom, right]")
    return LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// A size whose two numbers are not negative.
  func extent() throws(ScenarioError) -> LayoutSize {
    let size = try size()
    if size.width < 0 || size.height < 0 { throw failure("\(name) is negative, expected a size of 0 or more") }
    return size
  }
}

// MARK: - Paths

extension DecodingCursor {
  /// The number of a section.
  func section() throws(ScenarioError) -> Int {
    try integer("a section number", in: 0...ItemPath.sectionLimit - 1)
  }

  /// The number of an item; `Int.max` is kept as ``ItemPath/unlimited``.
  func item() throws(ScenarioError) -> Int {
    if value.wholeNumber == .max { return Int(ItemPath.unlimited) }
    return try integer("an item number", in: 0...ItemPath.itemLimit - 1)
  }

  /// An index `[section, item]`.
  func itemPath() throws(ScenarioError) -> ItemPath {
    guard let elements = value.elements, elements.count == 2 else { throw wrong(expected: "an index [section, item]") }
    let cursors = try self.elements("an index [section, item]")
    return ItemPath(try cursors[0].section(), try cursors[1].item())
  }

  func itemPaths() throws(ScenarioError) -> [ItemPath] {
    try list("a list of indexes [[section, item], …]") { (cursor) throws(ScenarioError) in try cursor.itemPath() }
  }

  func strings(_ what: String, atLeast least: Int = 0) throws(ScenarioError) -> [String] {
    try list(what, atLeast: least) { (cursor) throws(ScenarioError) in try cursor.string() }
  }

  /// Two of a thing, such as where something was and where it goes.
  func pair<Value>(
    _ what: String, _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> (Value, Value) {
    guard value.elements?.count == 2 else { throw wrong(expected: what) }
    let cursors = try elements(what)
    return (try read(cursors[0]), try read(cursors[1]))
  }
}

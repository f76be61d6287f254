// MARK: - Frames

extension WaterfallSolver {
  /// How many sections there are.
  public var numberOfSections: Int { records.count }

  /// The extent of the content: that of all sections along the scroll axis, that of the bounds across it, points.
  public var contentSize: LayoutSize {
    var size = bounds
    size[axis] = contentLength
    return size
  }

  /// How many columns a section has; 0 when there is no such section.
  public func numberOfColumns(inSection section: Int) -> Int {
    records.indices.contains(section) ? geometries[records[section].geometry].count : 0
  }

  /// The column of an item, the first one if it covers several; nil when there is no such item. O(1).
  public func column(of path: ItemPath) -> Int? {
    guard let item = ordinal(of: path) else { return nil }
    if mode == .shortestColumn { return Int(columns[item]) }
    return Int(path.item) % numberOfColumns(inSection: Int(path.section))
  }

  /// The frame of an item; nil when there is no such item.
  ///
  /// - Complexity: O(log sections), with sticky columns O(log sections + log items of the section).
  public func frame(of path: ItemPath) -> LayoutRect? {
    guard let item = ordinal(of: path) else { return nil }
    let section = Int(path.section)
    let record = records[section]
    let origin = sectionSums.sum(before: section) + record.leading
    let place: (start: Double, extent: Double)
    let start: Double
    if mode == .shortestColumn {
      start = starts[item]
      place = across(record, column: Int(columns[item]), span: spans.isEmpty ? 1 : Int(spans[item]))
    } else {
      let count = geometries[record.geometry].count
      let column = Int(path.item) % count
      start = stickyStart(record, row: Int(path.item) / count, column: column)
      place = across(record, column: column, span: 1)
    }
    return rect(along: grid.nearest(origin + start), length: lengths[item], across: place.start, extent: place.extent)
  }

  /// The frame of the header of a section; nil when it has none. O(log sections).
  public func headerFrame(ofSection section: Int) -> LayoutRect? {
    guard records.indices.contains(section), records[section].headerLength > 0 else { return nil }
    return band(at: sectionSums.sum(before: section), length: records[section].headerLength)
  }

  /// The frame of the footer of a section; nil when it has none. O(log sections).
  public func footerFrame(ofSection section: Int) -> LayoutRect? {
    guard records.indices.contains(section), records[section].footerLength > 0 else { return nil }
    let record = records[section]
    let start = sectionSums.sum(before: section) + (record.length - record.footerLength)
    return band(at: start, length: record.footerLength)
  }

  private func band(at start: Double, length: Double) -> LayoutRect {
    rect(along: grid.nearest(start), length: length, across: 0, extent: bounds[axis.across])
  }

  /// The number of an item over all sections.
  func ordinal(of path: ItemPath) -> Int? {
    let section = Int(path.section)
    guard records.indices.contains(section), path.item >= 0, path.item < records[section].count else { return nil }
    return records[section].firstItem + Int(path.item)
  }

  /// Where the columns from `column` on are across the scroll axis.
  @inline(__always) func across(_ record: WaterfallRecord, column: Int, span: Int) -> (start: Double, extent: Double) {
    let geometry = geometries[record.geometry]
    let start = edges[geometry.firstEdge + column]
    if span == 1 { return (start, geometry.width) }
    return (start, edges[geometry.firstEdge + column + span - 1] - start + geometry.width)
  }

  @inline(__always) func rect(along: Double, length: Double, across: Double, extent: Double) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: across, y: along, width: extent, height: length)
      : LayoutRect(x: along, y: across, width: length, height: extent)
  }

  /// Brings the extent of the content up to date after places have changed.
  ///
  /// Rounding can carry an item of broken pixels past the end of the sum, by less than a pixel: only elements that reach
  /// the last pixel can do that.
  mutating func updateContentLength() {
    let pixel = 1 / grid.scale
    var end = sectionSums.total
    var last: [PlacedElement] = []
    elements(in: rect(along: end - pixel, length: 3 * pixel, across: -1e15, extent: 2e15), into: &last)
    for element in last { end = max(end, element.frame.max(axis)) }
    contentLength = grid.up(end)
  }
}

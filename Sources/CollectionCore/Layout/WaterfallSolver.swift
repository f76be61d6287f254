/// Fills columns of equal width with items of different lengths, section below section.
///
/// A section is its header, its inset, its columns, the inset at the end and its footer, along the scroll axis; an empty
/// one keeps all but the columns. Headers and footers are as wide as the bounds; their index path is item 0 of the
/// section, their kinds 1 and 2, and they lie above the cells (`zIndex` 10). One of length 0 makes no element.
///
/// **Columns** share what the insets and the spacing between them leave of the bounds, rounded down to a pixel; what is
/// left over stays at the end. An item that spans *s* columns also covers the spacings between them.
///
/// **Positions** are summed up without rounding and then rounded to the nearest pixel; lengths are kept as given
/// (Semantics 4.22). So items of whole pixels never overlap, and others by less than a pixel. Columns are compared
/// before rounding.
///
/// **Bad lengths** (not a number, infinite, negative, above ``lengthLimit``, missing; for an aspect ratio, zero too)
/// count as 0 and are named in ``firstInvalidItem``.
///
/// Memory for each item: 8 bytes for its number as it was handed in, 8 for its place; in the shortest-column mode also 1
/// for the column, 1 for the blocks and, if there are spans, 1 for the span.
public struct WaterfallSolver: Sendable {
  /// No section has more columns.
  public static let columnLimit = 255
  /// Lengths above this are taken for mistakes, points: pixels could no longer be told apart.
  public static let lengthLimit = 1e12

  /// How columns are chosen.
  public let mode: WaterfallMode
  /// The axis along which the content scrolls.
  public let axis: LayoutAxis
  /// The extent of the view, points; only that across the scroll axis matters.
  public let bounds: LayoutSize
  let grid: PixelGrid
  /// The extent of the content along the scroll axis, in whole pixels and so that every item lies inside, points.
  internal(set) public var contentLength = 0.0
  /// The first item that came with a bad number, since the solver was made.
  internal(set) public var firstInvalidItem: ItemPath?

  var records: [WaterfallRecord] = []
  /// The extents of the sections.
  var sectionSums = RunningSums([])
  /// The sections that have elements, ascending.
  var inhabited: [Int32] = []
  var geometries: [WaterfallColumnGeometry] = []
  /// The rounded starts of the columns of each geometry.
  var edges: [Double] = []

  /// The length of each item over all sections, points. As long as the list that was handed in.
  var lengths: [Double]
  /// Shortest column: where each item starts, from the first item of its section. Sticky columns: from the first item
  /// of its block of ``stickyRows`` items of its column.
  var starts: [Double] = []
  /// Shortest column: the (first) column of each item.
  var columns: [UInt8] = []
  /// Shortest column: how many columns each item covers; empty when all cover one.
  var spans: [UInt8] = []
  /// Shortest column: the trees of blocks of all sections, one behind the other.
  var blocks: [WaterfallBlock] = []
  /// Sticky columns: for sections that need them, the blocks of each column.
  var columnSums: [RunningSums] = []

  /// Places everything.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - values: A length or an aspect ratio for each item, section after section; more than needed is fine. The list is
  ///     kept, not copied, while no length has to be changed.
  ///   - spans: How many columns each item covers, brought between 1 and the number of columns; items behind the end of
  ///     the list cover one. An item goes where that many neighbouring columns end first, the lowest of equal places.
  ///     Sticky columns know no spans.
  /// - Complexity: O(items · columns).
  public init(
    sections: [WaterfallSection], values: [Double], spans: [Int32] = [], mode: WaterfallMode = .shortestColumn,
    axis: LayoutAxis = .vertical, bounds: LayoutSize, grid: PixelGrid
  ) {
    self.mode = mode
    self.axis = axis
    self.bounds = LayoutSize(width: bounds.width.orZero, height: bounds.height.orZero)
    self.grid = grid
    lengths = values
    let total = addRecords(sections)
    if total > lengths.count {
      lengths.append(contentsOf: repeatElement(.nan, count: total - lengths.count))
    }
    if mode == .shortestColumn && !spans.isEmpty { adopt(spans) }
    for section in sections.indices where sections[section].sizing == .aspectRatios {
      replaceRatios(ofSection: section)
    }
    switch mode {
    case .shortestColumn: placeInShortestColumns()
    case .stickyColumns: placeInStickyColumns()
    }
    finish()
  }

  /// Makes a waterfall that knows its sections but not yet the lengths of its items.
  init(
    unplaced sections: [WaterfallSection], mode: WaterfallMode, axis: LayoutAxis, bounds: LayoutSize, grid: PixelGrid
  ) {
    self.mode = mode
    self.axis = axis
    self.bounds = bounds
    self.grid = grid
    lengths = []
    _ = addRecords(sections)
  }

  /// Sums up the sections once the items of all of them are placed.
  mutating func finish() {
    sectionSums = RunningSums(records.map { $0.length })
    updateContentLength()
  }

  /// Notes everything about the sections but where their items are; returns how many items there are.
  private mutating func addRecords(_ sections: [WaterfallSection]) -> Int {
    records.reserveCapacity(sections.count)
    var total = 0
    for section in sections {
      let geometry = WaterfallColumnGeometry(section, across: axis.across, extent: bounds[axis.across], grid: grid)
      let header = section.headerLength.length
      let footer = section.footerLength.length
      let record = WaterfallRecord(
        firstItem: total, count: max(0, min(section.itemCount, ItemPath.itemLimit)), geometry: adopt(geometry),
        index: -1, leading: header + section.inset.leading(axis).length,
        trailing: section.inset.trailing(axis).length + footer, headerLength: header, footerLength: footer,
        lineSpacing: section.lineSpacing.length, body: 0)
      total += record.count
      if record.hasElements { inhabited.append(Int32(records.count)) }
      records.append(record)
    }
    return total
  }

  /// The number of a geometry: the last one again if it is the same.
  private mutating func adopt(_ new: WaterfallColumnGeometry) -> Int {
    var geometry = new
    if let last = geometries.last {
      geometry.firstEdge = last.firstEdge
      if geometry == last { return geometries.count - 1 }
    }
    geometry.firstEdge = edges.count
    geometries.append(geometry)
    for column in 0..<geometry.count { edges.append(grid.nearest(geometry.start + Double(column) * geometry.pitch)) }
    return geometries.count - 1
  }

  /// Packs the spans, if any item covers more than one column.
  private mutating func adopt(_ given: [Int32]) {
    guard given.contains(where: { $0 > 1 }) else { return }
    spans = [UInt8](repeating: 1, count: lengths.count)
    for record in records {
      let most = geometries[record.geometry].count
      for item in record.firstItem..<max(record.firstItem, min(record.firstItem + record.count, given.count)) {
        spans[item] = UInt8(max(1, min(Int(given[item]), most)))
      }
    }
  }

  /// Turns the aspect ratios of a section into lengths; bad ones into bad lengths.
  private mutating func replaceRatios(ofSection section: Int) {
    let record = records[section]
    for item in record.firstItem..<(record.firstItem + record.count) {
      let ratio = lengths[item]
      guard ratio > 0 && ratio.isFinite else {
        lengths[item] = .nan
        continue
      }
      let width = across(record, column: 0, span: spans.isEmpty ? 1 : Int(spans[item])).extent
      lengths[item] = grid.down(axis == .vertical ? width / ratio : width * ratio)
    }
  }
}

extension Double {
  /// The number if it can be the length of something, else 0.
  @inline(__always) var length: Double { isLength ? self : 0 }
  /// Whether the number can be the length of something.
  @inline(__always) var isLength: Bool { self >= 0 && self <= WaterfallSolver.lengthLimit }
}

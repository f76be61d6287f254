/// Where the columns of a section are across the scroll axis. Sections that look alike share one.
struct WaterfallColumnGeometry: Hashable, Sendable {
  /// Columns, at least 1.
  let count: Int
  /// The extent of a column across the scroll axis, a whole number of pixels.
  let width: Double
  /// From the start of the first column to the start of the second, before rounding.
  let pitch: Double
  /// The start of the first column, before rounding.
  let start: Double
  /// Where the rounded starts of the columns begin in the solver's list.
  var firstEdge = 0

  init(_ section: WaterfallSection, across: LayoutAxis, extent: Double, grid: PixelGrid) {
    start = section.inset.leading(across).finiteOrZero
    let spacing = section.interitemSpacing.orZero
    let usable = max(0, extent - start - section.inset.trailing(across).finiteOrZero)
    count = section.columns.number(usable: usable, spacing: spacing)
    width = max(0, grid.down((usable - Double(count - 1) * spacing) / Double(count)))
    pitch = width + spacing
  }
}

/// One section of a waterfall as it was placed.
struct WaterfallRecord: Sendable {
  /// The number of its first item over all sections.
  var firstItem: Int
  var count: Int
  /// Which of the solver's column geometries.
  var geometry: Int
  /// Shortest column: where its blocks begin. Sticky columns: where its running sums begin, −1 if it needs none.
  var index: Int
  /// From the start of the section to its items.
  var leading: Double
  /// From the end of its items to the end of the section.
  var trailing: Double
  var headerLength: Double
  var footerLength: Double
  var lineSpacing: Double
  /// The extent of all items along the scroll axis.
  var body: Double

  var length: Double { leading + body + trailing }
  var hasElements: Bool { count > 0 || headerLength > 0 || footerLength > 0 }
}

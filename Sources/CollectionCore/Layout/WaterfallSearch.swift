/// The search for what touches a rectangle among the items of one section, and what it learns about other rectangles.
struct WaterfallSearch {
  let axis: LayoutAxis
  let grid: PixelGrid
  /// The rectangle along and across the scroll axis.
  let from: Double
  let to: Double
  let acrossFrom: Double
  let acrossTo: Double
  /// Where the first item of the section starts.
  let origin: Double
  /// What starts below this and ends above the other, counted from the origin, can touch: a pixel is left for rounding.
  let startsBelow: Double
  let endsAbove: Double
  /// The key of the first item; those of the others follow it one by one.
  let firstKey: UInt64
  let columnCount: Int
  let columnWidth: Double
  let firstEdge: Int

  /// The greatest end of what was seen to lie before the rectangle, from the origin.
  private var ended = -Double.infinity
  /// The least start of what was seen to lie behind it, from the origin.
  private var begins = Double.infinity
  /// What only rounding keeps out.
  private var window = QueryWindow.always

  init(
    rect: LayoutRect, axis: LayoutAxis, grid: PixelGrid, origin: Double, section: Int,
    geometry: WaterfallColumnGeometry
  ) {
    self.axis = axis
    self.grid = grid
    self.origin = origin
    from = rect.min(axis)
    to = rect.max(axis)
    acrossFrom = rect.min(axis.across)
    acrossTo = rect.max(axis.across)
    startsBelow = to - origin + 1 / grid.scale
    endsAbove = from - origin - 1 / grid.scale
    firstKey = ElementKey(cell: ItemPath(section, 0)).bits
    columnCount = geometry.count
    columnWidth = geometry.width
    firstEdge = geometry.firstEdge
  }

  /// Whether everything up to `end` lies before the rectangle; if so, it is noted.
  @inline(__always) mutating func isBefore(_ end: Double) -> Bool {
    if end > endsAbove { return false }
    ended = ended > end ? ended : end
    return true
  }

  /// Whether everything from `start` on lies behind the rectangle; if so, it is noted.
  @inline(__always) mutating func isBehind(_ start: Double) -> Bool {
    if start < startsBelow { return false }
    begins = begins < start ? begins : start
    return true
  }

  /// Appends an item that is neither before nor behind, unless rounding or the other axis keeps it out.
  @inline(__always) mutating func append(
    _ item: Int, start: Double, length: Double, edge: Double, extent: Double, _ batch: inout ElementBatch,
    to result: inout [PlacedElement]
  ) {
    let along = grid.nearest(origin + start)
    let end = along + length
    guard end > from else {
      window.exclude(before: end)
      return
    }
    guard along < to else {
      window.exclude(after: along)
      return
    }
    guard edge < acrossTo && edge + extent > acrossFrom else { return }
    let frame =
      axis == .vertical
      ? LayoutRect(x: edge, y: along, width: extent, height: length)
      : LayoutRect(x: along, y: edge, width: length, height: extent)
    let key = ElementKey(bits: firstKey &+ UInt64(truncatingIfNeeded: item))
    batch.append(PlacedElement(key: key, frame: frame), to: &result)
  }

  /// Takes over what was learnt about what is not in the answer.
  func narrow(_ whole: inout QueryWindow) {
    // The last bits of these sums must not close the window to the rectangle itself.
    whole.exclude(before: min(from, origin + ended + 1 / grid.scale))
    whole.exclude(after: max(to, origin + begins - 1 / grid.scale))
    whole.exclude(before: window.startFrom)
    whole.exclude(after: window.endUpTo)
  }
}

/// A rectangle being asked for, in the terms of the scroll axis, and the window in which its answer holds.
struct FlowQuery {
  let axis: LayoutAxis
  let grid: PixelGrid
  let start: Double
  let end: Double
  let acrossStart: Double
  let acrossEnd: Double
  /// How far an element may lie outside of its unrounded line.
  let slack: Double
  var window = QueryWindow.always

  init(_ rect: LayoutRect, axis: LayoutAxis, grid: PixelGrid, slack: Double) {
    self.axis = axis
    self.grid = grid
    start = rect.min(axis)
    end = rect.max(axis)
    acrossStart = rect.min(axis.across)
    acrossEnd = rect.max(axis.across)
    self.slack = slack
  }

  /// Whether something from `start` on overlaps the rectangle along the scroll axis; narrows the window either way.
  mutating func meets(start: Double, length: Double) -> Bool {
    let end = start + length
    if end <= self.start {
      window.exclude(before: end)
      return false
    }
    if start >= self.end {
      window.exclude(after: start)
      return false
    }
    window.keep(from: start, to: end)
    return true
  }

  /// Adds an element to the answer if it touches the rectangle.
  mutating func offer(
    _ key: ElementKey, start: Double, length: Double, across: Double, breadth: Double, zIndex: Int = 0,
    into result: inout [PlacedElement]
  ) {
    guard meets(start: start, length: length), across < acrossEnd, across + breadth > acrossStart else { return }
    let frame = LayoutRect(axis: axis, start: start, length: length, across: across, breadth: breadth)
    result.append(PlacedElement(key: key, frame: frame, zIndex: zIndex))
  }
}

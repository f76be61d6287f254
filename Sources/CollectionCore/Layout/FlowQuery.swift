/// A rectangle being asked for, in the terms of the scroll axis, and the window in which its answer holds.
///
/// Elements are collected in a small chunk on the stack and handed on when it is full: appending them to the array one
/// by one asks for each whether the array is shared, at twice the cost of everything else.
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
  private let chunk: UnsafeMutableBufferPointer<PlacedElement>
  private var filled = 0

  /// How many elements a chunk should hold: together they stay below the 1,024 bytes that are sure to be on the stack.
  static let chunkSize = 20

  init(
    _ rect: LayoutRect, axis: LayoutAxis, grid: PixelGrid, slack: Double,
    chunk: UnsafeMutableBufferPointer<PlacedElement>
  ) {
    self.axis = axis
    self.grid = grid
    start = rect.min(axis)
    end = rect.max(axis)
    acrossStart = rect.min(axis.across)
    acrossEnd = rect.max(axis.across)
    self.slack = slack
    self.chunk = chunk
  }

  /// Whether something from `start` on overlaps the rectangle along the scroll axis; narrows the window either way.
  @inline(__always)
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

  /// Adds an element that overlaps the rectangle along the scroll axis, if it does so across it too.
  @inline(__always)
  mutating func add(
    _ key: ElementKey, start: Double, length: Double, across: Double, breadth: Double, zIndex: Int = 0,
    into result: inout [PlacedElement]
  ) {
    guard across < acrossEnd, across + breadth > acrossStart else { return }
    let frame = LayoutRect(axis: axis, start: start, length: length, across: across, breadth: breadth)
    chunk.initializeElement(at: filled, to: PlacedElement(key: key, frame: frame, zIndex: zIndex))
    filled += 1
    if filled == chunk.count { flush(into: &result) }
  }

  /// Hands on what is in the chunk.
  @inline(never)
  mutating func flush(into result: inout [PlacedElement]) {
    result.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[0..<filled]))
    filled = 0
  }
}

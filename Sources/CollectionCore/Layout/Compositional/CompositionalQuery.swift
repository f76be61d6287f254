/// A rectangle that is being answered, left to right and clipped to the content, and for which positions of it the
/// answer stays the same.
struct CompositionalQuery {
  let axis: LayoutAxis
  /// The rectangle, clipped.
  let rect: LayoutRect
  /// Where the content ends along the scroll axis.
  let contentEnd: Double
  var window = QueryWindow.always
  /// Supplementary views and backgrounds, in no order yet; cells come in theirs.
  var views: [PlacedElement] = []
  var backgrounds: [PlacedElement] = []

  /// Nil when the rectangle does not even touch the content.
  init?(_ rect: LayoutRect, axis: LayoutAxis, content: LayoutSize) {
    let left = max(0, rect.x)
    let top = max(0, rect.y)
    let right = min(content.width, rect.maxX)
    let bottom = min(content.height, rect.maxY)
    guard left <= right, top <= bottom else { return nil }
    self.axis = axis
    self.rect = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    contentEnd = content[axis]
  }

  var start: Double { rect.min(axis) }
  var end: Double { rect.max(axis) }

  /// Whether a frame touches the rectangle, edges half open, and narrows the window accordingly.
  @inline(__always) mutating func meets(_ frame: LayoutRect) -> Bool {
    let from = frame.min(axis)
    let to = frame.max(axis)
    if frame.touches(rect) {
      // What sticks out of the content is not met there.
      window.keep(from: max(0, from), to: min(contentEnd, to))
      return true
    }
    if to <= start { window.exclude(before: to) } else if from >= end { window.exclude(after: from) }
    return false
  }

  /// Whether a section's rectangle touches the rectangle, edges included.
  mutating func meetsClosed(_ frame: LayoutRect) -> Bool {
    let from = frame.min(axis)
    let to = frame.max(axis)
    if to < start {
      window.exclude(before: to.nextUp)
    } else if from > end {
      window.exclude(after: from.nextDown)
    } else if frame.min(axis.across) <= rect.max(axis.across), frame.max(axis.across) >= rect.min(axis.across) {
      window.keep(from: max(0, from), to: min(contentEnd, to))
      return true
    }
    return false
  }
}

import CollectionCore

/// What is wrong with the answers to some queries, given all elements: their members, their order, or a window that
/// claims more than is true. Nil when nothing is.
func queryFailure(
  _ rects: [LayoutRect], _ all: [PlacedElement], _ axis: LayoutAxis,
  query: (LayoutRect, inout [PlacedElement]) -> QueryWindow
) -> String? {
  let sorted = all.sorted { $0.key < $1.key }
  for rect in rects {
    var found: [PlacedElement] = []
    let window = query(rect, &found)
    let expected = sorted.filter { $0.frame.touches(rect) }
    if found != expected {
      return "\(found.map(\.key.path)) found, \(expected.map(\.key.path)) touch \(rect)"
    }
    // The furthest that the window lets the rectangle move either way, and a little beyond where it does not.
    let length = rect.length(axis)
    for start in [
      window.startFrom, window.startBelow.nextDown, (window.endAbove - length).nextUp, window.endUpTo - length,
      rect.min(axis) - 0.01, rect.min(axis) + 0.01, rect.min(axis) - 3, rect.min(axis) + 3,
      rect.min(axis) - 400, rect.min(axis) + 400, 0,
    ] where start.isFinite && window.holds(start: start, end: start + length) {
      var moved = rect
      if axis == .horizontal { moved.x = start } else { moved.y = start }
      if sorted.filter({ $0.frame.touches(moved) }) != expected {
        return "the window \(window) of \(rect) also holds for \(moved), where the answer differs"
      }
    }
  }
  return nil
}

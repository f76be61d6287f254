import CollectionCore

/// The query of waterfall and chat layouts of the field: frames in groups of 20, each with a rectangle around it; the
/// groups are searched from both ends, the frames between them one by one.
struct UnionRectangles {
  let frames: [LayoutRect]
  private var unions: [LayoutRect] = []

  private static let size = 20

  init(_ frames: [LayoutRect]) {
    self.frames = frames
    var index = 0
    while index < frames.count {
      var union = frames[index]
      for frame in frames[index..<min(index + UnionRectangles.size, frames.count)] { union = union.union(frame) }
      unions.append(union)
      index += UnionRectangles.size
    }
  }

  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) {
    var first = 0
    while first < unions.count, !unions[first].touches(rect) { first += 1 }
    var last = unions.count - 1
    while last > first, !unions[last].touches(rect) { last -= 1 }
    guard first <= last else { return }
    let end = min((last + 1) * UnionRectangles.size, frames.count)
    for index in first * UnionRectangles.size..<end where frames[index].touches(rect) {
      result.append(PlacedElement(key: ElementKey(cell: ItemPath(0, index)), frame: frames[index]))
    }
  }
}

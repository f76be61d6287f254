import CollectionCore

/// The query of most layouts written by hand: every frame is compared with the rectangle.
struct LinearScan {
  let frames: [LayoutRect]

  init(_ frames: [LayoutRect]) { self.frames = frames }

  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) {
    for index in 0..<frames.count where frames[index].touches(rect) {
      result.append(PlacedElement(key: ElementKey(cell: ItemPath(0, index)), frame: frames[index]))
    }
  }
}

import CollectionCore

/// A vertical layout of one section at scale 2.
func flow(_ width: Double, _ section: FlowSection, axis: LayoutAxis = .vertical) -> FlowSolver {
  flow(width, [section], axis: axis)
}

/// A layout of some sections.
func flow(
  _ breadth: Double, _ sections: [FlowSection], axis: LayoutAxis = .vertical, scale: Double = 2
) -> FlowSolver {
  var solver = FlowSolver(axis: axis, breadth: breadth, scale: scale)
  for section in sections { solver.append(section) }
  return solver
}

extension FlowSolver {
  /// The frames of a section's items as "x,y,w,h", one a string.
  func itemTexts(_ section: Int) -> [String] {
    (0..<itemCount(inSection: section)).map { frame(ofItem: ItemPath(section, $0))!.text }
  }

  /// The left edges of a section's items.
  func lefts(_ section: Int = 0) -> [Double] {
    (0..<itemCount(inSection: section)).map { frame(ofItem: ItemPath(section, $0))!.x }
  }

  /// The top edges of a section's items.
  func tops(_ section: Int = 0) -> [Double] {
    (0..<itemCount(inSection: section)).map { frame(ofItem: ItemPath(section, $0))!.y }
  }

  /// How many items stand on each line, told by their middles.
  func lineCounts(_ section: Int = 0) -> [Int] {
    var counts: [Int] = []
    var last = Double.nan
    for item in 0..<itemCount(inSection: section) {
      let frame = frame(ofItem: ItemPath(section, item))!
      let middle = axis == .vertical ? frame.midY : frame.midX
      if !((middle - last).magnitude <= 0.5) { counts.append(0) }
      counts[counts.count - 1] += 1
      last = middle
    }
    return counts
  }

  /// Every element that is placed, by asking for each of them by name.
  func allElements(pinning: FlowPinning? = nil) -> [PlacedElement] {
    var all: [PlacedElement] = []
    for section in 0..<sectionCount {
      for item in 0..<itemCount(inSection: section) {
        let path = ItemPath(section, item)
        all.append(PlacedElement(key: ElementKey(cell: path), frame: frame(ofItem: path)!))
      }
      let path = ItemPath(section, 0)
      if let frame = pinnedFrame(ofHeader: section, pinning: pinning) {
        all.append(PlacedElement(key: ElementKey(.supplementary, kind: 1, path: path), frame: frame, zIndex: 10))
      }
      if let frame = pinnedFrame(ofFooter: section, pinning: pinning) {
        all.append(PlacedElement(key: ElementKey(.supplementary, kind: 2, path: path), frame: frame, zIndex: 10))
      }
    }
    return all.sorted { $0.key < $1.key }
  }

  /// The answer of a query as an array.
  func elements(in rect: LayoutRect, pinning: FlowPinning? = nil) -> [PlacedElement] {
    var result: [PlacedElement] = []
    _ = elements(in: rect, pinning: pinning, into: &result)
    return result
  }
}

extension LayoutRect {
  /// "x,y,w,h" without needless zeros.
  var text: String { [x, y, width, height].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",") }
}

/// Sizes from pairs.
func sizes(_ pairs: [(Double, Double)]) -> FlowItems {
  .sizes(pairs.map { LayoutSize(width: $0.0, height: $0.1) })
}

/// Sizes of one height.
func widths(_ widths: [Double], height: Double = 29) -> FlowItems { sizes(widths.map { ($0, height) }) }

/// So many items of one size.
func items(_ count: Int, _ width: Double, _ height: Double) -> FlowItems {
  .uniform(LayoutSize(width: width, height: height), count: count)
}

/// Insets from top, left, bottom, right.
func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> LayoutInsets {
  LayoutInsets(top: top, left: left, bottom: bottom, right: right)
}

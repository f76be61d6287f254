/// The visible part of the content, in which boundary items that pin themselves are kept.
public struct CompositionalPinning: Hashable, Sendable {
  /// Where it begins along the scroll axis: content offset and adjusted inset (Semantics 4.41b).
  public var visibleStart: Double
  /// Where it ends along the scroll axis.
  public var visibleEnd: Double

  /// Makes a pinning.
  public init(visibleStart: Double, visibleEnd: Double) {
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// What is added to the zIndex of a boundary item that pins itself while its section is visible.
  public static let zIndex = 1_000_000_000
}

extension CompositionalSolver {
  /// Whether any boundary item pins itself; only then does scrolling move anything (Semantics 11.44).
  public var isPinning: Bool {
    boundary.isPinning || definitions.contains { $0.boundary.isPinning }
  }

  /// A boundary item of a section, left to right.
  func boundaryItem(
    _ index: Int, _ section: Int, _ sizes: [LayoutSize], _ pinning: CompositionalPinning?
  ) -> PlacedElement {
    let record = records[section]
    let start = start(ofSection: section)
    return place(
      definitions[record.definition].boundary, index, sizes, ItemPath(section, 0), start: start, lead: record.lead,
      body: record.body, trail: record.trail, pinning)
  }

  /// A boundary item of the layout, left to right.
  func layoutBoundaryItem(_ index: Int, _ sizes: [LayoutSize], _ pinning: CompositionalPinning?) -> PlacedElement {
    place(
      boundary, index, sizes, ItemPath(section: 0, item: ItemPath.unlimited), start: 0, lead: lead, body: body,
      trail: trail, pinning)
  }

  /// A boundary item in its place, or in the visible part if it pins itself.
  ///
  /// It can leave its place as far as the body's far end, the room for items that extend the body there not counted
  /// (Semantics 11.43: a header of 30 in a section of 118 and a footer of 20 stops at 88).
  private func place(
    _ boundary: CompositionalBoundary, _ index: Int, _ sizes: [LayoutSize], _ path: ItemPath, start: Double,
    lead: Double, body: Double, trail: Double, _ pinning: CompositionalPinning?
  ) -> PlacedElement {
    let item = boundary.items[index]
    var slot = boundary.slot(index, sizes, start: start + lead, body: body)
    var zIndex = item.zIndex
    if let pinning, item.pinsToVisibleBounds, start < pinning.visibleEnd,
      start + lead + body + trail > pinning.visibleStart
    {
      let length = slot.length(axis)
      let natural = slot.min(axis)
      let lowest = min(natural, start + lead)
      let highest = max(natural, start + lead + body - length)
      let visible = max(min(natural, pinning.visibleEnd - length), pinning.visibleStart)
      slot.origin[axis] = max(lowest, min(visible, highest))
      zIndex += CompositionalPinning.zIndex
    }
    return PlacedElement(
      key: ElementKey(.supplementary, kind: item.kind, path: path),
      frame: rounded(boundary.extents[index].inset(slot, by: item.contentInsets)), zIndex: zIndex)
  }
}

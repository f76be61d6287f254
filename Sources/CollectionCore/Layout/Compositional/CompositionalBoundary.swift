/// The views at the boundary of a section, or of all sections together.
///
/// Each stands against the boundary by itself; items on one side overlap (Semantics 11.39). The section proper, which
/// they are placed around, is called the body: its insets and its groups.
struct CompositionalBoundary: Sendable {
  let axis: LayoutAxis
  let items: [CompositionalBoundaryItem]
  let extents: [CompositionalExtents]
  /// The sizes as long as nothing was measured.
  let sizes: [LayoutSize]
  /// Where the room for items begins across the axis, and how large it is; negative when insets exceed the view.
  let across: (start: Double, room: Double)
  let hasEstimates: Bool
  let isPinning: Bool
  /// Room before the items that extend the body at its start, none where there are no such items.
  let leadPadding: Double

  /// Resolves the items in a view; `insets` are those they follow across the axis, zero if they do not
  /// (Semantics 11.35).
  init(
    _ items: [CompositionalBoundaryItem], axis: LayoutAxis, viewSize: LayoutSize, insets: LayoutInsets,
    leadPadding: Double = 0, _ grid: PixelGrid
  ) {
    self.axis = axis
    self.leadPadding = leadPadding
    self.items = items
    let start = insets.leading(axis.across)
    across = (start, viewSize[axis.across] - start - insets.trailing(axis.across))
    var container = viewSize
    container[axis.across] = across.room
    extents = items.map { CompositionalExtents($0.size, in: container, grid) }
    sizes = extents.map { $0.size }
    hasEstimates = extents.contains { $0.isEstimated }
    isPinning = items.contains { $0.pinsToVisibleBounds }
  }

  /// The room that extending items need around a body, which itself grows to a longer item at its side
  /// (Semantics 11.36–11.40).
  func extend(_ body: inout Double, _ sizes: [LayoutSize]) -> (lead: Double, trail: Double) {
    var lead = 0.0
    var trail = 0.0
    for index in items.indices where items[index].extendsBoundary {
      let length = sizes[index][axis]
      let offset = items[index].offset[axis]
      switch items[index].alignment.place(axis) {
      case 0: lead = max(lead, length - offset)
      case 1: trail = max(trail, length + offset)
      default: body = max(body, length)
      }
    }
    return (lead > 0 ? lead + leadPadding : lead, trail)
  }

  /// The frame of an item around a body that begins at `start`, its own insets not yet taken off.
  func slot(_ index: Int, _ sizes: [LayoutSize], start: Double, body: Double) -> LayoutRect {
    let item = items[index]
    let size = sizes[index]
    var origin = LayoutPoint.zero
    switch item.alignment.place(axis) {
    case 0: origin[axis] = item.extendsBoundary ? start - size[axis] : start
    case 1: origin[axis] = item.extendsBoundary ? start + body : start + body - size[axis]
    default: origin[axis] = start + (body - size[axis]) / 2
    }
    origin[axis] += item.offset[axis]
    origin[axis.across] =
      across.start + (across.room - size[axis.across]) * item.alignment.place(axis.across) + item.offset[axis.across]
    return LayoutRect(origin: origin, size: size)
  }
}

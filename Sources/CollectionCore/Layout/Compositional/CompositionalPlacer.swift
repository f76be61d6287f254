/// The place of one item of a group, before it is moved to where the group is.
struct CompositionalCell: Sendable {
  /// In the coordinates of the outermost group, unrounded.
  var frame: LayoutRect
  var zIndex: Int
  var free: CompositionalFreeAxes
}

/// The place of one anchored supplementary view of a group.
struct CompositionalExtra: Sendable {
  /// Which of the definition's supplementary items it is.
  var index: Int
  /// The item with which it appears: its own, or the first of its group.
  var item: Int
  /// The frame of the item or group that holds it.
  var host: LayoutRect
  /// What its fractions are parts of.
  var container: LayoutSize
}

/// Fills groups: gives every item and every anchored view of one outermost group its place.
///
/// A group with fewer items than it could hold is filled as a full one and then cut off, so its items stand where those
/// of the groups before it do.
struct CompositionalPlacer: Sendable {
  var cells: [CompositionalCell] = []
  var extras: [CompositionalExtra] = []
  /// The children that are being placed, those of inner groups on top.
  private var pending: [Pending] = []

  private struct Pending: Sendable {
    var size: LayoutSize
    var cells: Range<Int>
    var extras: Range<Int>
  }

  /// Places the items of one outermost group.
  ///
  /// A group that is not full and not as long as its content is trimmed along `axis`: it ends as far behind its items
  /// as a full one, its own insets not added back (Semantics 11.27).
  ///
  /// - Parameters:
  ///   - root: The outermost group.
  ///   - present: How many of its items there are.
  ///   - axis: Along which these groups follow each other.
  ///   - rest: What a full group leaves over behind its items.
  ///   - measured: What was measured, if anything.
  ///   - first: The number in the section of the group's first item.
  /// - Returns: The group's size.
  mutating func place(
    _ root: CompositionalPlannedChild, _ plans: [CompositionalPlan], present: Int, along axis: LayoutAxis,
    rest: Double, measured: SectionSizes? = nil, first: Int = 0
  ) -> LayoutSize {
    cells.removeAll(keepingCapacity: true)
    extras.removeAll(keepingCapacity: true)
    var size = place(root.plan, plans, present: present, measured, first)
    let isFull = cells.count <= present
    if !isFull { cells.removeSubrange(present...) }
    if !isFull && !root.extents[axis].isEstimated { size[axis] = max(0, reach(axis, root) + rest) }
    if !extras.isEmpty || !root.anchored.isEmpty {
      appendExtras(root, LayoutRect(origin: .zero, size: size), root.container, item: 0)
      extras.removeAll { $0.item >= present }
      sortExtras()
    }
    return size
  }

  /// How far the items reach along `axis`, from where the group's insets end.
  func reach(_ axis: LayoutAxis, _ root: CompositionalPlannedChild) -> Double {
    var end = 0.0
    for cell in cells { end = max(end, cell.frame.max(axis) - root.insets.leading(axis)) }
    return end
  }

  /// Places what is in a group, in the group's coordinates, and returns the group's size.
  private mutating func place(
    _ index: Int, _ plans: [CompositionalPlan], present: Int, _ measured: SectionSizes?, _ first: Int
  ) -> LayoutSize {
    let plan = plans[index]
    if !plan.custom.isEmpty {
      for place in plan.custom {
        cells.append(CompositionalCell(frame: place.frame, zIndex: place.zIndex, free: .none))
      }
      return plan.extents.size
    }
    let bottom = pending.count
    for turn in 0..<plan.childCount {
      let child = plan.children[turn % plan.children.count]
      let cellStart = cells.count
      let extraStart = extras.count
      var size: LayoutSize
      if child.plan >= 0 {
        size = place(child.plan, plans, present: present, measured, first)
      } else {
        size = child.extents.size(measured: cellStart < present ? measured?[first + cellStart] : nil)
        cells.append(CompositionalCell(frame: .zero, zIndex: 0, free: child.extents.freeAxes))
      }
      pending.append(Pending(size: size, cells: cellStart..<cells.count, extras: extraStart..<extras.count))
    }
    if plan.hasUniform { shareUniform(plan, bottom, present) }
    let content = contentSize(plan, bottom, present)
    arrange(plan, bottom, content)
    pending.removeSubrange(bottom...)
    return LayoutSize(
      width: plan.extents.width.isEstimated
        ? content.width + plan.insets.left + plan.insets.right : plan.extents.width.points,
      height: plan.extents.height.isEstimated
        ? content.height + plan.insets.top + plan.insets.bottom : plan.extents.height.points)
  }
}

// MARK: - Steps

extension CompositionalPlacer {
  /// Gives the uniform children of a group the largest extent any of them has (Semantics 11.4).
  private mutating func shareUniform(_ plan: CompositionalPlan, _ bottom: Int, _ present: Int) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      var largest = -Double.infinity
      for turn in 0..<plan.childCount where plan.children[turn % plan.children.count].extents[axis].isUniform {
        let child = pending[bottom + turn]
        if child.cells.lowerBound < present { largest = max(largest, child.size[axis]) }
      }
      guard largest > -.infinity else { continue }
      for turn in 0..<plan.childCount where plan.children[turn % plan.children.count].extents[axis].isUniform {
        pending[bottom + turn].size[axis] = largest
      }
    }
  }

  /// What the children that are there take: one after the other along the axis, the largest across it.
  private func contentSize(_ plan: CompositionalPlan, _ bottom: Int, _ present: Int) -> LayoutSize {
    let axis = plan.axis
    var along = 0.0
    var across = 0.0
    for turn in 0..<plan.childCount {
      let child = pending[bottom + turn]
      guard child.cells.lowerBound < present else { break }
      let edges = plan.children[turn % plan.children.count].edges
      if turn > 0 { along += plan.spacing.minimum }
      along += edges.before(axis).minimum + child.size[axis] + edges.after(axis).minimum
      across = max(
        across,
        edges.before(axis.across).minimum + child.size[axis.across] + edges.after(axis.across).minimum)
    }
    return axis == .horizontal
      ? LayoutSize(width: along, height: across) : LayoutSize(width: across, height: along)
  }

  /// Gives each child its place: what is left over along the axis goes to the flexible spacings in equal shares, and
  /// what is left over across it to the child's own flexible edges (Semantics 11.19–11.21). Shares may be negative.
  private mutating func arrange(_ plan: CompositionalPlan, _ bottom: Int, _ content: LayoutSize) {
    let axis = plan.axis
    let across = axis.across
    let share = plan.extents[axis].isEstimated ? 0 : sharedRest(plan, bottom)
    let breadth = plan.extents[across].isEstimated ? content[across] : plan.inner[across]
    var position = plan.insets.leading(axis)
    for turn in 0..<plan.childCount {
      let child = plan.children[turn % plan.children.count]
      let placed = pending[bottom + turn]
      position += child.edges.before(axis).points(share)
      var origin = LayoutPoint.zero
      origin[axis] = position
      origin[across] =
        plan.insets.leading(across)
        + child.edges.offset(of: placed.size[across], in: breadth, along: across)
      put(child, placed, LayoutRect(origin: origin, size: placed.size))
      position += placed.size[axis] + child.edges.after(axis).points(share) + plan.spacing.points(share)
    }
  }

  /// What each flexible spacing along the axis gets beyond its minimum.
  private func sharedRest(_ plan: CompositionalPlan, _ bottom: Int) -> Double {
    let axis = plan.axis
    var rest = plan.inner[axis] - Double(max(0, plan.childCount - 1)) * plan.spacing.minimum
    var flexible = plan.spacing.isFlexible ? plan.childCount - 1 : 0
    for turn in 0..<plan.childCount {
      let edges = plan.children[turn % plan.children.count].edges
      rest -= edges.before(axis).minimum + pending[bottom + turn].size[axis] + edges.after(axis).minimum
      flexible += (edges.before(axis).isFlexible ? 1 : 0) + (edges.after(axis).isFlexible ? 1 : 0)
    }
    return flexible > 0 ? rest / Double(flexible) : 0
  }

  private mutating func put(_ child: CompositionalPlannedChild, _ placed: Pending, _ slot: LayoutRect) {
    if child.plan < 0 {
      let frame = child.extents.inset(slot, by: child.insets)
      cells[placed.cells.lowerBound].frame = frame
      appendExtras(child, frame, frame.size, item: placed.cells.lowerBound)
    } else {
      for index in placed.cells { cells[index].frame = cells[index].frame.offset(x: slot.x, y: slot.y) }
      for index in placed.extras { extras[index].host = extras[index].host.offset(x: slot.x, y: slot.y) }
      // A group that holds nothing shows nothing (Semantics 11.15).
      if !placed.cells.isEmpty { appendExtras(child, slot, child.container, item: placed.cells.lowerBound) }
    }
  }

  /// Brings anchored views into the order of the items with which they appear; they are nearly in it already.
  private mutating func sortExtras() {
    for index in extras.indices.dropFirst() {
      var hole = index
      let extra = extras[index]
      while hole > 0, extras[hole - 1].item > extra.item {
        extras[hole] = extras[hole - 1]
        hole -= 1
      }
      extras[hole] = extra
    }
  }

  private mutating func appendExtras(
    _ child: CompositionalPlannedChild, _ host: LayoutRect, _ container: LayoutSize, item: Int
  ) {
    for index in child.anchored {
      extras.append(CompositionalExtra(index: index, item: item, host: host, container: container))
    }
  }
}

extension CompositionalSpacing {
  /// The points it takes when each flexible spacing gets `share` beyond its minimum.
  func points(_ share: Double) -> Double { isFlexible ? minimum + share : minimum }
}

extension CompositionalEdgeSpacing {
  /// Where something of an extent begins in a room along `axis`, flexible edges taking what is left over.
  func offset(of extent: Double, in room: Double, along axis: LayoutAxis) -> Double {
    let before = before(axis)
    let after = after(axis)
    let flexible = (before.isFlexible ? 1 : 0) + (after.isFlexible ? 1 : 0)
    guard before.isFlexible else { return before.minimum }
    return before.minimum + (room - extent - before.minimum - after.minimum) / Double(flexible)
  }
}

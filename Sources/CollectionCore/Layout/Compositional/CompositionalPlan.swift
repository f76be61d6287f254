/// A group resolved: how large it is and what it holds. The children that are groups have plans of their own, so a tree
/// of groups is a list of plans, the outermost one last.
struct CompositionalPlan: Sendable {
  /// The axis along which the children follow each other.
  var axis: LayoutAxis
  var extents: CompositionalExtents
  var insets: LayoutInsets
  /// The size less the insets, in which the children are laid out (Semantics 11.7).
  var inner: LayoutSize
  var spacing: CompositionalSpacing
  /// One turn of the children; they are repeated.
  var children: [CompositionalPlannedChild]
  /// Whether some children share the largest measured extent.
  var hasUniform = false
  /// How many children there are, all turns together.
  var childCount: Int
  /// The places of a custom group, which has no children.
  var custom: [CompositionalCustomItem]
  /// The items in one of these groups when it is full.
  var itemCount: Int
}

/// One child of a group's turn, resolved.
struct CompositionalPlannedChild: Sendable {
  /// The child's own plan, −1 for an item.
  var plan: Int
  var extents: CompositionalExtents
  var insets: LayoutInsets
  var edges: CompositionalEdgeSpacing
  /// Which of the planner's supplementary items stand beside it.
  var anchored: Range<Int>
  /// What fractions of a group's supplementary items are parts of, the group's own container: beside an inner group 160
  /// points wide in a row of 320, a full width was measured to be 320. An item's are parts of its frame.
  var container: LayoutSize
}

/// Resolves a group and all groups in it: sizes in their containers, how many children fit (Semantics 11.6–11.18).
struct CompositionalPlanner {
  let grid: PixelGrid
  var plans: [CompositionalPlan] = []
  var anchored: [CompositionalSupplementary] = []

  init(grid: PixelGrid) { self.grid = grid }

  /// Plans an item, or a group and what is in it, in its container.
  mutating func plan(_ child: CompositionalChild, in container: LayoutSize) -> CompositionalPlannedChild {
    switch child {
    case .item(let item):
      return planned(
        -1, item.size, item.contentInsets, item.edgeSpacing, item.supplementaries, in: container)
    case .group(let group):
      var result = planned(
        -1, group.size, group.contentInsets, group.edgeSpacing, group.supplementaries, in: container)
      result.plan = append(group, result.extents)
      return result
    }
  }

  private mutating func planned(
    _ plan: Int, _ size: CompositionalSize, _ insets: LayoutInsets, _ edges: CompositionalEdgeSpacing,
    _ supplementaries: [CompositionalSupplementary], in container: LayoutSize
  ) -> CompositionalPlannedChild {
    let first = anchored.count
    anchored += supplementaries
    return CompositionalPlannedChild(
      plan: plan, extents: CompositionalExtents(size, in: container, grid), insets: insets, edges: edges,
      anchored: first..<anchored.count, container: container)
  }

  /// Adds the plan of a group and returns its index.
  private mutating func append(_ group: CompositionalGroup, _ extents: CompositionalExtents) -> Int {
    var inner = extents.size
    inner.width = max(0, inner.width - group.contentInsets.left - group.contentInsets.right)
    inner.height = max(0, inner.height - group.contentInsets.top - group.contentInsets.bottom)
    var plan = CompositionalPlan(
      axis: .horizontal, extents: extents, insets: group.contentInsets, inner: inner, spacing: group.interItemSpacing,
      children: [], childCount: 0, custom: [], itemCount: 0)
    switch group.filling {
    case .custom(let places):
      plan.custom = places
      plan.itemCount = places.count
    case .fit(let axis):
      plan.axis = axis
      // A group as long as its content holds each child once (Semantics 11.16).
      let fit =
        extents[axis].isEstimated
        ? CompositionalFit(
          count: group.children.count, in: inner, axis: axis, spacing: group.interItemSpacing.minimum)
        : group.children.isEmpty
          ? CompositionalFit(count: 0, in: inner, axis: axis, spacing: 0)
          : CompositionalFit(
            group.children, in: inner, axis: axis, spacing: group.interItemSpacing.minimum, grid)
      fill(&plan, group.children, fit)
    case .repeating(let axis, let count):
      plan.axis = axis
      let fit = CompositionalFit(count: count, in: inner, axis: axis, spacing: group.interItemSpacing.minimum)
      fill(&plan, Array(group.children.prefix(1)), fit)
    case .equalShares(let axis, let count):
      plan.axis = axis
      let fit = CompositionalFit(count: count, in: inner, axis: axis, spacing: group.interItemSpacing.minimum)
      let share = grid.down(fit.base[axis] / Double(max(1, fit.count)))
      fill(&plan, group.children.prefix(1).map { $0.with(.absolute(share), along: axis) }, fit)
    }
    plans.append(plan)
    return plans.count - 1
  }

  private mutating func fill(
    _ plan: inout CompositionalPlan, _ children: [CompositionalChild], _ fit: CompositionalFit
  ) {
    guard !children.isEmpty, fit.count > 0 else { return }
    for child in children { plan.children.append(self.plan(child, in: fit.base)) }
    let counts = plan.children.map { $0.plan < 0 ? 1 : plans[$0.plan].itemCount }
    let itemsPerTurn = counts.reduce(0, +)
    guard itemsPerTurn > 0 else { return }
    // Groups of nothing but empty extents, nested, would hold a billion items.
    plan.childCount = min(fit.count, max(1, CompositionalFit.limit / itemsPerTurn) * counts.count)
    for index in counts.indices {
      let turns = plan.childCount / counts.count + (index < plan.childCount % counts.count ? 1 : 0)
      plan.itemCount += counts[index] * turns
    }
    if plan.itemCount == 0 { plan.childCount = 0 }
    plan.hasUniform = plan.children.contains { $0.extents.width.isUniform || $0.extents.height.isUniform }
  }
}

extension CompositionalChild {
  /// The child with another extent along `axis`.
  fileprivate func with(_ dimension: CompositionalDimension, along axis: LayoutAxis) -> CompositionalChild {
    func changed(_ size: CompositionalSize) -> CompositionalSize {
      axis == .horizontal
        ? CompositionalSize(width: dimension, height: size.height)
        : CompositionalSize(width: size.width, height: dimension)
    }
    switch self {
    case .item(var item):
      item.size = changed(item.size)
      return .item(item)
    case .group(var group):
      group.size = changed(group.size)
      return .group(group)
    }
  }
}

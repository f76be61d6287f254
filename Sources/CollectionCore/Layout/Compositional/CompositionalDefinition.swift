/// A section's definition, resolved once for all sections that follow it.
///
/// A class, as it never changes and holds many arrays: to look at a structure of them would count each of them up and
/// down.
final class CompositionalDefinition: Sendable {
  let section: CompositionalSection
  /// The layout's scroll axis.
  let axis: LayoutAxis
  /// The axis along which the groups follow each other: the layout's, or the other when the section scrolls itself.
  let stack: LayoutAxis
  /// The section's insets with those of its reference, which count across the scroll axis alone (Semantics 11.26).
  let insets: LayoutInsets
  /// What the outermost group is sized in (Semantics 11.6).
  let container: LayoutSize
  let root: CompositionalPlannedChild
  let plans: [CompositionalPlan]
  let anchored: [CompositionalSupplementary]
  let boundary: CompositionalBoundary

  /// The items of a full group; 0 when the section lays nothing out (Semantics 11.15, 11.65).
  let itemsPerGroup: Int
  /// A full group of which nothing was measured.
  let size: LayoutSize
  let cells: [CompositionalCell]
  let extras: [CompositionalExtra]
  /// For each anchored view its number among those of its kind in a full group, and how many these are.
  let extraNumbers: [(number: Int, count: Int)]
  /// What a full group leaves over behind its items.
  let rest: Double
  /// Whether nothing is estimated, so that a group with fewer items is a full one cut off.
  let isRigid: Bool
  /// Whether the size of some item is measured.
  let isMeasured: Bool
  /// Whether the size of some anchored view is measured.
  let measuresExtras: Bool

  /// Resolves a section in a view.
  init(_ section: CompositionalSection, _ configuration: CompositionalConfiguration, _ grid: PixelGrid) {
    self.section = section
    axis = configuration.axis
    stack = section.orthogonalScrolling == .none ? axis : axis.across
    let insets = section.contentInsets.widened(by: section.referenceInsets, across: axis)
    self.insets = insets
    var container = configuration.viewSize
    container[stack.across] -= insets.leading(stack.across) + insets.trailing(stack.across)
    self.container = container
    var planner = CompositionalPlanner(grid: grid)
    root = planner.plan(.group(section.group), in: container)
    plans = planner.plans
    anchored = planner.anchored
    boundary = CompositionalBoundary(
      section.boundaryItems, axis: axis, viewSize: configuration.viewSize,
      insets: section.supplementariesFollowContentInsets ? section.supplementaryInsets(axis) : .zero,
      leadPadding: section.leadPadding, grid)
    let count = plans[root.plan].itemCount
    itemsPerGroup = container[stack.across] > 0 ? count : 0
    var placer = CompositionalPlacer()
    size = placer.place(root, plans, present: count, along: stack, rest: 0)
    cells = placer.cells
    extras = placer.extras
    var numbers: [(number: Int, count: Int)] = []
    let kinds = extras.map { planner.anchored[$0.index].kind }
    var counts = [Int](repeating: 0, count: (kinds.max().map { Int($0) } ?? -1) + 1)
    for kind in kinds {
      numbers.append((counts[Int(kind)], 0))
      counts[Int(kind)] += 1
    }
    for index in kinds.indices { numbers[index].count = counts[Int(kinds[index])] }
    extraNumbers = numbers
    rest = plans[root.plan].inner[stack] - placer.reach(stack, root)
    isRigid = !root.extents.isEstimated && !plans.contains { $0.children.contains { $0.extents.isEstimated } }
    isMeasured = cells.contains { $0.free.isAny }
    let anchored = anchored
    measuresExtras = extras.contains { anchored[$0.index].size.isEstimated }
  }

  var isOrthogonal: Bool { stack != axis }
  /// Whether any view's own measure counts.
  var isMeasuring: Bool { isMeasured || measuresExtras || boundary.hasEstimates }
  /// The least room at a group's edges along the axis in which the groups follow each other (Semantics 11.22).
  var edges: Double { root.edges.before(stack).minimum + root.edges.after(stack).minimum }
  /// From the start of a group of a length to that of the next.
  func advance(_ length: Double) -> Double { max(0, length + edges + section.interGroupSpacing) }

  /// Where a group of a thickness begins across the axis in which the groups follow each other.
  func across(_ thickness: Double) -> Double {
    let across = stack.across
    guard !isOrthogonal else { return insets.leading(across) + root.edges.before(across).minimum }
    return insets.leading(across) + root.edges.offset(of: thickness, in: container[across], along: across)
  }

  /// Which of a full group's anchored views, and in which group, is the one of a number among those of its kind in a
  /// section; nil when the section has none of the kind.
  func place(ofExtra number: Int, kind: UInt16) -> (group: Int, index: Int)? {
    for index in extras.indices where anchored[extras[index].index].kind == kind {
      let (own, count) = extraNumbers[index]
      if own == number % count { return (number / count, index) }
    }
    return nil
  }
}

extension CompositionalSize {
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

extension CompositionalSection {
  /// What boundary items keep clear of across the scroll axis, if they follow insets.
  fileprivate func supplementaryInsets(_ axis: LayoutAxis) -> LayoutInsets {
    contentInsets.widened(by: supplementaryReferenceInsets ?? referenceInsets, across: axis)
  }
}

extension LayoutInsets {
  /// The insets with those of a reference, which count across the scroll axis alone (Semantics 11.26).
  fileprivate func widened(by reference: LayoutInsets, across axis: LayoutAxis) -> LayoutInsets {
    var insets = self
    if axis == .vertical {
      insets.left += reference.left
      insets.right += reference.right
    } else {
      insets.top += reference.top
      insets.bottom += reference.bottom
    }
    return insets
  }
}

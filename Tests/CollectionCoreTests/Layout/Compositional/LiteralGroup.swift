import CollectionCore

/// One group filled literally: a tree of boxes, each with its place in the one around it.
struct LiteralGroup {
  struct Cell {
    var item: Int
    var frame: LayoutRect
    var zIndex: Int
  }

  struct View {
    var key: ElementKey
    var frame: LayoutRect
    var zIndex: Int
  }

  /// The items it would hold if there were enough.
  var capacity: Int
  var size: LayoutSize
  var cells: [Cell] = []
  var views: [View] = []

  /// Fills a group with the items from `first` on of the `count` there are.
  init(
    _ group: CompositionalGroup, in container: LayoutSize, stack: LayoutAxis, section: Int, first: Int, count: Int,
    grid: PixelGrid, measured: [ElementKey: LayoutSize], numbers: inout [UInt16: Int]
  ) {
    let full = LiteralBox(.group(group), in: container, grid: grid)
    var next = 0
    full.number(&next)
    capacity = next
    size = .zero
    guard capacity > 0 else { return }
    full.settle(present: capacity, grid: grid) { _ in nil }
    full.arrange()
    let actual = LiteralBox(.group(group), in: container, grid: grid)
    next = 0
    actual.number(&next)
    let present = min(capacity, count - first)
    actual.settle(present: present, grid: grid) { measured[ElementKey(cell: ItemPath(section, first + $0))] }
    actual.arrange()
    size = actual.size
    let lead = group.contentInsets.leading(stack)
    if present < capacity && !group.size[stack].isEstimated {
      let inner = full.size[stack] - lead - group.contentInsets.trailing(stack)
      let rest = max(0, inner) - full.reach(stack, capacity, lead)
      size[stack] = max(0, actual.reach(stack, present, lead) + rest)
      actual.size = size
    }
    var found: [(item: Int, kind: UInt16, host: LayoutRect, container: LayoutSize, CompositionalSupplementary)] = []
    actual.collect(.zero, present, container) { item, frame, zIndex in
      cells.append(Cell(item: first + item, frame: frame, zIndex: zIndex))
    } view: { item, host, container, supplementary in
      found.append((item, supplementary.kind, host, container, supplementary))
    }
    for (_, entry) in found.enumerated().sorted(by: { ($0.element.item, $0.offset) < ($1.element.item, $1.offset) }) {
      let number = numbers[entry.kind, default: 0]
      numbers[entry.kind] = number + 1
      let key = ElementKey(.supplementary, kind: entry.kind, path: ItemPath(section, number))
      let supplementary = entry.4
      let own = literalSize(supplementary.size, entry.container, grid, measured[key])
      let frame = literalAnchored(supplementary, entry.host, own)
      views.append(
        View(
          key: key, frame: literalInset(frame, supplementary.contentInsets, supplementary.size),
          zIndex: supplementary.zIndex))
    }
  }
}

/// An item or a group in a group.
final class LiteralBox {
  let child: CompositionalChild
  let container: LayoutSize
  var size: LayoutSize
  var origin = LayoutPoint.zero
  var boxes: [LiteralBox] = []
  var items: Range<Int> = 0..<0
  private var axis = LayoutAxis.horizontal
  private let inner: LayoutSize
  private var content = LayoutSize.zero

  init(_ child: CompositionalChild, in container: LayoutSize, grid: PixelGrid, share: (LayoutAxis, Double)? = nil) {
    var child = child
    if let (axis, points) = share {
      func replaced(_ size: CompositionalSize) -> CompositionalSize {
        var size = size
        if axis == .horizontal { size.width = .absolute(points) } else { size.height = .absolute(points) }
        return size
      }
      switch child {
      case .item(var item):
        item.size = replaced(item.size)
        child = .item(item)
      case .group(var group):
        group.size = replaced(group.size)
        child = .group(group)
      }
    }
    self.child = child
    self.container = container
    size = literalSize(child.literalSize, container, grid, nil)
    guard case .group(let group) = child else {
      inner = size
      return
    }
    inner = LayoutSize(
      width: max(0, size.width - group.contentInsets.left - group.contentInsets.right),
      height: max(0, size.height - group.contentInsets.top - group.contentInsets.bottom))
    let spacing = group.interItemSpacing.minimum
    switch group.filling {
    case .custom: break
    case .fit(let along):
      axis = along
      guard !group.children.isEmpty else { return }
      var count = group.children.count
      var base = shortened(by: count - 1, spacing)
      if !group.size[along].isEstimated {
        (count, base) = literalFit(group, inner, along, grid)
      }
      for turn in 0..<count {
        boxes.append(LiteralBox(group.children[turn % group.children.count], in: base, grid: grid))
      }
    case .repeating(let along, let count):
      axis = along
      let base = shortened(by: count - 1, spacing)
      for _ in 0..<count { boxes.append(LiteralBox(group.children[0], in: base, grid: grid)) }
    case .equalShares(let along, let count):
      axis = along
      let base = shortened(by: count - 1, spacing)
      let share = grid.down(base[along] / Double(count))
      for _ in 0..<count {
        boxes.append(LiteralBox(group.children[0], in: base, grid: grid, share: (along, share)))
      }
    }
  }

  private func shortened(by count: Int, _ spacing: Double) -> LayoutSize {
    var base = inner
    base[axis] = max(0, base[axis] - Double(max(0, count)) * spacing)
    return base
  }

  /// Numbers the items, depth first.
  func number(_ next: inout Int) {
    let first = next
    switch child {
    case .item: next += 1
    case .group(let group):
      if case .custom(let places) = group.filling { next += places.count }
      for box in boxes { box.number(&next) }
      if next == first { boxes = [] }
    }
    items = first..<next
  }

  /// Works out sizes from the inside.
  func settle(present: Int, grid: PixelGrid, measured: (Int) -> LayoutSize?) {
    guard case .group(let group) = child else {
      if items.lowerBound < present {
        size = literalSize(child.literalSize, container, grid, measured(items.lowerBound))
      }
      return
    }
    if case .custom = group.filling { return }
    for box in boxes { box.settle(present: present, grid: grid, measured: measured) }
    for axis in [LayoutAxis.horizontal, .vertical] {
      let uniform = boxes.filter { $0.child.literalSize[axis].isUniform }
      let largest = uniform.filter { $0.items.lowerBound < present }.map { $0.size[axis] }.max()
      if let largest { for box in uniform { box.size[axis] = largest } }
    }
    content = .zero
    for (turn, box) in boxes.enumerated() where box.items.lowerBound < present {
      let edges = box.child.literalEdges
      content[axis] +=
        (turn > 0 ? group.interItemSpacing.minimum : 0) + edges.before(axis).minimum + box.size[axis]
        + edges.after(axis).minimum
      content[axis.across] = max(
        content[axis.across],
        edges.before(axis.across).minimum + box.size[axis.across] + edges.after(axis.across).minimum)
    }
    for axis in [LayoutAxis.horizontal, .vertical] where group.size[axis].isEstimated {
      size[axis] = content[axis] + group.contentInsets.leading(axis) + group.contentInsets.trailing(axis)
    }
  }

  /// Places the boxes of a group in it.
  func arrange() {
    guard case .group(let group) = child, !boxes.isEmpty else { return }
    var rest = inner[axis] - Double(boxes.count - 1) * group.interItemSpacing.minimum
    var flexible = group.interItemSpacing.isFlexible ? boxes.count - 1 : 0
    for box in boxes {
      let edges = box.child.literalEdges
      rest -= edges.before(axis).minimum + box.size[axis] + edges.after(axis).minimum
      for edge in [edges.before(axis), edges.after(axis)] where edge.isFlexible { flexible += 1 }
    }
    let share = flexible > 0 && !group.size[axis].isEstimated ? rest / Double(flexible) : 0
    func points(_ spacing: CompositionalSpacing) -> Double { spacing.minimum + (spacing.isFlexible ? share : 0) }
    let across = axis.across
    let breadth = group.size[across].isEstimated ? content[across] : inner[across]
    var position = group.contentInsets.leading(axis)
    for box in boxes {
      let edges = box.child.literalEdges
      let before = edges.before(across)
      let after = edges.after(across)
      position += points(edges.before(axis))
      box.origin[axis] = position
      box.origin[across] = group.contentInsets.leading(across) + before.minimum
      if before.isFlexible {
        let rest = breadth - box.size[across] - before.minimum - after.minimum
        box.origin[across] += after.isFlexible ? rest / 2 : rest
      }
      position += box.size[axis] + points(edges.after(axis)) + points(group.interItemSpacing)
      box.arrange()
    }
  }

  /// How far the first items reach along `axis`, seen from behind the outermost group's insets.
  func reach(_ axis: LayoutAxis, _ present: Int, _ lead: Double) -> Double {
    var end = 0.0
    collect(.zero, present, .zero) { _, frame, _ in
      end = max(end, frame.max(axis) - lead)
    } view: { _, _, _, _ in
    }
    return end
  }

  /// Calls for each of the first items, and for each view beside one or beside a group of them.
  func collect(
    _ corner: LayoutPoint, _ present: Int, _ parent: LayoutSize, cell: (Int, LayoutRect, Int) -> Void,
    view: (Int, LayoutRect, LayoutSize, CompositionalSupplementary) -> Void
  ) {
    let slot = LayoutRect(x: corner.x + origin.x, y: corner.y + origin.y, width: size.width, height: size.height)
    switch child {
    case .item(let item):
      guard items.lowerBound < present else { return }
      let frame = literalInset(slot, item.contentInsets, item.size)
      cell(items.lowerBound, frame, 0)
      for supplementary in item.supplementaries { view(items.lowerBound, frame, frame.size, supplementary) }
    case .group(let group):
      if case .custom(let places) = group.filling {
        for (number, place) in places.enumerated() where items.lowerBound + number < present {
          cell(items.lowerBound + number, place.frame.offset(x: slot.x, y: slot.y), place.zIndex)
        }
      }
      for box in boxes { box.collect(slot.origin, present, parent, cell: cell, view: view) }
      guard !items.isEmpty, items.lowerBound < present else { return }
      for supplementary in group.supplementaries { view(items.lowerBound, slot, container, supplementary) }
    }
  }
}

// MARK: - Rules for one thing

extension CompositionalChild {
  fileprivate var literalSize: CompositionalSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  fileprivate var literalEdges: CompositionalEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

/// A size in a container, or what was measured of it.
func literalSize(
  _ size: CompositionalSize, _ container: LayoutSize, _ grid: PixelGrid, _ measured: LayoutSize?
) -> LayoutSize {
  func points(_ dimension: CompositionalDimension, _ measured: Double?) -> Double {
    switch dimension {
    case .fractionalWidth(let part): grid.down(max(0, part * container.width))
    case .fractionalHeight(let part): grid.down(max(0, part * container.height))
    case .absolute(let points): points
    case .estimated(let points), .uniformAcrossSiblings(let points): measured ?? points
    }
  }
  return LayoutSize(width: points(size.width, measured?.width), height: points(size.height, measured?.height))
}

/// A frame less insets, not on estimated axes.
func literalInset(_ rect: LayoutRect, _ insets: LayoutInsets, _ size: CompositionalSize) -> LayoutRect {
  var result = rect
  if !size.width.isEstimated {
    result.x += insets.left
    result.width = abs(rect.width - insets.left - insets.right)
  }
  if !size.height.isEstimated {
    result.y += insets.top
    result.height = abs(rect.height - insets.top - insets.bottom)
  }
  return result
}

/// A view whose named point lies on the named point of its host.
func literalAnchored(
  _ supplementary: CompositionalSupplementary, _ host: LayoutRect, _ size: LayoutSize
) -> LayoutRect {
  func along(_ edges: CompositionalEdges, _ low: CompositionalEdges, _ high: CompositionalEdges) -> Double {
    edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
  }
  let outer = supplementary.containerAnchor
  let own = supplementary.itemAnchor ?? CompositionalAnchor(edges: outer.edges)
  var x = host.x + host.width * along(outer.edges, .leading, .trailing)
  var y = host.y + host.height * along(outer.edges, .top, .bottom)
  x -= size.width * along(own.edges, .leading, .trailing)
  y -= size.height * along(own.edges, .top, .bottom)
  for anchor in [outer, own] {
    x += anchor.offset.x * (anchor.offsetIsFractional ? size.width : 1)
    y += anchor.offset.y * (anchor.offsetIsFractional ? size.height : 1)
  }
  return LayoutRect(x: x, y: y, width: size.width, height: size.height)
}

/// How many children a group holds and what their fractions are parts of.
private func literalFit(
  _ group: CompositionalGroup, _ inner: LayoutSize, _ axis: LayoutAxis, _ grid: PixelGrid
) -> (Int, LayoutSize) {
  let spacing = group.interItemSpacing.minimum
  func length(_ count: Int, _ spacing: Double, _ base: LayoutSize) -> Double {
    var sum = 0.0
    for turn in 0..<count {
      let child = group.children[turn % group.children.count]
      sum += literalSize(child.literalSize, base, grid, nil)[axis]
      sum += child.literalEdges.before(axis).minimum + child.literalEdges.after(axis).minimum
      if turn > 0 { sum += spacing }
    }
    return sum
  }
  func shortened(_ count: Int) -> LayoutSize {
    var base = inner
    base[axis] -= Double(max(0, count - 1)) * spacing
    return base
  }
  func isPart(_ dimension: CompositionalDimension) -> Bool {
    switch dimension {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }
  var count = 0
  if group.children.contains(where: { isPart($0.literalSize[axis.across]) }) {
    while count < 500, length(count + 1, 0, inner) <= inner[axis] + 1e-6 { count += 1 }
    let base = shortened(count)
    var fitting = 0
    while fitting < count, length(fitting + 1, spacing, base) <= inner[axis] + 1e-6 { fitting += 1 }
    return (fitting, base)
  }
  while count < 500, length(count + 1, spacing, shortened(count + 1)) <= inner[axis] + 1e-6 {
    if count > 0, shortened(count + 1)[axis] <= 0, spacing != 0 { break }
    count += 1
  }
  return (count, shortened(count))
}

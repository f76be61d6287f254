/// The items of a section snapshot: a forest in which each item is there once.
///
/// Nodes have numbers that stay until something is deleted; then the whole is made anew.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
  struct Node: Sendable {
    var item: Item
    /// The number of the node above; negative for a root.
    var parent: Int
    var children: [Int] = []
    var isExpanded = false
  }

  var nodes: [Node] = []
  var roots: [Int] = []
  private(set) var numbers: [Item: Int] = [:]
}

// MARK: - Asking

extension SectionTree {
  /// All items, each before those below it. O(*n*).
  var items: [Item] { listed(below: roots) { _ in true } }

  /// The items above which all are expanded. O(visible).
  var visibleItems: [Item] { listed(below: roots) { nodes[$0].isExpanded } }

  /// How deep an item is; 0 for a root. O(depth).
  func level(of number: Int) -> Int {
    var level = 0
    var number = nodes[number].parent
    while number >= 0 {
      level += 1
      number = nodes[number].parent
    }
    return level
  }

  /// Whether all above an item are expanded. O(depth).
  func isVisible(_ number: Int) -> Bool {
    var number = nodes[number].parent
    while number >= 0 {
      if !nodes[number].isExpanded { return false }
      number = nodes[number].parent
    }
    return true
  }

  /// The siblings of a node, itself among them.
  private func siblings(of number: Int) -> [Int] {
    let parent = nodes[number].parent
    return parent < 0 ? roots : nodes[parent].children
  }

  /// The items of some nodes, each before those below it, going down where `opens` says so.
  private func listed(below top: [Int], opens: (Int) -> Bool) -> [Item] {
    var list: [Item] = []
    // A stack of its own: trees may be as deep as they are large.
    var waiting = Array(top.reversed())
    while let number = waiting.popLast() {
      list.append(nodes[number].item)
      if opens(number) { waiting.append(contentsOf: nodes[number].children.reversed()) }
    }
    return list
  }

  /// The nodes under some, themselves among them, each before those below it.
  func subtree(of top: [Int]) -> [Int] {
    var list: [Int] = []
    var waiting = Array(top.reversed())
    while let number = waiting.popLast() {
      list.append(number)
      waiting.append(contentsOf: nodes[number].children.reversed())
    }
    return list
  }

  /// Those of the items that are there already or come twice, in the order they come, each once.
  func repeated(_ items: [Item]) -> [Item] {
    var seen: Set<Item> = []
    var found: Set<Item> = []
    var repeated: [Item] = []
    for item in items where !seen.insert(item).inserted || numbers[item] != nil {
      if found.insert(item).inserted { repeated.append(item) }
    }
    return repeated
  }
}

// MARK: - Editing

extension SectionTree {
  /// Puts new items below a node, at the end; among the roots when it is nil.
  mutating func append(_ items: [Item], to parent: Int?) {
    for item in items { place(add(item, parent ?? -1), in: parent) }
  }

  /// Puts new items beside a node. O(*k* + siblings).
  mutating func insert(_ items: [Item], _ side: SnapshotSide, _ anchor: Int) {
    let parent = nodes[anchor].parent
    let added = items.map { add($0, parent) }
    put(added, side, anchor)
  }

  /// Puts a copy of another tree beside a node, expanded as it was.
  mutating func insert(_ tree: SectionTree, _ side: SnapshotSide, _ anchor: Int) {
    put(copy(tree, below: nodes[anchor].parent), side, anchor)
  }

  /// Puts a copy of another tree below a node, at the end, expanded as it was; among the roots when it is nil.
  mutating func append(_ tree: SectionTree, to parent: Int?) {
    for number in copy(tree, below: parent ?? -1) { place(number, in: parent) }
  }

  mutating func setExpanded(_ number: Int, _ isExpanded: Bool) { nodes[number].isExpanded = isExpanded }

  /// The tree without some nodes and all below them. O(*n*).
  func without(_ doomed: Set<Int>) -> SectionTree {
    var tree = SectionTree()
    var waiting: [(number: Int, parent: Int?)] = roots.reversed().map { ($0, nil) }
    while let (number, parent) = waiting.popLast() {
      if doomed.contains(number) { continue }
      let new = tree.add(nodes[number].item, parent ?? -1)
      tree.nodes[new].isExpanded = nodes[number].isExpanded
      tree.place(new, in: parent)
      for child in nodes[number].children.reversed() { waiting.append((child, new)) }
    }
    return tree
  }

  /// What is below a node as a tree of its own, with the node itself if wanted. O(its size).
  func branch(_ number: Int, includingTop: Bool) -> SectionTree {
    var tree = SectionTree()
    for root in tree.copy(self, from: includingTop ? [number] : nodes[number].children, below: -1) {
      tree.place(root, in: nil)
    }
    return tree
  }

  private mutating func add(_ item: Item, _ parent: Int) -> Int {
    numbers[item] = nodes.count
    nodes.append(Node(item: item, parent: parent))
    return nodes.count - 1
  }

  private mutating func place(_ number: Int, in parent: Int?) {
    if let parent { nodes[parent].children.append(number) } else { roots.append(number) }
  }

  private mutating func put(_ added: [Int], _ side: SnapshotSide, _ anchor: Int) {
    var siblings = siblings(of: anchor)
    let index = siblings.firstIndex(of: anchor) ?? siblings.count
    siblings.insert(contentsOf: added, at: side == .before ? index : index + 1)
    let parent = nodes[anchor].parent
    if parent < 0 { roots = siblings } else { nodes[parent].children = siblings }
  }

  private mutating func copy(_ tree: SectionTree, below parent: Int) -> [Int] {
    copy(tree, from: tree.roots, below: parent)
  }

  /// Copies branches of another tree; their tops are still to be put among their siblings.
  private mutating func copy(_ tree: SectionTree, from top: [Int], below parent: Int) -> [Int] {
    var tops: [Int] = []
    var waiting: [(number: Int, parent: Int, isTop: Bool)] = top.reversed().map { ($0, parent, true) }
    while let (number, parent, isTop) = waiting.popLast() {
      let new = add(tree.nodes[number].item, parent)
      nodes[new].isExpanded = tree.nodes[number].isExpanded
      if isTop { tops.append(new) } else { nodes[parent].children.append(new) }
      for child in tree.nodes[number].children.reversed() { waiting.append((child, new, false)) }
    }
    return tops
  }
}

// MARK: - Comparing

extension SectionTree: Equatable {
  /// Whether both have the same roots, the same items below each item, and the same items expanded.
  static func == (a: SectionTree, b: SectionTree) -> Bool {
    guard a.numbers.count == b.numbers.count else { return false }
    var waiting = [(a.roots, b.roots)]
    while let (x, y) = waiting.popLast() {
      guard x.count == y.count else { return false }
      for (one, other) in zip(x, y) {
        let (p, q) = (a.nodes[one], b.nodes[other])
        guard p.item == q.item, p.isExpanded == q.isExpanded else { return false }
        waiting.append((p.children, q.children))
      }
    }
    return true
  }
}

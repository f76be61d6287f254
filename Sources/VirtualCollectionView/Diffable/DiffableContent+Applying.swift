extension DiffableContent {
  /// Takes a whole snapshot. Trees keep the items that survive (Semantics 10.24).
  mutating func apply(_ snapshot: DiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.withoutMarks
    fitTrees()
  }

  /// Takes the tree of one section: its visible items are the section's, wherever they were before; a section that is not
  /// there comes at the end (Semantics 10.21).
  mutating func apply(_ tree: DiffableDataSourceSectionSnapshot<Item>, to section: Section) {
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    let visible = tree.visibleItems
    let kept = Set(visible)
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
    snapshot.append(visible, section, tellsMoves: false)
    trees[section] = tree
    fitTrees()
  }

  /// Makes the trees show what the snapshot has. Trees that do so already are left alone.
  private mutating func fitTrees() {
    if trees.isEmpty { return }
    for (section, tree) in trees {
      guard snapshot.indexOfSection(section) != nil else {
        trees[section] = nil
        continue
      }
      let items = snapshot.itemIdentifiers(inSection: section)
      if tree.visibleItems != items { trees[section] = tree.showing(items, elsewhere: snapshot, section) }
    }
  }
}

extension DiffableDataSourceSnapshot {
  /// A copy that has no marks (Semantics 10.8).
  var withoutMarks: DiffableDataSourceSnapshot {
    var contents = storage.ask { $0 }
    if contents.reloadedItems.list.isEmpty, contents.reconfiguredItems.list.isEmpty,
      contents.reloadedSections.list.isEmpty
    {
      return self
    }
    contents.reloadedItems = SnapshotMarks()
    contents.reconfiguredItems = SnapshotMarks()
    contents.reloadedSections = SnapshotMarks()
    return DiffableDataSourceSnapshot(contents)
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// The tree with exactly these items visible, in this order: visible ones that are not among them go with what is below
  /// them, new ones come beside their neighbours. Where the order does not fit the tree, it becomes flat.
  func showing<Section: Hashable & Sendable>(
    _ items: [ItemIdentifierType], elsewhere snapshot: DiffableDataSourceSnapshot<Section, ItemIdentifierType>,
    _ section: Section
  ) -> DiffableDataSourceSectionSnapshot {
    let wanted = Set(items)
    var fitted = self
    // Hidden items that another section shows now have left, too.
    fitted.delete(
      self.items.filter { item in
        if wanted.contains(item) { return false }
        return isVisible(item) || snapshot.sectionIdentifier(containingItem: item) != nil
      })
    var hidden = Set(fitted.items)
    hidden.subtract(fitted.visibleItems)
    // What is wanted and hidden comes into sight as a new item.
    fitted.delete(items.filter { hidden.contains($0) && fitted.contains($0) })
    if fitted.tree.isFlat {
      fitted.tree = fitted.tree.flat(items)
      return fitted
    }
    fitted.place(items)
    if fitted.visibleItems == items { return fitted }
    fitted.tree = fitted.tree.sorted(as: items)
    if fitted.visibleItems == items { return fitted }
    var flat = DiffableDataSourceSectionSnapshot()
    flat.append(items)
    return flat
  }

  /// Adds those of the items that are not there, each stretch of them at once: beside the item behind it, or at the end.
  private mutating func place(_ items: [ItemIdentifierType]) {
    var stretch: [ItemIdentifierType] = []
    var next: ItemIdentifierType?
    for item in items.reversed() {
      if !contains(item) {
        stretch.append(item)
        continue
      }
      if !stretch.isEmpty { put(stretch.reversed(), before: next) }
      stretch = []
      next = item
    }
    if !stretch.isEmpty { put(stretch.reversed(), before: next) }
  }

  private mutating func put(_ items: [ItemIdentifierType], before next: ItemIdentifierType?) {
    if let next { insert(items, before: next) } else { append(items) }
  }
}

extension SectionTree {
  /// Whether no item is below another.
  var isFlat: Bool { roots.count == nodes.count }

  /// A flat tree of some items; those that are in this one are expanded if they are here. O(*n*).
  func flat(_ items: [Item]) -> SectionTree {
    var tree = SectionTree()
    tree.append(items, to: nil)
    for (number, item) in items.enumerated() {
      if let old = numbers[item] { tree.nodes[number].isExpanded = nodes[old].isExpanded }
    }
    return tree
  }

  /// The tree with siblings in the order of a list of the visible items.
  func sorted(as items: [Item]) -> SectionTree {
    var rank: [Item: Int] = [:]
    for (index, item) in items.enumerated() { rank[item] = index }
    func sorted(_ siblings: [Int]) -> [Int] {
      if siblings.contains(where: { rank[nodes[$0].item] == nil }) { return siblings }
      return siblings.sorted { rank[nodes[$0].item, default: 0] < rank[nodes[$1].item, default: 0] }
    }
    var result = self
    result.roots = sorted(roots)
    for number in result.nodes.indices { result.nodes[number].children = sorted(nodes[number].children) }
    return result
  }
}

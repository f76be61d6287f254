// face
import Foundation

/// What one section of a diffable data source shows: a tree of items, some of them expanded.
///
/// A value. Items whose parents are all expanded are visible; those are what ``CollectionViewDiffableDataSource`` shows when
/// it is applied to a section. Edits that UIKit raises an exception for change nothing here, as in
/// ``DiffableDataSourceSnapshot``.
@preconcurrency public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var tree = SectionTree<ItemIdentifierType>()

  /// Makes an empty one.
  public init() {}

  /// Makes a copy.
  public init(_ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Listing

  /// All items, each before those below it. O(*n*).
  public var items: [ItemIdentifierType] { tree.items }

  /// The items at the top. O(roots).
  public var rootItems: [ItemIdentifierType] { tree.roots.map { tree.nodes[$0].item } }

  /// The items whose parents are all expanded (Semantics 10.21). O(visible).
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  // MARK: Editing

  /// Puts new items below another one, at the end; at the top when none is named (Semantics 10.21). No items: nothing is
  /// looked at.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if items.isEmpty { return }
    if let parent, tree.numbers[parent] == nil { return refuse(.unknownParent(String(describing: parent))) }
    guard areNew(items) else { return }
    tree.append(items, to: parent.flatMap { tree.numbers[$0] })
  }

  /// Puts new items before another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, .before, item)
  }

  /// Puts new items after another one and all below it, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, .after, item)
  }

  /// Puts another tree before an item, expanded as it is.
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) { insert(snapshot, .before, item) }

  /// Puts another tree after an item and all below it, expanded as it is.
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) { insert(snapshot, .after, item) }

  /// Takes items away with all below them. An unknown one is a violation, and nothing is taken then (Semantics 10.22). O(*n*).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if items.isEmpty { return }
    if let unknown = items.first(where: { tree.numbers[$0] == nil }) {
      return refuse(.unknownIndex(String(describing: unknown)))
    }
    tree = tree.without(Set(items.compactMap { tree.numbers[$0] }))
  }

  /// Takes everything away.
  public mutating func deleteAll() { tree = SectionTree() }

  /// Expands items, with or without children; unknown ones are left alone (Semantics 10.22).
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  /// Collapses items; unknown ones are left alone (Semantics 10.22). What is below them keeps its own state.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  /// Puts another tree in place of all below an item, expanded as it is. O(*n*).
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let number = tree.numbers[parent] else { return refuse(.unknownParent(String(describing: parent))) }
    var kept = DiffableDataSourceSectionSnapshot()
    kept.tree = tree.without(Set(tree.nodes[number].children))
    guard kept.areNew(snapshot.items) else { return }
    kept.tree.append(snapshot.tree, to: kept.tree.numbers[parent])
    self = kept
  }

  // MARK: Asking

  /// Whether an item is expanded; an unknown one is a violation (Semantics 10.23).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    guard let number = number(of: item) else { return false }
    return tree.nodes[number].isExpanded
  }

  /// Whether all above an item are expanded; an unknown one is a violation (Semantics 10.23). O(depth).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let number = number(of: item) else { return false }
    return tree.isVisible(number)
  }

  /// Whether an item is there. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.numbers[item] != nil }

  /// How deep an item is, 0 at the top; an unknown one is a violation (Semantics 10.23). O(depth).
  public func level(of item: ItemIdentifierType) -> Int {
    guard let number = number(of: item) else { return 0 }
    return tree.level(of: number)
  }

  /// An item's place in ``items``; nil when it is not there (Semantics 10.23). O(*n*).
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.numbers[item] == nil ? nil : tree.items.firstIndex(of: item)
  }

  /// The item above another one, nil at the top; an unknown one is a violation (Semantics 10.23).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = tree.numbers[child] else {
      SectionSnapshotMisuse.unknownChild(String(describing: child)).report()
      return nil
    }
    let parent = tree.nodes[number].parent
    return parent < 0 ? nil : tree.nodes[parent].item
  }

  /// What is below an item, expanded as it is here, with the item itself if wanted. O(its size).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard let number = tree.numbers[parent] else {
      SectionSnapshotMisuse.unknownParent(String(describing: parent)).report()
      return DiffableDataSourceSectionSnapshot()
    }
    var snapshot = DiffableDataSourceSectionSnapshot()
    snapshot.tree = tree.branch(number, includingTop: includingParent)
    return snapshot
  }

  /// One line an item, indented by two spaces a level: `+` when it is expanded, else `-`; `*` when it is visible, else a
  /// space; then the identifier.
  public func visualDescription() -> String {
    tree.subtree(of: tree.roots).map { number in
      let node = tree.nodes[number]
      return String(repeating: "  ", count: tree.level(of: number)) + (node.isExpanded ? "+" : "-")
        + (tree.isVisible(number) ? "*" : " ") + " \(node.item)"
    }.joined(separator: "\n")
  }
}

extension DiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both have the same roots, the same items below each item, and the same items expanded.
  public static func == (a: DiffableDataSourceSectionSnapshot, b: DiffableDataSourceSectionSnapshot) -> Bool {
    a.tree == b.tree
  }
}

// MARK: - Helpers

extension DiffableDataSourceSectionSnapshot {
  private func refuse(_ misuse: SectionSnapshotMisuse) { misuse.report() }

  private func number(of item: ItemIdentifierType) -> Int? {
    if let number = tree.numbers[item] { return number }
    SectionSnapshotMisuse.unknownItem(String(describing: item)).report()
    return nil
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    let repeated = tree.repeated(items)
    if repeated.isEmpty { return true }
    refuse(.repeatedItems(repeated.map { String(describing: $0) }))
    return false
  }

  private func anchor(_ item: ItemIdentifierType) -> Int? {
    if let number = tree.numbers[item] { return number }
    refuse(.unknownIndex(String(describing: item)))
    return nil
  }

  private mutating func insert(_ items: [ItemIdentifierType], _ side: SnapshotSide, _ item: ItemIdentifierType) {
    guard !items.isEmpty, let anchor = anchor(item), areNew(items) else { return }
    tree.insert(items, side, anchor)
  }

  private mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, _ side: SnapshotSide, _ item: ItemIdentifierType
  ) {
    let items = snapshot.items
    guard !items.isEmpty, let anchor = anchor(item), areNew(items) else { return }
    tree.insert(snapshot.tree, side, anchor)
  }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let number = tree.numbers[item] { tree.setExpanded(number, isExpanded) }
    }
  }
}

import Foundation

// Items that the reader expands and collapses.

extension DiffableEngine {
  /// Expands a collapsed item of a tree, or the other way round.
  ///
  /// Expanding asks, tells, and then asks for what is below the item; collapsing asks and tells. All of it happens with the
  /// old items in place. What a handler itself applies is kept: the tree is taken anew after each of them.
  func toggleExpansion(at path: IndexPath) -> Bool {
    let content = state.content
    guard let item = content.snapshot.storage.ask({ $0.item(at: path) }),
      let section = content.snapshot.sectionIdentifier(containingItem: item),
      let tree = content.trees[section], tree.contains(item)
    else { return false }
    return tree.isExpanded(item) ? collapse(item, in: section) : expand(item, in: section)
  }

  private func expand(_ item: Item, in section: Section) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return false }
    handlers.willExpandItem?(item)
    guard var tree = latestTree(of: section, with: item) else { return false }
    if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
      guard let latest = latestTree(of: section, with: item) else { return false }
      tree = latest
      tree.replace(childrenOf: item, using: children)
    }
    tree.expand([item])
    apply(.section(tree, section), .differences(isAnimated: true), completion: nil)
    return true
  }

  private func collapse(_ item: Item, in section: Section) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return false }
    handlers.willCollapseItem?(item)
    guard var tree = latestTree(of: section, with: item) else { return false }
    tree.collapse([item])
    apply(.section(tree, section), .differences(isAnimated: true), completion: nil)
    return true
  }

  private func latestTree(of section: Section, with item: Item) -> DiffableDataSourceSectionSnapshot<Item>? {
    guard let tree = state.latestContent.trees[section], tree.contains(item) else { return nil }
    return tree
  }

  // MARK: What cells are told

  /// Where an item is in the tree of its section. O(depth).
  func outlinePlace(of item: Item) -> OutlinePlace {
    let content = state.content
    if content.trees.isEmpty { return OutlinePlace() }
    guard let section = content.snapshot.sectionIdentifier(containingItem: item), let tree = content.trees[section],
      tree.contains(item)
    else { return OutlinePlace() }
    return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  /// Tells the cells on screen where their items are by now: a cell that stays is not provided again.
  func showOutline(in view: CollectionView) {
    for cell in view.cellsOnScreen() {
      guard let path = view.path(of: cell), let item = state.content.snapshot.storage.ask({ $0.item(at: path) }) else {
        continue
      }
      cell.takeOutlinePlace(outlinePlace(of: item))
    }
  }
}

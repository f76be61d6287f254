/// What became of a diffable data source when the reader moved an item: for
/// ``CollectionViewDiffableDataSource/ReorderingHandlers``.
@preconcurrency public struct DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The snapshot before.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What happened to the list of all items, with moves as such.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What happened in each section that changed, the last one first.
  public let sectionTransactions: [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a ``DiffableDataSourceTransaction`` that one section takes.
@preconcurrency public struct DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What happened to the list of its visible items, with moves as such.
  public let difference: CollectionDifference<ItemIdentifierType>
}

// `CollectionDifference` of sendable elements is sendable.

extension DiffableDataSourceTransaction {
  /// The transaction between two contents.
  init(
    from old: DiffableContent<SectionIdentifierType, ItemIdentifierType>,
    to new: DiffableContent<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = old.snapshot
    finalSnapshot = new.snapshot
    difference = new.snapshot.itemIdentifiers.difference(from: old.snapshot.itemIdentifiers).inferringMoves()
    sectionTransactions = new.snapshot.sectionIdentifiers.reversed().compactMap { section in
      let (before, after) = (old.tree(of: section), new.tree(of: section))
      if before == after { return nil }
      return DiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
        difference: after.visibleItems.difference(from: before.visibleItems).inferringMoves())
    }
  }
}

extension DiffableContent {
  /// The tree of a section, a flat one if it has none of its own; empty when the section is not there.
  func tree(of section: Section) -> DiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = DiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }
}

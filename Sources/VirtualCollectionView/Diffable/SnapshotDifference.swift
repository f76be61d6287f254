public import CollectionCore

// How a snapshot becomes the next one. The functions are generic and have to be compiled where the identifiers are known.

extension SnapshotContents {
  /// The contents as the core compares them.
  @inlinable mutating func sectionedList() -> SectionedList<Section, Item> {
    var counts: [Int] = []
    counts.reserveCapacity(order.count)
    for slot in order { counts.append(sections[slot].items.count) }
    return SectionedList(sections: sectionIdentifiers, items: allItems(), counts: SectionTable(counts: counts))
  }
}

/// The calls of one batch that lead from one snapshot to another, sections and items together (Semantics 10.10).
///
/// - Complexity: that of ``CollectionCore/SectionedDiff``; O(1) for copies of each other.
@inlinable func updateOperations<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>
) -> [UpdateOperation] {
  if old.storage === new.storage { return [] }
  let before = old.storage.ask { $0.sectionedList() }
  let after = new.storage.ask { $0.sectionedList() }
  // Whole numbers are compared several times as fast. Where the type is known this is decided by the compiler.
  if let before = before as? SectionedList<Section, Int>, let after = after as? SectionedList<Section, Int> {
    return SectionedDiff(from: before, to: after).operations
  }
  return SectionedDiff(from: before, to: after).operations
}

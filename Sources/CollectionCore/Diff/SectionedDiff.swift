/// What leads from one list of sections with items to another, sections and items together.
///
///     let diff = SectionedDiff(from: old, to: new)     // two values of SectionedList
///     diff.operations                                  // one legal batch
///     for stage in diff.stages(reloading: paths) {     // the same with reloads, stage by stage
///       view.performBatchUpdates { … stage.operations, with a model of stage.counts … }
///     }
///
/// | | |
/// |---|---|
/// | `SectionedDiff(from:to:)` | of two ``SectionedList``; whole numbers as item identifiers have a faster way |
/// | `sections` | the ``Diff`` of the sections |
/// | `itemDeletes`, `itemInserts`, `itemMoves` | the edits of items, as paths |
/// | `operations`, `operationCount` | all edits, as one batch that ``UpdatePlan`` accepts |
/// | `stages(reloading:sectionMoves:)` | batches with the counts after each |
///
/// Items are followed through the whole list: from section to section, out of deleted sections and into inserted ones
/// (Semantics 6.31). What goes or comes with its section is not named (6.30). In each section that stays the fewest items
/// move. A section whose identifier changes is deleted and inserted; items in both are moved one by one.
///
/// Making one takes O(n) for n items, and O(m log m) for the m that neither stand at both ends nor in runs; nothing is made
/// for an item that stays. The memory is that of ``Diff``.
public struct SectionedDiff: Hashable, Sendable {
  /// The numbers of items before.
  public let before: SectionTable
  /// The numbers of items after.
  public let after: SectionTable
  /// What becomes of the sections.
  public let sections: Diff
  /// Items that go from a section that stays, by their number among all, ascending.
  let deleted: [Int32]
  /// Items that come into a section that stays, by their number among all, ascending.
  let inserted: [Int32]
  /// Items that move, ascending by their new number among all.
  let moved: [IndexPair]

  @usableFromInline init(_ match: ListMatch, sections: Diff, before: SectionTable, after: SectionTable) {
    self.before = before
    self.after = after
    self.sections = sections
    let (oldEnds, newEnds) = (SectionedDiff.ends(before), SectionedDiff.ends(after))
    var oldOfNew = [Int32](repeating: -1, count: after.sectionCount)
    for pair in sections.pairs(where: { _, _ in true }) { oldOfNew[pair.new] = Int32(truncatingIfNeeded: pair.old) }
    let runs = SectionedDiff.split(match.runs, oldEnds, newEnds)
    let order = MatchOrder(match, runs: runs, oldEnds: oldEnds, newEnds: newEnds, oldOfNew: oldOfNew)
    deleted = SectionedDiff.outside(sections.deleted, order.deletes, before)
    inserted = SectionedDiff.outside(sections.inserted, order.inserts, after)
    moved = order.moves
  }
}

// MARK: - Making

extension SectionedDiff {
  /// Compares two lists.
  ///
  /// - Complexity: O(sections + items); comparisons only when few items differ.
  @inlinable public init<Section: Hashable, Item: Hashable>(
    from old: SectionedList<Section, Item>, to new: SectionedList<Section, Item>
  ) {
    self = old.items.withUnsafeBufferPointer { oldItems in
      new.items.withUnsafeBufferPointer { newItems in
        SectionedDiff(
          ListMatch(oldItems, newItems, by: PlainHashing<Item>.self),
          sections: Diff(from: old.sections, to: new.sections), before: old.counts, after: new.counts)
      }
    }
  }

  /// Compares two lists whose items are whole numbers, several times as fast.
  ///
  /// - Complexity: O(sections + items).
  @inlinable public init<Section: Hashable, Item: FixedWidthInteger>(
    from old: SectionedList<Section, Item>, to new: SectionedList<Section, Item>
  ) {
    self = old.items.withUnsafeBufferPointer { oldItems in
      new.items.withUnsafeBufferPointer { newItems in
        SectionedDiff(
          ListMatch(oldItems, newItems, by: IntegerHashing<Item>.self),
          sections: Diff(from: old.sections, to: new.sections), before: old.counts, after: new.counts)
      }
    }
  }

  /// The number behind each section's last item.
  private static func ends(_ table: SectionTable) -> [Int32] {
    var ends: [Int32] = []
    ends.reserveCapacity(table.sectionCount)
    for section in 0..<table.sectionCount {
      ends.append(Int32(truncatingIfNeeded: table.firstOrdinal(of: section + 1)))
    }
    return ends
  }

  /// Runs none of which reaches into a second section on either side.
  private static func split(_ runs: [ListMatch.Run], _ oldEnds: [Int32], _ newEnds: [Int32]) -> [ListMatch.Run] {
    var parts: [ListMatch.Run] = []
    parts.reserveCapacity(runs.count)
    var (oldSection, newSection) = (0, 0)
    for var run in runs {
      while run.count > 0 {
        while oldEnds[oldSection] <= run.old { oldSection += 1 }
        while newEnds[newSection] <= run.new { newSection += 1 }
        let count = Swift.min(run.count, oldEnds[oldSection] - run.old, newEnds[newSection] - run.new)
        parts.append(ListMatch.Run(old: Int(run.old), new: Int(run.new), count: Int(count)))
        run.old += count
        run.new += count
        run.count -= count
      }
    }
    return parts
  }

  /// The items that are in none of some sections; both ascend.
  private static func outside(_ sections: [Int32], _ items: [Int32], _ table: SectionTable) -> [Int32] {
    if sections.isEmpty || items.isEmpty { return items }
    var section = 0
    return items.filter { item in
      while section < sections.count, table.firstOrdinal(of: Int(sections[section]) + 1) <= Int(item) { section += 1 }
      return section == sections.count || Int(item) < table.firstOrdinal(of: Int(sections[section]))
    }
  }
}

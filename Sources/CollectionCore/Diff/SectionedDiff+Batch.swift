extension SectionedDiff {
  /// Old paths of items that go, ascending, without those whose section goes. O(deletes + sections).
  public var itemDeletes: [ItemPath] { SectionedDiff.paths(deleted, before) }

  /// New paths of items that come, ascending, without those whose section comes. O(inserts + sections).
  public var itemInserts: [ItemPath] { SectionedDiff.paths(inserted, after) }

  /// Items that change their order or their section, ascending by their new path. O(moves log sections).
  public var itemMoves: [(from: ItemPath, to: ItemPath)] {
    moved.map { (before.path(at: Int($0.old)), after.path(at: Int($0.new))) }
  }

  /// How many edits there are, of sections and of items.
  public var operationCount: Int { sections.operationCount + deleted.count + inserted.count + moved.count }

  /// Whether both lists are the same.
  public var isEmpty: Bool { operationCount == 0 }

  /// All edits as one batch, in the order of UIKit's own (Semantics 10.10): sections, then items; deletes descending, inserts
  /// and moves ascending.
  ///
  /// Items may leave and join sections that move, which UIKit's own batches do too, although some systems do not survive it
  /// (6.29, ``UpdateDefect``); ``stages(reloading:sectionMoves:)`` can avoid that.
  ///
  /// - Complexity: O(edits log sections + sections).
  public var operations: [UpdateOperation] {
    var operations: [UpdateOperation] = []
    operations.reserveCapacity(operationCount)
    for section in sections.deleted.reversed() { operations.append(.deleteSection(Int(section))) }
    for section in sections.inserted { operations.append(.insertSection(Int(section))) }
    for pair in sections.moved { operations.append(.moveSection(from: Int(pair.old), to: Int(pair.new))) }
    for path in itemDeletes.reversed() { operations.append(.delete(path)) }
    for path in itemInserts { operations.append(.insert(path)) }
    for move in itemMoves { operations.append(.move(from: move.from, to: move.to)) }
    return operations
  }

  /// The paths of ascending numbers.
  private static func paths(_ ordinals: [Int32], _ table: SectionTable) -> [ItemPath] {
    var paths: [ItemPath] = []
    paths.reserveCapacity(ordinals.count)
    var section = 0
    for ordinal in ordinals {
      let ordinal = Int(ordinal)
      while table.firstOrdinal(of: section + 1) <= ordinal { section += 1 }
      paths.append(ItemPath(section, ordinal - table.firstOrdinal(of: section)))
    }
    return paths
  }
}

// MARK: - Checking

extension SectionedDiff {
  /// What is wrong with the edits, nil if nothing: whether the batch is legal, and its map sound. O(edits log edits).
  public func checkInvariants() -> String? {
    if let broken = sections.checkInvariants() { return "Among sections: " + broken }
    do throws(UpdateError) {
      return try UpdatePlan(before: before, after: after, operations: operations).checkInvariants()
    } catch {
      return "The batch is not legal: " + error.sentence
    }
  }
}

extension UpdateListing {
  /// Gives each reload its place after the update. It counts the batch's deletes and inserts, not its moves
  /// (Semantics 6.2a).
  ///
  /// A reload of an item whose old number does not exist afterwards is left out when `drops` is set (6.17a).
  /// - Complexity: O(edits log edits).
  mutating func placeReloads(
    before: SectionTable, after: SectionTable, drops: Bool, defects: inout [UpdateDefect]
  ) throws(UpdateError) {
    if reloads.isEmpty { return }
    let shift = ReloadShift(deletes: deletes, inserts: inserts)
    var placed: [Edit] = []
    placed.reserveCapacity(reloads.count)
    for var edit in reloads {
      if shift.deletes.contains(edit.path) { throw .deleteAndReload(UpdatePlace(edit.path)) }
      if let last = placed.last, last.path == edit.path {
        defects.append(.reloadedTwice(UpdatePlace(edit.path)))
        continue
      }
      edit.partner = shift.target(of: edit.path)
      let isItem = edit.path.item != ItemPath.unlimited
      if drops, isItem, before.contains(edit.path),
        Int(edit.path.item) >= after.itemCount(in: Int(edit.partner.section))
      {
        defects.append(.reloadDropped(edit.path))
        continue
      }
      placed.append(edit)
    }
    reloads = placed
  }
}

/// Where things come to be through deletes and inserts alone.
struct ReloadShift {
  /// The explicit deletes and inserts without doubles, sections among them behind their items.
  var deletes: SortedPaths
  var inserts: SortedPaths
  /// The sections among them.
  private var deletedSections = SortedPaths([])
  private var insertedSections = SortedPaths([])

  init(deletes: [ItemPath], inserts: [ItemPath]) {
    self.deletes = SortedPaths(deletes)
    self.inserts = SortedPaths(inserts)
    deletedSections = ReloadShift.sections(self.deletes)
    insertedSections = ReloadShift.sections(self.inserts)
  }

  private static func sections(_ paths: SortedPaths) -> SortedPaths {
    var sections: [ItemPath] = []
    for path in paths.paths where path.item == ItemPath.unlimited {
      sections.append(ItemPath(section: 0, item: path.section))
    }
    return SortedPaths(sections)
  }

  /// The new number of an old section that is not deleted.
  func target(ofSection section: Int32) -> Int32 {
    let rank = section &- deletedSections.count(below: ItemPath(section: 0, item: section), in: 0)
    return insertedSections.item(atRank: rank, in: 0)
  }

  /// The new path of an old item or section that is not deleted.
  func target(of path: ItemPath) -> ItemPath {
    let section = target(ofSection: path.section)
    if path.item == ItemPath.unlimited { return ItemPath(section: section, item: path.item) }
    let rank = path.item &- deletes.count(below: path, in: path.section)
    return ItemPath(section: section, item: inserts.item(atRank: rank, in: section))
  }
}

/// Paths in ascending order, none twice.
struct SortedPaths {
  var paths: [ItemPath]

  /// - Parameter sorted: Ascending; doubles are left out.
  init(_ sorted: [ItemPath]) {
    paths = []
    paths.reserveCapacity(sorted.count)
    for path in sorted where paths.last != path { paths.append(path) }
  }

  /// The first path that is not below another. O(log paths).
  func firstIndex(from path: ItemPath) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ path: ItemPath) -> Bool {
    let index = firstIndex(from: path)
    return index < paths.count && paths[index] == path
  }

  /// How many paths of a section are below one. O(log paths).
  func count(below path: ItemPath, in section: Int32) -> Int32 {
    Int32(truncatingIfNeeded: firstIndex(from: path) - firstIndex(from: ItemPath(section: section, item: Int32.min)))
  }

  /// The place in a section with so many places before it that are not among the paths. O(log paths).
  func item(atRank rank: Int32, in section: Int32) -> Int32 {
    let start = firstIndex(from: ItemPath(section: section, item: Int32.min))
    var low = start
    var high = firstIndex(from: ItemPath(section: section, item: ItemPath.unlimited))
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle].item &- Int32(truncatingIfNeeded: middle - start) <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return rank &+ Int32(truncatingIfNeeded: low - start)
  }
}

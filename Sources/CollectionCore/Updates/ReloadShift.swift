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

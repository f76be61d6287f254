/// How many items come and go in each section; sorted lists of section numbers, one entry an item.
struct ItemTallies {
  private var deleted: [Int32] = []
  private var inserted: [Int32] = []
  private var movedOut: [Int32] = []
  private var movedIn: [Int32] = []

  init(deletes: [ItemPath], inserts: [ItemPath], moves: [EditedPlaces.Edit], sections: IndexMap) {
    for path in deletes where path.item != ItemPath.unlimited { deleted.append(path.section) }
    for path in inserts where path.item != ItemPath.unlimited { inserted.append(path.section) }
    for move in moves where move.path.item != ItemPath.unlimited {
      // Within a section that stays a move neither adds nor takes.
      if sections.newIndex(of: Int(move.path.section)) == Int(move.partner.section) { continue }
      movedOut.append(move.path.section)
      movedIn.append(move.partner.section)
    }
    movedIn.sort()
    movedOut.sort()
  }

  /// The sections that are named, by number before or after, ascending.
  var touchedNewSections: [Int] {
    var all: [Int32] = []
    for list in [deleted, inserted, movedOut, movedIn] {
      var last: Int32?
      for section in list where section != last {
        all.append(section)
        last = section
      }
    }
    all.sort()
    var touched: [Int] = []
    for section in all where touched.last != Int(section) { touched.append(Int(section)) }
    return touched
  }

  func balance(old: Int, new: Int, before: SectionTable, after: SectionTable) -> ItemCountBalance {
    ItemCountBalance(
      oldSection: old, newSection: new, before: before.itemCount(in: old), after: after.itemCount(in: new),
      inserted: ItemTallies.count(of: new, in: inserted), deleted: ItemTallies.count(of: old, in: deleted),
      movedIn: ItemTallies.count(of: new, in: movedIn), movedOut: ItemTallies.count(of: old, in: movedOut))
  }

  private static func count(of section: Int, in sorted: [Int32]) -> Int {
    if sorted.isEmpty { return 0 }
    return firstIndex(from: section + 1, in: sorted) - firstIndex(from: section, in: sorted)
  }

  private static func firstIndex(from section: Int, in sorted: [Int32]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(sorted[middle]) < section { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

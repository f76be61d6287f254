extension UpdatePlanBuilder {
  /// Whether each section that stays has as many items afterwards as the edits leave it, in ascending new numbers
  /// (Semantics 6.3, 6.20). Inserted and deleted sections are not asked.
  ///
  /// - Complexity: O(edits log edits + sections), O(edits log edits) when nothing but items of equal sections change.
  func checkCounts(_ sections: IndexMap) throws(UpdateError) {
    let tallies = ItemTallies(deletes: deletes, inserts: inserts, moves: listing.moves, sections: sections)
    if before == after && sections.isIdentity {
      // What no edit touches is equal already.
      for section in tallies.touchedNewSections {
        try check(tallies.balance(old: section, new: section, before: before, after: after))
      }
      return
    }
    for section in 0..<after.sectionCount {
      guard let old = sections.oldIndex(of: section) else { continue }
      try check(tallies.balance(old: old, new: section, before: before, after: after))
    }
  }

  private func check(_ balance: ItemCountBalance) throws(UpdateError) {
    if balance.after != balance.expected { throw .itemCount(balance) }
  }
}

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

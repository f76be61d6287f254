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

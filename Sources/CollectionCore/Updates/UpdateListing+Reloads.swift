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

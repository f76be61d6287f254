/// The sentence about a whole batch that newer systems raise for counts that do not add up.
public enum UpdateWording {
  /// "Invalid batch updates detected: …", without the description of the collection view that follows on a line of its own
  /// (Semantics 6.22). Reloads stand as a delete and an insert.
  ///
  /// - Complexity: O(edits log edits + sections).
  public static func batch(before: SectionTable, after: SectionTable, operations: [UpdateOperation]) -> String {
    var listing = UpdateListing(operations)
    var defects: [UpdateDefect] = []
    do throws(UpdateError) {
      try listing.placeReloads(before: before, after: after, drops: true, defects: &defects)
    } catch {
      // Such a batch is refused with another sentence; its reloads have no place after the update.
      for i in listing.reloads.indices { listing.reloads[i].partner = listing.reloads[i].path }
    }
    var lines: [String] = []
    for path in listing.allDeletes.reversed() { lines.append("Delete " + name(path)) }
    for move in listing.moves { lines.append("Move " + name(move.path) + " to " + name(move.partner)) }
    for path in listing.allInserts { lines.append("Insert " + name(path)) }
    var text =
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after"
      + " performing the batch updates are inconsistent with the updates.\nData source before updates = "
      + counts(before) + "\nData source after updates = " + counts(after) + "\nUpdates = ["
    for i in lines.indices { text += (i == 0 ? "\n\t" : ",\n\t") + lines[i] }
    return text + "\n]"
  }

  private static func name(_ path: ItemPath) -> String {
    if path.item == ItemPath.unlimited { return "section (" + UpdateText.section(path) + ")" }
    return "item (" + UpdateText.section(path) + " - " + UpdateText.item(path) + ")"
  }

  private static func counts(_ table: SectionTable) -> String {
    var text = "{ " + NumberText.text(table.sectionCount) + (table.sectionCount == 1 ? " section" : " sections")
    text += " with item counts: ["
    for section in 0..<table.sectionCount {
      if section > 0 { text += ", " }
      text += NumberText.text(table.itemCount(in: section))
    }
    return text + "] }"
  }
}

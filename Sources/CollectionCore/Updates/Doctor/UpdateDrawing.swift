/// Draws the counts of a batch and what its calls do, old indexes above new ones, in plain ASCII:
///
/// ```
/// section 0
///   before  8 items   0 1 2 3 4 5 6 7
///                     - - -
///   after   8 items   0 1 2 3 4 5 6 7 | 8 9 10
///                                       x x  x   8 9 10 not there, the last is 7
///   8 - 3 deleted + 3 inserted = 8, the counts add up
///   - deleted  + inserted  x wrong
/// ```
struct UpdateDrawing {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]
  private let listing: UpdateListing

  /// The most sections that are drawn.
  private static let mostSections = 4

  init(before: SectionTable, after: SectionTable, operations: [UpdateOperation]) {
    self.before = before
    self.after = after
    self.operations = operations
    // The calls with the places where reloads come back, as far as those are known.
    var listing = UpdateListing(operations)
    let shift = ReloadShift(deletes: listing.deletes, inserts: listing.inserts)
    for i in listing.reloads.indices { listing.reloads[i].partner = shift.target(of: listing.reloads[i].path) }
    self.listing = listing
  }

  var text: String {
    var lines: [String] = []
    var signs: [DrawnRow.Sign] = []
    var hasWrongPlace = false
    let pairs = DrawnSections(before: before, after: after, operations: operations).pairs
    for pair in pairs.prefix(UpdateDrawing.mostSections + 1) {
      lines.append(pair.title)
      var old = DrawnRow(side: "before", count: pair.count(before, isOld: true))
      var new = DrawnRow(side: "after ", count: pair.count(after, isOld: false))
      mark(&old, &new, pair)
      let noun = pair.isOfSections ? "section" : "item"
      lines += UpdateDrawing.lines(pair.isNewAlone ? [new] : pair.isOldAlone ? [old] : [old, new], noun)
      if let sum = pair.sum(before, after, operations) { lines.append("  " + sum) }
      signs += old.signs + new.signs
      hasWrongPlace = hasWrongPlace || old.hasWrongPlace || new.hasWrongPlace
    }
    if pairs.count > UpdateDrawing.mostSections + 1 {
      lines.append("and " + NumberText.text(pairs.count - UpdateDrawing.mostSections - 1) + " more sections")
    }
    if let legend = UpdateDrawing.legend(signs, hasWrongPlace) { lines.append(legend) }
    var text = ""
    for i in lines.indices { text += (i == 0 ? "" : "\n") + lines[i] }
    return text
  }

  /// Rows one below the other, their titles as long as the longest.
  private static func lines(_ rows: [DrawnRow], _ noun: String) -> [String] {
    var width = 0
    for row in rows { width = Swift.max(width, row.title(noun).utf8.count) }
    var lines: [String] = []
    for row in rows {
      let title = row.title(noun)
      let drawn = row.lines
      lines.append(
        DrawnRow.trimmed("  " + title + DrawnRow.blanks(width - title.utf8.count + 2) + drawn.numbers))
      if !drawn.signs.isEmpty { lines.append(DrawnRow.blanks(width + 4) + drawn.signs) }
    }
    return lines
  }

  private static func legend(_ drawn: [DrawnRow.Sign], _ hasWrongPlace: Bool) -> String? {
    var text = ""
    for sign in [DrawnRow.Sign.deleted, .inserted, .reloaded, .movedAway, .movedHere] where drawn.contains(sign) {
      text += (text.isEmpty ? "" : "  ") + sign.letter + " " + sign.word
    }
    if hasWrongPlace { text += (text.isEmpty ? "" : "  ") + "x wrong" }
    return text.isEmpty ? nil : "  (" + text + ")"
  }

  /// Marks what the calls do in a section, or to sections.
  private func mark(_ old: inout DrawnRow, _ new: inout DrawnRow, _ pair: DrawnSections.Pair) {
    func number(_ path: ItemPath, _ section: Int?) -> Int? {
      let isSection = path.item == ItemPath.unlimited
      if pair.isOfSections { return isSection ? Int(path.section) : nil }
      guard let section, !isSection, Int(path.section) == section else { return nil }
      return Int(path.item)
    }
    for path in listing.deletes { if let number = number(path, pair.old) { old.mark(number, .deleted) } }
    for edit in listing.reloads {
      if let number = number(edit.path, pair.old) { old.mark(number, .reloaded) }
      if let number = number(edit.partner, pair.new) { new.mark(number, .reloaded) }
    }
    for edit in listing.moves {
      if let number = number(edit.path, pair.old) { old.mark(number, .movedAway) }
      if let number = number(edit.partner, pair.new) { new.mark(number, .movedHere) }
    }
    for path in listing.inserts { if let number = number(path, pair.new) { new.mark(number, .inserted) } }
  }
}

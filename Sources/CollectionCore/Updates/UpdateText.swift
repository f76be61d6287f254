/// The pieces that UIKit's sentences about updates are made of.
enum UpdateText {
  static func number(_ value: Int) -> String { NumberText.text(value) }

  static func section(_ path: ItemPath) -> String { number(Int(path.section)) }

  /// The item number, `NSNotFound` in full.
  static func item(_ path: ItemPath) -> String { number(path.item == ItemPath.unlimited ? Int.max : Int(path.item)) }

  /// `<NSIndexPath> {length = 2, path = 0 - 3}`.
  static func path(_ path: ItemPath) -> String {
    "<NSIndexPath> {length = 2, path = " + section(path) + " - " + item(path) + "}"
  }

  static func path(_ place: UpdatePlace) -> String {
    path(place.path)
  }

  /// The counts of the first sections: `[2, 3, ..]`.
  static func counts(_ table: SectionTable) -> String {
    var text = "["
    for section in 0..<min(table.sectionCount, 8) {
      text += (section == 0 ? "" : ", ") + number(table.itemCount(in: section))
    }
    return text + (table.sectionCount > 8 ? ", ..]" : "]")
  }

  static func sections(_ count: Int, _ when: String) -> String {
    "there are only " + number(count) + " sections " + when + " the update"
  }

  static func items(_ count: Int, in path: ItemPath, _ when: String) -> String {
    "there are only " + number(count) + " items in section " + section(path) + " " + when + " the update"
  }

  /// Semantics 6.21.
  static func sentence(_ balance: SectionCountBalance) -> String {
    "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update ("
      + number(balance.after) + ") must be equal to the number of sections contained in the collection view before the"
      + " update (" + number(balance.before) + "), plus or minus the number of sections inserted or deleted ("
      + number(balance.inserted) + " inserted, " + number(balance.deleted) + " deleted)."
  }

  /// Semantics 6.20, with its two spaces behind the first sentence.
  static func sentence(_ balance: ItemCountBalance) -> String {
    "Invalid update: invalid number of items in section " + number(balance.newSection)
      + ".  The number of items contained in an existing section after the update (" + number(balance.after)
      + ") must be equal to the number of items contained in that section before the update (" + number(balance.before)
      + "), plus or minus the number of items inserted or deleted from that section (" + number(balance.inserted)
      + " inserted, " + number(balance.deleted) + " deleted) and plus or minus the number of items moved into or out of"
      + " that section (" + number(balance.movedIn) + " moved in, " + number(balance.movedOut) + " moved out)."
  }
}

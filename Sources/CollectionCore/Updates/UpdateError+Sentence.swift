extension UpdateError {
  /// UIKit's sentence, without the description of the collection view that newer systems append.
  ///
  /// Moves out of range and doubled moves follow the texts of look-alikes of UIKit; deleting twice has a sentence of ours.
  public var sentence: String {
    switch self {
    case .deleteAndReload(let place):
      return "attempt to delete and reload the same index path (" + UpdateText.path(place) + ")"
    case .deleteAndMove(.item(let path)):
      return "attempt to perform a delete and a move from the same index path (" + UpdateText.path(path) + ")"
    case .deleteAndMove(.section(let section)):
      return "attempt to perform a delete and a move from the same section (" + UpdateText.number(section) + ")"
    case .insertAndMove(.item(let path)):
      return "attempt to perform an insert and a move to the same index path (" + UpdateText.path(path) + ")"
    case .insertAndMove(.section(let section)):
      return "attempt to perform an insert and a move to the same section (" + UpdateText.number(section) + ")"
    case .sectionCount(let balance): return UpdateText.sentence(balance)
    case .itemCount(let balance): return UpdateText.sentence(balance)
    case .duplicateDelete(.item(let path)):
      return "item " + UpdateText.item(path) + " of section " + UpdateText.section(path)
        + " is deleted twice in one update"
    case .duplicateDelete(.section(let section)):
      return "section " + UpdateText.number(section) + " is deleted twice in one update"
    case .moveTwice, .moveToSamePlace: return doubledMoveSentence
    default: return rangeSentence
    }
  }

  private var doubledMoveSentence: String {
    switch self {
    case .moveTwice(.section(let section), let first, let second):
      return "attempt to move section " + UpdateText.number(section) + " to both section "
        + UpdateText.section(first.path)
        + " and section " + UpdateText.section(second.path)
    case .moveTwice(.item(let path), let first, let second):
      return "attempt to move item at index path " + UpdateText.path(path) + " to both " + UpdateText.path(first)
        + " and "
        + UpdateText.path(second)
    case .moveToSamePlace(.section(let section), let other, let target):
      return "attempt to move both section " + UpdateText.number(section) + " and section "
        + UpdateText.section(other.path) + " to section " + UpdateText.section(target.path)
    case .moveToSamePlace(.item(let path), let other, let target):
      return "attempt to move both item at index path " + UpdateText.path(path) + " and " + UpdateText.path(other)
        + " to " + UpdateText.path(target)
    default: return ""
    }
  }

  private var rangeSentence: String {
    switch self {
    case .deleteMissingSection(let section, let sections):
      return "attempt to delete section " + UpdateText.number(section) + ", but "
        + UpdateText.sections(sections, "before")
    case .deleteInMissingSection(let path, let sections):
      return "attempt to delete item " + UpdateText.item(path) + " from section " + UpdateText.section(path) + ", but "
        + UpdateText.sections(sections, "before")
    case .deleteMissingItem(let path, let items):
      return "attempt to delete item " + UpdateText.item(path) + " from section " + UpdateText.section(path)
        + " which only contains " + UpdateText.number(items) + " items before the update"
    case .insertMissingSection(let section, let sections):
      return "attempt to insert section " + UpdateText.number(section) + " but "
        + UpdateText.sections(sections, "after")
    case .insertInMissingSection(let path, let sections):
      return "attempt to insert item " + UpdateText.item(path) + " into section " + UpdateText.section(path) + ", but "
        + UpdateText.sections(sections, "after")
    case .insertMissingItem(let path, let items):
      return "attempt to insert item " + UpdateText.item(path) + " into section " + UpdateText.section(path) + ", but "
        + UpdateText.items(items, in: path, "after")
    case .moveMissingSection(let section, let sections):
      return "attempt to move section " + UpdateText.number(section) + ", but "
        + UpdateText.sections(sections, "before")
    case .moveToMissingSection(let from, let to, let sections):
      return "attempt to move section " + UpdateText.number(from) + " to section " + UpdateText.number(to) + ", but "
        + UpdateText.sections(sections, "after")
    case .moveFromMissingSection(let path, let sections):
      return "attempt to move index path (" + UpdateText.path(path) + ") from a section that does not exist - "
        + UpdateText.sections(sections, "before")
    case .moveMissingItem(let path, let items):
      return "attempt to move index path (" + UpdateText.path(path) + ") that does not exist - "
        + UpdateText.items(items, in: path, "before")
    case .moveIntoMissingSection(let from, let to, let sections):
      return "attempt to move index path (" + UpdateText.path(from) + ") to index path (" + UpdateText.path(to)
        + ") in section that does not exist - " + UpdateText.sections(sections, "after")
    case .moveToMissingItem(let from, let to, let items):
      return "attempt to move index path (" + UpdateText.path(from) + ") to index path (" + UpdateText.path(to)
        + ") that does not exist - " + UpdateText.items(items, in: to, "after")
    default: return ""
    }
  }
}

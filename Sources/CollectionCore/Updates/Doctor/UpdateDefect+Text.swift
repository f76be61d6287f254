extension UpdateDefect {
  /// What UIKit does with it, in a sentence.
  public var sentence: String {
    switch self {
    case .reloadDropped(let path):
      return "UIKit drops the reload of " + UpdatePlace.item(path).name
        + ": its old number does not exist in the section"
        + " after the update, and its cell stays as it is (6.17a)."
    case .reloadedTwice(let place): return place.name + " is reloaded twice in one update; once is done."
    case .insertedTwice(let place):
      return place.name + " is inserted twice in one update; the second takes the next free place."
    case .itemMoveWithMovedSection(let from, let to):
      return UpdatePlace.item(from).name + " moves to " + NumberText.text(to)
        + " in the same update that moves a section of the two; some systems do not survive it (6.29)."
    case .insertIntoMovedSection(let path):
      return UpdatePlace.item(path).name
        + " is inserted into a section that moves in the same update; some systems do not survive it (6.29)."
    }
  }

  /// What to do in its place.
  public var remedy: String {
    switch self {
    case .reloadDropped: return "Reload it in a batch of its own after this one, at its new path."
    case .reloadedTwice: return "Reload it once."
    case .insertedTwice: return "Give each insert its own place after the update."
    case .itemMoveWithMovedSection:
      return "Delete and insert the section, or move the item in a batch of its own."
    case .insertIntoMovedSection: return "Insert the item in a batch of its own."
    }
  }
}

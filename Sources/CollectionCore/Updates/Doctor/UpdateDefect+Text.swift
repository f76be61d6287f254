extension UpdateDefect {
  /// What UIKit does with it, and what to do.
  public var text: String {
    switch self {
    case .reloadDropped(let path):
      return "the reload of " + UpdatePlace.item(path).name
        + " is dropped, since its old number does not exist after the"
        + " update: the cell stays as it is (6.17a); reload it in a batch of its own, at its new path"
    case .reloadedTwice(let place): return place.name + " is reloaded twice; once is done"
    case .insertedTwice(let place):
      return place.name + " is inserted twice; the second takes the next free place, name that one"
    case .itemMoveWithMovedSection(let from, let to):
      return UpdatePlace.item(from).name + " moves to " + NumberText.text(to)
        + " out of or into a section that moves too,"
        + " which some systems do not survive (6.29); delete and insert it, or use two batches"
    case .insertIntoMovedSection(let path):
      return UpdatePlace.item(path).name + " is inserted into a section that moves, which some systems do not survive"
        + " (6.29); delete and insert the section, or use two batches"
    }
  }
}

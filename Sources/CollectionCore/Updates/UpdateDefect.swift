/// Something in a legal batch that UIKit itself handles badly.
public enum UpdateDefect: Hashable, Sendable {
  /// The reload of an item is dropped, since its old number does not exist in the section after the update: its cell
  /// stays as it is (Semantics 6.17a).
  case reloadDropped(ItemPath)
  /// The same place is reloaded twice; once is done.
  case reloadedTwice(UpdatePlace)
  /// The same place is inserted twice; the second takes the next free place.
  case insertedTwice(UpdatePlace)
  /// An item leaves or joins a section that is moved itself, which some systems do not survive (6.29).
  case itemMoveWithMovedSection(from: ItemPath, to: ItemPath)
  /// An item is inserted into a section that is moved, which some systems do not survive (6.29).
  case insertIntoMovedSection(ItemPath)
}

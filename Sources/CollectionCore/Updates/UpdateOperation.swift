/// One call of a batch update, in the coordinates of the call: what goes and what is reloaded in old indexes, what comes
/// in new ones (Semantics 6.1).
public enum UpdateOperation: Hashable, Sendable {
  /// An item comes, at its path after the update.
  case insert(ItemPath)
  /// An item goes; its path before the update.
  case delete(ItemPath)
  /// An item goes elsewhere: from its path before the update to its path after it.
  case move(from: ItemPath, to: ItemPath)
  /// An item is replaced by itself; its path before the update.
  case reload(ItemPath)
  /// An item's cell is configured again at once: no part of the plan, no update item (Semantics 2.11a, 2.11b).
  case reconfigure(ItemPath)
  /// A section comes, at its number after the update.
  case insertSection(Int)
  /// A section goes; its number before the update.
  case deleteSection(Int)
  /// A section goes elsewhere: from its number before the update to its number after it.
  case moveSection(from: Int, to: Int)
  /// A section is replaced by itself; its number before the update.
  case reloadSection(Int)
}

/// What an update is about: an item or a whole section.
public enum UpdatePlace: Hashable, Sendable {
  /// An item.
  case item(ItemPath)
  /// A section with all its items.
  case section(Int)

  /// The path in UIKit's order: a section stands behind its last item, since its item number is `NSNotFound`.
  var path: ItemPath {
    switch self {
    case .item(let path): return path
    case .section(let section): return ItemPath(section, Int.max)
    }
  }

  /// The place of a path in UIKit's order.
  init(_ path: ItemPath) {
    self = path.item == ItemPath.unlimited ? .section(Int(path.section)) : .item(path)
  }
}

extension UpdateOperation {
  /// What is named in old indexes; nil for an insert.
  public var source: UpdatePlace? {
    switch self {
    case .delete(let path), .reload(let path), .reconfigure(let path), .move(let path, _): return .item(path)
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      return .section(section)
    case .insert, .insertSection: return nil
    }
  }

  /// What is named in new indexes; nil but for inserts and moves.
  public var target: UpdatePlace? {
    switch self {
    case .insert(let path), .move(_, let path): return .item(path)
    case .insertSection(let section), .moveSection(_, let section): return .section(section)
    case .delete, .reload, .reconfigure, .deleteSection, .reloadSection: return nil
    }
  }

  /// In words: `insert item 0.3`, `move section 2 to 4`.
  public var text: String {
    switch self {
    case .insert(let path): return "insert item " + NumberText.text(path)
    case .delete(let path): return "delete item " + NumberText.text(path)
    case .move(let from, let to): return "move item " + NumberText.text(from) + " to " + NumberText.text(to)
    case .reload(let path): return "reload item " + NumberText.text(path)
    case .reconfigure(let path): return "reconfigure item " + NumberText.text(path)
    case .insertSection(let section): return "insert section " + NumberText.text(section)
    case .deleteSection(let section): return "delete section " + NumberText.text(section)
    case .moveSection(let from, let to):
      return "move section " + NumberText.text(from) + " to " + NumberText.text(to)
    case .reloadSection(let section): return "reload section " + NumberText.text(section)
    }
  }
}

/// What the item number of a supplementary or decoration view means when it is mapped through an update.
public enum ElementFollowing: Hashable, Sendable {
  /// It counts in the section, as that of a header: it follows its section and keeps its number.
  case section
  /// It names an item, as that of a badge: it follows the item.
  case item
}

extension UpdatePlan {
  /// The key of a view after the update; nil when what it shows is deleted or reloaded. O(log edits).
  ///
  /// Keys without a section keep what they are.
  public func newKey(of key: ElementKey, following: ElementFollowing = .section) -> ElementKey? {
    let path = key.path
    if path.section < 0 { return key }
    if key.isCell || (following == .item && path.item >= 0 && path.item != ItemPath.unlimited) {
      guard let path = newPath(of: path) else { return nil }
      return ElementKey(key.category, kind: key.kind, path: path)
    }
    guard let section = sections.newIndex(of: Int(path.section)) else { return nil }
    return ElementKey(
      key.category, kind: key.kind, path: ItemPath(section: Int32(truncatingIfNeeded: section), item: path.item))
  }

  /// The paths of a selection after the update, ascending: deleted and reloaded items leave it, others keep their place in
  /// it (Semantics 6.19, 8.13).
  ///
  /// - Complexity: O(k log(k + edits)) for k paths.
  public func remapped(_ paths: [ItemPath]) -> [ItemPath] {
    var mapped: [ItemPath] = []
    mapped.reserveCapacity(paths.count)
    for path in paths { if let path = newPath(of: path) { mapped.append(path) } }
    mapped.sort()
    return mapped
  }
}

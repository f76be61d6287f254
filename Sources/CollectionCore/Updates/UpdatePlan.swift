/// What one batch update does, once it is known to be legal: from old paths to new ones and back, what is told to
/// layouts, and what UIKit is known to do badly with it.
///
/// Deletes and reloads are in old indexes, inserts and move targets in new ones; a reload is a delete and an insert at the
/// shifted place (Semantics 6.1, 6.2a). Items may move out of deleted sections and into inserted ones (6.31). All that is
/// not named keeps its order.
///
/// Building takes O(edits log edits + sections), a question O(log edits); neither depends on the number of items.
public struct UpdatePlan: Hashable, Sendable {
  /// The numbers of items before the update.
  public let before: SectionTable
  /// The numbers of items after it.
  public let after: SectionTable
  /// From old sections to new ones.
  public let sections: IndexMap
  /// What UIKit handles badly in this batch, in the order it was found.
  public let defects: [UpdateDefect]
  let listing: UpdateListing
  /// Items that do not stay among their neighbours, in old paths.
  let removed: EditedPlaces
  /// Items that come among new neighbours, in new paths.
  let placed: EditedPlaces

  init(
    before: SectionTable, after: SectionTable, sections: IndexMap, listing: UpdateListing, removed: EditedPlaces,
    placed: EditedPlaces, defects: [UpdateDefect]
  ) {
    self.before = before
    self.after = after
    self.sections = sections
    self.listing = listing
    self.removed = removed
    self.placed = placed
    self.defects = defects
  }
}

// MARK: - Mapping

extension UpdatePlan {
  /// Whether nothing changes.
  public var isEmpty: Bool { sections.isIdentity && removed.edits.isEmpty && placed.edits.isEmpty }

  /// Where an old item is after the update; nil when it is deleted or reloaded, or was never there. O(log edits).
  public func newPath(of old: ItemPath) -> ItemPath? {
    guard before.contains(old) else { return nil }
    let index = removed.firstIndex(from: old)
    if index < removed.edits.count, removed.edits[index].path == old {
      return removed.edits[index].action == .move ? removed.edits[index].partner : nil
    }
    guard let section = sections.newIndex(of: Int(old.section)) else { return nil }
    let rank = removed.rank(of: old, in: removed.range(ofSection: old.section))
    let target = Int32(truncatingIfNeeded: section)
    return ItemPath(section: target, item: placed.item(atRank: rank, in: placed.range(ofSection: target)))
  }

  /// Where a new item was before the update; nil when it is inserted or reloaded, or does not exist. O(log edits).
  public func oldPath(of new: ItemPath) -> ItemPath? {
    guard after.contains(new) else { return nil }
    let index = placed.firstIndex(from: new)
    if index < placed.edits.count, placed.edits[index].path == new {
      return placed.edits[index].action == .move ? placed.edits[index].partner : nil
    }
    guard let section = sections.oldIndex(of: Int(new.section)) else { return nil }
    let rank = placed.rank(of: new, in: placed.range(ofSection: new.section))
    let source = Int32(truncatingIfNeeded: section)
    return ItemPath(section: source, item: removed.item(atRank: rank, in: removed.range(ofSection: source)))
  }

  /// What becomes of an old item; nil when it was never there. O(log edits).
  public func fate(of old: ItemPath) -> ItemFate? {
    guard before.contains(old) else { return nil }
    if let edit = removed.edit(at: old) {
      switch edit.action {
      case .move: return .moved(to: edit.partner)
      case .reload: return .reloaded(at: edit.partner)
      case .insert, .delete: return .deleted
      }
    }
    if let path = newPath(of: old) { return .stays(at: path) }
    guard let edit = sections.removed.edit(at: ItemPath(section: 0, item: old.section)), edit.action == .reload else {
      return .deleted
    }
    // The section is replaced by itself; its items correspond as far as both have them.
    let path = ItemPath(section: edit.partner.item, item: old.item)
    return after.contains(path) && placed.edit(at: path) == nil ? .reloaded(at: path) : .deleted
  }

  /// Whether the cell of a new item is asked for anew: it is inserted or reloaded, alone or with its section. O(log edits).
  public func isNew(_ new: ItemPath) -> Bool { after.contains(new) && oldPath(of: new) == nil }
}

/// What becomes of an item in a batch update.
public enum ItemFate: Hashable, Sendable {
  /// It keeps its place among its neighbours; its path may change.
  case stays(at: ItemPath)
  /// It is moved by name.
  case moved(to: ItemPath)
  /// It is replaced by itself, alone or with its section.
  case reloaded(at: ItemPath)
  /// It goes, alone or with its section.
  case deleted
}

// MARK: - Listing

extension UpdatePlan {
  /// What layouts are told: deletes descending, then inserts, reloads and moves, each ascending; a section has a path
  /// behind its last item (Semantics 6.13). Reloads that are dropped are missing. O(edits).
  public var items: [UpdateItem] { listing.items }

  /// The number of edits after reloads that are dropped and moves told twice are left out.
  public var editCount: Int {
    listing.deletes.count + listing.inserts.count + listing.reloads.count + listing.moves.count
  }

  /// Old items that go or are reloaded by name, ascending, without those of deleted sections. O(edits).
  public var deletedItems: [ItemPath] {
    var paths: [ItemPath] = []
    for edit in removed.edits where edit.action != .move { paths.append(edit.path) }
    return paths
  }

  /// New items that come or are reloaded by name, ascending, without those of inserted sections. O(edits).
  public var insertedItems: [ItemPath] {
    var paths: [ItemPath] = []
    for edit in placed.edits where edit.action != .move { paths.append(edit.path) }
    return paths
  }

  /// Items that move by name, ascending by their old path. O(edits).
  public var movedItems: [(from: ItemPath, to: ItemPath)] {
    var moves: [(from: ItemPath, to: ItemPath)] = []
    for edit in removed.edits where edit.action == .move { moves.append((edit.path, edit.partner)) }
    return moves
  }
}

/// From old numbers to new ones and back, in one dimension, given what is deleted, inserted and moved; all else keeps its
/// order. The sections of a batch are mapped by one.
///
/// Memory and building are O(edits log edits), a question is O(log edits), whatever the counts.
public struct IndexMap: Hashable, Sendable {
  /// How many there are before.
  public let oldCount: Int
  /// How many there are after.
  public let newCount: Int
  /// The edited places, as items of section 0.
  let removed: EditedPlaces
  let placed: EditedPlaces

  init(oldCount: Int, newCount: Int, removed: EditedPlaces, placed: EditedPlaces) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.removed = removed
    self.placed = placed
  }

  /// Makes a map; nil when an index is out of range or used twice on its side. The new count follows.
  ///
  /// - Parameters:
  ///   - deletes: Old numbers, in any order.
  ///   - inserts: New numbers, in any order.
  ///   - moves: From an old number to a new one.
  public init?(oldCount: Int, deletes: [Int], inserts: [Int], moves: [(from: Int, to: Int)] = []) {
    var removed = EditedPlaces()
    var placed = EditedPlaces()
    for index in deletes { removed.edits.append(.init(path: ItemPath(0, index), action: .delete)) }
    for index in inserts { placed.edits.append(.init(path: ItemPath(0, index), action: .insert)) }
    for move in moves {
      removed.edits.append(.init(path: ItemPath(0, move.from), action: .move, partner: ItemPath(0, move.to)))
      placed.edits.append(.init(path: ItemPath(0, move.to), action: .move, partner: ItemPath(0, move.from)))
    }
    removed.sort()
    placed.sort()
    self.init(
      oldCount: oldCount, newCount: oldCount - deletes.count + inserts.count, removed: removed, placed: placed)
    if checkInvariants() != nil { return nil }
  }

  /// A map where nothing changes.
  public init(identity count: Int) {
    self.init(oldCount: count, newCount: count, removed: EditedPlaces(), placed: EditedPlaces())
  }
}

// MARK: - Asking

extension IndexMap {
  /// Whether every number stays the same.
  public var isIdentity: Bool { removed.edits.isEmpty && placed.edits.isEmpty }

  /// Where something old is afterwards; nil when it is deleted or reloaded, or was never there. O(log edits).
  public func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < oldCount else { return nil }
    if removed.edits.isEmpty && placed.edits.isEmpty { return old }
    return IndexMap.partner(ItemPath(0, old), from: removed, to: placed)
  }

  /// Where something new was before; nil when it is inserted or reloaded, or does not exist. O(log edits).
  public func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < newCount else { return nil }
    if removed.edits.isEmpty && placed.edits.isEmpty { return new }
    return IndexMap.partner(ItemPath(0, new), from: placed, to: removed)
  }

  /// What happens to something old; nil when it only follows the others. O(log edits).
  public func action(ofOld old: Int) -> UpdateAction? { removed.edit(at: ItemPath(0, old))?.action }

  /// What happens to something new; nil when it only follows the others. O(log edits).
  public func action(ofNew new: Int) -> UpdateAction? { placed.edit(at: ItemPath(0, new))?.action }

  private static func partner(_ path: ItemPath, from: EditedPlaces, to: EditedPlaces) -> Int? {
    let range = 0..<from.edits.count
    let index = from.firstIndex(from: path)
    if index < from.edits.count, from.edits[index].path == path {
      return from.edits[index].action == .move ? Int(from.edits[index].partner.item) : nil
    }
    return Int(to.item(atRank: from.rank(of: path, in: range), in: 0..<to.edits.count))
  }
}

// MARK: - Checking

extension IndexMap {
  /// What is wrong with the map, nil if nothing. O(edits).
  public func checkInvariants() -> String? {
    for (places, count, name) in [(removed, oldCount, "old"), (placed, newCount, "new")] {
      if let broken = places.checkInvariants() { return "In " + name + " numbers: " + broken }
      if let first = places.edits.first, first.path.item < 0 { return "There is a negative " + name + " number." }
      if let last = places.edits.last, Int(last.path.item) >= count {
        return "The " + name + " number " + NumberText.text(Int(last.path.item)) + " is not one of "
          + NumberText.text(count) + "."
      }
    }
    let staying = oldCount - removed.edits.count
    let filling = newCount - placed.edits.count
    guard staying == filling, staying >= 0 else {
      return NumberText.text(staying) + " stay, but there is room for " + NumberText.text(filling) + "."
    }
    return nil
  }
}

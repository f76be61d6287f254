extension Diff {
  /// An element that is in both lists.
  public struct Pair: Hashable, Sendable {
    /// Its number in the old list.
    public var old: Int
    /// Its number in the new list.
    public var new: Int

    /// Makes a pair.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// From old numbers to new ones and back. Making it takes O(edits log edits), a question O(log edits).
  public var indexMap: IndexMap {
    var removed = EditedPlaces()
    var placed = EditedPlaces()
    removed.edits.reserveCapacity(deleted.count + moved.count)
    placed.edits.reserveCapacity(inserted.count + moved.count)
    for item in deleted { removed.edits.append(.init(path: ItemPath(section: 0, item: item), action: .delete)) }
    for item in inserted { placed.edits.append(.init(path: ItemPath(section: 0, item: item), action: .insert)) }
    for pair in moved {
      let (old, new) = (ItemPath(section: 0, item: pair.old), ItemPath(section: 0, item: pair.new))
      removed.edits.append(.init(path: old, action: .move, partner: new))
      placed.edits.append(.init(path: new, action: .move, partner: old))
    }
    removed.sort()
    placed.sort()
    return IndexMap(oldCount: oldCount, newCount: newCount, removed: removed, placed: placed)
  }

  /// The elements of both lists that satisfy a condition, ascending by their new number: those, for example, whose content
  /// differs, although they are the same.
  ///
  /// - Parameter isIncluded: Asked once for each element that is in both lists, with its old and its new number.
  /// - Complexity: O(n + moves log moves).
  public func pairs(where isIncluded: (_ old: Int, _ new: Int) -> Bool) -> [Pair] {
    var leaving = moved.map { $0.old }
    leaving.sort()
    var pairs: [Pair] = []
    var (delete, leave, insert, move) = (0, 0, 0, 0)
    var old = 0
    for new in 0..<newCount {
      if insert < inserted.count, Int(inserted[insert]) == new {
        insert += 1
        continue
      }
      if move < moved.count, Int(moved[move].new) == new {
        let from = Int(moved[move].old)
        if isIncluded(from, new) { pairs.append(Pair(old: from, new: new)) }
        move += 1
        continue
      }
      while true {
        if delete < deleted.count, Int(deleted[delete]) == old {
          delete += 1
        } else if leave < leaving.count, Int(leaving[leave]) == old {
          leave += 1
        } else {
          break
        }
        old += 1
      }
      if isIncluded(old, new) { pairs.append(Pair(old: old, new: new)) }
      old += 1
    }
    return pairs
  }
}

// MARK: - Checking

extension Diff {
  /// What is wrong with the edits, nil if nothing: whether they are in order, in range, and add up. O(edits log edits).
  public func checkInvariants() -> String? {
    for index in moved.indices.dropFirst() where moved[index - 1].new >= moved[index].new {
      return "The move to " + NumberText.text(Int(moved[index].new)) + " stands behind that to "
        + NumberText.text(Int(moved[index - 1].new)) + "."
    }
    for index in deleted.indices.dropFirst() where deleted[index - 1] >= deleted[index] {
      return "The delete of " + NumberText.text(Int(deleted[index])) + " stands behind that of "
        + NumberText.text(Int(deleted[index - 1])) + "."
    }
    for index in inserted.indices.dropFirst() where inserted[index - 1] >= inserted[index] {
      return "The insert at " + NumberText.text(Int(inserted[index])) + " stands behind that at "
        + NumberText.text(Int(inserted[index - 1])) + "."
    }
    return indexMap.checkInvariants()
  }
}

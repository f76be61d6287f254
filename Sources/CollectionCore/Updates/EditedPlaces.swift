/// What happens to an item or section at an edited place.
public enum UpdateAction: UInt8, Hashable, Sendable {
  /// It is new.
  case insert
  /// It goes.
  case delete
  /// It is replaced by itself.
  case reload
  /// It goes elsewhere.
  case move
}

/// The edited places of one coordinate system, sorted: those that are emptied before the update, or those that are
/// filled after it. What is at all other places keeps its order.
struct EditedPlaces: Hashable, Sendable {
  /// A place, what happens there, and its place in the other coordinate system.
  struct Edit: Hashable, Sendable {
    var path: ItemPath
    var action: UpdateAction
    /// For moves and reloads; empty otherwise.
    var partner = ItemPath.empty
  }

  /// Ascending by path, no path twice.
  var edits: [Edit] = []

  mutating func sort() { edits.sortByPath { $0.path } }
}

// MARK: - Searching

extension EditedPlaces {
  /// The first edit at or behind a path. O(log edits).
  func firstIndex(from path: ItemPath, in range: Range<Int>? = nil) -> Int {
    edits.withUnsafeBufferPointer { edits in
      var low = range?.lowerBound ?? 0
      var high = range?.upperBound ?? edits.count
      while low < high {
        let middle = low &+ (high &- low) >> 1
        if edits[middle].path < path { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
  }

  /// The edits of a section. O(log edits).
  func range(ofSection section: Int32) -> Range<Int> {
    let low = firstIndex(from: ItemPath(section: section, item: Int32.min))
    return low..<firstIndex(from: ItemPath(section: section &+ 1, item: Int32.min), in: low..<edits.count)
  }

  /// The edit at a path, if there is one. O(log edits).
  func edit(at path: ItemPath) -> Edit? {
    let index = firstIndex(from: path)
    return index < edits.count && edits[index].path == path ? edits[index] : nil
  }

  /// How many places before an unedited one in its section are unedited too. O(log edits).
  func rank(of path: ItemPath, in range: Range<Int>) -> Int32 {
    path.item &- Int32(truncatingIfNeeded: firstIndex(from: path, in: range) &- range.lowerBound)
  }

  /// The unedited place with so many unedited ones before it in its section. O(log edits).
  func item(atRank rank: Int32, in range: Range<Int>) -> Int32 {
    edits.withUnsafeBufferPointer { edits in
      let start = range.lowerBound
      var low = start
      var high = range.upperBound
      while low < high {
        let middle = low &+ (high &- low) >> 1
        if edits[middle].path.item &- Int32(truncatingIfNeeded: middle &- start) <= rank {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      return rank &+ Int32(truncatingIfNeeded: low &- start)
    }
  }
}

// MARK: - Spreading

extension EditedPlaces {
  /// Gives places that are claimed twice to the next ones that are free, else to the last free ones before. Sorted first.
  ///
  /// - Parameter count: The number of places in a section.
  /// - Returns: The paths that were claimed twice, ascending.
  /// - Complexity: O(edits log edits), and O(edits) more for each path that is claimed twice.
  mutating func spread(count: (Int32) -> Int) -> [ItemPath] {
    sort()
    var doubles: [Edit] = []
    var kept: [Edit] = []
    kept.reserveCapacity(edits.count)
    for edit in edits {
      if let last = kept.last, last.path == edit.path { doubles.append(edit) } else { kept.append(edit) }
    }
    if doubles.isEmpty { return [] }
    edits = kept
    for double in doubles {
      var edit = double
      let free = freeItem(from: double.path, count: count(double.path.section))
      edit.path.item = free
      edits.insert(edit, at: firstIndex(from: edit.path))
    }
    return doubles.map { $0.path }
  }

  private func freeItem(from path: ItemPath, count: Int) -> Int32 {
    let range = range(ofSection: path.section)
    var index = firstIndex(from: path, in: range)
    var item = path.item
    while index < range.upperBound, edits[index].path.item == item {
      item += 1
      index += 1
    }
    if Int(item) < count { return item }
    // The section is filled from here to its end: the last free place is before.
    index = range.upperBound - 1
    item = Int32(truncatingIfNeeded: count - 1)
    while index >= range.lowerBound, edits[index].path.item == item {
      item -= 1
      index -= 1
    }
    return item
  }
}

// MARK: - Checking

extension EditedPlaces {
  /// What is wrong, nil if nothing. O(edits).
  func checkInvariants() -> String? {
    for i in edits.indices.dropFirst() where !(edits[i - 1].path < edits[i].path) {
      return NumberText.text(edits[i].path) + " stands behind " + NumberText.text(edits[i - 1].path) + "."
    }
    return nil
  }
}

/// Paths in ascending order, none twice.
struct SortedPaths {
  var paths: [ItemPath]

  /// - Parameter sorted: Ascending; doubles are left out.
  init(_ sorted: [ItemPath]) {
    paths = []
    paths.reserveCapacity(sorted.count)
    for path in sorted where paths.last != path { paths.append(path) }
  }

  /// The first path that is not below another. O(log paths).
  func firstIndex(from path: ItemPath) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ path: ItemPath) -> Bool {
    let index = firstIndex(from: path)
    return index < paths.count && paths[index] == path
  }

  /// How many paths of a section are below one. O(log paths).
  func count(below path: ItemPath, in section: Int32) -> Int32 {
    Int32(truncatingIfNeeded: firstIndex(from: path) - firstIndex(from: ItemPath(section: section, item: Int32.min)))
  }

  /// The place in a section with so many places before it that are not among the paths. O(log paths).
  func item(atRank rank: Int32, in section: Int32) -> Int32 {
    let start = firstIndex(from: ItemPath(section: section, item: Int32.min))
    var low = start
    var high = firstIndex(from: ItemPath(section: section, item: ItemPath.unlimited))
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle].item &- Int32(truncatingIfNeeded: middle - start) <= rank {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return rank &+ Int32(truncatingIfNeeded: low - start)
  }
}

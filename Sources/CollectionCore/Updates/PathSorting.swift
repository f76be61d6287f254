// Sorting edits by path. A batch that rearranges a list has as many edits as items, and comparing them one by one was most
// of what its plan cost.

extension Array {
  /// Sorts by path, equal paths in the order they had.
  ///
  /// - Complexity: O(*n*) when sorted already, and else O(*n*) for each byte in which paths differ: two or three in a list of
  ///   a million.
  mutating func sortByPath(_ path: (Element) -> ItemPath) {
    var entries: [PathEntry] = []
    entries.reserveCapacity(count)
    var differing: UInt64 = 0
    var isAscending = true
    for i in indices {
      let entry = PathEntry(key: path(self[i]).sortingKey, index: Int32(truncatingIfNeeded: i))
      if let last = entries.last {
        differing |= last.key ^ entry.key
        if last.key > entry.key { isAscending = false }
      }
      entries.append(entry)
    }
    if isAscending { return }
    if count < 64 {
      entries.sort { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    } else {
      entries.sortByBytes(differing)
    }
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for entry in entries { sorted.append(self[Int(entry.index)]) }
    self = sorted
  }
}

/// A path as a number that orders like it, and where it stood.
private struct PathEntry {
  var key: UInt64
  var index: Int32
}

extension Array where Element == PathEntry {
  /// Sorts by one byte of the keys after the other, from the last to the first, leaving out those in which none differ.
  fileprivate mutating func sortByBytes(_ differing: UInt64) {
    var other = self
    for shift in stride(from: 0, to: 64, by: 8) where differing >> UInt64(shift) & 0xFF != 0 {
      var starts = [Int](repeating: 0, count: 257)
      for entry in self { starts[Int(entry.key >> UInt64(shift) & 0xFF) + 1] += 1 }
      for byte in 0..<256 { starts[byte + 1] += starts[byte] }
      for entry in self {
        let byte = Int(entry.key >> UInt64(shift) & 0xFF)
        other[starts[byte]] = entry
        starts[byte] += 1
      }
      swap(&self, &other)
    }
  }
}

extension ItemPath {
  /// A number that orders like the path.
  fileprivate var sortingKey: UInt64 {
    UInt64(UInt32(bitPattern: section) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: item) ^ 0x8000_0000)
  }
}

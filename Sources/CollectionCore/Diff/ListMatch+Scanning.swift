// Walking through both lists side by side. With few edits nearly all is found here, for a comparison an element.

extension ListMatch {
  /// Finds runs and leaves the rest.
  @inlinable mutating func scan<Hashing: IdentifierHashing>(
    _ old: UnsafePointer<Hashing.Identifier>, _ new: UnsafePointer<Hashing.Identifier>, by hashing: Hashing.Type
  ) {
    let shared = Swift.min(oldCount, newCount)
    // The same storage on both sides: lists that nobody has written to.
    let prefix = old == new ? shared : Hashing.commonPrefix(old, new, limit: shared)
    let suffix = Hashing.commonSuffix(old + oldCount, new + newCount, limit: shared - prefix)
    let (oldEnd, newEnd) = (oldCount - suffix, newCount - suffix)
    addRun(0, 0, prefix)
    var (i, j) = (prefix, prefix)
    // What may be spent on looking for the next run. Each element of a run earns one comparison, so that the search never
    // costs more than the walk, and lists that have little in common are soon left to the table.
    var budget = 4_096
    while i < oldEnd, j < newEnd {
      guard
        let gap = ListMatch.gap(old + i, oldEnd - i, new + j, newEnd - j, &budget, by: hashing)
      else { break }
      addRest(i..<(i + gap.old), j..<(j + gap.new))
      i += gap.old
      j += gap.new
      let count = Hashing.commonPrefix(old + i, new + j, limit: Swift.min(oldEnd - i, newEnd - j))
      addRun(i, j, count)
      i += count
      j += count
      budget &+= count
    }
    addRest(i..<oldEnd, j..<newEnd)
    addRun(oldEnd, newEnd, suffix)
  }

  /// How many old and new elements to leave out so that the next ones are the same; nil when the search is given up.
  @inlinable static func gap<Hashing: IdentifierHashing>(
    _ old: UnsafePointer<Hashing.Identifier>, _ oldCount: Int, _ new: UnsafePointer<Hashing.Identifier>,
    _ newCount: Int,
    _ budget: inout Int, by hashing: Hashing.Type
  ) -> (old: Int, new: Int)? {
    // Some edits at one place: as few elements as possible.
    for sum in 1...10 {
      for gone in Swift.max(0, sum &- newCount &+ 1)...sum where gone < oldCount {
        if old[gone] == new[sum &- gone] { return (gone, sum &- gone) }
      }
      budget &-= sum &+ 1
    }
    // A block that is gone, new or replaced.
    let reach = Swift.min(Swift.max(oldCount, newCount), Swift.min(budget >> 2, 4_096))
    guard reach > 10 else { return nil }
    for distance in 6..<reach {
      if distance < oldCount, old[distance] == new[0] {
        budget &-= 3 &* distance
        return (distance, 0)
      }
      if distance < newCount, old[0] == new[distance] {
        budget &-= 3 &* distance
        return (0, distance)
      }
      if distance < oldCount, distance < newCount, old[distance] == new[distance] {
        budget &-= 3 &* distance
        return (distance, distance)
      }
    }
    budget &-= 3 &* reach
    return (1, 1)
  }
}

/// Which elements of two lists are the same: runs that are in order in both, and a rest whose elements are paired one by one.
///
/// Runs are found by walking through both lists side by side, which needs no table; only what stands between them does.
@usableFromInline struct ListMatch {
  /// Elements that follow one another in both lists.
  @usableFromInline struct Run {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inlinable init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }
  }

  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int
  /// Ascending in both lists.
  @usableFromInline var runs: [Run] = []
  /// The old elements outside of runs, ascending.
  @usableFromInline var oldRest: [Int32] = []
  /// The new elements outside of runs, ascending.
  @usableFromInline var newRest: [Int32] = []
  /// For each of the old rest which of the new rest it is, −1 when it goes. Empty when nothing of the rest is paired.
  @usableFromInline var newOfOld: [Int32] = []
  /// For each of the new rest which of the old rest it is, −1 when it comes. Empty when nothing of the rest is paired.
  @usableFromInline var oldOfNew: [Int32] = []

  /// Pairs the elements of two lists.
  ///
  /// - Complexity: O(n), for what is not in runs at the price of a table.
  @inlinable init<Hashing: IdentifierHashing>(
    _ old: UnsafeBufferPointer<Hashing.Identifier>, _ new: UnsafeBufferPointer<Hashing.Identifier>,
    by hashing: Hashing.Type
  ) {
    oldCount = old.count
    newCount = new.count
    guard Swift.max(oldCount, newCount) <= ItemPath.itemLimit else {
      fatalError("Lists of \(oldCount) and \(newCount) elements are longer than \(ItemPath.itemLimit).")
    }
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress, oldCount > 0, newCount > 0 else {
      addRest(0..<oldCount, 0..<newCount)
      return
    }
    scan(oldStart, newStart, by: hashing)
    pairRest(oldStart, newStart, by: hashing)
  }

  @inlinable mutating func addRun(_ old: Int, _ new: Int, _ count: Int) {
    if count > 0 { runs.append(Run(old: old, new: new, count: count)) }
  }

  @inlinable mutating func addRest(_ old: Range<Int>, _ new: Range<Int>) {
    // A long rest is added whole, once: growing by doubling would take twice its memory.
    if old.count > 4_096 { oldRest.reserveCapacity(oldRest.count + old.count) }
    if new.count > 4_096 { newRest.reserveCapacity(newRest.count + new.count) }
    for index in old { oldRest.append(Int32(truncatingIfNeeded: index)) }
    for index in new { newRest.append(Int32(truncatingIfNeeded: index)) }
  }
}

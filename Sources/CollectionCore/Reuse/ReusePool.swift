/// Free lists of view slots, one for each interned reuse identifier: what was put back last is taken first.
///
/// A slot is a place in the view's table of views. The lists run through one array indexed by slot, so putting back and
/// taking cost a few loads and stores and allocate nothing once the largest slot was seen.
@frozen public struct ReusePool: Sendable {
  /// The slots of one identifier.
  @usableFromInline
  @frozen struct List: Sendable {
    /// The slot put back last; ``end`` for an empty list.
    @usableFromInline var head: Int32
    @usableFromInline var count: Int32

    @usableFromInline init() {
      head = ReusePool.end
      count = 0
    }
  }

  /// One list for each identifier.
  @usableFromInline var lists: [List] = []
  /// For a slot in a list the one put back before it, or ``end``; ``outside`` for a slot that is in no list.
  @usableFromInline var next: [Int32] = []
  @usableFromInline var pooled = 0
  @usableFromInline var highest = 0

  @usableFromInline static var end: Int32 { -1 }
  @usableFromInline static var outside: Int32 { -2 }

  /// Makes an empty pool.
  public init() {}

  /// The number of slots in all lists.
  @inlinable public var total: Int { pooled }

  /// The greatest number of slots that were ever in the pool at once.
  @inlinable public var peak: Int { highest }

  /// The number of slots that wait under an identifier; 0 for one never seen.
  @inlinable public func count(for id: Int) -> Int { id >= 0 && id < lists.count ? Int(lists[id].count) : 0 }

  /// Whether a slot waits in the pool, under whatever identifier. O(1).
  @inlinable public func contains(_ slot: Int32) -> Bool {
    slot >= 0 && Int(slot) < next.count && next[Int(slot)] != ReusePool.outside
  }
}

// MARK: - Putting back and taking

extension ReusePool {
  /// Puts a slot back under an identifier.
  ///
  /// - Parameter slot: Must not be in the pool already: stops in debug builds, and ``checkInvariants()`` tells.
  /// - Complexity: O(1); makes room when the identifier or the slot is greater than any before.
  @inlinable @inline(__always)
  public mutating func push(_ slot: Int32, for id: Int) {
    if id >= lists.count { ensure(ids: id + 1) }
    if Int(slot) >= next.count { makeRoom(for: slot) }
    assert(next[Int(slot)] == ReusePool.outside, "The slot is in the pool already.")
    next[Int(slot)] = lists[id].head
    lists[id].head = slot
    lists[id].count &+= 1
    pooled &+= 1
    if pooled > highest { highest = pooled }
  }

  /// Takes the slot that was put back last under an identifier, nil when none waits. O(1), allocates nothing.
  @inlinable @inline(__always)
  public mutating func pop(for id: Int) -> Int32? {
    guard id >= 0, id < lists.count else { return nil }
    let slot = lists[id].head
    guard slot >= 0 else { return nil }
    lists[id].head = next[Int(slot)]
    lists[id].count &-= 1
    next[Int(slot)] = ReusePool.outside
    pooled &-= 1
    return slot
  }

  /// Makes lists for the identifiers below `ids`, so that later calls need not.
  public mutating func ensure(ids: Int) {
    while lists.count < ids { lists.append(List()) }
  }

  /// Empties all lists; room and ``peak`` stay.
  public mutating func removeAll() {
    for id in lists.indices { lists[id] = List() }
    for slot in next.indices { next[slot] = ReusePool.outside }
    pooled = 0
  }

  @usableFromInline mutating func makeRoom(for slot: Int32) {
    while next.count <= Int(slot) { next.append(ReusePool.outside) }
  }
}

// MARK: - Checking

extension ReusePool {
  /// What is wrong with the pool, nil if nothing: no slot twice, counts as long as the lists. O(slots).
  public func checkInvariants() -> String? {
    var owners = [Int](repeating: -1, count: next.count)
    var seen = 0
    for id in lists.indices {
      var length = 0
      var slot = lists[id].head
      while slot != ReusePool.end {
        guard slot >= 0, Int(slot) < next.count else {
          return "List \(id) holds slot \(slot), but there are \(next.count) slots."
        }
        if owners[Int(slot)] >= 0 { return "Slot \(slot) is in list \(owners[Int(slot)]) and again in list \(id)." }
        owners[Int(slot)] = id
        length += 1
        slot = next[Int(slot)]
      }
      if length != Int(lists[id].count) {
        return "List \(id) holds \(length) slots, but its count is \(lists[id].count)."
      }
      seen += length
    }
    for slot in next.indices where owners[slot] < 0 && next[slot] != ReusePool.outside {
      return "Slot \(slot) is marked as waiting, but is in none of the \(lists.count) lists."
    }
    if seen != pooled { return "The lists hold \(seen) slots, but the total is \(pooled)." }
    return pooled <= highest ? nil : "The total \(pooled) is above the peak \(highest)."
  }
}

import TestSupport
import Testing

@testable import CollectionCore

@Suite("ReusePool") struct ReusePoolTests {
  enum Step {
    case push(id: Int)
    case pop(id: Int)
    case removeAll
  }

  @Test("The slot put back last is taken first, each identifier for itself")
  func lastInFirstOut() {
    var pool = ReusePool()
    pool.push(4, for: 0)
    pool.push(7, for: 1)
    pool.push(2, for: 0)
    #expect(pool.count(for: 0) == 2 && pool.count(for: 1) == 1 && pool.total == 3)
    #expect(pool.pop(for: 0) == 2)
    #expect(pool.pop(for: 0) == 4)
    #expect(pool.pop(for: 0) == nil)
    #expect(pool.pop(for: 1) == 7)
    #expect(pool.total == 0 && pool.peak == 3)
  }

  @Test("An identifier never seen has nothing to give")
  func unknownIdentifier() {
    var pool = ReusePool()
    #expect(pool.pop(for: 5) == nil && pool.pop(for: -1) == nil && pool.count(for: 5) == 0)
    pool.ensure(ids: 6)
    #expect(pool.pop(for: 5) == nil && !pool.contains(0) && !pool.contains(-1))
    pool.push(0, for: 5)
    #expect(pool.contains(0) && pool.pop(for: 5) == 0 && !pool.contains(0))
  }

  /// Plays the steps on the pool and on plain stacks.
  private func difference(_ steps: [Step]) -> String? {
    var pool = ReusePool()
    var stacks = [[Int32]](repeating: [], count: 6)
    var taken: [Int32] = []
    var made: Int32 = 0
    var peak = 0
    for step in steps {
      switch step {
      case .push(let id):
        let slot: Int32
        if taken.count > 3 {
          slot = taken.removeFirst()
        } else {
          slot = made
          made += 1
        }
        pool.push(slot, for: id)
        stacks[id].append(slot)
      case .pop(let id):
        let slot = pool.pop(for: id)
        let expected = stacks[id].popLast()
        if slot != expected { return "took \(slot ?? -1) instead of \(expected ?? -1)" }
        if let slot { taken.append(slot) }
      case .removeAll:
        pool.removeAll()
        taken = []
        made = 0
        stacks = [[Int32]](repeating: [], count: 6)
      }
      if let broken = pool.checkInvariants() { return broken }
      peak = max(peak, stacks.reduce(0) { $0 + $1.count })
      if pool.total != stacks.reduce(0, { $0 + $1.count }) || pool.peak != peak { return "total or peak" }
      for id in stacks.indices {
        if pool.count(for: id) != stacks[id].count { return "list \(id) has \(pool.count(for: id)) slots" }
        for slot in stacks[id] where !pool.contains(slot) { return "slot \(slot) is missing" }
      }
      for slot in taken where pool.contains(slot) { return "slot \(slot) was taken" }
    }
    return nil
  }

  @Test("Random steps agree with plain stacks")
  func randomSteps() {
    for seed in UInt64(0)..<200 {
      var random = SeededRandom(seed: seed)
      let steps: [Step] = (0..<120).map { _ in
        let id = Int.random(in: 0..<6, using: &random)
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return .removeAll
        case 1..<20: return .pop(id: id)
        default: return .push(id: id)
        }
      }
      expectNone(seed: seed, steps) { difference($0) }
    }
  }

  @Test("After the largest slot was seen, nothing moves in memory")
  func doesNotAllocate() {
    var pool = ReusePool()
    for slot in Int32(0)..<100 { pool.push(slot, for: Int(slot) % 3) }
    let address = pool.next.withUnsafeBufferPointer { $0.baseAddress }
    for _ in 0..<10 {
      var slots: [Int32] = []
      while let slot = pool.pop(for: slots.count % 3) { slots.append(slot) }
      for (number, slot) in slots.enumerated() { pool.push(slot, for: number % 3) }
    }
    #expect(pool.next.withUnsafeBufferPointer { $0.baseAddress } == address)
    #expect(pool.total == 100 && pool.next.count == 100)
  }

  @Test("The checker names a slot that is in two lists, a wrong count and a wrong total")
  func findsBrokenPools() {
    var pool = ReusePool()
    pool.push(0, for: 0)
    pool.push(1, for: 1)
    var twice = pool
    twice.lists[1].head = 0
    #expect(twice.checkInvariants() == "Slot 0 is in list 0 and again in list 1.")
    var count = pool
    count.lists[0].count = 3
    #expect(count.checkInvariants() == "List 0 holds 1 slots, but its count is 3.")
    var total = pool
    total.pooled = 1
    #expect(total.checkInvariants() == "The lists hold 2 slots, but the total is 1.")
    var lost = pool
    lost.lists[1] = ReusePool.List()
    #expect(lost.checkInvariants() == "Slot 1 is marked as waiting, but is in none of the 2 lists.")
  }
}

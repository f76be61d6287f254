import CollectionCore

/// What it takes to know what a batch of edits does, in the core.
@MainActor enum UpdateCases {
  static let all: [BenchmarkCase] = [
    BenchmarkCase("UpdatePlan build (1,000 edits, one section)", goal: .atMillion(200_000)) { size, sampling in
      let (before, after, operations) = edits(size)
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls { keep(plan(before, after, operations)) }
      }
    },
    BenchmarkCase("UpdatePlan newPath (1,000 edits, random item)", goal: .atMillion(400)) { size, sampling in
      let (before, after, operations) = edits(size)
      guard let plan = plan(before, after, operations) else {
        fatalError("The \(operations.count) edits are not legal.")
      }
      var item = 0
      return Timing.measure(sampling) { calls in
        for _ in 0..<calls {
          item = (item &+ 7_919) % size
          keep(plan.newPath(of: ItemPath(0, item)))
        }
      }
    },
  ]

  /// 400 deletes, 400 inserts, 100 reloads and 100 moves, spread over a section, in no order.
  private static func edits(_ size: Int) -> (SectionTable, SectionTable, [UpdateOperation]) {
    let step = max(1, size / 1_000)
    let count = min(100, size / 10)
    var operations: [UpdateOperation] = []
    for i in 0..<count {
      // 37 and 100 have no factor in common.
      let start = (i * 37 % count) * 10 * step
      for k in 0..<4 { operations.append(.delete(ItemPath(0, start + k * step))) }
      for k in 0..<4 { operations.append(.insert(ItemPath(0, start + k * step))) }
      operations.append(.reload(ItemPath(0, start + 5 * step)))
      operations.append(.move(from: ItemPath(0, start + 8 * step), to: ItemPath(0, start + 9 * step)))
    }
    let table = SectionTable(sections: 1, items: size)
    return (table, table, operations)
  }

  private static func plan(
    _ before: SectionTable, _ after: SectionTable, _ operations: [UpdateOperation]
  ) -> UpdatePlan? {
    do throws(UpdateError) {
      return try UpdatePlan(before: before, after: after, operations: operations)
    } catch {
      return nil
    }
  }
}

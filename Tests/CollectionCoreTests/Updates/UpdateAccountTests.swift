import CollectionCore
import TestSupport
import Testing

@Suite("UpdateAccount") struct UpdateAccountTests {
  private func account(_ before: [Int], _ after: [Int], _ operations: UpdateOperation...) throws -> UpdateAccount {
    UpdateAccount(
      plan: try UpdatePlan(
        before: SectionTable(counts: before), after: SectionTable(counts: after), operations: operations),
      operations: operations)
  }

  @Test("A legal batch is summed up, drawn, and says which cells stay under another path")
  func text() throws {
    let account = try account(
      [8], [8], .delete(ItemPath(0, 0)), .delete(ItemPath(0, 1)), .insert(ItemPath(0, 7)), .reload(ItemPath(0, 4)),
      .move(from: ItemPath(0, 7), to: ItemPath(0, 0)), .insert(ItemPath(0, 6)))
    #expect(
      account.text == """
        2 deleted, 2 inserted, 1 moved, 1 reloaded; 5 of 8 items keep their cells
        section 0
          before  8 items   0 1 2 3 4 5 6 7
                            - -     r     >
          after   8 items   0 1 2 3 4 5 6 7
                            <   r       + +
          8 - 2 deleted + 2 inserted = 8, the counts add up (a reload counts on both sides)
          (- deleted  + inserted  r reloaded  > moved away  < moved here)
        cells that stay under another path:
          0.2 is now 0.1
          0.5 to 0.6 are now 0.4 to 0.5
          0.7 is now 0.0
        """)
  }

  @Test("An empty batch changes nothing; what keeps its path is not told of")
  func empty() throws {
    #expect(try account([3], [3]).text == "nothing changes; 3 of 3 items keep their cells")
    #expect(try account([3], [4], .insert(ItemPath(0, 3))).text.contains("another path") == false)
  }

  @Test("What UIKit handles badly follows as advice (Semantics 6.17a, 6.28, 6.29)")
  func defects() throws {
    let dropped = try account([4], [3], .delete(ItemPath(0, 2)), .reload(ItemPath(0, 3)))
    #expect(dropped.text.contains("\nadvice: UIKit drops the reload of item 0.3: its old number does not exist"))
    let twice = try account([2], [4], .insert(ItemPath(0, 1)), .insert(ItemPath(0, 1)))
    #expect(twice.text.contains("\nadvice: item 0.1 is inserted twice in one update; the second takes the next"))
    let moved = try account(
      [1, 1], [0, 2], .moveSection(from: 1, to: 1), .move(from: ItemPath(0, 0), to: ItemPath(1, 0)))
    #expect(moved.text.contains("\nadvice: item 0.0 moves to 1.0 in the same update that moves a section of the two"))
    let reloaded = try account([2], [2], .reload(ItemPath(0, 1)), .reload(ItemPath(0, 1)))
    #expect(reloaded.text.contains("\nadvice: item 0.1 is reloaded twice in one update; once is done"))
    let inserted = try account([1, 1], [1, 2], .moveSection(from: 1, to: 1), .insert(ItemPath(1, 1)))
    #expect(inserted.text.contains("\nadvice: item 1.1 is inserted into a section that moves"))
  }

  @Test("Runs agree with the plan, item by item, in 300 random batches")
  func runs() throws {
    for seed in UInt64(700_000)..<700_300 {
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase.random(&random)
      let before = SectionTable(counts: batch.before)
      guard batch.error == nil else { continue }
      let plan = try UpdatePlan(before: before, after: SectionTable(counts: batch.after), operations: batch.operations)
      var told: [ItemPath: ItemPath] = [:]
      for run in UpdateAccount(plan: plan, operations: batch.operations).runs ?? [] {
        for i in 0..<run.count {
          told[ItemPath(Int(run.old.section), Int(run.old.item) + i)] =
            ItemPath(Int(run.new.section), Int(run.new.item) + i)
        }
      }
      for ordinal in 0..<before.itemCount {
        let old = before.path(at: ordinal)
        #expect(told[old] == plan.newPath(of: old), "seed \(seed): \(batch)")
      }
    }
  }

  @Test("Of more items than are looked at one by one the runs are left out")
  func large() throws {
    let account = try account([200_000], [199_999], .delete(ItemPath(0, 0)))
    #expect(account.runs == nil)
    #expect(account.text.hasPrefix("1 deleted\n"))
  }
}

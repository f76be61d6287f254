import CollectionCore
import Testing

@Suite("UpdatePlan") struct UpdatePlanTests {
  private func plan(_ before: [Int], _ after: [Int], _ operations: UpdateOperation...) throws -> UpdatePlan {
    try UpdateCase(before: before, after: after, operations: operations).plan()
  }

  /// Where every item of a section comes from: `old 3`, `new`.
  private func origins(_ plan: UpdatePlan, _ section: Int = 0) -> String {
    (0..<plan.after.itemCount(in: section)).map { item in
      plan.oldPath(of: ItemPath(section, item)).map { "\($0.section).\($0.item)" } ?? "new"
    }.joined(separator: " ")
  }

  @Test("Deletes are in old indexes and inserts in new ones, in whatever order they are told (Semantics 6.1, 6.2)")
  func coordinates() throws {
    let first = try plan(
      [8], [8], .delete(ItemPath(0, 0)), .delete(ItemPath(0, 1)), .delete(ItemPath(0, 2)), .insert(ItemPath(0, 5)),
      .insert(ItemPath(0, 6)), .insert(ItemPath(0, 7)))
    #expect(origins(first) == "0.3 0.4 0.5 0.6 0.7 new new new")
    let second = try plan(
      [8], [8], .insert(ItemPath(0, 7)), .insert(ItemPath(0, 5)), .delete(ItemPath(0, 2)), .insert(ItemPath(0, 6)),
      .delete(ItemPath(0, 0)), .delete(ItemPath(0, 1)))
    #expect(origins(second) == origins(first))
  }

  @Test("A reload comes back where deletes and inserts shift it (Semantics 6.2a)")
  func reloadShifts() throws {
    let plan = try plan([4], [4], .delete(ItemPath(0, 0)), .insert(ItemPath(0, 0)), .reload(ItemPath(0, 2)))
    #expect(plan.fate(of: ItemPath(0, 2)) == .reloaded(at: ItemPath(0, 2)))
    #expect(plan.newPath(of: ItemPath(0, 2)) == nil)
    #expect(origins(plan) == "new 0.1 new 0.3")
  }

  @Test("An item is deleted and another inserted at the same path (Semantics 6.28)")
  func replacement() throws {
    let plan = try plan([2], [2], .delete(ItemPath(0, 1)), .insert(ItemPath(0, 1)))
    #expect(origins(plan) == "0.0 new")
    #expect(plan.fate(of: ItemPath(0, 1)) == .deleted)
  }

  @Test("Items move out of a deleted section and into an inserted one (Semantics 6.31)")
  func movesAcrossSections() throws {
    let plan = try plan(
      [2, 1], [1, 3], .deleteSection(0), .insertSection(1), .move(from: ItemPath(0, 1), to: ItemPath(1, 2)))
    #expect(origins(plan, 0) == "1.0")
    #expect(origins(plan, 1) == "new new 0.1")
    #expect(plan.fate(of: ItemPath(0, 0)) == .deleted)
    #expect(plan.fate(of: ItemPath(0, 1)) == .moved(to: ItemPath(1, 2)))
  }

  @Test("Deletes in a deleted section and inserts into an inserted one say nothing more (Semantics 6.30)")
  func swallowed() throws {
    let plan = try plan(
      [2, 1], [1, 3], .deleteSection(0), .delete(ItemPath(0, 1)), .insertSection(1), .insert(ItemPath(1, 0)))
    #expect(plan.items.count == 2)
    #expect(origins(plan, 1) == "new new new")
    // What is deleted with its section need not even be there; what is inserted must be.
    _ = try self.plan([2, 1], [1], .deleteSection(0), .delete(ItemPath(0, 9)))
    #expect(throws: UpdateError.insertMissingItem(ItemPath(1, 3), itemsAfter: 3)) {
      try self.plan([1], [1, 3], .insertSection(1), .insert(ItemPath(1, 3)))
    }
  }

  @Test("A published batch of sections: delete 1, move 3 to 1, insert 3")
  func publishedSections() throws {
    let plan = try plan(
      [1, 1, 1, 1], [1, 1, 1, 1], .deleteSection(1), .moveSection(from: 3, to: 1), .insertSection(3))
    #expect((0..<4).map { plan.sections.oldIndex(of: $0) } == [0, 3, 2, nil])
    #expect((0..<4).map { plan.sections.newIndex(of: $0) } == [0, nil, 2, 1])
    #expect(plan.sections.action(ofOld: 3) == .move)
    #expect(plan.sections.action(ofNew: 3) == .insert)
    #expect(plan.sections.action(ofNew: 2) == nil)
  }

  @Test("A reload whose old number is beyond the new count is dropped, and its item stays (Semantics 6.17a)")
  func droppedReload() throws {
    let operations: [UpdateOperation] = [
      .delete(ItemPath(0, 2)), .reload(ItemPath(0, 1)), .reload(ItemPath(0, 3)),
    ]
    let (before, after) = (SectionTable(counts: [4]), SectionTable(counts: [3]))
    let latest = try UpdatePlan(before: before, after: after, operations: operations)
    #expect(latest.defects == [.reloadDropped(ItemPath(0, 3))])
    #expect(origins(latest) == "0.0 new 0.3")
    #expect(latest.items.filter { $0.action == .reload }.count == 1)
    let older = try UpdatePlan(before: before, after: after, operations: operations, dropsLateReloads: false)
    #expect(older.defects.isEmpty)
    #expect(origins(older) == "0.0 new new")
  }

  @Test("Layouts are told of deletes from the last, then of inserts, reloads and moves from the first (Semantics 6.13)")
  func itemOrder() throws {
    let plan = try plan(
      [6, 2, 1], [6, 1, 1], .move(from: ItemPath(0, 5), to: ItemPath(0, 1)), .insert(ItemPath(0, 3)),
      .delete(ItemPath(0, 1)), .insert(ItemPath(0, 0)), .delete(ItemPath(0, 3)), .reload(ItemPath(0, 4)),
      .deleteSection(1), .insertSection(1), .reconfigure(ItemPath(0, 0)))
    let text = plan.items.map { item in
      "\(item.action) \(item.before?.name ?? "-") \(item.after?.name ?? "-")"
    }.joined(separator: "\n")
    #expect(
      text == """
        delete section 1 -
        delete item 0.3 -
        delete item 0.1 -
        insert - item 0.0
        insert - item 0.3
        insert - section 1
        reload item 0.4 item 0.4
        move item 0.5 item 0.1
        """)
    #expect(plan.items[0].isSection)
    #expect(!plan.items[1].isSection)
    #expect(plan.editCount == 8)
    #expect(plan.deletedItems == [ItemPath(0, 1), ItemPath(0, 3), ItemPath(0, 4)])
    #expect(plan.insertedItems == [ItemPath(0, 0), ItemPath(0, 3), ItemPath(0, 4)])
    #expect(plan.movedItems.map(\.from) == [ItemPath(0, 5)])
  }

  @Test("Views are re-keyed: cells and badges with their items, headers with their sections")
  func keys() throws {
    let plan = try plan([2, 3], [4], .deleteSection(0), .insert(ItemPath(0, 0)))
    let header = ElementKey(.supplementary, kind: 1, path: ItemPath(1, 0))
    #expect(plan.newKey(of: header) == ElementKey(.supplementary, kind: 1, path: ItemPath(0, 0)))
    #expect(plan.newKey(of: header, following: .item)?.path == ItemPath(0, 1))
    #expect(plan.newKey(of: ElementKey(.supplementary, kind: 1, path: ItemPath(0, 0))) == nil)
    #expect(plan.newKey(of: ElementKey(cell: ItemPath(1, 2))) == ElementKey(cell: ItemPath(0, 3)))
    #expect(plan.newKey(of: ElementKey(cell: ItemPath(0, 0))) == nil)
    let global = ElementKey(.supplementary, kind: 3, path: .empty)
    #expect(plan.newKey(of: global) == global)
    let unlimited = ElementKey(.decoration, kind: 3, path: ItemPath(1, Int.max))
    #expect(plan.newKey(of: unlimited, following: .item)?.path == ItemPath(0, Int.max))
  }

  @Test("Nothing, one and many: empty tables, an empty batch, empty sections between full ones")
  func boundaries() throws {
    #expect(try plan([], []).isEmpty)
    let unchanged = UpdatePlan(unchanged: SectionTable(counts: [0, 2]))
    #expect(unchanged.isEmpty)
    #expect(unchanged.newPath(of: ItemPath(1, 1)) == ItemPath(1, 1))
    #expect(unchanged.newPath(of: ItemPath(1, 2)) == nil)
    let plan = try plan(
      [0, 3, 0, 2, 0], [0, 2, 1, 2, 0], .move(from: ItemPath(1, 0), to: ItemPath(2, 0)))
    #expect(origins(plan, 1) == "1.1 1.2")
    #expect(origins(plan, 2) == "1.0")
    #expect(origins(plan, 3) == "3.0 3.1")
    #expect(try self.plan([], [0, 2], .insertSection(0), .insertSection(1)).isNew(ItemPath(1, 1)))
    #expect(try self.plan([1], [], .deleteSection(0)).fate(of: ItemPath(0, 0)) == .deleted)
  }

  @Test("The items of a reloaded section come back where both have them (Semantics 2.13)")
  func reloadedSection() throws {
    let plan = try plan([3, 1], [1, 2, 1], .reloadSection(0), .insertSection(0))
    #expect(plan.fate(of: ItemPath(0, 1)) == .reloaded(at: ItemPath(1, 1)))
    #expect(plan.fate(of: ItemPath(0, 2)) == .deleted)
    #expect(plan.sections.newIndex(of: 0) == nil)
    #expect(plan.sections.action(ofOld: 0) == .reload)
  }

  @Test("What UIKit does badly is told: doubles, and items that join or leave moved sections (Semantics 6.28, 6.29)")
  func defects() throws {
    let doubled = try plan([1], [3], .insert(ItemPath(0, 2)), .insert(ItemPath(0, 2)))
    #expect(doubled.defects == [.insertedTwice(.item(ItemPath(0, 2)))])
    #expect(origins(doubled) == "0.0 new new")
    let reloaded = try plan([1], [1], .reload(ItemPath(0, 0)), .reload(ItemPath(0, 0)))
    #expect(reloaded.defects == [.reloadedTwice(.item(ItemPath(0, 0)))])
    let moved = try plan(
      [0, 1], [1, 0], .moveSection(from: 1, to: 1), .move(from: ItemPath(1, 0), to: ItemPath(0, 0)))
    #expect(moved.defects == [.itemMoveWithMovedSection(from: ItemPath(1, 0), to: ItemPath(0, 0))])
    #expect(origins(moved) == "1.0")
    let inserted = try plan([0, 1], [1, 1], .moveSection(from: 0, to: 1), .insert(ItemPath(1, 0)))
    #expect(inserted.defects == [.insertIntoMovedSection(ItemPath(1, 0))])
    let same = try plan(
      [2], [2], .move(from: ItemPath(0, 1), to: ItemPath(0, 0)), .move(from: ItemPath(0, 1), to: ItemPath(0, 0)))
    #expect(origins(same) == "0.1 0.0")
  }

  @Test("A million items and a thousand edits are mapped without looking at the items")
  func large() throws {
    var operations: [UpdateOperation] = []
    for i in 0..<500 {
      operations.append(.delete(ItemPath(0, i * 2_000)))
      operations.append(.insert(ItemPath(0, i * 2_000 + 7)))
    }
    let table = SectionTable(sections: 1, items: 1_000_000)
    let plan = try UpdatePlan(before: table, after: table, operations: operations)
    #expect(plan.checkInvariants() == nil)
    #expect(plan.newPath(of: ItemPath(0, 1)) == ItemPath(0, 0))
    #expect(plan.newPath(of: ItemPath(0, 8)) == ItemPath(0, 8))
    #expect(plan.newPath(of: ItemPath(0, 999_999)) == ItemPath(0, 999_999))
    #expect(plan.oldPath(of: ItemPath(0, 998_006)) == ItemPath(0, 998_007))
  }
}

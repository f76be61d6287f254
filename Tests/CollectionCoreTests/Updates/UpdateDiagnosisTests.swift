import CollectionCore
import TestSupport
import Testing

@Suite("UpdateDiagnosis") struct UpdateDiagnosisTests {
  private func diagnosis(
    _ before: [Int], _ after: [Int], _ operations: [UpdateOperation], _ hints: UpdateHints = UpdateHints()
  ) throws -> UpdateDiagnosis {
    try #require(
      UpdateDiagnosis(
        before: SectionTable(counts: before), after: SectionTable(counts: after), operations: operations, hints: hints))
  }

  private func isLegal(_ diagnosis: UpdateDiagnosis) -> Bool {
    var operations = diagnosis.operations
    for change in diagnosis.changes ?? [] {
      switch change {
      case .add(let operation): operations.append(operation)
      case .remove(let operation): operations.remove(at: operations.lastIndex(of: operation)!)
      case .replace(let old, let new): operations[operations.lastIndex(of: old)!] = new
      }
    }
    let mended = UpdateCase(before: diagnosis.before.counts, after: diagnosis.after.counts, operations: operations)
    return mended.error == nil
  }

  // MARK: - Causes

  @Test("The model changed before the block: what was known before would have made the batch legal")
  func changedBefore() throws {
    var hints = UpdateHints()
    hints.lastKnown = SectionTable(counts: [2])
    let known = try diagnosis([3], [3], [.insert(ItemPath(0, 2))], hints)
    #expect(known.causes == [.modelChangedBeforeBlock])
    #expect(known.changes == [.remove(.insert(ItemPath(0, 2)))])
    #expect(isLegal(known))
    // A view that never knew any counts cannot tell it from a model that did not change.
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))]).causes == [.modelChangedBeforeBlock, .modelNotChanged])
  }

  @Test("The model did not change: the view knew the old counts, and they are answered again")
  func notChanged() throws {
    var hints = UpdateHints()
    hints.lastKnown = SectionTable(counts: [3])
    #expect(try diagnosis([3], [3], [.delete(ItemPath(0, 2))], hints).causes == [.modelNotChanged])
  }

  @Test("The model changed twice before a layout: only from the counts in between is the batch legal")
  func changedTwice() throws {
    var hints = UpdateHints()
    hints.lastKnown = SectionTable(counts: [3])
    hints.answeredBeforeBlock = SectionTable(counts: [4])
    #expect(try diagnosis([3], [5], [.insert(ItemPath(0, 4))], hints).causes == [.modelChangedTwice])
  }

  @Test("A pending reloadData read the new counts as the old ones (Semantics 2.16)")
  func reloadPending() throws {
    var hints = UpdateHints()
    hints.isReloadDataPending = true
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))], hints).causes == [.reloadDataPending])
  }

  @Test("Move targets and inserts given in old indexes are legal once they are converted")
  func oldIndexes() throws {
    let inserts = try diagnosis(
      [8], [8],
      [0, 1, 2].map { .delete(ItemPath(0, $0)) } + [8, 9, 10].map { .insert(ItemPath(0, $0)) })
    #expect(inserts.causes == [.insertInOldIndexes])
    #expect(isLegal(inserts))
    let move = try diagnosis(
      [4], [3], [.delete(ItemPath(0, 0)), .move(from: ItemPath(0, 1), to: ItemPath(0, 3))])
    #expect(move.causes == [.moveTargetInOldIndexes])
    #expect(move.changes?.count == 1)
    #expect(isLegal(move))
  }

  @Test("Deletes given in indexes that earlier deletes have shifted")
  func shiftedDeletes() throws {
    let twice = try diagnosis([3], [1], [.delete(ItemPath(0, 0)), .delete(ItemPath(0, 0))])
    #expect(twice.causes == [.duplicate(.delete(ItemPath(0, 0))), .deleteInNewIndexes])
    #expect(twice.changes == [.replace(.delete(ItemPath(0, 0)), with: .delete(ItemPath(0, 1)))])
  }

  @Test(
    "Conflicts of reloads are named, and the reload is put off to its place in a second batch (Semantics 6.4, 6.25)")
  func reloads() throws {
    let deleted = try diagnosis([4], [3], [.delete(ItemPath(0, 3)), .reload(ItemPath(0, 3))])
    #expect(deleted.causes == [.deleteAndReload(.item(ItemPath(0, 3)))])
    #expect(deleted.changes == [.remove(.reload(ItemPath(0, 3)))])
    #expect(deleted.laterReloads.isEmpty)
    let moved = try diagnosis([4], [4], [.reload(ItemPath(0, 3)), .move(from: ItemPath(0, 3), to: ItemPath(0, 0))])
    #expect(moved.causes == [.moveAndReload(.item(ItemPath(0, 3)))])
    #expect(moved.changes == [.remove(.reload(ItemPath(0, 3)))])
    #expect(moved.laterReloads == [.item(ItemPath(0, 0))])
    let sections = try diagnosis(
      [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      [.moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2)])
    #expect(sections.causes == [.moveAndReload(.section(4))])
    #expect(sections.changes == [.remove(.reloadSection(3))])
    #expect(sections.laterReloads == [.section(3)])
  }

  @Test("Single deletes in ascending order shorten the list for the next one (Semantics 6.7)")
  func singles() throws {
    var hints = UpdateHints()
    hints.earlierSingles = [.delete(ItemPath(0, 0)), .delete(ItemPath(0, 1))]
    hints.lastKnown = SectionTable(counts: [2])
    let third = try diagnosis([2], [1], [.delete(ItemPath(0, 2))], hints)
    #expect(third.causes == [.singleOperationsAscending])
    #expect(isLegal(third))
  }

  @Test("Calls and counts that tell of different changes have no cause of their own")
  func disagree() throws {
    let diagnosis = try diagnosis([5], [9], [.delete(ItemPath(0, 0))])
    #expect(diagnosis.causes == [.countsDisagree])
    #expect(isLegal(diagnosis))
    let far = try self.diagnosis([5], [900], [.delete(ItemPath(0, 0))])
    #expect(far.changes == nil)
    #expect(far.text.contains("call reloadData"))
  }

  @Test("A legal batch has no diagnosis")
  func legal() {
    let table = SectionTable(counts: [1])
    #expect(UpdateDiagnosis(before: table, after: table, operations: [.reload(ItemPath(0, 0))]) == nil)
  }

  // MARK: - The smallest change

  @Test("An insert too many, one too few, and one in the wrong section")
  func smallest() throws {
    #expect(
      try diagnosis([3], [4], [.insert(ItemPath(0, 1)), .insert(ItemPath(0, 3))]).changes
        == [.remove(.insert(ItemPath(0, 1)))])
    #expect(try diagnosis([3], [5], [.insert(ItemPath(0, 4))]).changes == [.add(.insert(ItemPath(0, 3)))])
    #expect(
      try diagnosis([3, 3], [3, 4], [.insert(ItemPath(0, 1))]).changes
        == [.replace(.insert(ItemPath(0, 1)), with: .insert(ItemPath(1, 3)))])
    #expect(
      try diagnosis([3, 3], [2, 4], []).changes == [.add(.move(from: ItemPath(0, 2), to: ItemPath(1, 3)))])
    #expect(try diagnosis([1], [1, 0], []).changes == [.add(.insertSection(1))])
  }

  @Test("600 damaged batches: the changes found make them legal, and are one where any single call is enough")
  func repairs() {
    var mended = 0
    for seed in UInt64(500_000)..<500_600 {
      var random = SeededRandom(seed: seed)
      let batch = UpdateCase.random(&random).damaged(&random)
      guard batch.error != nil, batch.operations.count < 10,
        let diagnosis = UpdateDiagnosis(
          before: SectionTable(counts: batch.before), after: SectionTable(counts: batch.after),
          operations: batch.operations)
      else { continue }
      #expect(!diagnosis.causes.isEmpty)
      guard let changes = diagnosis.changes else { continue }
      mended += 1
      #expect(isLegal(diagnosis), "seed \(seed): \(batch), \(changes.map(\.text))")
      // Leaving out any one call is the change that everybody would find.
      let isOneEnough = batch.operations.indices.contains { index in
        var fewer = batch
        fewer.operations.remove(at: index)
        return fewer.error == nil
      }
      if isOneEnough { #expect(changes.count == 1, "seed \(seed): \(batch), \(changes.map(\.text))") }
    }
    #expect(mended > 250, "\(mended) were mended")
  }

  // MARK: - For people

  @Test("The text names rule, cause, change and both coordinate systems")
  func text() throws {
    let diagnosis = try diagnosis(
      [4], [4], [.delete(ItemPath(0, 1)), .reload(ItemPath(0, 0)), .insert(ItemPath(0, 2)), .insert(ItemPath(0, 3))])
    #expect(
      diagnosis.text == """
        rule: items after = before + inserted - deleted + moved in - moved out, in each section (6.3, 6.20)
        likely cause: the model changed before the block, so the new counts were read as the old ones; change it inside the block
        or: the model is the same after the block as before; change it inside the block, before it returns
        smallest change that makes the updates legal:
          leave out: insert item 0.2
        section 0 before: 4
          0 1 2 3
          r -
        section 0 after: 4, but the updates make 5
          0 1 2 3
          r   + +
        - deleted  + inserted  r reloaded  > moved away  < moved here  x twice, or not there
        """)
  }

  @Test("A long section is drawn around its edits; sections and what does not exist are drawn too")
  func drawing() throws {
    let long = try diagnosis(
      [1_000], [1_000], [.delete(ItemPath(0, 500)), .move(from: ItemPath(0, 998), to: ItemPath(0, 3))])
    #expect(
      long.drawing == """
        section 0 before: 1000
          0 .. 499 500 501 .. 997 998 999
                     -              >
        section 0 after: 1000, but the updates make 999
          0 .. 2 3 4 .. 999
                 <
        - deleted  + inserted  r reloaded  > moved away  < moved here  x twice, or not there
        """)
    let sections = try diagnosis([1, 2], [1, 2], [.deleteSection(0), .delete(ItemPath(4, 0))])
    #expect(
      sections.drawing == """
        sections before: 2
          0 1
          -
        sections after: 2
          0 1
        section 4 before: not there
          0
          x
        section 4 after: not there
        - deleted  + inserted  r reloaded  > moved away  < moved here  x twice, or not there
        """)
  }
}

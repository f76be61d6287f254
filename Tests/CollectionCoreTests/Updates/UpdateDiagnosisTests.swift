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
    var hints3 = UpdateHints()
    hints3.lastKnown = SectionTable(counts: [3])
    let known = try diagnosis([3], [3], [.insert(ItemPath(0, 2))], hints)
    #expect(known.causes == [.modelChangedBeforeBlock])
    #expect(known.changes == [.remove(.insert(ItemPath(0, 2)))])
    #expect(isLegal(known))
    let taken = try diagnosis([2], [2], [.delete(ItemPath(0, 2))], hints3)
    #expect(taken.causes == [.modelChangedBeforeBlock])
    // A view that never knew any counts cannot tell it from a model that did not change,
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))]).causes == [.modelChangedBeforeBlock, .modelNotChanged])
    var first = UpdateHints()
    first.isFirstCount = true
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))], first).causes == [.modelChangedBeforeBlock])
    // unless the places fit one of the two alone.
    #expect(try diagnosis([2], [2], [.delete(ItemPath(0, 2))]).causes == [.modelChangedBeforeBlock])
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 3))]).causes == [.modelNotChanged])
    #expect(try diagnosis([1, 4], [1, 4], [.deleteSection(2)]).causes == [.modelChangedBeforeBlock])
    #expect(try diagnosis([1, 4], [1, 4], [.insertSection(2)]).causes == [.modelNotChanged])
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
    // Nobody asked in between: a section that grew by more than was told of is taken for it, others are not.
    hints.answeredBeforeBlock = nil
    #expect(try diagnosis([3], [5], [.insert(ItemPath(0, 4))], hints).causes == [.modelChangedTwice])
    #expect(try diagnosis([3], [1], [.delete(ItemPath(0, 0))], hints).causes == [.modelChangedTwice])
    #expect(try diagnosis([3], [5], [.delete(ItemPath(0, 0))], hints).causes == [.countsDisagree])
    #expect(try diagnosis([3], [5], [.insert(ItemPath(0, 4))]).causes == [.countsDisagree])
  }

  @Test("A pending reloadData read the new counts as the old ones (Semantics 2.16)")
  func reloadPending() throws {
    var hints = UpdateHints()
    hints.isReloadDataPending = true
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))], hints).causes == [.reloadDataPending])
    hints.lastKnown = SectionTable(counts: [2])
    #expect(try diagnosis([3], [3], [.insert(ItemPath(0, 2))], hints).causes == [.reloadDataPending])
    // A reload that is pending is not to blame for a model that did not change, nor for calls in each other's way.
    hints.lastKnown = SectionTable(counts: [3])
    #expect(try diagnosis([3], [3], [.delete(ItemPath(0, 2))], hints).causes == [.modelNotChanged])
    #expect(
      try diagnosis([3], [3], [.delete(ItemPath(0, 2)), .reload(ItemPath(0, 2))], hints).causes
        == [.deleteAndReload(.item(ItemPath(0, 2)))])
  }

  @Test("Move targets and inserts given in old indexes are legal once they are converted")
  func oldIndexes() throws {
    let inserts = try diagnosis(
      [8], [8],
      [0, 1, 2].map { .delete(ItemPath(0, $0)) } + [8, 9, 10].map { .insert(ItemPath(0, $0)) })
    #expect(inserts.causes == [.insertInOldIndexes])
    #expect(
      inserts.changes
        == [5, 6, 7].map { .replace(.insert(ItemPath(0, $0 + 3)), with: .insert(ItemPath(0, $0))) })
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
    #expect(twice.causes == [.deleteInNewIndexes, .duplicate(.delete(ItemPath(0, 0)))])
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

  @Test("Indexes that count from 1, and section and item in each other's place")
  func otherIndexes() throws {
    let appended = try diagnosis([2], [3], [.insert(ItemPath(0, 3))])
    #expect(appended.causes == [.countedFromOne])
    #expect(appended.changes == [.replace(.insert(ItemPath(0, 3)), with: .insert(ItemPath(0, 2)))])
    #expect(try diagnosis([2], [1], [.delete(ItemPath(0, 2))]).causes == [.countedFromOne])
    #expect(try diagnosis([1, 1], [1], [.deleteSection(2)]).causes == [.countedFromOne])
    #expect(try diagnosis([4], [5], [.insert(ItemPath(3, 0))]).causes == [.sectionAndItemSwapped])
  }

  @Test("Two calls for one place are named whatever the model does, each kind by its name (Semantics 6.25)")
  func conflicts() throws {
    func causes(_ before: [Int], _ after: [Int], _ operations: UpdateOperation...) throws -> [UpdateCause] {
      try diagnosis(before, after, operations).causes
    }
    let third = ItemPath(0, 2)
    #expect(
      try causes([3], [3], .insert(third), .move(from: ItemPath(0, 0), to: third)) == [.insertAndMove(.item(third))])
    #expect(
      try causes([3], [2], .delete(third), .move(from: third, to: ItemPath(0, 0))) == [.deleteAndMove(.item(third))])
    #expect(
      try causes([3], [3], .move(from: third, to: ItemPath(0, 0)), .move(from: third, to: ItemPath(0, 1)))
        == [.movedTwice(.item(third))])
    #expect(
      try causes([3], [3], .move(from: ItemPath(0, 0), to: third), .move(from: ItemPath(0, 1), to: third))
        == [.movedToOnePlace(.item(third))])
    let sections = try causes([1, 1], [1, 1, 1], .insertSection(1), .moveSection(from: 0, to: 1))
    #expect(sections.first == .insertAndMove(.section(1)))
  }

  @Test("The same call twice is the cause where once would be legal (Semantics 6.28)")
  func duplicates() throws {
    let call = UpdateOperation.delete(ItemPath(0, 1))
    #expect(try diagnosis([3], [2], [call, call]).causes == [.duplicate(call)])
    #expect(try diagnosis([3], [2], [call, call]).changes == [.remove(call)])
    let insert = UpdateOperation.insert(ItemPath(0, 1))
    #expect(try diagnosis([3], [4], [insert, insert]).causes == [.duplicate(insert)])
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
    #expect(far.text.contains("no small change makes the updates legal"))
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

  @Test("The text names cause, rule, both coordinate systems with the sum, and the change")
  func text() throws {
    let diagnosis = try diagnosis(
      [8], [8], [0, 1, 2].map { .delete(ItemPath(0, $0)) } + [8, 9, 10].map { .insert(ItemPath(0, $0)) })
    #expect(
      diagnosis.text == """
        likely cause: inserts are given in old indexes; they are places after the update
        broken rule: what is inserted is named in new indexes and exists after the update (6.1, 6.24)
        section 0
          before  8 items   0 1 2 3 4 5 6 7
                            - - -
          after   8 items   0 1 2 3 4 5 6 7 | 8 9 10
                                              x x  x   8 9 10 not there, the last is 7
          8 - 3 deleted + 3 inserted = 8, the counts add up
          (- deleted  x wrong)
        smallest change that makes the updates legal:
          instead of insert item 0.8: insert item 0.5
          instead of insert item 0.9: insert item 0.6
          instead of insert item 0.10: insert item 0.7
        """)
  }

  @Test("Where the model is the matter, the change to the updates is told as second best")
  func textOfModel() throws {
    let diagnosis = try diagnosis(
      [4], [4], [.delete(ItemPath(0, 1)), .reload(ItemPath(0, 0)), .insert(ItemPath(0, 2)), .insert(ItemPath(0, 3))])
    #expect(
      diagnosis.text == """
        likely cause: the model changed before the block, and the new counts were read as the old ones; change it inside the block
        or: the data source answers the same counts after the block as before; change the model inside the block, before it returns
        broken rule: items after = before + inserted - deleted + moved in - moved out, in each section (6.3, 6.20)
        item counts: [4] read at its start, [4] after the block
        section 0
          before  4 items   0 1 2 3
                            r -
          after   4 items   0 1 2 3
                            r   + +
          4 - 1 deleted + 2 inserted = 5, but the data source answers 4 (a reload counts on both sides)
          (- deleted  + inserted  r reloaded)
        with the model as it is, the smallest change that makes the updates legal:
          leave out: insert item 0.2
        """)
  }

  @Test("A place that the same call claims again is told as that")
  func drawingOfDoubles() throws {
    let call = UpdateOperation.delete(ItemPath(0, 1))
    #expect(try diagnosis([3], [2], [call, call]).drawing.contains("\n                      x   1 deleted twice\n"))
  }

  @Test("Where the model is the matter, the counts of each moment are told")
  func moments() throws {
    var hints = UpdateHints()
    hints.lastKnown = SectionTable(counts: [2, 9])
    #expect(
      try diagnosis([3, 9], [3, 9], [.insert(ItemPath(0, 2))], hints).text.contains(
        "\nitem counts: [2, 9] known before the call, [3, 9] read at its start, [3, 9] after the block\n"))
    hints.lastKnown = SectionTable(counts: [3])
    hints.answeredBeforeBlock = SectionTable(counts: [4])
    #expect(
      try diagnosis([3], [5], [.insert(ItemPath(0, 4))], hints).text.contains(
        "\nitem counts: [3] known before the call, [3] read at its start, [4] before the block, [5] after the block\n"))
    let many = SectionTable(counts: [Int](repeating: 1, count: 8) + [2])
    #expect(
      try diagnosis(many.counts, many.counts, [.deleteSection(0)]).text.contains("[1, 1, 1, 1, 1, 1, 1, 1, ..]"))
    #expect(try diagnosis([3], [2], [.insert(ItemPath(0, 9))]).text.contains("item counts") == false)
  }

  @Test("A long section is drawn around its edits; sections and what does not exist are drawn too")
  func drawing() throws {
    let long = try diagnosis(
      [1_000], [1_000], [.delete(ItemPath(0, 500)), .move(from: ItemPath(0, 998), to: ItemPath(0, 3))])
    #expect(
      long.drawing == """
        section 0
          before  1000 items   0 .. 499 500 501 .. 997 998 999
                                          -              >
          after   1000 items   0 .. 2 3 4 .. 999
                                      <
          1000 - 1 deleted = 999, but the data source answers 1000
          (- deleted  > moved away  < moved here)
        """)
    let sections = try diagnosis([1, 2], [1, 2], [.deleteSection(0), .delete(ItemPath(4, 0))])
    #expect(
      sections.drawing == """
        sections
          before  2 sections   0 1
                               -
          after   2 sections   0 1
          2 - 1 deleted = 1, but the data source answers 2
        section 4
          before  not there   0
                              x
          after   not there
          (- deleted  x wrong)
        """)
  }

  @Test("A place that two calls claim is crossed, and told who claims it; an empty section is said to be empty")
  func drawingOfConflicts() throws {
    let drawing = try diagnosis(
      [4, 0], [3, 0], [.delete(ItemPath(0, 3)), .reload(ItemPath(0, 3)), .delete(ItemPath(1, 0))]
    ).drawing
    #expect(
      drawing == """
        section 0
          before  4 items   0 1 2 3
                                  x   3 deleted and reloaded
          after   3 items   0 1 2 | 3
                                    x   3 not there, the last is 2
          4 - 1 deleted = 3, the counts add up (a reload counts on both sides)
        section 1
          before  0 items   | 0
                              x   0 not there, it is empty
          after   0 items
          0 - 1 deleted = -1, but the data source answers 0
          (x wrong)
        """)
  }

  @Test("The largest and smallest numbers are explained like others")
  func extremeNumbers() {
    let numbers = [Int.min, -1, 0, 1, Int.max]
    let paths = [
      ItemPath.empty, ItemPath(0, -1), ItemPath(0, Int.max), ItemPath(0, Int.max - 1), ItemPath(Int.max, 0),
      ItemPath(Int.min, Int.min), ItemPath(0, 1), ItemPath(section: .min, item: .min),
      ItemPath(section: .max, item: .max),
    ]
    let others: [[UpdateOperation]] = [
      [], [.insert(ItemPath(0, 0))], [.insert(ItemPath(0, Int.max)), .delete(ItemPath(0, 0))],
    ]
    var operations: [UpdateOperation] = []
    for number in numbers {
      operations += [.insertSection(number), .deleteSection(number), .reloadSection(number)]
      operations += numbers.map { .moveSection(from: number, to: $0) }
    }
    for path in paths {
      operations += [.insert(path), .delete(path), .reload(path)] + paths.map { .move(from: path, to: $0) }
    }
    for operation in operations {
      for other in others + [[operation]] {
        let diagnosis = UpdateDiagnosis(
          before: SectionTable(counts: [3]), after: SectionTable(counts: [3]), operations: [operation] + other)
        #expect(diagnosis.map { !$0.text.isEmpty } ?? true)
      }
    }
  }
}

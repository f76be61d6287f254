import CollectionCore
import Testing

@Suite("UpdateError") struct UpdateErrorTests {
  private func sentence(_ before: [Int], _ after: [Int], _ operations: UpdateOperation...) -> String {
    UpdateCase(before: before, after: after, operations: operations).error?.sentence ?? "legal"
  }

  @Test("Counts of items that do not add up are told in UIKit's words, two spaces included (Semantics 6.20)")
  func itemCount() {
    #expect(
      sentence([10], [11])
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after"
        + " the update (11) must be equal to the number of items contained in that section before the update (10), plus or"
        + " minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the"
        + " number of items moved into or out of that section (0 moved in, 0 moved out).")
    // The section has its new number; a reload counts on both sides; moves within a section do not count.
    #expect(
      sentence(
        [1, 5, 2], [5, 3], .deleteSection(0), .reload(ItemPath(1, 0)), .move(from: ItemPath(1, 1), to: ItemPath(0, 3)),
        .move(from: ItemPath(2, 0), to: ItemPath(0, 1)))
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after"
        + " the update (5) must be equal to the number of items contained in that section before the update (5), plus or"
        + " minus the number of items inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the"
        + " number of items moved into or out of that section (1 moved in, 0 moved out).")
  }

  @Test("Counts of sections that do not add up are told before those of items (Semantics 6.21)")
  func sectionCount() {
    #expect(
      sentence([10, 1], [9, 3], .deleteSection(1))
        == "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the"
        + " update (2) must be equal to the number of sections contained in the collection view before the update (2), plus or"
        + " minus the number of sections inserted or deleted (0 inserted, 1 deleted).")
  }

  @Test("Newer systems tell of the whole batch, reloads as a delete and an insert (Semantics 6.22)")
  func wholeBatch() {
    #expect(
      UpdateWording.batch(
        before: SectionTable(counts: [20]), after: SectionTable(counts: [3]), operations: [.reload(ItemPath(0, 0))])
        == "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or"
        + " after performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section"
        + " with item counts: [20] }\nData source after updates = { 1 section with item counts: [3] }\nUpdates = [\n\tDelete"
        + " item (0 - 0),\n\tInsert item (0 - 0)\n]")
    let two = UpdateWording.batch(
      before: SectionTable(counts: [1, 2]), after: SectionTable(counts: []),
      operations: [.insertSection(1), .delete(ItemPath(0, 0)), .deleteSection(1)])
    #expect(
      two.hasSuffix(
        "{ 0 sections with item counts: [] }\nUpdates = [\n\tDelete section (1),\n\tDelete item (0 - 0),\n\tInsert section (1)\n]"
      ))
    #expect(two.contains("{ 2 sections with item counts: [1, 2] }"))
  }

  @Test("Deletes and inserts out of range are told in UIKit's words (Semantics 6.23, 6.24)")
  func ranges() {
    #expect(
      sentence([1], [1], .delete(ItemPath(0, 3)))
        == "attempt to delete item 3 from section 0 which only contains 1 items before the update")
    #expect(
      sentence([1], [1], .delete(ItemPath(1, 0)))
        == "attempt to delete item 0 from section 1, but there are only 1 sections before the update")
    #expect(
      sentence([1], [1], .deleteSection(2))
        == "attempt to delete section 2, but there are only 1 sections before the update")
    #expect(
      sentence([], [], .reloadSection(0))
        == "attempt to delete section 0, but there are only 0 sections before the update")
    #expect(
      sentence([5], [6], .insert(ItemPath(0, 6)))
        == "attempt to insert item 6 into section 0, but there are only 6 items in section 0 after the update")
    #expect(
      sentence([5], [6], .insert(ItemPath(1, 0)))
        == "attempt to insert item 0 into section 1, but there are only 1 sections after the update")
    #expect(
      sentence([5], [6], .insertSection(1))
        == "attempt to insert section 1 but there are only 1 sections after the update")
  }

  @Test("Moves out of range name the side that is wrong (Semantics 6.26)")
  func moveRanges() {
    let path = "<NSIndexPath> {length = 2, path = "
    #expect(
      sentence([1], [1], .moveSection(from: 1, to: 0))
        == "attempt to move section 1, but there are only 1 sections before the update")
    #expect(
      sentence([1], [1], .moveSection(from: 0, to: 1))
        == "attempt to move section 0 to section 1, but there are only 1 sections after the update")
    #expect(
      sentence([2], [2], .move(from: ItemPath(1, 0), to: ItemPath(0, 0)))
        == "attempt to move index path (\(path)1 - 0}) from a section that does not exist - there are only 1 sections before"
        + " the update")
    #expect(
      sentence([2], [2], .move(from: ItemPath(0, 2), to: ItemPath(0, 0)))
        == "attempt to move index path (\(path)0 - 2}) that does not exist - there are only 2 items in section 0 before the"
        + " update")
    #expect(
      sentence([2], [2], .move(from: ItemPath(0, 1), to: ItemPath(1, 0)))
        == "attempt to move index path (\(path)0 - 1}) to index path (\(path)1 - 0}) in section that does not exist - there"
        + " are only 1 sections after the update")
    #expect(
      sentence([2], [2], .move(from: ItemPath(0, 1), to: ItemPath(0, 2)))
        == "attempt to move index path (\(path)0 - 1}) to index path (\(path)0 - 2}) that does not exist - there are only 2"
        + " items in section 0 after the update")
  }

  @Test("Two calls for one place are told by the kind of conflict (Semantics 6.25)")
  func conflicts() {
    let path = "<NSIndexPath> {length = 2, path = "
    #expect(
      sentence([4], [3], .delete(ItemPath(0, 3)), .reload(ItemPath(0, 3)))
        == "attempt to delete and reload the same index path (\(path)0 - 3})")
    #expect(
      sentence([4, 1], [4], .deleteSection(1), .reloadSection(1))
        == "attempt to delete and reload the same index path (\(path)1 - 9223372036854775807})")
    #expect(
      sentence([4], [3], .delete(ItemPath(0, 3)), .move(from: ItemPath(0, 3), to: ItemPath(0, 0)))
        == "attempt to perform a delete and a move from the same index path (\(path)0 - 3})")
    #expect(
      sentence([4], [4], .reload(ItemPath(0, 3)), .move(from: ItemPath(0, 3), to: ItemPath(0, 0)))
        == "attempt to perform a delete and a move from the same index path (\(path)0 - 3})")
    #expect(
      sentence([4, 1], [4], .deleteSection(1), .moveSection(from: 1, to: 0))
        == "attempt to perform a delete and a move from the same section (1)")
    #expect(
      sentence([1], [2], .insert(ItemPath(0, 0)), .move(from: ItemPath(0, 0), to: ItemPath(0, 0)))
        == "attempt to perform an insert and a move to the same index path (\(path)0 - 0})")
    #expect(
      sentence([1], [1, 1], .insertSection(1), .moveSection(from: 0, to: 1))
        == "attempt to perform an insert and a move to the same section (1)")
  }

  @Test("Reloads count deletes and inserts but not moves, and so collide with them (Semantics 6.2a, 6.25, 6.29a)")
  func reloadsBesideMoves() {
    #expect(
      sentence(
        [4], [3], .delete(ItemPath(0, 1)), .move(from: ItemPath(0, 0), to: ItemPath(0, 1)),
        .move(from: ItemPath(0, 3), to: ItemPath(0, 0)), .reload(ItemPath(0, 2)))
        == "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
    #expect(
      sentence(
        [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], .moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4),
        .insertSection(2)) == "attempt to perform an insert and a move to the same section (4)")
    #expect(
      sentence(
        [4], [3], .delete(ItemPath(0, 1)), .move(from: ItemPath(0, 3), to: ItemPath(0, 0)), .reload(ItemPath(0, 0)))
        == "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 0})")
  }

  @Test("One thing moved to two places, and two things to one")
  func doubledMoves() {
    #expect(
      sentence(
        [3], [3], .move(from: ItemPath(0, 0), to: ItemPath(0, 2)), .move(from: ItemPath(0, 0), to: ItemPath(0, 1)))
        == "attempt to move item at index path <NSIndexPath> {length = 2, path = 0 - 0} to both <NSIndexPath> {length = 2,"
        + " path = 0 - 2} and <NSIndexPath> {length = 2, path = 0 - 1}")
    #expect(
      sentence([1, 1, 1], [1, 1, 1], .moveSection(from: 2, to: 0), .moveSection(from: 1, to: 0))
        == "attempt to move both section 1 and section 2 to section 0")
    #expect(
      sentence([1, 1, 1], [1, 1, 1], .moveSection(from: 1, to: 2), .moveSection(from: 1, to: 0))
        == "attempt to move section 1 to both section 2 and section 0")
  }

  @Test("Deleting twice passes UIKit's checks when the counts allow for it, and is corruption (Semantics 6.28a)")
  func duplicateDelete() {
    let twice = UpdateCase(before: [3], after: [1], operations: [.delete(ItemPath(0, 0)), .delete(ItemPath(0, 0))])
    #expect(twice.error == .duplicateDelete(.item(ItemPath(0, 0))))
    #expect(twice.error?.isCorruption == true)
    let once = UpdateCase(before: [3], after: [2], operations: twice.operations)
    #expect(
      once.error
        == .itemCount(
          ItemCountBalance(
            oldSection: 0, newSection: 0, before: 3, after: 2, inserted: 0, deleted: 2, movedIn: 0, movedOut: 0)))
    #expect(once.error?.isCorruption == false)
  }

  @Test("Of several errors the first in UIKit's order is told")
  func order() {
    // Deletes from the last; deletes before inserts; inserts from the first; conflicts before moves out of range.
    #expect(
      UpdateCase(before: [2], after: [2], operations: [.delete(ItemPath(0, 5)), .delete(ItemPath(0, 9))]).error
        == .deleteMissingItem(ItemPath(0, 9), itemsBefore: 2))
    #expect(
      UpdateCase(before: [2], after: [2], operations: [.insert(ItemPath(0, 9)), .delete(ItemPath(0, 5))]).error
        == .deleteMissingItem(ItemPath(0, 5), itemsBefore: 2))
    #expect(
      UpdateCase(before: [2], after: [2], operations: [.insert(ItemPath(0, 9)), .insert(ItemPath(0, 5))]).error
        == .insertMissingItem(ItemPath(0, 5), itemsAfter: 2))
    #expect(
      UpdateCase(
        before: [2], after: [2],
        operations: [.move(from: ItemPath(0, 7), to: ItemPath(0, 0)), .insert(ItemPath(0, 0))]
      ).error == .insertAndMove(.item(ItemPath(0, 0))))
  }
}

import CollectionCore
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// Updates that UIKit refuses, with its sentences, and what is left of them.
@MainActor @Suite struct IllegalUpdateTests {
  private func shelf(_ counts: [Int], era: UIKitEra = .latest) -> Shelf {
    withEnvironment {
      $0.era = era
    } _: {
      Shelf(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }
  }

  @Test("Counts that do not add up have the sentence of the whole batch since iOS 16.4 (Semantics 6.22)")
  func batchSentence() {
    let shelf = shelf([3])
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append(contentsOf: ["x", "y"])
      shelf.view.insertItems(at: [path(0, 3)])
    }
    #expect(shelf.rules == ["invalid-update"])
    let violation = shelf.view.violations[0]
    #expect(
      violation.sentence.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or"
          + " after performing the batch updates are inconsistent with the updates.\n"
          + "Data source before updates = { 1 section with item counts: [3] }\n"
          + "Data source after updates = { 1 section with item counts: [5] }\n"
          + "Updates = [\n\tInsert item (0 - 3)\n]\nCollection view: <UICollectionView: #"))
    #expect(violation.severity == .exception)
    #expect(
      violation.fact("before iOS 16.4")
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section"
        + " after the update (5) must be equal to the number of items contained in that section before the update (3),"
        + " plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or"
        + " minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(violation.diagnosis?.changes == [.add(.insert(ItemPath(0, 4)))])
    #expect(violation.description.contains("add: insert item 0.4"))
  }

  @Test("Before that the section's own sentence is raised (Semantics 6.20, 6.21)")
  func sectionSentence() {
    let items = shelf([10], era: .iOS15)
    items.view.performBatchUpdates { items.source.items[0].append("x") }
    #expect(items.view.violations[0].sentence.hasPrefix("Invalid update: invalid number of items in section 0.  The"))
    let sections = shelf([1, 1], era: .iOS15)
    sections.view.performBatchUpdates { sections.view.deleteSections([0]) }
    #expect(
      sections.view.violations[0].sentence.hasPrefix(
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the"
          + " update (2) must be equal to the number of sections contained in the collection view before the update (2),"
          + " plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."))
  }

  @Test(
    "Places that do not exist have their sentences (Semantics 6.23, 6.24)",
    arguments: [
      (
        UpdateOperation.delete(ItemPath(0, 3)), [2],
        "attempt to delete item 3 from section 0 which only contains 3 items before the update"
      ),
      (
        .insert(ItemPath(0, 6)), [4],
        "attempt to insert item 6 into section 0, but there are only 4 items in section 0 after the update"
      ),
      (.deleteSection(2), [3], "attempt to delete section 2, but there are only 1 sections before the update"),
      (.insertSection(1), [3], "attempt to insert section 1 but there are only 1 sections after the update"),
    ])
  func outOfRange(operation: UpdateOperation, after: [Int], sentence: String) {
    let shelf = shelf([3])
    shelf.view.performBatchUpdates {
      shelf.source.items = after.map { (0..<$0).map { "n\($0)" } }
      operation.call(on: shelf.view)
    }
    #expect(shelf.rules == ["update-out-of-range"])
    #expect(shelf.view.violations.first?.sentence == sentence)
    #expect(shelf.view.numberOfItems(inSection: 0) == after[0])
    #expect(shelf.shown == shelf.source.items.flatMap { $0 })
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("Two claims of one place are refused in UIKit's words (Semantics 6.25, 6.29a, reports B12, B16)")
  func conflicts() {
    let sections = shelf([1, 1, 1, 1, 1])
    sections.view.performBatchUpdates {
      sections.view.moveSection(2, toSection: 4)
      sections.view.reloadSections([3])
      sections.view.deleteSections([4])
      sections.view.insertSections([2])
    }
    #expect(sections.rules == ["conflicting-updates"])
    #expect(
      sections.view.violations[0].sentence == "attempt to perform an insert and a move to the same section (4)")

    let items = shelf([4])
    items.view.performBatchUpdates {
      items.view.deleteItems(at: [path(0, 3)])
      items.view.reloadItems(at: [path(0, 3)])
    }
    #expect(
      items.view.violations[0].sentence.hasPrefix("attempt to delete and reload the same index path (<NSIndexPath"))
  }

  @Test("Nothing is lost: the view reads everything again, the completion is called with false, the next update works")
  func resynchronises() {
    let shelf = shelf([3])
    var completions: [Bool] = []
    shelf.view.performBatchUpdates {
      shelf.source.items = [["x", "y"], ["z"]]
      shelf.view.insertItems(at: [path(0, 1)])
    } completion: {
      completions.append($0)
    }
    #expect(completions == [false])
    #expect(shelf.shown == ["x", "y", "z"])
    #expect(shelf.view.numberOfSections == 2)
    shelf.view.performBatchUpdates {
      shelf.source.items[1].append("w")
      shelf.view.insertItems(at: [path(1, 1)])
    } completion: {
      completions.append($0)
    }
    #expect(completions == [false, true])
    #expect(shelf.shown == ["x", "y", "z", "w"])
    #expect(shelf.rules == ["invalid-update"])
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("The reload of an item whose old number is gone is dropped since iOS 15, with an advice (Semantics 6.17a)")
  func droppedReload() {
    for (era, last) in [(UIKitEra.latest, "old 3"), (.iOS14, "new 3")] {
      let shelf = withEnvironment {
        $0.era = era
      } _: {
        Shelf([["old 0", "old 1", "old 2", "old 3"]])
      }
      shelf.view.performBatchUpdates {
        shelf.source.items = [["old 0", "new 1", "new 3"]]
        shelf.view.deleteItems(at: [path(0, 2)])
        shelf.view.reloadItems(at: [path(0, 1), path(0, 3)])
      }
      #expect(shelf.shown == ["old 0", "new 1", last])
      #expect(shelf.view.violations.map(\.severity) == (era == .latest ? [.advice] : []))
    }
  }

  @Test("A trap stops the process with the sentence and the diagnosis")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = NamedSource([["a"]])
        let view = CollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: CollectionViewFlowLayout())
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        view.dataSource = source
        view.layoutIfNeeded()
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }
}

import Foundation
import Testing
import VirtualCollectionView

/// Cells that are configured again without being replaced.
@MainActor @Suite struct ReconfigureTests {
  @Test(
    "The existing cell is configured again, without prepareForReuse; items off screen are left alone (Semantics 2.11)")
  func outside() {
    let shelf = Shelf([(0..<9).map(String.init)], height: 300)
    let cells = shelf.cells
    shelf.source.items[0][1] = "new"
    shelf.source.items[0][8] = "off"
    let before = shelf.view.counters
    shelf.view.reconfigureItems(at: [path(0, 1), path(0, 8)])
    #expect(shelf.shown == ["0", "new", "2"])
    #expect(shelf.cells == cells)
    #expect(shelf.source.log == ["cell 0.1 new"])
    #expect(shelf.view.counters.since(before).cellsReused == 0)
    #expect(shelf.rules.isEmpty)
  }

  @Test("In a batch it acts at once, with one number for the old cell and the changed model (Semantics 2.11a)")
  func inBatch() {
    let shelf = Shelf([["original 0", "original 1", "original 2", "original 3"]])
    shelf.view.performBatchUpdates {
      shelf.source.items = [["updated 0", "updated 1", "updated 3"]]
      shelf.view.deleteItems(at: [path(0, 2)])
      shelf.view.reconfigureItems(at: [path(0, 1), path(0, 2)])
    }
    #expect(shelf.shown == ["original 0", "updated 1", "original 3"])
    #expect(shelf.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.1 updated 1", "cell 0.2 updated 3"])
  }

  @Test("It is no update: the layout is told nothing (Semantics 2.11b)")
  func noUpdateItem() {
    @MainActor final class Told: CollectionViewFlowLayout {
      var told: [Int] = []
      override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        told.append(updateItems.count)
      }
    }
    let layout = Told()
    let shelf = Shelf([["a", "b"]], layout: layout)
    shelf.view.reconfigureItems(at: [path(0, 0)])
    #expect(layout.told == [])
    shelf.view.performBatchUpdates { shelf.view.reconfigureItems(at: [path(0, 0)]) }
    #expect(layout.told == [0])
  }

  @Test("Another identifier is refused in UIKit's words, and the old cell stays (Semantics 2.12, 2.12a)")
  func otherIdentifier() {
    let shelf = Shelf([["a", "b"]])
    let cells = shelf.cells
    shelf.source.identifier = { $0 == "b" ? "Other" : "Cell" }
    shelf.view.reconfigureItems(at: [path(0, 0), path(0, 1)])
    #expect(shelf.rules == ["reconfigure-mismatch", "reconfigure-mismatch"])
    #expect(
      shelf.view.violations[0].sentence.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when"
          + " reconfiguring an item"))
    #expect(shelf.cells == cells)
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("A cell that was not dequeued for it is refused (Semantics 2.12)")
  func otherCell() {
    @MainActor final class Fresh: NSObject, CollectionViewDataSource {
      var isFresh = false
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        isFresh
          ? CollectionViewCell(frame: .zero)
          : collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      }
    }
    let source = Fresh()
    let shelf = Shelf([[]])
    shelf.view.dataSource = source
    shelf.view.layoutIfNeeded()
    let cell = shelf.view.cellForItem(at: path(0, 0))
    source.isFresh = true
    shelf.view.reconfigureItems(at: [path(0, 0)])
    #expect(shelf.rules == ["reconfigure-mismatch"])
    #expect(shelf.view.cellForItem(at: path(0, 0)) === cell)
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("Selection and highlight stay (Semantics 8.13b)")
  func selection() {
    let shelf = Shelf([["a"]])
    shelf.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    shelf.view.reconfigureItems(at: [path(0, 0)])
    #expect(shelf.view.cellForItem(at: path(0, 0))?.isSelected == true)
  }
}

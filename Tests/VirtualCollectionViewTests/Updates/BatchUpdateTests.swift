import Foundation
import Testing
import VirtualCollectionView

/// What is on screen after a batch, and what was asked for.
@MainActor @Suite struct BatchUpdateTests {
  @Test("An inserted item alone is asked for; the others keep their cells under their new paths (Semantics 6.17)")
  func insert() {
    let shelf = Shelf([["a", "b", "c"]])
    let cells = shelf.cells
    shelf.view.performBatchUpdates {
      shelf.source.items[0].insert("x", at: 1)
      shelf.view.insertItems(at: [path(0, 1)])
    }
    #expect(shelf.shown == ["a", "x", "b", "c"])
    #expect(shelf.source.log == ["sections 1", "items 0: 4", "cell 0.1 x"])
    #expect(shelf.cells == [cells[0], "c4", cells[1], cells[2]])
    #expect(shelf.view.cellForItem(at: path(0, 3))?.frame == CGRect(x: 0, y: 300, width: 100, height: 100))
    #expect(shelf.view.contentSize.height == 400)
    #expect(shelf.rules.isEmpty)
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test(
    "Deletes are in old paths and inserts in new ones, in whatever order they are called (Semantics 6.1, report B11)")
  func indexes() {
    let old = (0..<8).map { "old\($0)" }
    for isReversed in [false, true] {
      let shelf = Shelf([old], height: 800)
      shelf.view.performBatchUpdates {
        shelf.source.items = [Array(old[3...]) + ["new5", "new6", "new7"]]
        let calls = [
          { shelf.view.deleteItems(at: [path(0, 0), path(0, 1), path(0, 2)]) },
          { shelf.view.insertItems(at: [path(0, 5), path(0, 6), path(0, 7)]) },
        ]
        for call in isReversed ? calls.reversed() : calls { call() }
      }
      #expect(shelf.shown == ["old3", "old4", "old5", "old6", "old7", "new5", "new6", "new7"])
      #expect(shelf.rules.isEmpty)
    }
  }

  @Test("A moved item keeps its cell, also into another section, and nothing is asked for (Semantics 6.17, 10.10d)")
  func move() {
    let shelf = Shelf([["a", "b"], ["c"]])
    let cells = shelf.cells
    shelf.view.performBatchUpdates {
      shelf.source.items = [["b"], ["c", "a"]]
      shelf.view.moveItem(at: path(0, 0), to: path(1, 1))
    }
    #expect(shelf.shown == ["b", "c", "a"])
    #expect(shelf.cells == [cells[1], cells[2], cells[0]])
    #expect(shelf.source.log == ["sections 2", "items 0: 1", "items 1: 2"])
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("A reloaded item gets another cell while the old one is still shown, which is pooled after it (Semantics 2.10)")
  func reload() {
    let shelf = Shelf([["a", "b"]])
    shelf.view.performBatchUpdates {
      shelf.source.items[0][1] = "B"
      shelf.view.reloadItems(at: [path(0, 1)])
    }
    #expect(shelf.shown == ["a", "B"])
    #expect(shelf.cells == ["c1", "c3"])
    #expect(shelf.view.pooledViews.map(\.traceName) == ["c2"])
  }

  @Test("Sections are inserted, deleted, moved and reloaded with their items (Semantics 2.13, 6.30)")
  func sections() {
    let shelf = Shelf([["a"], ["b"], ["c"], ["d"]])
    shelf.view.performBatchUpdates {
      shelf.source.items = [["d"], ["x", "y"], ["C"], ["a"]]
      shelf.view.deleteSections([1])
      shelf.view.insertSections([1])
      shelf.view.reloadSections([2])
      shelf.view.moveSection(0, toSection: 3)
      shelf.view.moveSection(3, toSection: 0)
    }
    #expect(shelf.rules.isEmpty)
    #expect(shelf.shown == ["d", "x", "y", "C", "a"])
    #expect(shelf.source.log.filter { $0.hasPrefix("cell") } == ["cell 1.0 x", "cell 1.1 y", "cell 2.0 C"])
  }

  @Test(
    "didEndDisplaying has the path from before the update, also where it no longer exists (Semantics 6.18, report B59)")
  func didEndDisplaying() {
    let log = DisplayLog()
    let shelf = Shelf([["a", "b", "c", "d", "e"]])
    shelf.view.delegate = log
    var counts: [Int] = []
    log.onDidEnd = { view, _ in counts.append(view.numberOfItems(inSection: 0)) }
    shelf.view.performBatchUpdates {
      shelf.source.items[0].remove(at: 1)
      shelf.view.deleteItems(at: [path(0, 1)])
    }
    shelf.view.performBatchUpdates {
      shelf.source.items[0].removeLast()
      shelf.view.deleteItems(at: [path(0, 3)])
    }
    #expect(log.log == ["did 0.1", "did 0.3"])
    #expect(counts == [4, 3])
  }

  @Test("Items pushed off the screen leave it with their old paths, after those that come were shown (Semantics 1.19a)")
  func pushedOut() {
    let log = DisplayLog()
    let shelf = Shelf([["a", "b", "c"]], height: 300)
    shelf.view.delegate = log
    shelf.view.performBatchUpdates {
      shelf.source.items[0].insert(contentsOf: ["x", "y"], at: 0)
      shelf.view.insertItems(at: [path(0, 0), path(0, 1)])
    }
    #expect(log.log == ["will 0.0", "will 0.1", "did 0.1", "did 0.2"])
    #expect(shelf.shown == ["x", "y", "a"])
  }

  @Test("Items pulled up come on screen as new cells, asked for by their new paths")
  func pulledUp() {
    let shelf = Shelf([["a", "b", "c", "d"]], height: 200)
    shelf.view.performBatchUpdates {
      shelf.source.items[0].removeFirst(2)
      shelf.view.deleteItems(at: [path(0, 0), path(0, 1)])
    }
    #expect(shelf.shown == ["c", "d"])
    #expect(shelf.source.log.suffix(2) == ["cell 0.0 c", "cell 0.1 d"])
  }

  @Test("The offset comes back into the content that became shorter (Semantics 12.29)")
  func clamped() {
    let shelf = Shelf([(0..<10).map(String.init)])
    shelf.view.contentOffset.y = 500
    shelf.view.layoutIfNeeded()
    shelf.view.performBatchUpdates {
      shelf.source.items[0].removeLast(3)
      shelf.view.deleteItems(at: [path(0, 7), path(0, 8), path(0, 9)])
    }
    #expect(shelf.view.contentOffset.y == 200)
    #expect(shelf.shown == ["2", "3", "4", "5", "6"])
  }

  @Test("An insert behind what is on screen leaves the offset alone (Semantics 7.4c)")
  func insertedBehind() {
    let shelf = Shelf([(0..<20).map(String.init)])
    shelf.view.contentOffset.y = 600
    shelf.view.layoutIfNeeded()
    shelf.source.log = []
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("x")
      shelf.view.insertItems(at: [path(0, 20)])
    }
    #expect(shelf.view.contentOffset.y == 600)
    #expect(shelf.source.log == ["sections 1", "items 0: 21"])
  }

  @Test("Headers follow their sections; that of an inserted section is asked for (Semantics 6.17, 10.16a)")
  func headers() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    let shelf = Shelf([["a"], ["b"]], layout: flow)
    let header = shelf.view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(1, 0))
    shelf.view.performBatchUpdates {
      shelf.source.items.insert(["x"], at: 0)
      shelf.view.insertSections([0])
    }
    #expect(shelf.source.log.filter { $0.hasPrefix("view") } == ["view header 0.0"])
    let moved = shelf.view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(2, 0))
    #expect(moved === header)
    #expect(moved?.frame == CGRect(x: 0, y: 200, width: 100, height: 50))
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test(
    "Selection and highlight follow their items; deleted and reloaded ones leave without a call (Semantics 6.19, 8.13)")
  func selection() {
    let shelf = Shelf([["a", "b", "c", "d"]])
    shelf.view.allowsMultipleSelection = true
    for item in [3, 0, 1, 2] { shelf.view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
    shelf.view.simulateTouchDown(at: path(0, 3))
    shelf.view.performBatchUpdates {
      shelf.source.items = [["d", "x", "c", "a"]]
      shelf.view.moveItem(at: path(0, 3), to: path(0, 0))
      shelf.view.deleteItems(at: [path(0, 1)])
      shelf.view.insertItems(at: [path(0, 1)])
      shelf.view.reloadItems(at: [path(0, 2)])
    }
    #expect(shelf.rules.isEmpty)
    #expect(shelf.view.indexPathsForSelectedItems == [path(0, 0), path(0, 3)])
    #expect(shelf.view.visibleCells.map(\.isSelected) == [true, false, false, true])
    #expect(shelf.view.visibleCells.map(\.isHighlighted) == [true, false, false, false])
  }
}

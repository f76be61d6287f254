import Foundation
import Testing
import VirtualCollectionView

/// When counts are read, blocks are run and completions are called.
@MainActor @Suite struct BatchTimingTests {
  @Test("A layout that is due comes first: with the model changed before the call the batch is not legal (report B09)")
  func modelChangedBeforeWithPendingLayout() {
    let shelf = Shelf([["a", "b"]])
    shelf.source.items[0].append("c")
    shelf.view.reloadData()
    shelf.view.performBatchUpdates { shelf.view.insertItems(at: [path(0, 2)]) }
    #expect(shelf.source.log.filter { $0.hasPrefix("items") } == ["items 0: 3", "items 0: 3", "items 0: 3"])
    #expect(shelf.rules == ["invalid-update"])
    #expect(shelf.view.violations[0].diagnosis?.causes.first == .reloadDataPending)
    #expect(shelf.shown == ["a", "b", "c"])
  }

  @Test("With counts that are known already the same call passes (Semantics 6.5, 6.7, report B09)")
  func modelChangedBeforeWithKnownCounts() {
    let shelf = Shelf([["a", "b"]])
    shelf.source.items[0].append("c")
    shelf.view.performBatchUpdates { shelf.view.insertItems(at: [path(0, 2)]) }
    #expect(shelf.rules.isEmpty)
    #expect(shelf.shown == ["a", "b", "c"])
  }

  @Test("The first update of a view never laid out reads the changed model twice (Semantics 6.8, 6.8a)")
  func neverLaidOut() {
    let shelf = Shelf([["a"]], isLaidOut: false)
    shelf.source.items[0].append("b")
    shelf.view.insertItems(at: [path(0, 1)])
    #expect(shelf.rules == ["invalid-update"])
    #expect(shelf.view.violations[0].diagnosis?.causes.first == .modelChangedBeforeBlock)
    #expect(shelf.shown == ["a", "b"])
  }

  @Test("Asking for a count before the model changes cures it (Semantics 6.8a)")
  func countsAskedFirst() {
    let shelf = Shelf([["a"]], isLaidOut: false)
    #expect(shelf.view.numberOfSections == 1)
    shelf.source.items[0].append("b")
    shelf.view.insertItems(at: [path(0, 1)])
    #expect(shelf.rules.isEmpty)
    #expect(shelf.shown == ["a", "b"])
  }

  @Test("Inside the block the counts are still those before the update (Semantics 6.6)")
  func countsInside() {
    let shelf = Shelf([["a"]])
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("b")
      #expect(shelf.view.numberOfItems(inSection: 0) == 1)
      #expect(shelf.view.hasUncommittedUpdates)
      shelf.view.insertItems(at: [path(0, 1)])
      #expect(shelf.view.numberOfItems(inSection: 0) == 1)
    }
    #expect(!shelf.view.hasUncommittedUpdates)
    #expect(shelf.view.numberOfItems(inSection: 0) == 2)
  }

  @Test(
    "Single calls are batches of one, at once: ascending deletes fail at the third call (Semantics 6.7, report B17)")
  func singles() {
    let ascending = Shelf([["0", "1", "2", "3"]])
    for item in 0..<3 where ascending.rules.isEmpty {
      if item < ascending.source.items[0].count {
        ascending.source.items[0].remove(at: item)
      } else {
        ascending.source.items[0].removeLast()
      }
      ascending.view.deleteItems(at: [path(0, item)])
    }
    #expect(ascending.rules == ["update-out-of-range"])
    #expect(
      ascending.view.violations[0].sentence
        == "attempt to delete item 2 from section 0 which only contains 2 items before the update")
    #expect(ascending.view.violations[0].diagnosis?.causes.first == .singleOperationsAscending)

    let descending = Shelf([["0", "1", "2", "3"]])
    for item in [3, 2, 1, 0] {
      descending.source.items[0].remove(at: item)
      descending.view.deleteItems(at: [path(0, item)])
    }
    #expect(descending.rules.isEmpty)
    #expect(descending.shown.isEmpty)

    let batch = Shelf([["0", "1", "2", "3"]])
    batch.view.performBatchUpdates {
      batch.source.items = [[]]
      for item in 0..<4 { batch.view.deleteItems(at: [path(0, item)]) }
    }
    #expect(batch.rules.isEmpty)
    #expect(batch.shown.isEmpty)
  }

  @Test(
    "Inner batches join the outer one; its completion comes first, then theirs in the order of calls (Semantics 6.9, 6.9a)"
  )
  func nested() {
    let shelf = Shelf([["a"]])
    var log: [String] = []
    shelf.view.performBatchUpdates {
      shelf.source.items[0] = ["a", "b", "c"]
      shelf.view.performBatchUpdates {
        log.append("block 0")
        shelf.view.insertItems(at: [path(0, 1)])
      } completion: {
        log.append("inner 0 \($0)")
      }
      shelf.view.performBatchUpdates(nil) { log.append("inner 1 \($0)") }
      shelf.view.insertItems(at: [path(0, 2)])
      log.append("end")
    } completion: {
      log.append("outer \($0) \(shelf.shown.joined())")
    }
    #expect(log == ["block 0", "end", "outer true abc", "inner 0 true", "inner 1 true"])
    #expect(shelf.rules.isEmpty)
  }

  @Test("A batch without a block, or with an empty one, prepares the layout and completes (Semantics 6.11)")
  func empty() {
    let shelf = Shelf([["a", "b"]])
    var completions: [Bool] = []
    let before = shelf.view.counters
    shelf.view.performBatchUpdates(nil) { completions.append($0) }
    shelf.view.performBatchUpdates({}) { completions.append($0) }
    #expect(completions == [true, true])
    let done = shelf.view.counters.since(before)
    #expect(done.prepareCalls == 2)
    #expect(done.cellForItemCalls == 0)
    #expect(shelf.rules.isEmpty)
  }

  @Test("A changed layout property is shown by an empty batch (Semantics 6.11)")
  func emptyWithInvalidation() throws {
    let shelf = Shelf([["a", "b"]])
    let flow = try #require(shelf.view.collectionViewLayout as? CollectionViewFlowLayout)
    shelf.view.performBatchUpdates { flow.itemSize.height = 50 }
    #expect(shelf.view.cellForItem(at: path(0, 1))?.frame.minY == 50)
  }

  @Test("Several batches one after the other see each other's results, also from a completion (Semantics 6.9c)")
  func following() {
    let shelf = Shelf([["a"]])
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("b")
      shelf.view.insertItems(at: [path(0, 1)])
    } completion: { _ in
      shelf.source.items[0].append("c")
      shelf.view.insertItems(at: [path(0, 2)])
    }
    shelf.source.items[0].append("d")
    shelf.view.insertItems(at: [path(0, 3)])
    #expect(shelf.rules.isEmpty)
    #expect(shelf.shown == ["a", "b", "c", "d"])
  }

  @Test("reloadData in the block is swallowed, with a warning: no cell is asked for (Semantics 2.9)")
  func reloadInside() {
    let shelf = Shelf([["a"]])
    shelf.view.performBatchUpdates {
      shelf.source.items[0] = ["A"]
      shelf.view.reloadData()
    }
    #expect(shelf.rules == ["reload-in-update"])
    #expect(shelf.shown == ["a"])
  }

  @Test("An update right after reloadData reads the changed counts as the old ones (Semantics 2.16)")
  func afterReload() {
    let shelf = Shelf([["a"]])
    shelf.view.reloadData()
    shelf.source.items[0].append("b")
    shelf.view.insertItems(at: [path(0, 1)])
    #expect(shelf.rules == ["invalid-update"])
    #expect(shelf.view.violations[0].diagnosis?.causes.first == .reloadDataPending)
  }

  @Test("layoutIfNeeded in the block lays nothing out: the model is between two states")
  func layoutInside() {
    let shelf = Shelf([["a", "b", "c"]])
    shelf.view.performBatchUpdates {
      shelf.source.items[0] = ["a"]
      shelf.view.setNeedsLayout()
      shelf.view.layoutIfNeeded()
      shelf.view.contentOffset.y = 10
      shelf.view.layoutIfNeeded()
      shelf.view.deleteItems(at: [path(0, 1), path(0, 2)])
    }
    #expect(shelf.shown == ["a"])
    #expect(shelf.rules.isEmpty)
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("An update in the middle of a pass is a warning, and everything is read again after it")
  func duringPass() {
    let log = DisplayLog()
    let shelf = Shelf([["a", "b"]], isLaidOut: false)
    var isDone = false
    log.onWillDisplay = { view, _ in
      guard !isDone else { return }
      isDone = true
      shelf.source.items[0].append("c")
      view.performBatchUpdates { view.insertItems(at: [path(0, 2)]) }
    }
    shelf.view.delegate = log
    shelf.view.layoutIfNeeded()
    #expect(shelf.rules == ["update-during-pass"])
    #expect(shelf.shown == ["a", "b", "c"])
    #expect(shelf.view.checkInvariants() == nil)
  }

  @Test("A view out of any window and one of no size take updates like any other (Semantics 6.32)")
  func withoutSize() {
    let shelf = Shelf([["a"]])
    shelf.view.frame = .zero
    shelf.view.layoutIfNeeded()
    shelf.view.performBatchUpdates {
      shelf.source.items[0].append("b")
      shelf.view.insertItems(at: [path(0, 1)])
    }
    #expect(shelf.view.numberOfItems(inSection: 0) == 2)
    #expect(shelf.rules.isEmpty)
  }

  @Test("A reload before the screen changes, in the first layout hook of an update, brings all cells back")
  func reloadBeforeTargetOffset() {
    @MainActor final class Reloading: CollectionViewFlowLayout {
      var calls = 0
      var reloads: ((CollectionView) -> Void)?
      override func prepare(forCollectionViewUpdates updates: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        calls += 1
        if calls == 1, let collectionView { reloads?(collectionView) }
      }
    }
    let calls: [(CollectionView) -> Void] = [
      { $0.reloadData() }, { $0.performBatchUpdates(nil) }, { $0.reloadItems(at: [path(0, 0)]) },
    ]
    for call in calls {
      let layout = Reloading()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.reloads = call
      let shelf = Shelf([["a", "b"]], layout: layout)
      shelf.view.performBatchUpdates {
        shelf.source.items[0].append("c")
        shelf.view.insertItems(at: [path(0, 2)])
      }
      #expect(shelf.shown == ["a", "b", "c"])
      #expect(shelf.view.checkInvariants() == nil)
    }
  }

  @Test("A layout that takes over while an update prepares finds the views by their new paths")
  func layoutInsidePreparation() {
    @MainActor final class GivingWay: CollectionViewFlowLayout {
      var successor: CollectionViewLayout?
      var isLate = false
      private func giveWay() {
        guard let next = successor else { return }
        successor = nil
        collectionView?.collectionViewLayout = next
      }
      override func prepare() {
        super.prepare()
        if !isLate { giveWay() }
      }
      override func prepare(forCollectionViewUpdates updates: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        if isLate { giveWay() }
      }
    }
    func rows<Layout: CollectionViewFlowLayout>(_ layout: Layout) -> Layout {
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      return layout
    }
    for isLate in [false, true] {
      let layout = rows(GivingWay())
      layout.isLate = isLate
      let shelf = Shelf([["a", "b", "c", "d"]], layout: layout)
      layout.successor = rows(CollectionViewFlowLayout())
      shelf.view.performBatchUpdates {
        shelf.source.items = [["x", "d", "b", "c"]]
        shelf.view.deleteItems(at: [path(0, 0)])
        shelf.view.insertItems(at: [path(0, 0)])
        shelf.view.moveItem(at: path(0, 3), to: path(0, 1))
      }
      #expect(shelf.shown == ["x", "d", "b", "c"])
      #expect(shelf.view.collectionViewLayout !== layout)
      #expect(shelf.view.checkInvariants() == nil)
    }
  }

  @Test("A layout that scrolls while it is asked where views come from is followed at once")
  func scrollInsideInitialAttributes() {
    @MainActor final class Scrolling: CollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
        collectionView?.contentOffset.y = 300
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    let layout = Scrolling()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([(0..<20).map(String.init)], layout: layout)
    shelf.view.performBatchUpdates(nil)
    #expect(shelf.shown == ["3", "4", "5", "6", "7"])
    #expect(shelf.view.checkInvariants() == nil)
  }
}

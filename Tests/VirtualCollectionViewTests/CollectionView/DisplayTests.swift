import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Display") struct DisplayTests {
  @Test(
    "The first layout asks for counts, and for a cell of each visible item, before it is shown (Semantics 1.19, 2.4)")
  func firstLayout() {
    let fixture = Fixture(counts: [100])
    let trace = fixture.view.record { fixture.view.layoutIfNeeded() }
    #expect(fixture.source.log == ["sections", "items 0", "cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(
      trace.text == """
        0 reloadRequested
        1 layoutInvalidated reload everything counts
        2 dataCounted sections 1 items 100
        3 layoutPrepared content 100x10000
        4 elementsQueried 0,0 100x300: 3
        5 cellCreated c1 "Cell" for 0.0 <- 4
        6 cellConfigured c1 0.0
        7 cellDisplayed c1 0.0
        8 cellCreated c2 "Cell" for 0.1 <- 4
        9 cellConfigured c2 0.1
        10 cellDisplayed c2 0.1
        11 cellCreated c3 "Cell" for 0.2 <- 4
        12 cellConfigured c3 0.2
        13 cellDisplayed c3 0.2
        """)
    #expect(fixture.view.visibleCells.count == 3)
  }

  @Test("All that arrives is displayed before anything that leaves has ended (Semantics 1.19a, 1.22)")
  func order() {
    let fixture = Fixture(counts: [100])
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    log.log = []
    fixture.scroll(to: 300)
    #expect(log.log == ["will 0.3", "will 0.4", "will 0.5", "did 0.0", "did 0.1", "did 0.2"])
    // What leaves in a pass cannot serve in it.
    #expect(fixture.view.counters.cellsCreated == 6)
    fixture.scroll(to: 400)
    #expect(fixture.view.counters.cellsReused == 1)
  }

  @Test("The next cell is asked for only after the one before was displayed (Semantics 1.19a)")
  func oneAfterTheOther() {
    let fixture = HookedFixture()
    fixture.delegate.onWillDisplay = { _, path in fixture.source.log.append("will \(name(path))") }
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.source.log == [
        "sections", "items 0", "items 1", "cell 0.0", "will 0.0", "cell 0.1", "will 0.1", "cell 0.2", "will 0.2",
        "view header 0.0",
      ])
  }

  @Test("A recycled cell never leaks its selection (Semantics 1.20, 8.11)")
  func selectionDoesNotLeak() throws {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)))
    #expect(cell.isSelected)
    fixture.scroll(to: 1_000)
    fixture.scroll(to: 1_300)
    #expect(cell.superview === fixture.view)
    #expect(!cell.isSelected)
    fixture.scroll(to: 0)
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isSelected == true)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A recycled cell never leaks a highlight, and its item has it again when it comes back (Semantics 1.20)")
  func highlightDoesNotLeak() {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.simulateTouchDown(at: path(0, 2)))
    for offset in [300.0, 600, 900] {
      fixture.scroll(to: offset)
      #expect(fixture.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }
    fixture.scroll(to: 0)
    #expect(fixture.view.cellForItem(at: path(0, 2))?.isHighlighted == true)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test(
    "A selection that the data source sets on the cell by hand is put right before willDisplay (Semantics 1.20, 8.12)")
  func selectionByHand() {
    let fixture = HookedFixture()
    fixture.source.configure = { cell, _ in cell.isSelected = true }
    var states: [Bool?] = []
    fixture.delegate.onWillDisplay = { _, path in
      states.append((fixture.view.subviews.last as? CollectionViewCell)?.isSelected)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test(
    "A cell that leaves has no superview when didEndDisplaying is called, and is in the pool only after it (Semantics 1.21)"
  )
  func leaving() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    let leaving = fixture.view.cellForItem(at: path(0, 0))
    var superviews: [Bool] = []
    var pooled: [Int] = []
    fixture.delegate.onDidEnd = { view, _ in
      superviews.append(leaving?.superview == nil)
      pooled.append(view.pooledViews.count { $0 is CollectionViewCell })
    }
    fixture.scroll(to: 250)
    #expect(superviews == [true, true])
    #expect(pooled == [0, 1])
    #expect(fixture.view.pooledViews.count { $0 is CollectionViewCell } == 2)
  }

  @Test("didEndDisplaying gets the path and the cell that were displayed (Semantics 1.21)")
  func pathOfLeaving() throws {
    final class Log: NSObject, CollectionViewDelegate {
      var shown: [IndexPath: CollectionViewCell] = [:]
      var mismatches = 0
      func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
      ) { shown[indexPath] = cell }
      func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
      ) { if shown.removeValue(forKey: indexPath) !== cell { mismatches += 1 } }
    }
    let fixture = Fixture(counts: [100])
    let log = Log()
    fixture.view.delegate = log
    for offset in [0.0, 250, 130, 900, 0, 9_700, 350] { fixture.scroll(to: offset) }
    #expect(log.mismatches == 0)
    #expect(log.shown.keys.sorted() == fixture.view.indexPathsForVisibleItems)
  }

  @Test(
    "An element that only touches the edge of the bounds is not shown",
    arguments: [
      (0.0, "0.0 0.1 0.2"), (0.01, "0.0 0.1 0.2 0.3"), (99.99, "0.0 0.1 0.2 0.3"), (100, "0.1 0.2 0.3"),
      (1, "0.0 0.1 0.2 0.3"), (101, "0.1 0.2 0.3 0.4"), (-0.01, "0.0 0.1 0.2"), (-1, "0.0 0.1 0.2"),
      (-300, ""), (-299, "0.0"), (9_999, "0.99"), (10_000, ""),
    ])
  func edges(offset: Double, shown: String) {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: offset)
    #expect(fixture.view.shown == shown)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A layout may answer with more than the bounds: cells are asked for what is visible only (Semantics 1.22a)")
  func overReporting() {
    let layout = GivenLayout()
    layout.elements = { _ in (0..<10).map { row($0) } }
    let fixture = Fixture(counts: [10], size: CGSize(width: 100, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    expectUsable(fixture.view)
  }

  @Test("A layout that answers with less leaves a gap until the next question (Semantics 1.22b)")
  func underReporting() {
    let layout = GivenLayout()
    layout.elements = { _ in [row(0), row(2)] }
    let fixture = Fixture(counts: [10], size: CGSize(width: 100, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.2")
    layout.elements = { _ in (0..<10).map { row($0) } }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.shown == "0.0 0.2")
    fixture.scroll(to: 1)
    #expect(fixture.view.shown == "0.0 0.1 0.2 0.3")
  }

  @Test("Supplementary views are prepared and displayed like cells, with their kind (Semantics 1.26)")
  func supplementary() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let fixture = Fixture(counts: [1, 1, 1], size: CGSize(width: 100, height: 150), layout: flow)
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    #expect(log.log == ["will 0.0", "will header 0.0"])
    log.log = []
    fixture.scroll(to: 150)
    #expect(log.log == ["will 1.0", "will header 1.0", "did 0.0", "did header 0.0"])
    #expect(fixture.source.log.filter { $0.hasPrefix("view") } == ["view header 0.0", "view header 1.0"])
  }

  @Test("A delegate without the display methods is never told, and nothing is counted (Semantics 2.18)")
  func delegateWithout() {
    final class Silent: NSObject, CollectionViewDelegate {}
    let fixture = Fixture(counts: [100])
    let silent = Silent()
    fixture.view.delegate = silent
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    #expect(fixture.view.counters.willDisplayCalls == 0)
    #expect(fixture.view.counters.didEndDisplayingCalls == 0)
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.scroll(to: 400)
    #expect(fixture.view.counters.willDisplayCalls == 1)
    #expect(log.log == ["will 0.6", "did 0.3"])
  }

  @Test("willDisplay and didEndDisplaying balance over any walk")
  func balance() {
    let fixture = HookedFixture()
    var open: [IndexPath: Int] = [:]
    fixture.delegate.onWillDisplay = { _, path in open[path, default: 0] += 1 }
    fixture.delegate.onDidEnd = { _, path in open[path, default: 0] -= 1 }
    for offset in [0.0, 700, 650, 3_000, 2_999.5, 10, 4_000, 0] { fixture.scroll(to: offset) }
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(open.filter { $0.value == 1 }.keys.sorted() == fixture.view.indexPathsForVisibleItems)
    #expect(open.values.allSatisfy { $0 == 0 || $0 == 1 })
    let counters = fixture.view.counters
    #expect(counters.willDisplayCalls - counters.didEndDisplayingCalls == counters.liveCells)
  }
}

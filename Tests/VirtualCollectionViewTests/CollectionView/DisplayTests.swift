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
}

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Reload") struct ReloadTests {
  @Test("A pass asks in the order counts, prepare, content size, elements, cells (Semantics 2.5)")
  func orderOfPass() {
    let layout = GivenLayout()
    layout.elements = { _ in [row(0)] }
    let fixture = Fixture(counts: [1], size: CGSize(width: 100, height: 300), layout: layout)
    var order: [String] = []
    fixture.source.configure = { _, _ in order = fixture.source.log + layout.log }
    fixture.view.layoutIfNeeded()
    #expect(order == ["sections", "items 0", "cell 0.0", "prepare", "size", "elements"])
    layout.log = []
    let trace = fixture.view.record {
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
    }
    // A view that is watched asks no more than another.
    #expect(layout.log == ["prepare", "size", "elements"])
    let words = trace.text.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    #expect(
      words == [
        "reloadRequested", "layoutInvalidated", "cellEndedDisplay", "cellRecycled", "dataCounted", "layoutPrepared",
        "elementsQueried", "cellReused", "cellConfigured", "cellDisplayed",
      ])
  }

  @Test("With everything deleted and reloaded every cell is in the pool and nothing is on screen")
  func everythingDeleted() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 600)
    fixture.view.selectItem(at: path(0, 6), animated: false, scrollPosition: [])
    fixture.source.counts = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    let counters = fixture.view.counters
    #expect(fixture.view.visibleElements.isEmpty)
    #expect(fixture.view.subviews.isEmpty)
    #expect(counters.liveCells == 0)
    #expect(counters.pooledCells == counters.cellsCreated)
    #expect(counters.supplementaryRecycled == counters.supplementaryCreated)
    #expect(fixture.view.pooledViews.count == counters.cellsCreated + counters.supplementaryCreated)
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.source.counts = [20, 20]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.cellsCreated == counters.cellsCreated)
    expectUsable(fixture.view)
  }

  @Test("A layout that nothing needs asks nothing (Semantics 2.3)")
  func idle() {
    let fixture = Fixture(counts: [10])
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    fixture.view.layoutIfNeeded()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters == before)
    let trace = fixture.view.record {
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.view.counters.since(before).cellForItemCalls == 0)
    #expect(!trace.text.contains("cell"))
  }
}

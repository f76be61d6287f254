import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Reload") struct ReloadTests {
  @Test("reloadData is not synchronous: it marks, and the next layout does the work (Semantics 2.1, 2.17)")
  func lazy() {
    let fixture = Fixture(counts: [10])
    fixture.view.layoutIfNeeded()
    fixture.source.log = []
    let cells = fixture.view.visibleCells.map(\.traceName)
    fixture.view.reloadData()
    #expect(fixture.source.log.isEmpty)
    #expect(fixture.view.visibleCells.map(\.traceName) == cells)
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log == ["sections", "items 0", "cell 0.0", "cell 0.1", "cell 0.2"])
  }

  @Test("Several reloads before a layout are one (Semantics 2.1, 3.7)")
  func coalesced() {
    let fixture = Fixture(counts: [10])
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    for _ in 0..<5 { fixture.view.reloadData() }
    fixture.view.layoutIfNeeded()
    let cost = fixture.view.counters.since(before)
    #expect(cost.prepareCalls == 1)
    #expect(cost.numberOfSectionsCalls == 1)
    #expect(cost.cellForItemCalls == 3)
  }

  @Test("Several offsets before a layout are one pass with the last of them (Semantics 2.6)")
  func coalescedOffsets() {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    let before = fixture.view.counters
    for offset in [100.0, 500, 1_000] { fixture.view.contentOffset.y = offset }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.since(before).elementsQueries == 1)
    #expect(fixture.view.shown == "0.10 0.11 0.12")
  }

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

  @Test("Reloading invalidates everything and the counts; asking for a layout invalidates neither (Semantics 2.7, 3.8)")
  func flags() {
    final class Watching: CollectionViewFlowLayout {
      var flags: [String] = []
      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        flags.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
      }
    }
    let layout = Watching()
    let fixture = Fixture(counts: [10], size: CGSize(width: 100, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    layout.flags = []
    fixture.view.reloadData()
    #expect(layout.flags == ["true true"])
    layout.invalidateLayout()
    #expect(layout.flags == ["true true", "false false"])
  }

  @Test(
    "All cells are pooled before the first is asked for, and handed out last in, first out (Semantics 2.8, 2.8a)"
  )
  func cellsAreReused() {
    let fixture = Fixture(counts: [10])
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map(\.traceName) == ["c1", "c2", "c3"])
    log.log = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(log.log == ["did 0.0", "did 0.1", "did 0.2", "will 0.0", "will 0.1", "will 0.2"])
    #expect(fixture.view.visibleCells.map(\.traceName) == ["c3", "c2", "c1"])
    #expect(fixture.view.counters.cellsCreated == 3)
    #expect(fixture.view.counters.cellsReused == 3)
    expectOrder(fixture.view)
  }

  @Test("Supplementary views are reloaded like cells (Semantics 2.8)")
  func supplementaryViews() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.supplementaryCreated == 1)
    #expect(fixture.view.counters.supplementaryReused == 1)
    #expect(fixture.view.counters.supplementaryCalls == 2)
  }

  @Test(
    "The offset is kept when the content stays large enough and clamped when it does not (Semantics 2.14)",
    arguments: [
      (100, 1_000.0), (13, 1_000), (12, 900), (4, 100), (3, 0), (1, 0), (0, 0),
    ])
  func offset(count: Int, offset: Double) {
    let fixture = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 1_000)
    fixture.source.counts = [count]
    fixture.view.reloadData()
    #expect(fixture.view.contentOffset.y == 1_000)
    fixture.view.layoutIfNeeded()
    #expect(Double(fixture.view.contentOffset.y) == offset)
    #expect(fixture.view.contentOffset.y.sign == .plus)
    #expect(fixture.view.contentSize.height == CGFloat(count) * 100)
    expectOrder(fixture.view)
  }

  @Test("The content size is the old one until the layout (Semantics 2.1, 2.5)")
  func contentSize() {
    let fixture = Fixture(counts: [10])
    #expect(fixture.view.contentSize == .zero)
    fixture.view.layoutIfNeeded()
    fixture.source.counts = [20]
    fixture.view.reloadData()
    #expect(fixture.view.contentSize.height == 1_000)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 2_000)
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

  @Test("A background view fills the visible bounds behind the cells, wherever they are (Semantics 2.5)")
  func background() {
    let fixture = Fixture(counts: [100])
    let background = VirtualView(frame: .zero)
    fixture.view.layoutIfNeeded()
    fixture.view.backgroundView = background
    #expect(background.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    fixture.scroll(to: 450)
    #expect(background.frame == CGRect(x: 0, y: 450, width: 100, height: 300))
    #expect(fixture.view.subviews.first === background)
    let other = VirtualView(frame: .zero)
    fixture.view.backgroundView = other
    #expect(background.superview == nil)
    fixture.view.backgroundView = nil
    #expect(other.superview == nil)
    #expect(fixture.view.brokenInvariant() == nil)
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

  @Test("A reload between two scrolls is seen even when the counts are the same (Semantics 2.8)")
  func reloadWithSameCounts() {
    let fixture = Fixture(counts: [100])
    var text = "old"
    fixture.source.configure = { cell, _ in cell.itemLabel = text }
    fixture.view.layoutIfNeeded()
    text = "new"
    fixture.view.contentOffset.y = 50
    fixture.view.reloadData()
    fixture.view.contentOffset.y = 150
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map { $0.itemLabel ?? "" } == ["new", "new", "new", "new"])
  }
}

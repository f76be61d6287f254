import CollectionCore
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
    print(trace.text)
    #expect(fixture.view.visibleCells.count == 3)
  }

  @Test("All that arrives is displayed before anything that leaves has ended (Semantics 1.19a)")
  func order() {
    let fixture = Fixture(counts: [100])
    let log = DisplayLog()
    fixture.view.delegate = log
    fixture.view.layoutIfNeeded()
    log.log = []
    fixture.scroll(to: 300)
    #expect(log.log == ["will 0.3", "will 0.4", "will 0.5", "did 0.0", "did 0.1", "did 0.2"])
    #expect(fixture.view.counters.cellsCreated == 6)
    let trace = fixture.view.record { fixture.scroll(to: 400) }
    print(trace.text)
    #expect(fixture.view.counters.cellsReused == 1)
  }
}

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What is on screen") struct VisibleElementsTests {
  @Test("Visible cells and paths come in ascending order, one for one (Semantics 1.23b)")
  func orderOfVisible() {
    let fixture = Fixture(counts: [100])
    for offset in [0.0, 350, 120, 5_000, 4_900, 50] {
      fixture.scroll(to: offset)
      let paths = fixture.view.indexPathsForVisibleItems
      #expect(paths == paths.sorted())
      #expect(fixture.view.visibleCells.map { fixture.view.indexPath(for: $0) } == paths)
    }
  }

  @Test("cellForItem gives what is on screen and nothing else, and never asks the data source (Semantics 1.24)")
  func cellForItem() {
    let fixture = Fixture(counts: [100])
    #expect(fixture.view.cellForItem(at: path(0, 0)) == nil)
    #expect(fixture.source.log == [])
    fixture.view.layoutIfNeeded()
    let asked = fixture.source.log
    #expect(fixture.view.cellForItem(at: path(0, 2)) != nil)
    #expect(fixture.view.cellForItem(at: path(0, 3)) == nil)
    #expect(fixture.view.cellForItem(at: path(0, 1_000)) == nil)
    #expect(fixture.view.cellForItem(at: path(7, 0)) == nil)
    #expect(fixture.view.cellForItem(at: IndexPath()) == nil)
    #expect(fixture.view.cellForItem(at: IndexPath(index: 0)) == nil)
    #expect(fixture.source.log == asked)
  }
}

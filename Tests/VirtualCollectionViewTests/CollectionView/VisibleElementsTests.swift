import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What is on screen") struct VisibleElementsTests {
  private let header = CollectionView.elementKindSectionHeader

  @Test(
    "The visible paths are the old ones inside willDisplay and the new ones inside didEndDisplaying (Semantics 1.23a)")
  func visiblePathsInCallbacks() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    var inWill: Set<String> = []
    var inDid: Set<String> = []
    fixture.delegate.onWillDisplay = { view, _ in
      inWill.insert(view.shown)
      #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    }
    fixture.delegate.onDidEnd = { view, _ in
      inDid.insert(view.shown)
      #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    }
    fixture.scroll(to: 1_050)
    #expect(inWill == ["0.0 0.1 0.2"])
    #expect(inDid == ["0.10 0.11 0.12"])
  }

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

  @Test("The path of a cell that left, or of another view's, is nil")
  func pathOfForeignCells() throws {
    let fixture = Fixture(counts: [100])
    let other = Fixture(counts: [100])
    fixture.view.layoutIfNeeded()
    other.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)))
    #expect(fixture.view.indexPath(for: cell) == path(0, 0))
    #expect(other.view.indexPath(for: cell) == nil)
    fixture.scroll(to: 1_000)
    #expect(fixture.view.indexPath(for: cell) == nil)
    #expect(fixture.view.indexPath(for: CollectionViewCell(frame: .zero)) == nil)
  }

  @Test("No view is made for a hidden element; one on screen that becomes hidden stays, hidden (Semantics 1.25, 3.21)")
  func hidden() throws {
    let layout = GivenLayout()
    var hidden: Set<Int> = [1]
    layout.elements = { _ in
      (0..<3).map {
        let attributes = row($0)
        attributes.isHidden = hidden.contains($0)
        return attributes
      }
    }
    let fixture = Fixture(counts: [3], size: CGSize(width: 100, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.2"])
    hidden = [0]
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.last == "cell 0.1")
    #expect(fixture.view.cellForItem(at: path(0, 0))?.isHidden == true)
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHidden == false)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A supplementary view that is not on screen, or that the layout does not have, is nil (Semantics 1.27)")
  func absentSupplementary() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.supplementaryView(forElementKind: header, at: path(0, 0)) != nil)
    #expect(fixture.view.supplementaryView(forElementKind: header, at: path(1, 0)) == nil)
    #expect(fixture.view.supplementaryView(forElementKind: header, at: path(0, 1)) == nil)
    #expect(fixture.view.supplementaryView(forElementKind: "unknown", at: path(0, 0)) == nil)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "unknown").isEmpty)
    #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [path(0, 0)])
    fixture.scroll(to: 600)
    #expect(fixture.view.supplementaryView(forElementKind: header, at: path(0, 0)) == nil)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: header).isEmpty)
  }
}

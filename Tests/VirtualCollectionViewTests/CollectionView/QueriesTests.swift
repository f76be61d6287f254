import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Questions to a collection view") struct QueriesTests {
  private func laidOut(_ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("Cells on screen are found by path and know theirs; far ones are nil, and nobody is asked (Semantics 1.24)")
  func cells() {
    let fixture = laidOut()
    fixture.scroll(to: 450)
    fixture.source.log = []
    #expect(fixture.view.indexPathsForVisibleItems == (4...7).map { path(0, $0) })
    for cell in fixture.view.visibleCells {
      let path = fixture.view.indexPath(for: cell)
      #expect(path.flatMap { fixture.view.cellForItem(at: $0) } === cell)
    }
    #expect(fixture.view.cellForItem(at: path(0, 3)) == nil)
    #expect(fixture.view.cellForItem(at: path(0, 99)) == nil)
    #expect(fixture.view.cellForItem(at: path(7, 0)) == nil)
    #expect(fixture.source.log.isEmpty)
  }

  @Test("A cell that left the screen, or never was on it, has no path")
  func pathOfOthers() throws {
    let fixture = laidOut()
    let first = try #require(fixture.view.cellForItem(at: path(0, 0)))
    fixture.scroll(to: 500)
    #expect(fixture.view.indexPath(for: first) == nil)
    #expect(fixture.view.indexPath(for: CollectionViewCell(frame: .zero)) == nil)
    #expect(laidOut().view.indexPath(for: try #require(fixture.view.visibleCells.first)) == nil)
  }

  @Test("Counts come from the cache; a section that does not exist is noticed (Semantics 2.3)")
  func counts() {
    let fixture = Fixture(counts: [3, 0, 5])
    #expect(fixture.view.numberOfSections == 3)
    #expect((0..<3).map { fixture.view.numberOfItems(inSection: $0) } == [3, 0, 5])
    #expect(fixture.source.log == ["sections", "items 0", "items 1", "items 2"])
    #expect(fixture.view.numberOfItems(inSection: 3) == 0)
    #expect(fixture.rules == [.pathOutOfRange])
  }

  @Test("Attributes of items that do not exist are nil (Semantics 3.12)")
  func missingAttributes() {
    let fixture = laidOut([3])
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 2)) != nil)
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 3)) == nil)
    #expect(fixture.view.layoutAttributesForItem(at: path(1, 0)) == nil)
    #expect(fixture.view.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    #expect(fixture.rules.isEmpty)
  }

  @Test("A question after an invalidation is answered by the new layout, without a pass (Semantics 3.28)")
  func freshAnswer() {
    let fixture = laidOut()
    let cells = fixture.view.visibleCells
    fixture.flow.itemSize.height = 30
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 4))?.frame.minY == 120)
    #expect(cells.map(\.frame.height) == [100, 100, 100])
    #expect(fixture.view.contentSize.height == 2000)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 600)
    #expect(fixture.view.visibleCells.count == 10)
    #expect(fixture.view.counters.prepareCalls == 2)
  }

  @Test("A question between a change and the next pass does not hide the change from it")
  func questionBeforePass() {
    let spy = SpyLayout()
    let fixture = Fixture(counts: [20], layout: spy)
    spy.extras = [
      SpyLayout.Extra(
        category: .supplementaryView, kind: CollectionView.elementKindSectionHeader, path: path(0, 0),
        frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    ]
    fixture.view.layoutIfNeeded()
    spy.extras[0].frame.origin.y = 50
    spy.invalidateLayout()
    _ = fixture.view.layoutAttributesForItem(at: path(0, 0))
    fixture.view.layoutIfNeeded()
    #expect(picture(fixture.view).last == "header 0.0: 0 50 100 20")
    #expect(fixture.rules.isEmpty)
  }

  @Test("Asking for the item at a point disturbs neither the screen nor the next scroll (Semantics 3.29)")
  func pointBetweenScrolls() {
    let fixture = laidOut()
    for y in stride(from: 0, through: 500, by: 35) {
      fixture.scroll(to: CGFloat(y))
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: CGFloat(y))) == path(0, y / 100))
      #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 1999)) == path(0, 19))
      #expect(fixture.view.visibleCells.allSatisfy { $0.frame.height == 100 })
    }
    #expect(fixture.view.indexPathsForVisibleItems == (4...7).map { path(0, $0) })
  }

  @Test("Reading what is visible never lays out")
  func readingIsPassive() {
    let fixture = Fixture(counts: [20])
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.indexPathsForVisibleItems.isEmpty)
    #expect(fixture.view.cellForItem(at: path(0, 0)) == nil)
    #expect(fixture.source.log.isEmpty)
  }

  @Test("The layout's method for elements may be called by hand at any time after a preparation")
  func layoutByHand() {
    let fixture = laidOut()
    let flow = fixture.flow
    let far = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 1000, width: 100, height: 150)) ?? []
    #expect(far.map { name($0.indexPath) } == ["0.10", "0.11"])
    let kept = far.map { $0.frame }
    fixture.scroll(to: 100)
    fixture.scroll(to: 150)
    #expect(far.map(\.frame) == kept)
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.1", "0.2", "0.3", "0.4"])
    #expect(fixture.rules.isEmpty)
  }
}

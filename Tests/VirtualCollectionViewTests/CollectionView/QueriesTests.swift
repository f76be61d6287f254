import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Questions to a collection view") struct QueriesTests {
  private func laidOut(_ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts)
    fixture.view.layoutIfNeeded()
    return fixture
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

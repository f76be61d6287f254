import Foundation
import Testing
import VirtualCollectionView

/// What a layout answers and what the view makes of it.
@MainActor @Suite("Elements of a layout") struct ElementsTests {
  let spy = SpyLayout()

  private func laidOut(_ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts, layout: spy)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func relayout(_ fixture: Fixture) {
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
  }

  private let line = "line"

  private func decoration(_ section: Int, y: CGFloat) -> SpyLayout.Extra {
    SpyLayout.Extra(
      category: .decorationView, kind: line, path: path(section, 0),
      frame: CGRect(x: 0, y: y, width: 100, height: 20))
  }

  private func header(_ section: Int, _ frame: CGRect) -> SpyLayout.Extra {
    SpyLayout.Extra(
      category: .supplementaryView, kind: CollectionView.elementKindSectionHeader, path: path(section, 0), frame: frame)
  }

  // MARK: Too many, too few

  @Test("Edges are half open: what ends at the top edge or begins at the bottom edge is not shown")
  func edges() {
    let fixture = laidOut()
    fixture.scroll(to: 100)
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.1", "0.2", "0.3"])
    fixture.scroll(to: 99.99)
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.0", "0.1", "0.2", "0.3"])
    fixture.scroll(to: 100.01)
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.1", "0.2", "0.3", "0.4"])
  }

  @Test("Far more elements than the rectangle touches are advised against, once (B28)")
  func overReportingAdvice() {
    spy.answer = { [unowned spy] _ in (0..<500).map { spy.item(path(0, $0)) } }
    let fixture = laidOut([500])
    #expect(fixture.rules == [.overReporting])
    fixture.scroll(to: 40)
    #expect(fixture.rules == [.overReporting])
    #expect(fixture.view.violations.first?.severity == .advice)
    #expect(fixture.view.violations.first?.fact("answered") == "500")
  }

  @Test("What a layout leaves out is not shown and not asked for again in the same pass (Semantics 1.22b)")
  func underReporting() {
    spy.answer = { [unowned spy] _ in [spy.item(path(0, 0)), spy.item(path(0, 2))] }
    let fixture = laidOut()
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.0", "0.2"])
    #expect(spy.log.filter { $0.hasPrefix("elements") || $0.hasPrefix("item") }.count == 1)
  }

  @Test("nil for the elements is like none")
  func noElements() {
    spy.answer = { _ in nil }
    let fixture = laidOut()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.rules.isEmpty)
  }

  @Test("Elements may come in any order")
  func anyOrder() {
    spy.answer = { [unowned spy] _ in [2, 0, 1].map { spy.item(path(0, $0)) } }
    let fixture = laidOut()
    #expect(picture(fixture.view) == ["0.0: 0 0 100 100", "0.1: 0 100 100 100", "0.2: 0 200 100 100"])
    let cells = fixture.view.visibleCells
    relayout(fixture)
    #expect(fixture.view.visibleCells == cells)
  }

  @Test("An element given twice is shown once, by the first of the two")
  func duplicates() {
    spy.answer = { [unowned spy] _ in
      let second = spy.item(path(0, 0))
      second.frame.origin.y = 50
      return [spy.item(path(0, 0)), second]
    }
    let fixture = laidOut()
    #expect(picture(fixture.view) == ["0.0: 0 0 100 100"])
    #expect(fixture.rules == [.duplicateAttributes])
  }

  // MARK: What cannot be

  @Test("Attributes for an item that does not exist raise, and the item is left out (Semantics 3.13)")
  func missingItem() {
    spy.answer = { [unowned spy] _ in [spy.item(path(0, 0)), spy.item(path(0, 20)), spy.item(path(1, 0))] }
    let fixture = laidOut()
    #expect(fixture.rules == [.attributesForMissingItem, .attributesForMissingItem])
    #expect(
      fixture.sentence
        == "UICollectionView received layout attributes for a cell with an index path that does not exist:"
        + " <NSIndexPath> {length = 2, path = 0 - 20}")
    #expect(fixture.view.violations.first?.severity == .exception)
    #expect(picture(fixture.view).count == 1)
  }

  @Test("A supplementary view may have a path of one number, whatever it is, but no section that does not exist (§9)")
  func supplementaryPaths() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    var short = header(0, frame)
    short.path = IndexPath(index: 7)
    spy.extras = [short]
    let fixture = laidOut()
    #expect(fixture.source.log.contains("view header 7"))
    #expect(fixture.rules.isEmpty)
    spy.extras = [header(1, frame)]
    relayout(fixture)
    #expect(fixture.rules == [.attributesForMissingItem])
  }

  @Test("Frames that are not numbers raise, and the element is left out")
  func notANumber() {
    spy.moved[path(0, 0)] = CGRect(x: 0, y: CGFloat.nan, width: 100, height: 100)
    spy.answer = { [unowned spy] _ in [spy.item(path(0, 0)), spy.item(path(0, 1))] }
    let fixture = laidOut()
    #expect(fixture.rules == [.invalidGeometry])
    #expect(picture(fixture.view) == ["0.1: 0 100 100 100"])
  }

  // MARK: Changed without invalidation

  @Test("Cells may change with no invalidation, and follow (Semantics 3.14)")
  func changedCell() {
    let fixture = laidOut()
    spy.moved[path(0, 1)] = CGRect(x: 30, y: 130, width: 70, height: 70)
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules.isEmpty)
    #expect(picture(fixture.view)[1] == "0.1: 30 130 70 70")
  }

  // MARK: Decoration views

  @Test("There is one decoration view for each kind and path, however often the layout is asked (B68)")
  func oneDecorationEach() {
    spy.register(CollectionReusableView.self, forDecorationViewOfKind: line)
    spy.extras = (0..<4).map { decoration($0, y: CGFloat($0) * 60) }
    let fixture = laidOut([1, 1, 1, 1])
    for _ in 0..<3 { relayout(fixture) }
    #expect(fixture.view.visibleElements.filter { $0.category == .decorationView }.count == 4)
    #expect(fixture.view.counters.supplementaryCreated == 4)
    #expect(fixture.view.subviews.count == 7)
  }

  // MARK: Questions to the view

  @Test("What the view's question gives is a copy: changing it changes nothing")
  func questionCopies() throws {
    let fixture = Fixture(counts: [20])
    fixture.view.layoutIfNeeded()
    try #require(fixture.view.layoutAttributesForItem(at: path(0, 1))).frame.origin.y = 500
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 100)
    #expect(fixture.rules.isEmpty)
  }

  @Test("The topmost item at a point has the greatest zIndex, of equal ones the last (Semantics 3.29)")
  func topmost() {
    spy.moved[path(0, 1)] = CGRect(x: 0, y: 0, width: 100, height: 100)
    let fixture = laidOut()
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0, 1))
    spy.zIndexes[path(0, 0)] = 1
    relayout(fixture)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0, 0))
    spy.hidden = [path(0, 0)]
    relayout(fixture)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0, 1))
  }
}

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

  @Test("Elements that do not touch the bounds get no cell, whatever the layout answers (Semantics 1.22a)")
  func overReporting() {
    spy.answer = { [unowned spy] _ in (0..<20).map { spy.item(path(0, $0)) } }
    let fixture = laidOut()
    #expect(fixture.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    fixture.scroll(to: 100)
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.1", "0.2", "0.3"])
    #expect(fixture.rules.isEmpty)
  }

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

  @Test("A path of one number names no cell (Semantics 3.13)")
  func shortPath() {
    spy.answer = { _ in
      let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(index: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return [attributes]
    }
    let fixture = laidOut()
    #expect(fixture.rules == [.attributesForMissingItem])
    #expect(fixture.sentence.hasSuffix("{length = 1, path = 0}"))
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

  // MARK: Hidden

  @Test("A hidden element gets no view until it is shown (Semantics 1.25, 3.21)")
  func hidden() {
    spy.hidden = [path(0, 1)]
    let fixture = laidOut()
    #expect(fixture.source.log.suffix(2) == ["cell 0.0", "cell 0.2"])
    #expect(fixture.view.cellForItem(at: path(0, 1)) == nil)
    spy.hidden = []
    relayout(fixture)
    #expect(fixture.view.cellForItem(at: path(0, 1))?.isHidden == false)
  }

  @Test("An element on screen that becomes hidden keeps its view, which is hidden (Semantics 3.17, 3.21)")
  func becomesHidden() {
    let fixture = laidOut()
    let cell = fixture.view.cellForItem(at: path(0, 1))
    spy.hidden = [path(0, 1)]
    relayout(fixture)
    #expect(fixture.view.cellForItem(at: path(0, 1)) === cell)
    #expect(cell?.isHidden == true)
    spy.hidden = []
    relayout(fixture)
    #expect(cell?.isHidden == false)
  }

  // MARK: Changed without invalidation

  @Test("A header that changes with no invalidation in between raises; the change is applied (B56, Semantics 3.14)")
  func changedHeader() {
    let fixture = Fixture(counts: [20], size: CGSize(width: 375, height: 400), layout: spy)
    spy.extras = [header(0, CGRect(x: 0, y: 0, width: 375, height: 175))]
    fixture.view.layoutIfNeeded()
    spy.extras = [header(0, CGRect(x: 0, y: 115, width: 375, height: 60))]
    fixture.view.contentOffset.y = 115
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules == [.changedWithoutInvalidation])
    let sentence = fixture.sentence
    #expect(
      sentence.hasPrefix(
        "layout attributes for supplementary item at index path (<NSIndexPath> {length = 2, path = 0 - 0}) changed from"
      ))
    #expect(sentence.contains("frame = (0 0; 375 175)"))
    #expect(sentence.contains("frame = (0 115; 375 60)"))
    #expect(sentence.hasSuffix("without invalidating the layout"))
    #expect(picture(fixture.view).last == "header 0.0: 0 115 375 60")
  }

  @Test("The same change after an invalidation is none to speak of (Semantics 3.14)")
  func changedAfterInvalidation() {
    let fixture = Fixture(counts: [20], size: CGSize(width: 375, height: 400), layout: spy)
    spy.extras = [header(0, CGRect(x: 0, y: 0, width: 375, height: 175))]
    fixture.view.layoutIfNeeded()
    spy.invalidatesForBounds = { _ in true }
    spy.extras = [header(0, CGRect(x: 0, y: 115, width: 375, height: 60))]
    fixture.view.contentOffset.y = 115
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules.isEmpty)
    #expect(picture(fixture.view).last == "header 0.0: 0 115 375 60")
  }

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

  @Test("A decoration view is made from the layout's registration; the data source is not asked (Semantics 3.23)")
  func decorationView() {
    final class Line: CollectionReusableView {}
    spy.register(Line.self, forDecorationViewOfKind: line)
    spy.extras = [decoration(0, y: 90)]
    let fixture = laidOut()
    let element = fixture.view.visibleElements.last
    #expect(element?.view is Line)
    #expect(element?.name == "decoration:line:0.0")
    #expect(element?.view.frame == CGRect(x: 0, y: 90, width: 100, height: 20))
    #expect(element?.view.superview === fixture.view)
    #expect(!fixture.source.log.contains { $0.hasPrefix("view") })
    #expect(fixture.rules.isEmpty)
  }

  @Test("A decoration kind that is not registered raises as a dequeue does (Semantics 3.23)")
  func unregisteredDecoration() {
    spy.extras = [decoration(0, y: 90)]
    let fixture = laidOut()
    #expect(fixture.rules == [.unregisteredIdentifier])
    #expect(
      fixture.sentence.hasPrefix("could not dequeue a view of kind: line with identifier line"))
  }

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

  @Test("Decoration views go back into a pool of their kind and are used again (Semantics 1.2)")
  func decorationPool() {
    spy.register(CollectionReusableView.self, forDecorationViewOfKind: line)
    spy.extras = [decoration(0, y: 0)]
    let fixture = laidOut()
    let first = fixture.view.visibleElements.last?.view
    fixture.scroll(to: 500)
    #expect(first?.superview == nil)
    spy.extras = [decoration(0, y: 600)]
    relayout(fixture)
    #expect(fixture.view.visibleElements.last?.view === first)
  }

  // MARK: Questions to the view

  @Test("The view's question for an item prepares the layout and makes no cell (Semantics 3.28)")
  func questionPrepares() {
    let fixture = Fixture(counts: [20], layout: spy)
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 7))?.frame.minY == 700)
    #expect(spy.log == ["invalidate(with:)", "prepare", "item 0.7"])
    #expect(fixture.source.log == ["sections", "items 0"])
    #expect(fixture.view.contentSize == .zero)
    fixture.view.layoutIfNeeded()
    #expect(spy.log.dropFirst(3) == ["size", "elements 0 0 100 300"])
    #expect(fixture.view.contentSize.height == 2000)
  }

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

  @Test("Supplementary views are no items at a point; edges are half open; far items count too (Semantics 3.29)")
  func pointQueries() {
    spy.extras = [header(0, CGRect(x: 0, y: 0, width: 100, height: 100))]
    let fixture = laidOut()
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 99.99)) == path(0, 0))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 100)) == path(0, 1))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 1950)) == path(0, 19))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 2000)) == nil)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == nil)
  }

  @Test("Visible supplementary views are listed by kind, each once; far ones are nil (fact-sup-visible)")
  func visibleSupplementary() {
    let kind = CollectionView.elementKindSectionHeader
    spy.extras = [
      header(0, CGRect(x: 0, y: 0, width: 100, height: 20)), header(1, CGRect(x: 0, y: 150, width: 100, height: 20)),
      header(2, CGRect(x: 0, y: 900, width: 100, height: 20)),
    ]
    let fixture = laidOut([5, 5, 5])
    #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0, 0), path(1, 0)])
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(1, 0)) != nil)
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(2, 0)) == nil)
    #expect(fixture.view.supplementaryView(forElementKind: "other", at: path(0, 0)) == nil)
  }
}

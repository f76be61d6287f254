import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Scrolling to an item") struct ScrollToItemTests {
  typealias Position = CollectionView.ScrollPosition

  /// Twenty rows of 100 in a view 480 high.
  private func rows(_ inset: ViewInsets = .zero, counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts, height: 480)
    fixture.view.contentInset = inset
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func offset(_ fixture: Fixture, _ item: Int, _ position: Position) -> CGFloat {
    fixture.view.scrollToItem(at: path(0, item), at: position, animated: false)
    return fixture.view.contentOffset.y
  }

  @Test(
    "Top, middle and bottom without insets, clamped at both ends (Semantics 7.8, 7.12)",
    arguments: [
      (10, Position.top, 1000), (10, .centeredVertically, 810), (10, .bottom, 620), (19, .top, 1520),
      (0, .centeredVertically, 0), (0, .bottom, 0), (19, .bottom, 1520),
    ])
  func plain(item: Int, position: Position, expected: CGFloat) {
    #expect(offset(rows(), item, position) == expected)
  }

  @Test(
    "Top, middle and bottom inside insets of 20 and 40 (Semantics 7.8, 7.8a)",
    arguments: [
      (10, Position.top, 980), (10, .centeredVertically, 820), (10, .bottom, 660), (19, .top, 1560), (0, .top, -20),
      (0, .bottom, -20), (19, .bottom, 1560),
    ])
  func insets(item: Int, position: Position, expected: CGFloat) {
    let fixture = rows(ViewInsets(top: 20, left: 0, bottom: 40, right: 0))
    #expect(offset(fixture, item, position) == expected)
  }

  @Test(
    "Content that fits stays at its start (Semantics 7.8a)", arguments: [Position.top, .centeredVertically, .bottom])
  func shortContent(position: Position) {
    #expect(offset(rows(counts: [3]), 2, position) == 0)
    #expect(offset(rows(ViewInsets(top: 30, left: 0, bottom: 5, right: 0), counts: [3]), 2, position) == -30)
  }

  @Test(
    "Left, middle and right scroll sideways likewise (Semantics 7.8)",
    arguments: [
      (Position.left, 1000), (.centeredHorizontally, 810), (.right, 620),
    ])
  func horizontal(position: Position, expected: CGFloat) {
    let fixture = Fixture(flow: [20], width: 480, height: 100) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.minimumLineSpacing = 0
    }
    fixture.view.scrollToItem(at: path(0, 10), at: position, animated: false)
    #expect(fixture.view.contentOffset == CGPoint(x: expected, y: 0))
  }

  @Test("A position for each axis may be given together (Semantics 7.10)")
  func bothAxes() {
    let spy = SpyLayout()
    spy.width = 1000
    spy.moved[path(0, 5)] = CGRect(x: 500, y: 900, width: 100, height: 100)
    let fixture = Fixture(counts: [20], layout: spy)
    let cases: [(Position, CGPoint)] = [
      ([.top, .left], CGPoint(x: 500, y: 900)), ([.bottom, .right], CGPoint(x: 500, y: 700)),
      ([.centeredVertically, .left], CGPoint(x: 500, y: 800)),
    ]
    for (position, expected) in cases {
      fixture.view.contentOffset = .zero
      fixture.view.scrollToItem(at: path(0, 5), at: position, animated: false)
      #expect(fixture.view.contentOffset == expected)
    }
    #expect(fixture.rules.isEmpty)
  }

  @Test(
    "Two positions of one axis raise; the first of them is taken (Semantics 7.10)",
    arguments: [
      (Position.top.union(.bottom), "vertical", 1000 as CGFloat),
      (Position.centeredVertically.union(.bottom), "vertical", 810),
      (Position.left.union(.right), "horizontal", 620),
    ])
  func conflicting(position: Position, axis: String, expected: CGFloat) {
    let fixture = rows()
    #expect(offset(fixture, 10, position) == expected)
    #expect(fixture.rules == [.conflictingScrollPositions])
    #expect(
      fixture.sentence
        == "attempt to use a scroll position with multiple \(axis) positioning styles")
    #expect(fixture.view.violations.first?.severity == .exception)
  }

  @Test("Without a position the view scrolls no further than it takes to show the item (Semantics 7.9)")
  func minimal() {
    let fixture = rows()
    #expect(offset(fixture, 2, []) == 0)
    #expect(offset(fixture, 6, []) == 220)
    #expect(offset(fixture, 5, []) == 220)
    #expect(offset(fixture, 1, []) == 100)
    let inset = rows(ViewInsets(top: 20, left: 0, bottom: 40, right: 0))
    #expect(offset(inset, 6, []) == 260)
  }

  @Test("The view is laid out first if it has to be, so that the layout can tell (Semantics 7.7)")
  func laysOutFirst() {
    let fixture = Fixture(counts: [20], height: 480)
    #expect(offset(fixture, 10, .top) == 1000)
    #expect(fixture.source.log.first == "sections")
    fixture.source.counts = [40]
    fixture.view.reloadData()
    #expect(offset(fixture, 30, .top) == 3000)
  }

  @Test("An item without attributes is not scrolled to (Semantics 7.7)")
  func noAttributes() {
    let fixture = Fixture(counts: [20], layout: CollectionViewLayout())
    fixture.view.scrollToItem(at: path(0, 10), at: .top, animated: false)
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.rules.isEmpty)
  }

  @Test("Scrolling tells the delegate once, when animated that it is over too (Semantics 7.1, 7.14)")
  func delegate() {
    let fixture = rows()
    let log = OffsetLog()
    fixture.use(log)
    _ = offset(fixture, 10, .top)
    #expect(log.log == ["did scroll 0 1000"])
    fixture.view.scrollToItem(at: path(0, 5), at: .top, animated: true)
    #expect(log.log.suffix(2) == ["did scroll 0 500", "animation ended"])
    fixture.view.scrollToItem(at: path(0, 5), at: .top, animated: true)
    #expect(log.log.count == 3)
  }

  // MARK: Out of range

  private func outOfRange(_ era: UIKitEra, _ path: IndexPath, counts: [Int] = [3]) -> Fixture {
    let fixture = withEnvironment({ $0.era = era }) { Fixture(counts: counts) }
    fixture.view.scrollToItem(at: path, at: .top, animated: false)
    return fixture
  }

  @Test("An item that does not exist raises since iOS 15 (Semantics 7.11)", arguments: [UIKitEra.iOS15, .latest])
  func missingItem(era: UIKitEra) {
    let fixture = outOfRange(era, path(0, 91))
    #expect(fixture.rules == [.outOfBoundsScroll])
    #expect(fixture.view.violations.first?.severity == .exception)
    #expect(
      fixture.sentence
        == "Attempted to scroll the collection view to an out-of-bounds item (91) when there are only 3 items in"
        + " section 0.")
    #expect(fixture.view.contentOffset == .zero)
  }

  @Test("Before iOS 15 it was ignored (Semantics 7.11)", arguments: [UIKitEra.iOS13, .iOS14])
  func missingItemBefore(era: UIKitEra) {
    #expect(outOfRange(era, path(0, 91)).rules.isEmpty)
    #expect(outOfRange(era, path(4, 0)).rules.isEmpty)
  }

  @Test("The first item of an empty section does not exist either, nor does a section (Semantics 7.11)")
  func emptySection() {
    #expect(outOfRange(.latest, path(0, 0), counts: [0]).rules == [.outOfBoundsScroll])
    #expect(outOfRange(.latest, path(2, 0)).rules == [.outOfBoundsScroll])
    #expect(outOfRange(.latest, path(0, -1)).rules == [.outOfBoundsScroll])
    #expect(outOfRange(.latest, path(0, 2)).rules.isEmpty)
  }

  @Test("NSNotFound as the item means the section (Semantics 7.11)")
  func section() {
    let fixture = Fixture(counts: [10, 10])
    fixture.view.scrollToItem(at: IndexPath(item: NSNotFound, section: 1), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 1000)
    #expect(fixture.rules.isEmpty)
  }

  // MARK: Selecting

  @Test("Selecting without a position does not scroll, with one it does (Semantics 7.9)")
  func selecting() {
    let fixture = rows()
    fixture.view.selectItem(at: path(0, 15), animated: false, scrollPosition: [])
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.selectItem(at: path(0, 10), animated: false, scrollPosition: .top)
    #expect(fixture.view.contentOffset.y == 1000)
  }

  // MARK: Reports

  @Test("Reloading and scrolling to the bottom of the content height before a layout goes nowhere (B69)")
  func bottomBeforeLayout() {
    func scrollToBottom(_ view: CollectionView) {
      let y = max(0, view.contentSize.height - view.bounds.height)
      view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    }
    let fixture = Fixture(counts: [20], rows: 50, height: 400)
    fixture.view.reloadData()
    scrollToBottom(fixture.view)
    #expect(fixture.view.contentSize.height == 0)
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 1000)
    scrollToBottom(fixture.view)
    #expect(fixture.view.contentOffset.y == 600)
  }

  @Test("A cell exists only after the layout that follows the scroll (B77)")
  func cellAfterLayout() {
    let fixture = Fixture(counts: [51], rows: 50, height: 300)
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfItems(inSection: 0) == 51)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 6)
    fixture.view.scrollToItem(at: path(0, 50), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 2250)
    #expect(fixture.view.cellForItem(at: path(0, 50)) == nil)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 50)) != nil)
    #expect(fixture.view.indexPathsForVisibleItems == (45...50).map { path(0, $0) })
  }
}

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

  private func outOfRange(_ path: IndexPath, counts: [Int] = [3]) -> Fixture {
    let fixture = Fixture(counts: counts)
    fixture.view.scrollToItem(at: path, at: .top, animated: false)
    return fixture
  }

  @Test("The first item of an empty section does not exist either, nor does a section (Semantics 7.11)")
  func emptySection() {
    #expect(outOfRange(path(0, 0), counts: [0]).rules == [.outOfBoundsScroll])
    #expect(outOfRange(path(2, 0)).rules == [.outOfBoundsScroll])
    #expect(outOfRange(path(0, -1)).rules == [.outOfBoundsScroll])
    #expect(outOfRange(path(0, 2)).rules.isEmpty)
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

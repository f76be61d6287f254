import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Paged grid layout") struct PagedGridLayoutTests {
  private func fixture(_ counts: [Int], _ change: (PagedGridLayout) -> Void = { _ in }) -> Fixture {
    let layout = PagedGridLayout()
    change(layout)
    let fixture = Fixture(counts: counts, size: CGSize(width: 320, height: 200), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func layout(_ fixture: Fixture) -> PagedGridLayout { fixture.view.collectionViewLayout as! PagedGridLayout }

  @Test("Ten items in pages of 2 rows of 4: row by row, and the content is two whole pages")
  func tenItems() {
    let fixture = fixture([10])
    #expect(
      fixture.view.boxes(0, 0..<11) == [
        "0 0 80 100", "80 0 80 100", "160 0 80 100", "240 0 80 100",
        "0 100 80 100", "80 100 80 100", "160 100 80 100", "240 100 80 100",
        "320 0 80 100", "400 0 80 100", "none",
      ])
    #expect(fixture.view.contentSize == CGSize(width: 640, height: 200))
    #expect(fixture.view.indexPathsForVisibleItems == (0..<8).map { path(0, $0) })
    fixture.view.contentOffset.x = 320
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [path(0, 8), path(0, 9)])
    #expect(fixture.view.violations == [])
  }

  @Test("Near the edge of a page a rectangle finds what touches it, from both pages")
  func edge() {
    let fixture = fixture([16])
    fixture.view.contentOffset.x = 280
    fixture.view.layoutIfNeeded()
    let shown = fixture.view.indexPathsForVisibleItems.map(\.item)
    #expect(shown == [3, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    fixture.view.contentOffset.x = 240
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [3, 7, 8, 9, 10, 12, 13, 14])
  }

  @Test("Each section begins a new page, an empty one has none")
  func sections() {
    let fixture = fixture([3, 0, 9])
    #expect(fixture.view.boxes(2, 0..<1) == ["320 0 80 100"])
    #expect(fixture.view.boxes(2, 8..<9) == ["640 0 80 100"])
    #expect(fixture.view.contentSize.width == 960)
    #expect((-1..<4).map { layout(fixture).pageCount(inSection: $0) } == [0, 1, 0, 2, 0])
    #expect(layout(fixture).pageCount == 3)
  }

  @Test("Page counts need no layout pass", arguments: [(0, 0), (1, 1), (8, 1), (9, 2), (16, 2), (17, 3)])
  func pageCounts(items: Int, pages: Int) {
    let fixture = fixture([5])
    fixture.source.counts = [items]
    fixture.view.reloadData()
    #expect(layout(fixture).pageCount(inSection: 0) == pages)
    #expect(layout(fixture).pageCount == pages)
    #expect(PagedGridLayout().pageCount == 0)
  }

  @Test("Vertical pages are filled alike and stand below each other")
  func vertical() {
    let fixture = fixture([10]) { $0.scrollDirection = .vertical }
    #expect(fixture.view.boxes(0, 4..<10).last == "80 200 80 100")
    #expect(fixture.view.boxes(0, 4..<5) == ["0 100 80 100"])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 400))
  }

  @Test("Insets and spacings are taken from every page before items share it")
  func insetsAndSpacings() {
    let fixture = fixture([10]) {
      $0.sectionInset = ViewInsets(top: 10, left: 12, bottom: 20, right: 8)
      $0.interitemSpacing = 4
      $0.lineSpacing = 6
    }
    // (320 − 20 − 3 · 4) / 4 = 72 and (200 − 30 − 6) / 2 = 82.
    #expect(fixture.view.boxes(0, 0..<2) == ["12 10 72 82", "88 10 72 82"])
    #expect(fixture.view.boxes(0, 5..<6) == ["88 98 72 82"])
    #expect(fixture.view.boxes(0, 8..<9) == ["332 10 72 82"])
  }

  @Test("A page is as wide as what the content insets leave, and the first one rests beside them")
  func contentInset() {
    let layout = PagedGridLayout()
    let fixture = Fixture(counts: [10], size: CGSize(width: 320, height: 200), layout: layout)
    fixture.view.contentInset = ViewInsets(top: 0, left: 25, bottom: 0, right: 15)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 560)
    #expect(fixture.view.boxes(0, 8..<10) == ["280 0 70 100", "350 0 70 100"])
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 200, y: 0), withScrollingVelocity: .zero)
    #expect(target.x == 255)
  }

  @Test("Items can have a size of their own")
  func itemSize() {
    let fixture = fixture([10]) {
      $0.itemSize = CGSize(width: 50, height: 60)
      $0.interitemSpacing = 10
    }
    #expect(fixture.view.boxes(0, 5..<6) == ["60 60 50 60"])
    #expect(fixture.view.boxes(0, 8..<9) == ["320 0 50 60"])
    #expect(fixture.view.contentSize.width == 640)
    layout(fixture).itemSize = nil
    #expect(fixture.view.boxes(0, 1..<2) == ["82.5 0 72.5 100"])
  }

  @Test(
    "Shares that do not divide are rounded down to a pixel (Semantics 11.2)",
    arguments: [(1, "212 0 106 100"), (2, "213 0 106.5 100"), (3, "213.33 0 106.67 100")])
  func pixels(scale: CGFloat, expected: String) {
    withEnvironment({ $0.scale = scale }) {
      let fixture = fixture([6]) { $0.itemsPerRow = 3 }
      #expect(fixture.view.boxes(0, 2..<3) == [expected])
    }
  }

  @Test("From right to left rows run the other way and the first page is the rightmost (Semantics 3.27)")
  func rightToLeft() {
    withEnvironment({ $0.direction = .rightToLeft }) {
      let fixture = fixture([10])
      #expect(fixture.view.boxes(0, 0..<2) == ["560 0 80 100", "480 0 80 100"])
      #expect(fixture.view.boxes(0, 8..<10) == ["240 0 80 100", "160 0 80 100"])
      #expect(fixture.view.contentOffset.x == 320)
      #expect(fixture.view.indexPathsForVisibleItems == (0..<8).map { path(0, $0) })
    }
  }

  @Test("No sections and empty ones have no page", arguments: [[], [0], [0, 0]])
  func nothing(counts: [Int]) {
    let fixture = fixture(counts)
    #expect(fixture.view.contentSize == CGSize(width: 0, height: 200))
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.violations == [])
  }

  @Test("Numbers that make no sense are reported, each with its name, and 1 is taken for no items in a row")
  func badNumbers() {
    let fixture = fixture([2]) {
      $0.itemsPerRow = 0
      $0.lineSpacing = .nan
      $0.sectionInset.left = .infinity
    }
    #expect(fixture.view.violations.map { $0.fact("property") } == ["itemsPerRow", "lineSpacing", "sectionInset.left"])
    #expect(fixture.view.boxes(0, 0..<2) == ["0 0 320 100", "0 100 320 100"])
  }

  @Test("A subclass can override metrics, and what it changes in the answer is shown")
  func subclass() {
    final class Faded: PagedGridLayout {
      override var itemsPerRow: Int {
        get { 2 }
        set {}
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let copy = $0.copy() as! CollectionViewLayoutAttributes
          copy.alpha = 0.5
          return copy
        }
      }
    }
    let fixture = Fixture(counts: [10], size: CGSize(width: 320, height: 200), layout: Faded())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 1..<2) == ["160 0 160 100"])
    #expect(fixture.view.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
    #expect(fixture.view.violations == [])
  }

  @Test("Setting a property to another value invalidates once, to the same one not at all")
  func invalidation() {
    let fixture = fixture([10])
    let layout = layout(fixture)
    let before = fixture.view.counters.invalidations
    layout.itemsPerRow = 4
    layout.rows = 2
    layout.scrollDirection = .horizontal
    layout.sectionInset = .zero
    layout.interitemSpacing = 0
    layout.lineSpacing = 0
    layout.itemSize = nil
    #expect(fixture.view.counters.invalidations == before)
    layout.itemsPerRow = 3
    layout.rows = 3
    layout.scrollDirection = .vertical
    layout.sectionInset.top = 1
    layout.interitemSpacing = 1
    layout.lineSpacing = 1
    layout.itemSize = CGSize(width: 1, height: 1)
    #expect(fixture.view.counters.invalidations == before + 7)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 40, y: 9, width: 320, height: 200)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320.01, height: 200)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 199)))
  }
}

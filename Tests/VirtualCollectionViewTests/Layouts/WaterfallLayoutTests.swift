import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Waterfall layout") struct WaterfallLayoutTests {
  private func fixture(
    _ counts: [Int], width: CGFloat = 320, _ change: (WaterfallLayout) -> Void = { _ in }
  ) -> Fixture {
    let layout = WaterfallLayout()
    change(layout)
    let fixture = Fixture(counts: counts, size: CGSize(width: width, height: 400), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func layout(_ fixture: Fixture) -> WaterfallLayout { fixture.view.collectionViewLayout as! WaterfallLayout }

  private static let header = CollectionView.elementKindSectionHeader
  private static let footer = CollectionView.elementKindSectionFooter

  @Test("Of heights 100, 90 and 80 the third goes below the second; sticky columns put it below the first (report B49)")
  func shortestColumn() {
    let fixture = fixture([3]) { $0.itemHeights = { _ in [100, 90, 80] } }
    #expect(fixture.view.boxes(0, 0..<3) == ["0 0 160 100", "160 0 160 90", "160 90 160 80"])
    #expect(layout(fixture).column(ofItemAt: path(0, 2)) == 1)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 170))
    layout(fixture).mode = .stickyColumns
    #expect(fixture.view.boxes(0, 2..<3) == ["0 100 160 80"])
    #expect(layout(fixture).column(ofItemAt: path(0, 2)) == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 180)
    #expect(layout(fixture).column(ofItemAt: path(0, 3)) == nil)
    #expect(layout(fixture).column(ofItemAt: IndexPath(index: 0)) == nil)
  }

  @Test("Columns that end equally: the leftmost comes first")
  func ties() {
    let fixture = fixture([3]) { $0.itemHeight = 70 }
    #expect(fixture.view.boxes(0, 0..<3) == ["0 0 160 70", "160 0 160 70", "0 70 160 70"])
  }

  @Test("The first item follows the bottom of a header, not its right edge (report B50)")
  func belowHeader() {
    let fixture = fixture([2], width: 414) { $0.headerHeight = 200 }
    #expect(fixture.view.boundaryBox(Self.header, 0) == "0 0 414 200")
    #expect(fixture.view.boxes(0, 0..<1) == ["0 200 207 50"])
  }

  @Test("Insets count once a section, not once a column (report B31)")
  func insetsOnce() {
    let fixture = fixture([4]) {
      $0.sectionInset = ViewInsets(top: 10, left: 0, bottom: 10, right: 0)
      $0.lineSpacing = 10
      $0.itemHeight = 100
    }
    #expect(fixture.view.contentSize.height == 230)
  }

  @Test("Insets and spacings are taken from the width before columns share it")
  func columns() {
    let fixture = fixture([3]) {
      $0.sectionInset = ViewInsets(top: 5, left: 10, bottom: 7, right: 20)
      $0.interitemSpacing = 10
      $0.lineSpacing = 3
      $0.numberOfColumns = 2
    }
    #expect(fixture.view.boxes(0, 0..<3) == ["10 5 140 50", "160 5 140 50", "10 58 140 50"])
    #expect(fixture.view.contentSize.height == 115)
  }

  @Test(
    "As many columns as fit with a width, one at least",
    arguments: [(100, 3, "0 0 100 50"), (100.01, 2, "0 0 155 50"), (400, 1, "0 0 320 50")])
  func minimumWidth(width: CGFloat, columns: Int, first: String) {
    let fixture = fixture([4]) {
      $0.minimumColumnWidth = width
      $0.interitemSpacing = 10
    }
    #expect(layout(fixture).numberOfColumns(inSection: 0) == columns)
    #expect(layout(fixture).numberOfColumns(inSection: 1) == 0)
    #expect(fixture.view.boxes(0, 0..<1) == [first])
  }

  @Test("Aspect ratios are width by height, and heights are rounded down to a pixel")
  func aspectRatios() {
    let fixture = fixture([3]) { $0.itemAspectRatios = { _ in [2, 0.5, 3] } }
    #expect(fixture.view.boxes(0, 0..<3) == ["0 0 160 80", "160 0 160 320", "0 80 160 53"])
  }

  @Test("Heights win over aspect ratios, and aspect ratios over the height of all")
  func precedence() {
    let fixture = fixture([1]) {
      $0.itemHeight = 30
      $0.itemAspectRatios = { _ in [2] }
      $0.itemHeights = { _ in [70] }
    }
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 70"])
    layout(fixture).itemHeights = nil
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 80"])
    layout(fixture).itemAspectRatios = nil
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 30"])
  }

  @Test("An item that covers columns goes where they end first and takes the spacing between them")
  func spans() {
    let fixture = fixture([3, 2]) {
      $0.numberOfColumns = 3
      $0.interitemSpacing = 10
      $0.itemHeights = { _ in [40, 20, 30] }
      $0.itemSpans = { $0 == 0 ? [1, 2, 9] : [2] }
    }
    #expect(fixture.view.boxes(0, 0..<3) == ["0 0 100 40", "110 0 210 20", "0 40 320 30"])
    #expect(fixture.view.boxes(1, 0..<2) == ["0 70 210 40", "220 70 100 20"])
  }

  @Test("Spans of a later section alone leave the earlier ones at one column")
  func lateSpans() {
    let fixture = fixture([1, 1]) { $0.itemSpans = { $0 == 1 ? [2] : [] } }
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 50"])
    #expect(fixture.view.boxes(1, 0..<1) == ["0 50 320 50"])
  }

  @Test("Sections follow each other; an empty one keeps header, insets and footer")
  func sections() {
    let fixture = fixture([1, 0, 2]) {
      $0.headerHeight = 20
      $0.footerHeight = 10
      $0.sectionInset = ViewInsets(top: 3, left: 0, bottom: 4, right: 0)
    }
    let view = fixture.view
    #expect(view.boxes(0, 0..<1) == ["0 23 160 50"])
    #expect(view.boundaryBox(Self.footer, 0) == "0 77 320 10")
    #expect(view.boundaryBox(Self.header, 1) == "0 87 320 20")
    #expect(view.boundaryBox(Self.footer, 1) == "0 114 320 10")
    #expect(view.boxes(2, 0..<2) == ["0 147 160 50", "160 147 160 50"])
    #expect(view.contentSize.height == 211)
    #expect(view.boundaryBox(Self.header, 3) == "none")
    #expect(view.boundaryBox("else", 0) == "none")
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == (0..<3).map { path($0, 0) })
    #expect(view.visibleCells.count == 3)
    #expect(view.violations == [])
  }

  @Test("A header or footer of height 0 does not exist")
  func noHeader() {
    let fixture = fixture([1])
    #expect(fixture.view.boundaryBox(Self.header, 0) == "none")
    #expect(fixture.view.visibleElements.count == 1)
  }

  @Test(
    "Columns that do not divide are rounded down to a pixel (Semantics 11.2)",
    arguments: [(1, "66 0 33 50"), (2, "66 0 33 50"), (3, "66.67 0 33.33 50"), (4, "66.5 0 33.25 50")])
  func pixels(scale: CGFloat, expected: String) {
    withEnvironment({ $0.scale = scale }) {
      let fixture = fixture([3], width: 100) { $0.numberOfColumns = 3 }
      #expect(fixture.view.boxes(0, 2..<3) == [expected])
    }
  }

  @Test("From right to left the first column is the rightmost (Semantics 3.27)")
  func rightToLeft() {
    withEnvironment({ $0.direction = .rightToLeft }) {
      let fixture = fixture([3]) {
        $0.itemHeights = { _ in [100, 90, 80] }
        $0.sectionInset = ViewInsets(top: 0, left: 20, bottom: 0, right: 0)
        $0.headerHeight = 5
      }
      #expect(fixture.view.boxes(0, 0..<3) == ["150 5 150 100", "0 5 150 90", "0 95 150 80"])
      #expect(fixture.view.boundaryBox(Self.header, 0) == "0 0 320 5")
    }
  }

  @Test(
    "No sections, an empty one, one item and many",
    arguments: [([], 0), ([0], 0), ([1], 50), ([0, 1_001, 0], 25_050)] as [([Int], CGFloat)])
  func counts(counts: [Int], height: CGFloat) {
    let fixture = fixture(counts)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: height))
    #expect(fixture.view.visibleCells.count == min(16, counts.reduce(0, +)))
  }

  @Test("Another width invalidates; another height and scrolling do not")
  func bounds() {
    let fixture = fixture([100])
    let layout = layout(fixture)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 10)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 319.99, height: 400)))
    fixture.view.frame.size.width = 200
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 1..<2) == ["100 0 100 50"])
  }

  @Test("Setting a property to another value invalidates once, to the same one not at all")
  func invalidation() {
    let fixture = fixture([1])
    let layout = layout(fixture)
    let before = fixture.view.counters.invalidations
    layout.numberOfColumns = 2
    layout.minimumColumnWidth = nil
    layout.mode = .shortestColumn
    layout.interitemSpacing = 0
    layout.lineSpacing = 0
    layout.sectionInset = .zero
    layout.itemHeight = 50
    layout.headerHeight = 0
    layout.footerHeight = 0
    #expect(fixture.view.counters.invalidations == before)
    layout.numberOfColumns = 3
    layout.minimumColumnWidth = 9
    layout.mode = .stickyColumns
    layout.interitemSpacing = 1
    layout.lineSpacing = 1
    layout.sectionInset.left = 1
    layout.itemHeight = 51
    layout.headerHeight = 1
    layout.footerHeight = 1
    layout.itemHeights = { _ in [] }
    layout.itemAspectRatios = { _ in [] }
    layout.itemSpans = { _ in [] }
    #expect(fixture.view.counters.invalidations == before + 12)
  }

  @Test("Attributes are made for what is asked alone, and the same rectangle gets the same array")
  func onlyWhatIsAsked() throws {
    let fixture = fixture([10_000])
    let layout = layout(fixture)
    #expect(fixture.view.counters.attributesMade == 16)
    let first = try #require(layout.layoutAttributesForElements(in: fixture.view.bounds))
    fixture.scroll(to: 25)
    // One more row came into sight.
    #expect(fixture.view.counters.attributesMade == 18)
    let second = try #require(layout.layoutAttributesForElements(in: fixture.view.bounds))
    let third = try #require(layout.layoutAttributesForElements(in: fixture.view.bounds))
    #expect(first.count == 16 && second.count == 18)
    #expect(second.withUnsafeBufferPointer { $0.baseAddress } == third.withUnsafeBufferPointer { $0.baseAddress })
    #expect(layout.layoutAttributesForItem(at: path(0, 0)) !== layout.layoutAttributesForItem(at: path(0, 0)))
  }

  @Test("A layout without a view has nothing to say")
  func detached() {
    let layout = WaterfallLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)) == [])
    #expect(layout.layoutAttributesForItem(at: path(0, 0)) == nil)
  }
}

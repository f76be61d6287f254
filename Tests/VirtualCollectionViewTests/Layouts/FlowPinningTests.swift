import Foundation
import Testing
import VirtualCollectionView

/// Headers and footers that stay in sight while one scrolls, through the view.
@MainActor @Suite("Flow layout pinning") struct FlowPinningTests {
  /// Sections of a header of 30, two rows of 85, and a footer.
  private func sections(
    headers: Bool = true, footers: Bool = false, footer: CGFloat = 0, bottom: CGFloat = 0,
    _ direction: CollectionView.ScrollDirection = .vertical
  ) -> Fixture {
    let isVertical = direction == .vertical
    let fixture = Fixture(
      flow: [2, 2, 2, 2, 2, 2], width: isVertical ? 100 : 300, height: isVertical ? 300 : 100
    ) {
      $0.scrollDirection = direction
      $0.itemSize = isVertical ? CGSize(width: 100, height: 85) : CGSize(width: 85, height: 100)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 30, height: 30)
      $0.footerReferenceSize = CGSize(width: footer, height: footer)
      $0.sectionInset =
        isVertical
        ? ViewInsets(top: 0, left: 0, bottom: bottom, right: 0)
        : ViewInsets(top: 0, left: 0, bottom: 0, right: bottom)
      $0.sectionHeadersPinToVisibleBounds = headers
      $0.sectionFootersPinToVisibleBounds = footers
    }
    fixture.view.register(ApplyCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    return fixture
  }

  /// Headers and footers on screen.
  private func ends(_ fixture: Fixture) -> [String] {
    picture(fixture.view).filter { $0.hasPrefix("header") || $0.hasPrefix("footer") }
  }

  @Test(
    "A pinned header stays at the top of the bounds and is pushed out by the end of its section (Semantics 4.41, 4.44)")
  func headers() {
    let fixture = sections()
    #expect(ends(fixture) == ["header 0.0: 0 0 100 30", "header 1.0: 0 200 100 30"])
    fixture.scroll(to: 50)
    #expect(ends(fixture) == ["header 0.0: 0 50 100 30", "header 1.0: 0 200 100 30"])
    fixture.scroll(to: 170)
    #expect(ends(fixture).first == "header 0.0: 0 170 100 30")
    fixture.scroll(to: 185)
    #expect(
      ends(fixture) == ["header 0.0: 0 170 100 30", "header 1.0: 0 200 100 30", "header 2.0: 0 400 100 30"])
    fixture.scroll(to: 200)
    #expect(ends(fixture) == ["header 1.0: 0 200 100 30", "header 2.0: 0 400 100 30"])
    #expect(fixture.rules.isEmpty)
  }

  @Test("Above the content a header is at its natural place (Semantics 4.41)")
  func overscroll() {
    let fixture = sections()
    fixture.scroll(to: -40)
    #expect(ends(fixture) == ["header 0.0: 0 0 100 30", "header 1.0: 0 200 100 30"])
  }

  @Test("Headers pin below the content inset (Semantics 4.41, 4.41b)")
  func belowInset() {
    let fixture = sections()
    fixture.view.contentInset = ViewInsets(top: 60, left: 0, bottom: 0, right: 0)
    fixture.scroll(to: 10)
    #expect(ends(fixture).first == "header 0.0: 0 70 100 30")
  }

  @Test(
    "The lowest place of a header is at the end of the last row, bottom inset and footer left out (Semantics 4.41a)")
  func lowestPlace() {
    let fixture = sections(footer: 20, bottom: 25)
    // Rows end at 200, the footer is at 225…245, the next section begins there.
    fixture.scroll(to: 190)
    #expect(
      ends(fixture) == [
        "header 0.0: 0 170 100 30", "header 1.0: 0 245 100 30", "footer 0.0: 0 225 100 20", "footer 1.0: 0 470 100 20",
      ])
    fixture.scroll(to: 200)
    #expect(ends(fixture).first == "header 1.0: 0 245 100 30")
  }

  @Test("A pinned footer stays at the bottom of the bounds, no higher than its first row (Semantics 4.42, 4.41a)")
  func footers() {
    let fixture = sections(headers: false, footers: true, footer: 20)
    // Sections of 220: footers at 200, 420, …
    #expect(
      ends(fixture) == [
        "header 0.0: 0 0 100 30", "header 1.0: 0 220 100 30", "footer 0.0: 0 200 100 20", "footer 1.0: 0 280 100 20",
      ])
    fixture.scroll(to: 220)
    #expect(ends(fixture).suffix(2) == ["footer 1.0: 0 420 100 20", "footer 2.0: 0 500 100 20"])
    // The visible end is at 480, where section 2 has shown 10 points of its header at 440…470 and 10 of its first row.
    fixture.scroll(to: 180)
    #expect(ends(fixture).last == "footer 2.0: 0 470 100 20")
    #expect(fixture.rules.isEmpty)
  }

  @Test("Footers pin above the content inset (Semantics 4.42)")
  func aboveInset() {
    let fixture = sections(headers: false, footers: true, footer: 20)
    fixture.view.contentInset = ViewInsets(top: 0, left: 0, bottom: 15, right: 0)
    fixture.scroll(to: 5)
    #expect(ends(fixture).last == "footer 1.0: 0 270 100 20")
  }

  @Test("Scrolling sideways, headers pin at the left (Semantics 4.41)")
  func horizontal() {
    let fixture = sections(.horizontal)
    fixture.view.contentOffset = CGPoint(x: 185, y: 0)
    fixture.view.layoutIfNeeded()
    #expect(
      ends(fixture) == ["header 0.0: 170 0 30 100", "header 1.0: 200 0 30 100", "header 2.0: 400 0 30 100"])
  }

  @Test("A pinned header is drawn in front of the cells, and a lone pin flag pins that end alone (Semantics 4.43)")
  func depth() {
    let fixture = sections(footer: 20)
    fixture.scroll(to: 50)
    let header = fixture.view.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(header?.zPosition == 10)
    #expect(fixture.view.cellForItem(at: path(0, 0))?.zPosition == 0)
    #expect(ends(fixture).contains("footer 0.0: 0 200 100 20"))
  }

  @Test("While scrolling only headers move: no cell is applied to, asked for or made again (B23, Semantics 4.35)")
  func costOfScrolling() {
    let fixture = sections()
    let delegate = SizesDelegate { _ in CGSize(width: 100, height: 85) }
    fixture.use(delegate)
    fixture.flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    delegate.log = []
    fixture.source.log = []
    let before = fixture.view.counters
    let cells = fixture.view.visibleCells.compactMap { $0 as? ApplyCell }
    let applied = cells.map(\.applied.count)
    for y in 1...10 { fixture.scroll(to: CGFloat(y)) }
    #expect(ends(fixture).first == "header 0.0: 0 10 100 30")
    #expect(cells.map(\.applied.count) == applied)
    #expect(delegate.log.isEmpty)
    #expect(fixture.source.log.allSatisfy { !$0.hasPrefix("view") })
    let after = fixture.view.counters
    #expect(after.prepareCalls - before.prepareCalls == 10)
    #expect(after.elementsQueries - before.elementsQueries == 10)
    #expect(after.attributesMade - before.attributesMade <= 20)
  }

  @Test("The view's question for a header gives its pinned place (Semantics 3.28)")
  func question() {
    let fixture = sections()
    fixture.scroll(to: 50)
    let attributes = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(attributes?.frame == CGRect(x: 0, y: 50, width: 100, height: 30))
  }

  @Test("A header of a section without rows stays where it is (Semantics 4.41)")
  func emptySection() {
    let fixture = Fixture(flow: [0, 20], width: 100, height: 300) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.scroll(to: 10)
    #expect(ends(fixture) == ["header 0.0: 0 0 100 30", "header 1.0: 0 30 100 30"])
    fixture.scroll(to: 45)
    #expect(ends(fixture) == ["header 1.0: 0 45 100 30"])
  }

  @Test("A subclass may pin by overriding the getter (Semantics 4.41)")
  func getter() {
    final class Pinned: CollectionViewFlowLayout {
      override var sectionHeadersPinToVisibleBounds: Bool {
        get { true }
        set {}
      }
    }
    let fixture = Fixture(flow: [20], width: 100, height: 300, Pinned()) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 50)
    #expect(ends(fixture) == ["header 0.0: 0 50 100 30"])
    #expect(fixture.rules.isEmpty)
  }

  @Test("Unpinning puts headers back")
  func unpin() {
    let fixture = sections()
    fixture.scroll(to: 20)
    fixture.flow.sectionHeadersPinToVisibleBounds = false
    fixture.view.layoutIfNeeded()
    #expect(ends(fixture).first == "header 0.0: 0 0 100 30")
  }
}

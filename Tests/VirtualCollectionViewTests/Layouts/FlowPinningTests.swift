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

  @Test("Footers pin above another content inset at once, though nothing was scrolled (Semantics 4.41b)")
  func insetWithoutScrolling() {
    let fixture = sections(footers: true, footer: 20)
    #expect(ends(fixture).last == "footer 1.0: 0 280 100 20")
    fixture.view.contentInset.bottom = 20
    fixture.view.layoutIfNeeded()
    #expect(ends(fixture).last == "footer 1.0: 0 260 100 20")
    #expect(fixture.rules.isEmpty)
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
}

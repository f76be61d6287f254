import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Coming to rest on a page") struct PagedGridSnappingTests {
  /// Four pages of 320 x 200.
  private func fixture(_ direction: CollectionView.ScrollDirection = .horizontal) -> Fixture {
    let layout = PagedGridLayout()
    layout.scrollDirection = direction
    let fixture = Fixture(counts: [32], size: CGSize(width: 320, height: 200), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func rest(_ fixture: Fixture, _ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat {
    fixture.view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: proposed, y: 7), withScrollingVelocity: CGPoint(x: velocity, y: 9)
    ).x
  }

  @Test(
    "A slow finger leaves the view on the nearest page, one further at most",
    arguments: [
      (320, 320, 320), (320, 479.99, 320), (320, 480, 640), (320, 160, 320), (320, 159.99, 0), (320, 5_000, 640),
      (320, -900, 0), (0, -900, 0), (0, 5_000, 320), (960, 5_000, 960), (400, 900, 640), (400, 0, 320),
    ])
  func slow(offset: CGFloat, proposed: CGFloat, expected: CGFloat) {
    let fixture = fixture()
    fixture.view.contentOffset.x = offset
    #expect(rest(fixture, proposed, 0) == expected)
    #expect(rest(fixture, proposed, 0.29) == expected)
    #expect(rest(fixture, proposed, -0.29) == expected)
  }

  @Test(
    "From 0.3 points per millisecond on the page is turned, whatever the position (Semantics 7.16)",
    arguments: [
      (0, 0.3, 320), (0, 40, 320), (100, 0.3, 320), (319, 1, 320), (320, 1, 640), (321, 1, 640), (960, 1, 960),
      (320, -0.3, 0), (319, -1, 0), (321, -1, 320), (0, -1, 0),
    ])
  func fast(offset: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let fixture = fixture()
    fixture.view.contentOffset.x = offset
    #expect(rest(fixture, offset + velocity * 500, velocity) == expected)
  }

  @Test("Across the pages the offset is left as proposed")
  func across() {
    let fixture = fixture()
    let target = fixture.view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 300, y: 7), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 320, y: 7))
  }

  @Test("Vertical pages rest below the content inset, and are as high as what insets leave")
  func verticalWithInset() {
    let fixture = fixture(.vertical)
    fixture.view.contentInset = ViewInsets(top: 40, left: 0, bottom: 10, right: 0)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.contentOffset.y = -40
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height == 600)
    let layout = fixture.view.collectionViewLayout
    let target = layout.targetContentOffset(
      forProposedContentOffset: .zero, withScrollingVelocity: CGPoint(x: 0, y: 1))
    #expect(target == CGPoint(x: 0, y: 110))
  }

  @Test("Without pages or without a view what was proposed stands")
  func nothing() {
    let empty = Fixture(counts: [0], size: CGSize(width: 320, height: 200), layout: PagedGridLayout())
    empty.view.layoutIfNeeded()
    #expect(rest(empty, 77, 1) == 77)
    let target = PagedGridLayout().targetContentOffset(
      forProposedContentOffset: CGPoint(x: 5, y: 6), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 5, y: 6))
  }

  @Test("In a mirrored view pages are met at the same offsets")
  func rightToLeft() {
    withEnvironment({ $0.direction = .rightToLeft }) {
      let fixture = fixture()
      #expect(fixture.view.contentOffset.x == 960)
      // A finger that moves to the right shows what is at the left: the next page.
      #expect(rest(fixture, 900, -1) == 640)
      fixture.view.contentOffset.x = 640
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.indexPathsForVisibleItems == (8..<16).map { path(0, $0) })
    }
  }
}

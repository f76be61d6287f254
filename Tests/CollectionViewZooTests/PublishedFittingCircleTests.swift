import CollectionViewZoo
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("The published fitting circle, and ours") struct PublishedFittingCircleTests {
  private func published(_ count: Int, _ change: (PublishedFittingCircle) -> Void = { _ in }) -> ZooFixture {
    let layout = PublishedFittingCircle()
    change(layout)
    return ZooFixture(layout, [count], width: 300, height: 300)
  }

  private func ours(_ count: Int, _ change: (CircleLayout) -> Void = { _ in }) -> ZooFixture {
    let layout = CircleLayout()
    layout.startAngle = 270
    change(layout)
    return ZooFixture(layout, [count], width: 300, height: 300)
  }

  private func kept(_ fixture: ZooFixture) -> [CollectionViewLayoutAttributes] {
    (fixture.view.collectionViewLayout as! PublishedFittingCircle).attributes
  }

  @Test("Items begin at 6 o'clock and go against the clock; ours does, turned by 270°")
  func frames() {
    let expected = ["125 250 50 50", "250 125 50 50", "125 0 50 50", "0 125 50 50"]
    #expect(published(4).view.boxes(0, 0..<4) == expected)
    #expect(ours(4).view.boxes(0, 0..<4) == expected)
  }

  @Test("12 items give 12 attributes, then 24, then 29 after all but 5 are gone; ours shows 12, 12 and 5")
  func growingArray() {
    let fixture = published(12)
    #expect(kept(fixture).count == 12)
    fixture.prepareAgain()
    #expect(kept(fixture).count == 24)
    #expect(fixture.view.brokenRules == Array(repeating: "duplicate-attributes", count: 12))
    fixture.source.counts = [5]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(kept(fixture).count == 29)
    #expect(Set(kept(fixture).map(\.indexPath.item).filter { $0 >= 5 }).count == 7)
    #expect(fixture.view.brokenRules.contains("attributes-for-missing-item"))

    let right = ours(12)
    #expect(right.view.visibleCells.count == 12)
    right.prepareAgain()
    #expect(right.view.layoutAttributesForElements(touching: right.view.bounds).count == 12)
    right.source.counts = [5]
    right.view.reloadData()
    right.view.layoutIfNeeded()
    #expect(right.view.layoutAttributesForElements(touching: right.view.bounds).count == 5)
    #expect(right.view.violations == [])
  }

  @Test("An uneven inset leaves the middle where it was; ours moves it")
  func unevenInset() {
    let inset = ViewInsets(top: 0, left: 100, bottom: 0, right: 0)
    #expect(published(4) { $0.sectionInset = inset }.view.boxes(0, 0..<1) == ["125 200 50 50"])
    #expect(ours(4) { $0.sectionInset = inset }.view.boxes(0, 0..<1) == ["175 200 50 50"])
  }

  @Test("It has no content size; ours has that of the view")
  func contentSize() {
    #expect(published(4).view.contentSize == .zero)
    #expect(ours(4).view.contentSize == CGSize(width: 300, height: 300))
  }

  @Test("Large insets turn the circle inside out; ours stays at the middle")
  func negativeRadius() {
    let inset = ViewInsets(top: 140, left: 140, bottom: 140, right: 140)
    // (300 − 280) / 2 − 25 = −15: the item that belongs below the middle stands above it.
    #expect(published(4) { $0.sectionInset = inset }.view.boxes(0, 0..<1) == ["125 110 50 50"])
    #expect(ours(4) { $0.sectionInset = inset }.view.boxes(0, 0..<1).first?.hasSuffix("50 50") == true)
    let right = ours(4) { $0.sectionInset = inset }.view
    #expect(Set(right.boxes(0, 0..<4)).count == 1)
  }

  @Test("Tall items stick out; ours do not")
  func tallItems() {
    let size = CGSize(width: 20, height: 80)
    let fixture = published(4) { $0.itemSize = size }
    #expect(fixture.view.boxes(0, 0..<1) == ["140 250 20 80"])
    let right = ours(4) { $0.itemSize = size }
    #expect(right.view.boxes(0, 0..<1) == ["140 220 20 80"])
    #expect(right.firstOutside == nil)
  }

  @Test("Half the height less 30 for a radius leaves a view of 120 x 300 at the sides (report B48)")
  func longerSide() {
    let expected = ["155 125 50 50", "-85 125 50 50"]
    let fixture = ZooFixture(HalfHeightCircle(), [4], width: 120, height: 300)
    #expect([0, 2].map { fixture.view.boxes(0, $0..<$0 + 1)[0] } == expected)
    #expect(fixture.firstOutside == 0)
    let layout = CircleLayout()
    layout.sectionInset = ViewInsets(top: 5, left: 5, bottom: 5, right: 5)
    let right = ZooFixture(layout, [4], width: 120, height: 300)
    #expect([0, 2].map { right.view.boxes(0, $0..<$0 + 1)[0] } == ["65 125 50 50", "5 125 50 50"])
    #expect(right.firstOutside == nil)
  }
}

/// The circle of report B48: its radius is half the height less 30, whatever the width.
private final class HalfHeightCircle: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let bounds = collectionView?.bounds else { return nil }
    let radius = bounds.height / 2 - 30
    let (x, y): (CGFloat, CGFloat) = [(1, 0), (0, -1), (-1, 0), (0, 1)][indexPath.item]
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 50, height: 50)
    attributes.center = CGPoint(x: bounds.width / 2 + radius * x, y: bounds.height / 2 + radius * y)
    return attributes
  }
}

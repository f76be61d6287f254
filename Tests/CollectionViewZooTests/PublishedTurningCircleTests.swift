import CollectionViewZoo
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("The published turning circle, and ours") struct PublishedTurningCircleTests {
  private func published(_ counts: [Int], width: CGFloat = 400, height: CGFloat = 400) -> ZooFixture {
    ZooFixture(PublishedTurningCircle(), counts, width: width, height: height)
  }

  private func ours(_ counts: [Int], width: CGFloat = 400, height: CGFloat = 400) -> ZooFixture {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    return ZooFixture(layout, counts, width: width, height: height)
  }

  @Test("Items stand 150 points from the middle, from 3 o'clock on, against the clock")
  func frames() {
    let view = published([4]).view
    #expect(view.boxes(0, 0..<4) == ["335 185 30 30", "185 35 30 30", "35 185 30 30", "185 335 30 30"])
    #expect(view.contentSize == CGSize(width: 400, height: 400))
    let same = CircleLayout()
    same.itemSize = CGSize(width: 30, height: 30)
    same.radius = .fixed(150)
    #expect(ZooFixture(same, [4], width: 400, height: 400).view.boxes(0, 0..<4) == view.boxes(0, 0..<4))
  }

  @Test("Every question makes an object for every item; ours makes none for what it has")
  func freshObjects() {
    for count in [10, 100] {
      let fixture = published([count])
      let made = fixture.view.counters.attributesMade
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.counters.attributesMade - made == count)
    }
    let fixture = ours([100])
    let made = fixture.view.counters.attributesMade
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.attributesMade == made)
  }

  @Test("A rectangle in one corner is answered with everything; ours answers with what is there")
  func everything() {
    let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(published([8]).view.collectionViewLayout.layoutAttributesForElements(in: corner)?.count == 8)
    #expect(ours([8]).view.collectionViewLayout.layoutAttributesForElements(in: corner)?.count == 0)
  }

  @Test(
    "In a view under 330 points items lie outside; ours never do",
    arguments: [(330, nil), (329, 0), (300, 0)] as [(CGFloat, Int?)])
  func outside(width: CGFloat, first: Int?) {
    #expect(published([8], width: width).firstOutside == first)
    #expect(ours([8], width: width).firstOutside == nil)
  }

  @Test("It takes the frame for the bounds: in a view that is shown at half its size the middle is elsewhere")
  func transformedView() {
    let fixture = published([4])
    fixture.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    fixture.prepareAgain()
    #expect(fixture.view.boxes(0, 0..<1) == ["235 85 30 30"])
    let right = ours([4])
    right.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    right.prepareAgain()
    #expect(right.view.boxes(0, 0..<1) == ["370 185 30 30"])
  }

  @Test("Another size leaves the old middle; ours moves along")
  func anotherSize() {
    let fixture = published([4])
    fixture.view.frame.size = CGSize(width: 800, height: 800)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<1) == ["335 185 30 30"])
    let right = ours([4])
    right.view.frame.size = CGSize(width: 800, height: 800)
    right.view.layoutIfNeeded()
    #expect(right.view.boxes(0, 0..<1) == ["770 385 30 30"])
  }

  @Test("Asked for an item while there are none it divides by zero; ours has no answer")
  func noItems() throws {
    let fixture = published([0])
    let attributes = try #require(
      fixture.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(attributes.center.x.isNaN && attributes.center.y.isNaN)
    let right = ours([0])
    #expect(right.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("A second section does not exist for it; ours makes it a ring")
  func sections() {
    #expect(published([3, 2]).view.visibleCells.count == 3)
    #expect(ours([3, 2]).view.visibleCells.count == 5)
  }

  @Test("Turning needs a reload, which asks for every cell again; ours keeps them all")
  func turning() throws {
    let fixture = published([12])
    let layout = try #require(fixture.view.collectionViewLayout as? PublishedTurningCircle)
    layout.origin = 1
    fixture.view.layoutIfNeeded()
    #expect(box(fixture.view.visibleCells.first?.frame) == "335 185 30 30")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(box(fixture.view.visibleCells.first?.frame) == "185 35 30 30")
    #expect(fixture.view.counters.cellForItemCalls == 24)

    let right = ours([12])
    (right.view.collectionViewLayout as? CircleLayout)?.startAngle = 90
    right.view.layoutIfNeeded()
    #expect(box(right.view.visibleCells.first?.frame) == "185 0 30 30")
    #expect(right.view.counters.cellForItemCalls == 12)
  }
}

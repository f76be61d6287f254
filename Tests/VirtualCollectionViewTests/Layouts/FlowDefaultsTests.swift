import Foundation
import Testing
import VirtualCollectionView

/// Where a flow layout of known sizes puts things, through the view.
@MainActor @Suite("Flow layout") struct FlowDefaultsTests {
  @Test("What is set is kept, pinning too (fact-flow-pin-set)")
  func kept() {
    let flow = CollectionViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(flow.sectionHeadersPinToVisibleBounds)
    #expect(!flow.sectionFootersPinToVisibleBounds)
    #expect(CollectionViewFlowLayout.automaticSize.width == .greatestFiniteMagnitude)
  }

  @Test("A pixel is half a point unless the environment says otherwise (fact-screen-scale)")
  func defaultScale() { #expect(SimulationEnvironment().scale == 2) }

  @Test("Insets count once for a section, not once for a column (B31)")
  func insetsOnce() {
    let fixture = Fixture(flow: [4], width: 210, height: 480) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.sectionInset = ViewInsets(top: 10, left: 0, bottom: 10, right: 0)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 210, height: 230))
  }

  @Test("A layout that belongs to no view has no elements and no size")
  func unattached() {
    let flow = CollectionViewFlowLayout()
    flow.prepare()
    #expect(flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100))?.isEmpty != false)
    #expect(flow.layoutAttributesForItem(at: path(0, 0)) == nil)
    #expect(flow.collectionViewContentSize.height == 0)
  }

  @Test("A layout can be prepared and asked by hand, without a pass (as in Blueprints' testHorizontalLayoutAttributes)")
  func byHand() {
    let fixture = Fixture(flow: [10], width: 200, height: 70) {
      $0.scrollDirection = .horizontal
      $0.sectionInset = ViewInsets(top: 10, left: 50, bottom: 10, right: 50)
    }
    let flow = fixture.flow
    flow.prepare()
    let expected = (0..<10).map { (item: Int) in CGRect(x: CGFloat(50 + 60 * item), y: 10, width: 50, height: 50) }
    #expect((0..<10).compactMap { flow.layoutAttributesForItem(at: path(0, $0))?.frame } == expected)
    #expect(flow.layoutAttributesForItem(at: path(0, 10)) == nil)
    #expect(flow.collectionViewContentSize == CGSize(width: 690, height: 70))
    #expect(fixture.source.log == ["sections", "items 0"])
  }
}

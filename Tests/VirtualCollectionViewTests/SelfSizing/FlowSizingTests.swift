import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Self-sizing in a flow layout") struct FlowSizingTests {
  @Test("An estimate turns self-sizing on: rows get the heights their cells prefer (Semantics 5.1, 5.2)")
  func measures() {
    let fixture = SizingFixture(counts: [3]) { [30, 50, 20][$0.item] }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+50", "0.2 80+20"])
    #expect(fixture.view.contentSize.height == 100)
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("Without an estimate cells are asked and nothing follows (Semantics 5.4, 12.12)")
  func unused() {
    let fixture = SizingFixture(counts: [3]) { _ in 30 }
    fixture.flow.estimatedItemSize = .zero
    fixture.layout()
    #expect(fixture.asked == ["0.0", "0.1", "0.2"])
    #expect(fixture.rows == ["0.0 0+40", "0.1 40+40", "0.2 80+40"])
    #expect(fixture.view.counters.invalidations == 2)
  }

  @Test("The automatic size is an estimate of the item size (Semantics 5.1)")
  func automatic() {
    let fixture = SizingFixture(counts: [3]) { $0.item == 1 ? 60 : nil }
    fixture.flow.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    fixture.flow.itemSize = CGSize(width: 100, height: 25)
    fixture.layout()
    // The first is content; the last takes the average of both.
    #expect(fixture.rows == ["0.0 0+25", "0.1 25+60", "0.2 85+42.5"])
    #expect(fixture.asked.first == "0.0")
    #expect(fixture.flow.shouldInvalidateLayout(forBoundsChange: fixture.view.bounds) == false)
  }

  @Test("A wrong estimate costs one more question a row, a right one none (Semantics 5.2a, 5.12a)", arguments: [0, 8])
  func questions(_ error: CGFloat) {
    let fixture = SizingFixture(counts: [6], height: 240, estimate: 40 + error) { _ in 40 }
    // Sizes of the delegate's stand in the places of the average.
    let delegate = HeightDelegate { _ in 40 + error }
    fixture.view.delegate = delegate
    fixture.layout()
    #expect(fixture.asked.count == (error == 0 ? 6 : 12))
    #expect(fixture.asked.filter { $0 == "0.3" }.count == (error == 0 ? 1 : 2))
    #expect(fixture.rows.last == "0.5 200+40")
  }

  @Test(
    "Half a pixel makes a difference; less keeps the given size (Semantics 5.12a)",
    arguments: [(0.24, 40.24), (0.25, 40), (-0.24, 39.76), (-0.26, 40)])
  func halfPixel(_ error: CGFloat, _ height: CGFloat) {
    let fixture = SizingFixture(counts: [1], estimate: 40 + error) { _ in 40 }
    fixture.layout()
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.height == height)
    #expect(fixture.asked.count == (height == 40 ? 2 : 1))
  }

  @Test("Items that were never shown take the average of those measured (Semantics 5.6, 5.6a)")
  func average() {
    let fixture = SizingFixture(counts: [40], height: 100) { $0.item % 2 == 0 ? 30 : 60 }
    fixture.layout()
    // 30 + 60 + 30 reach below the bottom.
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+60", "0.2 90+30"])
    #expect(fixture.flow.layoutAttributesForItem(at: path(0, 20))?.frame.height == 40)
    #expect(fixture.view.contentSize.height == 1600)
  }

  @Test("What is pushed out of sight by what is above is not measured (Semantics 5.2)")
  func pushedOut() {
    let fixture = SizingFixture(counts: [40], height: 100, estimate: 20) { _ in 60 }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+60", "0.1 60+60"])
    // Five were made for the estimate and asked before they were shown; two were followed.
    #expect(fixture.flow.layoutAttributesForItem(at: path(0, 4))?.frame.height == 60)
    #expect(fixture.view.counters.cellsCreated == 5)
    #expect(fixture.view.counters.invalidations == 2)
  }

  @Test("The delegate's sizes are estimates (Semantics 5.6, 12.11)")
  func delegateSizes() {
    let fixture = SizingFixture(counts: [40], height: 100) { _ in 50 }
    let delegate = HeightDelegate { _ in 70 }
    fixture.view.delegate = delegate
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+50", "0.1 50+50"])
    #expect(fixture.view.contentSize.height == 2760)
    #expect(fixture.view.counters.sizeForItemCalls == 40)
  }

  @Test("What was measured stays until a reload or another width (Semantics 5.7)")
  func remembered() {
    var height: CGFloat = 30
    let fixture = SizingFixture(counts: [3]) { _ in height }
    fixture.layout()
    height = 50
    fixture.flow.invalidateLayout()
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+30", "0.2 60+30"])
    fixture.view.reloadData()
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+50", "0.1 50+50", "0.2 100+50"])
    height = 20
    fixture.view.frame.size.height = 290
    fixture.layout()
    #expect(fixture.rows.first == "0.0 0+50")
    fixture.view.frame.size.width = 150
    fixture.flow.estimatedItemSize = CGSize(width: 150, height: 41)
    fixture.layout()
    #expect(fixture.rows.first == "0.0 0+20")
  }

  @Test("Measured sizes follow their items through updates (Semantics 5.7, 5.7a)")
  func follow() {
    let heights: [CGFloat] = [30, 50, 20, 60]
    var order = [0, 1, 2, 3]
    let fixture = SizingFixture(counts: [4]) { heights[order[$0.item]] }
    fixture.layout()
    fixture.asked = []
    fixture.view.performBatchUpdates {
      order = [3, 0, 2]
      fixture.source.counts = [3]
      fixture.view.deleteItems(at: [path(0, 1)])
      fixture.view.moveItem(at: path(0, 3), to: path(0, 0))
    }
    #expect(fixture.rows == ["0.0 0+60", "0.1 60+30", "0.2 90+20"])
    #expect(fixture.asked == [])
  }

  @Test("Headers and footers are measured as well (Semantics 5.2b, 5.15)")
  func boundaries() {
    let fixture = SizingFixture(counts: [2]) { _ in 40 }
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.view.register(
      TallHeader.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, withReuseIdentifier: "View")
    fixture.layout()
    #expect(fixture.rows == ["0.0 25+40", "0.1 65+40"])
    #expect(fixture.view.contentSize.height == 105)
  }

  @Test("A row that is configured again is measured again (Semantics 2.11)")
  func reconfigured() {
    var height: CGFloat = 30
    let fixture = SizingFixture(counts: [3]) { _ in height }
    fixture.layout()
    height = 70
    fixture.view.reconfigureItems(at: [path(0, 1)])
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+70", "0.2 100+30"])
  }

  @Test("Rows of one width are a grid however high they are (Semantics 4.16c, 5.8)")
  func grid() {
    let fixture = SizingFixture(counts: [5]) { _ in nil }
    fixture.flow.estimatedItemSize = CGSize(width: 20, height: 20)
    fixture.size = { path, _ in CGSize(width: 30, height: CGFloat(10 + path.item * 10)) }
    fixture.layout()
    let x = (0..<5).compactMap { fixture.flow.layoutAttributesForItem(at: path(0, $0))?.frame.minX }
    #expect(x == [0, 35, 70, 0, 35])
  }

  @Test(
    "A size that cannot be is no wish: the given one stays, and nothing goes on without end (Semantics 5.12a)",
    arguments: [CGFloat.nan, .infinity, -.infinity, -20, -0.01])
  func impossibleSizes(_ extent: CGFloat) {
    let fixture = SizingFixture(counts: [3]) { _ in nil }
    fixture.size = { path, given in
      path.item == 1 ? CGSize(width: extent, height: extent) : CGSize(width: extent, height: 60)
    }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+60", "0.1 60+60", "0.2 120+60"])
    #expect(fixture.view.visibleCells.map(\.frame.width) == [100, 100, 100])
    #expect(fixture.view.violations == [])
  }

  @Test("The first picture begins at the beginning, however lines are broken anew meanwhile (Semantics 5.10)")
  func beginning() {
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 40, height: 40)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let fixture = SizingFixture(counts: [40], size: CGSize(width: 100, height: 150), layout: flow) { _ in nil }
    // The second is too wide for the first line, and the third makes the line of the second higher.
    fixture.size = { path, _ in CGSize(width: 30 + path.item % 2 * 45, height: 20 + path.item % 3 * 40) }
    fixture.layout()
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.place(path(0, 0)) == 0)
  }
}

private final class TallHeader: CollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = 25
    return layoutAttributes
  }
}

/// Gives heights of rows 100 wide.
@MainActor final class HeightDelegate: NSObject, CollectionViewDelegateFlowLayout {
  private let height: (IndexPath) -> CGFloat

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: height(indexPath)) }
}

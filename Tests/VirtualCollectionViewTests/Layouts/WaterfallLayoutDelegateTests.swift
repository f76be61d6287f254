import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// Gives heights that follow from path and width, and keeps what it was asked.
private final class Heights: NSObject, WaterfallLayoutDelegate {
  var asked: [String] = []
  var height: CGFloat?

  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat {
    asked.append("\(name(indexPath)) in \(decimals(columnWidth))")
    return height ?? CGFloat(10 * (indexPath.item + 1))
  }
}

private final class Ratios: NSObject, WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { indexPath.item == 0 ? 4 : 2 }
}

private final class SpannedHeights: NSObject, WaterfallLayoutDelegate {
  var asked: [String] = []

  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { indexPath.item + 1 }

  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat {
    asked.append("\(name(indexPath)) in \(decimals(columnWidth))")
    return 40
  }
}

/// Everything about sections, nothing about items.
private final class SectionMetrics: NSObject, WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    numberOfColumnsInSection section: Int
  ) -> Int { section + 1 }
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, insetForSectionAt section: Int
  ) -> ViewInsets { ViewInsets(top: 1, left: CGFloat(10 * section), bottom: 2, right: 0) }
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, lineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout,
    interitemSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForHeaderInSection section: Int
  ) -> CGFloat { section == 0 ? 30 : 0 }
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForFooterInSection section: Int
  ) -> CGFloat { 20 }
}

@MainActor @Suite("Waterfall delegate") struct WaterfallLayoutDelegateTests {
  private func fixture(
    _ counts: [Int], _ delegate: (any CollectionViewDelegate)?, _ change: (WaterfallLayout) -> Void = { _ in }
  ) -> Fixture {
    let layout = WaterfallLayout()
    change(layout)
    let fixture = Fixture(counts: counts, size: CGSize(width: 320, height: 400), layout: layout)
    fixture.view.delegate = delegate
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("Every item of every section is asked for, in order, with the width it will have")
  func heights() {
    let delegate = Heights()
    let fixture = fixture([3, 0, 1], delegate) { $0.interitemSpacing = 20 }
    #expect(delegate.asked == ["0.0 in 150", "0.1 in 150", "0.2 in 150", "2.0 in 150"])
    #expect(fixture.view.boxes(0, 0..<3) == ["0 0 150 10", "170 0 150 20", "0 10 150 30"])
    #expect(fixture.view.counters.sizeForItemCalls == 4)
    fixture.scroll(to: 1)
    #expect(delegate.asked.count == 4)
  }

  @Test("Delegate heights win over lists and aspect ratios")
  func precedence() {
    let delegate = Heights()
    let fixture = fixture([1], delegate) { $0.itemHeights = { _ in [99] } }
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 10"])
    let ratios = Ratios()
    let other = self.fixture([2], ratios) { $0.itemHeights = { _ in [99, 99] } }
    #expect(other.view.boxes(0, 0..<2) == ["0 0 160 40", "160 0 160 80"])
  }

  @Test("Spans are asked first, and heights then with the width of the columns that are covered")
  func spans() {
    let delegate = SpannedHeights()
    let fixture = fixture([4], delegate) {
      $0.numberOfColumns = 3
      $0.interitemSpacing = 10
    }
    #expect(delegate.asked == ["0.0 in 100", "0.1 in 210", "0.2 in 320", "0.3 in 320"])
    #expect(fixture.view.boxes(0, 0..<4) == ["0 0 100 40", "110 0 210 40", "0 40 320 40", "0 80 320 40"])
    delegate.asked = []
    (fixture.view.collectionViewLayout as? WaterfallLayout)?.mode = .stickyColumns
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked == ["0.0 in 100", "0.1 in 100", "0.2 in 100", "0.3 in 100"])
  }

  @Test("Spans from a list count for the width that the delegate is told")
  func spansFromList() {
    let delegate = Heights()
    _ = fixture([2], delegate) { $0.itemSpans = { _ in [2] } }
    #expect(delegate.asked == ["0.0 in 320", "0.1 in 160"])
  }

  @Test("A delegate that knows sections alone leaves the items to the layout")
  func sectionMetrics() {
    let delegate = SectionMetrics()
    let fixture = fixture([2, 3], delegate) { $0.itemHeight = 60 }
    let view = fixture.view
    #expect(view.boundaryBox(CollectionView.elementKindSectionHeader, 0) == "0 0 320 30")
    #expect(view.boxes(0, 0..<2) == ["0 31 320 60", "0 96 320 60"])
    #expect(view.boundaryBox(CollectionView.elementKindSectionFooter, 0) == "0 158 320 20")
    #expect(view.boundaryBox(CollectionView.elementKindSectionHeader, 1) == "none")
    #expect(view.boxes(1, 0..<3) == ["10 179 150 60", "170 179 150 60", "10 244 150 60"])
    #expect(view.contentSize.height == 326)
    #expect(view.counters.sizeForItemCalls == 0)
  }

  @Test("Another delegate is found out again; one that knows nothing of waterfalls leaves all to the layout")
  func anotherDelegate() {
    let delegate = Heights()
    let fixture = fixture([1], delegate)
    let plain = DisplayLog()
    fixture.view.delegate = plain
    fixture.view.collectionViewLayout.invalidateLayout()
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 50"])
    let ratios = Ratios()
    fixture.view.delegate = ratios
    fixture.view.collectionViewLayout.invalidateLayout()
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 40"])
    fixture.view.delegate = delegate
    fixture.view.collectionViewLayout.invalidateLayout()
    #expect(fixture.view.boxes(0, 0..<1) == ["0 0 160 10"])
  }

  @Test(
    "A height that is none is reported with its path and number, and 0 is taken",
    arguments: [CGFloat.nan, -0.01, .infinity])
  func badHeight(height: CGFloat) throws {
    let delegate = Heights()
    delegate.height = height
    let fixture = fixture([0, 2], delegate)
    let violation = try #require(fixture.view.violations.first)
    #expect(fixture.view.violations.count == 1)
    #expect(violation.rule == .invalidGeometry && violation.severity == .exception)
    #expect(
      violation.sentence.hasPrefix(
        "The height of the item at <NSIndexPath> {length = 2, path = 1 - 0} in WaterfallLayout is "))
    #expect(violation.fact("height") != nil)
    #expect(fixture.view.boxes(1, 0..<1) == ["0 0 160 0"])
  }

  @Test("Lists that are too short and aspect ratios of 0 are reported, longer lists are fine")
  func badLists() {
    #expect(fixture([2], nil) { $0.itemHeights = { _ in [1, 2, 3] } }.view.violations == [])
    #expect(fixture([2], nil) { $0.itemHeights = { _ in [1] } }.view.brokenRules == ["invalid-geometry"])
    #expect(fixture([1], nil) { $0.itemAspectRatios = { _ in [0] } }.view.violations.first?.fact("aspect ratio") == "0")
  }

  @Test("Metrics that make no sense are reported, each with its name")
  func badMetrics() {
    let fixture = fixture([1], nil) {
      $0.lineSpacing = -1
      $0.headerHeight = .nan
      $0.numberOfColumns = 0
      $0.sectionInset.right = .infinity
    }
    #expect(
      fixture.view.violations.map { $0.fact("property") }
        == ["lineSpacing", "headerHeight", "sectionInset.right", "numberOfColumns"])
  }
}

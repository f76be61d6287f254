import Foundation
import Testing
import VirtualCollectionView

/// Where a flow layout of known sizes puts things, through the view.
@MainActor @Suite("Flow layout") struct FlowDefaultsTests {
  private func shown(_ fixture: Fixture) -> [String] {
    fixture.view.layoutIfNeeded()
    return picture(fixture.view)
  }

  /// The x of each item, and the y of each line.
  private func xs(_ fixture: Fixture) -> [CGFloat] { frames(fixture).map(\.minX) }
  private func ys(_ fixture: Fixture) -> [CGFloat] { frames(fixture).map(\.minY) }

  private func frames(_ fixture: Fixture) -> [CGRect] {
    fixture.view.layoutIfNeeded()
    return fixture.view.visibleCells.map(\.frame)
  }

  // MARK: Defaults

  @Test("A new flow layout has UIKit's values (Semantics 4.1, fact-flow-pin-default)")
  func defaults() {
    let flow = CollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.estimatedItemSize == .zero)
    #expect(!flow.sectionHeadersPinToVisibleBounds)
    #expect(!flow.sectionFootersPinToVisibleBounds)
    #expect(flow.sectionInsetReference == .fromContentInset)
  }

  @Test("What is set is kept, pinning too (fact-flow-pin-set)")
  func kept() {
    let flow = CollectionViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(flow.sectionHeadersPinToVisibleBounds)
    #expect(!flow.sectionFootersPinToVisibleBounds)
    #expect(CollectionViewFlowLayout.automaticSize.width == .greatestFiniteMagnitude)
  }

  @Test("Six items of 50 in 320 points: five in a line, 17.5 apart (Semantics 4.23)")
  func sixItems() {
    let fixture = Fixture(flow: [6], width: 320, height: 480)
    #expect(
      shown(fixture) == [
        "0.0: 0 0 50 50", "0.1: 67.5 0 50 50", "0.2: 135 0 50 50", "0.3: 202.5 0 50 50", "0.4: 270 0 50 50",
        "0.5: 0 60 50 50",
      ])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 110))
  }

  private func grid(width: CGFloat, inset: ViewInsets = .zero) -> Fixture {
    let fixture = Fixture(flow: [7, 5, 1], width: width, height: 480) {
      $0.itemSize = CGSize(width: 70, height: 50)
      $0.sectionInset = ViewInsets(top: 10, left: 12, bottom: 14, right: 16)
      $0.minimumLineSpacing = 9
      $0.minimumInteritemSpacing = 7
    }
    fixture.view.contentInset = inset
    return fixture
  }

  @Test("Items of one size keep the gap of a full line everywhere, a single item included (Semantics 4.15, 4.24)")
  func gridAt320() {
    let fixture = grid(width: 320)
    #expect(xs(fixture) == [12, 123, 234, 12, 123, 234, 12, 12, 123, 234, 12, 123, 12])
    #expect(ys(fixture) == [10, 10, 10, 69, 69, 69, 128, 202, 202, 202, 261, 261, 335])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 399))
  }

  @Test("Places are rounded to the nearest pixel, half a pixel up (Semantics 4.22, 4.25)")
  func gridAt375() {
    let fixture = grid(width: 375)
    #expect(xs(fixture).prefix(4) == [12, 104.5, 196.5, 289])
    #expect(fixture.view.contentSize == CGSize(width: 375, height: 340))
  }

  @Test("A pixel is half a point unless the environment says otherwise (fact-screen-scale)")
  func defaultScale() { #expect(SimulationEnvironment().scale == 2) }

  @Test("The pixel is that of the environment (Semantics 4.22)", arguments: [(1, 104), (2, 104.5), (3, 104.333)])
  func scales(scale: CGFloat, x: CGFloat) {
    let fixture = withEnvironment({ $0.scale = scale }) { grid(width: 375) }
    #expect(text(xs(fixture)[1]) == text(x))
  }

  @Test(
    "The content inset takes from the room and from the content width (Semantics 4.8, 4.26, 4.30, fact-inset-width)")
  func gridInsideInset() {
    let fixture = grid(width: 320, inset: ViewInsets(top: 0, left: 20, bottom: 0, right: 30))
    #expect(xs(fixture).prefix(3) == [12, 98, 184])
    #expect(fixture.view.contentSize == CGSize(width: 270, height: 399))
  }

  @Test("The last, incomplete line of a grid is spread like the others (Semantics 4.29)")
  func lastLineOfGrid() {
    let fixture = Fixture(flow: [4], width: 320, height: 480) {
      $0.itemSize = CGSize(width: 90, height: 50)
      $0.sectionInset = ViewInsets(top: 0, left: 12, bottom: 0, right: 12)
      $0.minimumInteritemSpacing = 6
    }
    #expect(xs(fixture) == [12, 115, 218, 12])
  }

  // MARK: Lines

  private func sized(
    _ sizes: [CGSize], width: CGFloat, interitem: CGFloat = 10, line: CGFloat = 10
  ) -> (Fixture, SizesDelegate) {
    let fixture = Fixture(flow: [sizes.count], width: width, height: 600) {
      $0.minimumInteritemSpacing = interitem
      $0.minimumLineSpacing = line
    }
    let delegate = SizesDelegate { sizes[$0.item] }
    fixture.use(delegate)
    return (fixture, delegate)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  @Test(
    "A delegate whose sizes are all equal makes a grid; one other height makes the last line narrow (Semantics 4.16c)")
  func equalDelegateSizes() {
    let equal = sized(Array(repeating: size(90, 50), count: 5), width: 296, interitem: 6)
    #expect(xs(equal.0) == [0, 103, 206, 0, 103])
    let unequal = sized([size(90, 60)] + Array(repeating: size(90, 50), count: 4), width: 296, interitem: 6)
    #expect(xs(unequal.0) == [0, 103, 206, 0, 96])
  }

  @Test(
    "A full line leaves its slack between the items; they are centred on the tallest (fact-flow-slack, Semantics 4.14)")
  func justified() {
    let (fixture, delegate) = sized([size(100, 50), size(80, 30), size(100, 20), size(60, 60)], width: 320)
    #expect(
      shown(fixture) == [
        "0.0: 0 0 100 50", "0.1: 120 10 80 30", "0.2: 220 15 100 20", "0.3: 0 60 60 60",
      ])
    #expect(delegate.log.count == 4)
  }

  @Test(
    "A line of one item is centred, unless it is the last and two would fit (fact-flow-one-item-line, Semantics 4.17)")
  func loneItems() {
    let (fixture, _) = sized([size(200, 50), size(210, 50), size(110, 20)], width: 320)
    #expect(xs(fixture) == [60, 55, 0])
    let (last, _) = sized([size(210, 50), size(200, 50)], width: 320)
    #expect(xs(last) == [55, 60])
  }

  @Test("Two items of half the room fit when the spacing does, and not a hundredth later (fact-flow-last-line)")
  func lastLine() {
    let (fits, _) = sized([size(150, 40), size(160, 50)], width: 320)
    #expect(ys(fits) == [5, 0])
    #expect(xs(fits) == [0, 160])
    let (wraps, _) = sized([size(150, 40), size(160.01, 50)], width: 320)
    #expect(ys(wraps) == [0, 50])
  }

  @Test("155 + 10 + 155 = 320 fits in one line (B33)")
  func exactFit() {
    let fixture = Fixture(flow: [2], width: 320, height: 480) { $0.itemSize = size(155, 40) }
    #expect(shown(fixture) == ["0.0: 0 0 155 40", "0.1: 165 0 155 40"])
  }

  @Test(
    "Four items of 200 with 8 between them and 5 around fill 834 points, lines of four (B34)", arguments: [false, true])
  func exactFitOfFour(fromDelegate: Bool) {
    let fixture = Fixture(flow: [8], width: 834, height: 900) {
      $0.itemSize = size(200, 200)
      $0.minimumInteritemSpacing = 8
      $0.sectionInset = ViewInsets(top: 0, left: 5, bottom: 0, right: 5)
    }
    let delegate = SizesDelegate { _ in CGSize(width: 200, height: 200) }
    if fromDelegate { fixture.use(delegate) }
    #expect(xs(fixture) == [5, 213, 421, 629, 5, 213, 421, 629])
    #expect(fixture.rules.isEmpty)
  }

  @Test("Insets count once for a section, not once for a column (B31)")
  func insetsOnce() {
    let fixture = Fixture(flow: [4], width: 210, height: 480) {
      $0.itemSize = size(100, 100)
      $0.sectionInset = ViewInsets(top: 10, left: 0, bottom: 10, right: 0)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 210, height: 230))
  }

  @Test("A lone item of 266.5 in 321 points stands at 27.25, which is pixel 27.5 (B41, Semantics 4.22)")
  func loneItemOnPixel() {
    let fixture = Fixture(flow: [1], width: 321, height: 480) { $0.itemSize = size(266.5, 81) }
    #expect(shown(fixture) == ["0.0: 27.5 0 266.5 81"])
  }

  @Test("Sizes are kept exactly as given, places alone are rounded (Semantics 4.22)")
  func sizesKept() {
    let fixture = Fixture(flow: [3], width: 100, height: 480) {
      $0.itemSize = CGSize(width: 100, height: 44.1111)
    }
    fixture.view.layoutIfNeeded()
    let frames = (0..<3).compactMap { fixture.view.layoutAttributesForItem(at: path(0, $0))?.frame }
    #expect(frames.map(\.height) == [44.1111, 44.1111, 44.1111])
    #expect(frames.map(\.minY) == [0, 54, 108])
  }

  @Test("An item wider than the room stands alone at the inset and does not widen the content (Semantics 4.19)")
  func tooWide() {
    let (fixture, _) = sized([size(50, 50), size(400, 50), size(50, 50)], width: 320)
    #expect(xs(fixture) == [135, 0, 0])
    #expect(fixture.view.contentSize.width == 320)
  }

  // MARK: Horizontal

  @Test("Scrolling sideways, line spacing lies between columns and interitem spacing inside them (B37, Semantics 4.21)")
  func horizontal() {
    let fixture = Fixture(flow: [10], width: 320, height: 568) {
      $0.scrollDirection = .horizontal
      $0.itemSize = size(100, 100)
      $0.minimumLineSpacing = 50
    }
    let expected = (0..<10).map { (item: Int) in CGPoint(x: CGFloat(150 * (item / 5)), y: CGFloat(117 * (item % 5))) }
    #expect(frames(fixture).map(\.origin) == expected)
    #expect(fixture.view.contentSize == CGSize(width: 250, height: 568))
  }

  @Test("One other size does not swap the two spacings (B37)")
  func horizontalMixed() {
    let fixture = Fixture(flow: [10], width: 320, height: 568) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 50
    }
    let delegate = SizesDelegate { CGSize(width: 100, height: $0.item == 9 ? 99 : 100) }
    fixture.use(delegate)
    let frames = frames(fixture)
    #expect(frames.prefix(5).map(\.minY) == [0, 117, 234, 351, 468])
    #expect(frames.suffix(5).map(\.minY) == [0, 110, 220, 330, 440])
    #expect(frames[5].minX == 150)
  }

  // MARK: Headers, footers, sections

  private func sections(_ counts: [Int], _ direction: CollectionView.ScrollDirection = .vertical) -> Fixture {
    Fixture(flow: counts, width: 320, height: 480) {
      $0.scrollDirection = direction
      $0.headerReferenceSize = CGSize(width: 24, height: 30)
      $0.footerReferenceSize = CGSize(width: 10, height: 20)
      $0.sectionInset = ViewInsets(top: 4, left: 6, bottom: 8, right: 10)
    }
  }

  @Test("Header, inset, lines, inset, footer; the ends span the room and use their height alone (Semantics 4.5, 4.12)")
  func boundary() {
    let fixture = sections([1, 1])
    #expect(
      shown(fixture) == [
        "0.0: 6 34 50 50", "1.0: 6 146 50 50", "header 0.0: 0 0 320 30", "header 1.0: 0 112 320 30",
        "footer 0.0: 0 92 320 20", "footer 1.0: 0 204 320 20",
      ])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 224))
  }

  @Test("Scrolling sideways, the ends span the height and use their width alone (Semantics 4.5)")
  func boundaryHorizontal() {
    let fixture = sections([1], .horizontal)
    #expect(shown(fixture) == ["0.0: 30 4 50 50", "header 0.0: 0 0 24 480", "footer 0.0: 90 0 10 480"])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 480))
  }

  @Test("An empty section has header, insets and footer still, and they are shown (Semantics 4.31, 12.30)")
  func emptySections() {
    let fixture = sections([0, 1, 0])
    #expect(
      shown(fixture) == [
        "1.0: 6 96 50 50", "header 0.0: 0 0 320 30", "header 1.0: 0 62 320 30", "header 2.0: 0 174 320 30",
        "footer 0.0: 0 42 320 20", "footer 1.0: 0 154 320 20", "footer 2.0: 0 216 320 20",
      ])
    #expect(fixture.view.contentSize.height == 236)
  }

  @Test("Headers and footers have item 0 of their section and depth 10, cells depth 0 (Semantics 4.7, 4.43)")
  func boundaryAttributes() throws {
    let fixture = sections([2, 2])
    let kind = CollectionView.elementKindSectionHeader
    let header = try #require(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1, 0)))
    #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
    #expect(header.indexPath == path(1, 0))
    #expect(header.zIndex == 10)
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1, 1)) == nil)
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(2, 0)) == nil)
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: "other", at: path(1, 0)) == nil)
    #expect(fixture.view.layoutAttributesForItem(at: path(1, 1))?.zIndex == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0, 0))?.zPosition == 10)
  }

  @Test("A header or footer without length has no attributes and is never asked for (B08, Semantics 4.6)")
  func zeroLength() {
    let fixture = Fixture(flow: [1, 1], width: 320, height: 480)
    let delegate = MetricsDelegate()
    delegate.header = { _ in CGSize(width: 320, height: 0) }
    delegate.footer = { CGSize(width: 320, height: $0 == 0 ? 0 : 10) }
    fixture.use(delegate)
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.log.filter { $0.hasPrefix("view") } == ["view footer 1.0"])
    let kind = CollectionView.elementKindSectionFooter
    #expect(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 0)) == nil)
    #expect(fixture.view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, 0)) == nil)
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

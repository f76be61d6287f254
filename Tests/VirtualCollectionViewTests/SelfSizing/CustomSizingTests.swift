import Foundation
import Testing
import VirtualCollectionView

/// Rows that take what their cells and headers prefer, as a layout of a user does it: 20 high until they are known.
private final class GrowingRows: CollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  var headerHeight: CGFloat = 20
  /// Whether the offset follows what grows above the screen.
  var compensates = true
  /// What makes a difference.
  var tolerance: CGFloat = 0.25
  var asked = 0
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func frame(_ item: Int) -> CGRect {
    let y = (0..<item).reduce(headerHeight) { $0 + (heights[$1] ?? 20) }
    return CGRect(x: 0, y: y, width: 100, height: heights[item] ?? 20)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: frame(count).minY) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let header = layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    return ((0..<count).map { layoutAttributesForItem(at: path(0, $0)) } + [header]).compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: headerHeight)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    asked += 1
    return abs(preferredAttributes.size.height - originalAttributes.size.height) >= tolerance
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let growth = preferredAttributes.size.height - originalAttributes.size.height
    if preferredAttributes.representedElementCategory == .cell {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    } else {
      headerHeight = preferredAttributes.size.height
    }
    if compensates, let view = collectionView, originalAttributes.frame.minY < view.contentOffset.y {
      context.contentOffsetAdjustment = CGPoint(x: 0, y: growth)
    }
    return context
  }
}

@MainActor @Suite("Self-sizing in layouts of users") struct CustomSizingTests {
  private let layout = GrowingRows()

  private func fixture(
    _ count: Int, height: CGFloat = 100, _ wanted: @escaping (IndexPath) -> CGFloat?
  ) -> SizingFixture {
    let fixture = SizingFixture(
      counts: [count], size: CGSize(width: 100, height: height), layout: layout, wanted)
    fixture.view.register(
      HeaderOf25.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "View")
    fixture.layout()
    return fixture
  }

  @Test("Cells and headers take what they prefer (Semantics 5.2, 5.2a, 5.3)")
  func measures() {
    let fixture = fixture(3) { [30, 10, 20][$0.item] }
    #expect(fixture.rows == ["0.0 25+30", "0.1 55+10", "0.2 65+20"])
    #expect(fixture.view.contentSize.height == 85)
    #expect(layout.asked == 7)
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("Cells pulled into sight by others that shrink are there in the same pass, and measured (Semantics 5.13)")
  func pulledIn() {
    let fixture = fixture(20) { _ in 10 }
    #expect(fixture.rows.count == 8)
    #expect(fixture.rows.last == "0.7 95+10")
    #expect(fixture.view.visibleCells.allSatisfy { $0.superview === fixture.view })
  }

  @Test("The layout's own tolerance counts: less than it keeps what was given (Semantics 5.12)")
  func tolerance() {
    let fixture = fixture(2) { _ in 20.2 }
    #expect(fixture.rows == ["0.0 25+20", "0.1 45+20"])
    layout.tolerance = 0.1
    fixture.view.reloadData()
    fixture.layout()
    #expect(fixture.rows.first == "0.0 25+20.2")
  }

  @Test("A layout that calls a last digit a difference goes round without end, and is stopped (Semantics 5.11, 5.12)")
  func fractions() {
    layout.tolerance = .leastNonzeroMagnitude
    let fixture = SizingFixture(counts: [1], size: CGSize(width: 100, height: 100), layout: layout) { _ in nil }
    fixture.size = { _, given in CGSize(width: 100, height: given.height + given.height.ulp) }
    fixture.layout()
    #expect(fixture.view.violations.map(\.rule) == [.layoutLoop])
  }

  @Test(
    "The offset follows what grows above the screen if the layout says so (Semantics 5.10)", arguments: [true, false])
  func compensation(_ compensates: Bool) throws {
    layout.compensates = compensates
    let fixture = fixture(40) { _ in 50 }
    fixture.scroll(to: 400)
    let seen = path(0, fixture.view.indexPathsForVisibleItems.min()!.item + 1)
    let place = try #require(fixture.place(seen))
    fixture.scroll(to: fixture.view.contentOffset.y - 20)
    #expect(fixture.place(seen) == place + 20 + (compensates ? 0 : 30))
  }

  @Test("A cell that says that it changed is followed (Semantics 5.14)")
  func invalidation() {
    var height: CGFloat = 20
    let fixture = fixture(3) { _ in height }
    height = 40
    fixture.view.cellForItem(at: path(0, 1))?.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.rows == ["0.0 25+20", "0.1 45+40", "0.2 85+20"])
  }

  @Test("What the layout remembers is the layout's: a reload asks again (Semantics 5.7)")
  func remembered() {
    var height: CGFloat = 30
    let fixture = fixture(3) { _ in height }
    height = 50
    layout.invalidateLayout()
    fixture.layout()
    #expect(fixture.rows.first == "0.0 25+30")
    fixture.view.reloadData()
    fixture.layout()
    #expect(fixture.rows.first == "0.0 25+50")
  }
}

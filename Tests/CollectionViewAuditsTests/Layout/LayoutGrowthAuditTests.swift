import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

/// What a layout audit finds by counting work for more and more items.
@MainActor @Suite("Growth in layout audits") struct LayoutGrowthAuditTests {
  @Test("A cached array that is searched by halves is clean")
  func halves() {
    let report = LayoutAudit(CachedRows(.halves)).run()
    #expect(report.isClean, "\(report)")
  }

  @Test("A cached array that is filtered from end to end is waste, with class, counts and what to do")
  func filter() {
    let report = LayoutAudit(CachedRows(.filter)).run()
    #expect(report.names == ["query-grows"], "\(report)")
    #expect(report[.queryGrows]?.rule.severity == .waste)
    let facts = report[.queryGrows]?.facts ?? ""
    #expect(
      facts.contains(" is O(n); reads of attributes: 2") && facts.contains(" for 3200 items, and it has "), "\(facts)")
    #expect(report.description.contains("sorted along the scroll axis"))
  }

  @Test("A scan that stops early is found by questions near the end")
  func scan() {
    let report = LayoutAudit(CachedRows(.scan)).run()
    #expect(report.names == ["query-grows"], "\(report)")
  }

  @Test("A prepare() that looks through all earlier items for each one is waste, whatever the questions cost")
  func square() {
    let report = LayoutAudit(CachedRows(.halves, looksBack: true)).run()
    #expect(report.names == ["prepare-grows-too-fast"], "\(report)")
    #expect(
      report[.prepareGrowsTooFast]?.facts.contains("prepare() is O(n²); reads of attributes: ") == true, "\(report)")
  }

  @Test("Whoever shows all items at one place answers them all, and nothing is found")
  func pile() {
    var audit = LayoutAudit(Pile())
    audit.counts = [[1], [7]]
    let report = audit.run()
    #expect(report[.queryGrows] == nil && report[.prepareGrowsTooFast] == nil, "\(report)")
  }

  @Test("Growth is not looked at when it is switched off, or when the view has other items than those of the audit")
  func off() {
    var audit = LayoutAudit(CachedRows(.filter))
    audit.examinesGrowth = false
    #expect(audit.run().isClean)
    let own = LayoutAudit(CachedRows(.filter)).preparingView { view in RowSource([12]) { _, _ in }.install(view) }.run()
    #expect(own[.queryGrows] == nil, "\(own)")
  }

  @Test("The rules about growth are among all rules")
  func rules() {
    #expect(FindingRule.named("query-grows") == .queryGrows)
    #expect(FindingRule.named("prepare-grows-too-fast") == .prepareGrowsTooFast)
  }
}

/// Rows of 44 points, made once for each preparation.
private final class CachedRows: CollectionViewLayout {
  enum Search {
    case halves, filter, scan
  }

  private let search: Search
  private let looksBack: Bool
  private var cache: [CollectionViewLayoutAttributes] = []
  private var starts: [Int] = []

  init(_ search: Search, looksBack: Bool = false) {
    (self.search, self.looksBack) = (search, looksBack)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    cache = []
    starts = []
    guard let view = collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      starts.append(cache.count)
      for item in 0..<view.numberOfItems(inSection: section) {
        if looksBack { y = cache.map(\.frame.maxY).max() ?? 0 }
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
        y += 44
        cache.append(attributes)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 44 * CGFloat(cache.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    switch search {
    case .filter: return cache.filter { isIn(rect, $0) }
    case .scan:
      var found: [CollectionViewLayoutAttributes] = []
      for attributes in cache {
        if attributes.frame.minY >= rect.maxY { break }
        if isIn(rect, attributes) { found.append(attributes) }
      }
      return found
    case .halves:
      var (low, high) = (0, cache.count)
      while low < high {
        let middle = (low + high) / 2
        if cache[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
      }
      var found: [CollectionViewLayoutAttributes] = []
      while low < cache.count, cache[low].frame.minY < rect.maxY {
        if isIn(rect, cache[low]) { found.append(cache[low]) }
        low += 1
      }
      return found
    }
  }

  private func isIn(_ rect: CGRect, _ attributes: CollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    return frame.maxY > rect.minY && frame.minY < rect.maxY && frame.maxX > rect.minX && frame.minX < rect.maxX
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard starts.indices.contains(indexPath.section) else { return nil }
    let end = indexPath.section + 1 < starts.count ? starts[indexPath.section + 1] : cache.count
    let index = starts[indexPath.section] + indexPath.item
    return index < end ? cache[index] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// Cards on top of each other.
private final class Pile: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -indexPath.item
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

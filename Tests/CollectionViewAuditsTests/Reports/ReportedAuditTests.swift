import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

/// What audits, receipts and growth checks say about problems that people reported: the other half of the tests that say
/// what happens.
@MainActor @Suite("Reported problems, as audits name them") struct ReportedAuditTests {
  @Test("B21: a layout that asks the data source itself is named; one that asks the view is not")
  func countsBehindTheView() {
    let report = LayoutAudit(AskingLayout(asksView: false)).run()
    #expect(report[.readsDataSource] != nil, "\(report)")
    #expect(LayoutAudit(AskingLayout(asksView: true)).run().isClean)
  }

  @Test("B23: sticky headers that invalidate everything make 930 attributes a step; named, they make one or two")
  func stickyHeaders() {
    func scene(_ names: Bool) -> (view: CollectionView, kept: AnyObject) {
      let source = HeaderedRows(Array(repeating: 30, count: 30))
      let view = withEnvironment({ $0.violationPolicy = .record }) {
        CollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: StickyRows(namesHeader: names))
      }
      source.install(in: view)
      view.layoutIfNeeded()
      return (view, source)
    }
    let (wasteful, first) = scene(false)
    let overruns = WorkBudget.check(wasteful, [.attributes(...30)]) {
      wasteful.contentOffset.y += 10
      wasteful.layoutIfNeeded()
    }
    #expect(overruns.count == 1)
    let receipt = InvalidationReceipt.of(wasteful) { wasteful.contentOffset.y += 10 }
    #expect(receipt.attributesMade >= 930 && receipt.changed.count == 1, "\(receipt)")
    #expect(receipt.precision < 0.01)
    #expect(receipt.suggestion?.contains("invalidateSupplementaryElements") == true, "\(receipt)")

    let (narrow, second) = scene(true)
    let kept = WorkBudget.check(narrow, [.attributes(...30)]) {
      narrow.contentOffset.y += 10
      narrow.layoutIfNeeded()
    }
    #expect(kept.isEmpty, "\(kept)")
    let better = InvalidationReceipt.of(narrow) { narrow.contentOffset.y += 10 }
    #expect(better.precision == 1 && better.recall == 1, "\(better)")
    withExtendedLifetime((first, second)) {}
  }

  @Test("B26: attributes of super that are changed without a copy are named with both frames")
  func superAttributes() throws {
    let report = LayoutAudit(NarrowedFlow(copies: false)).run()
    let finding = try #require(report[.superAttributesChanged], "\(report)")
    #expect(finding.rule.remedy.contains("copy"))
    #expect(LayoutAudit(NarrowedFlow(copies: true)).run()[.superAttributesChanged] == nil)
  }

  @Test("B28: testing every item against the rectangle grows with the items; a search does not")
  func linearQuery() {
    func growth(_ searches: Bool) -> GrowthClass? {
      var check = GrowthCheck(.query)
      check.counts = [1_000, 3_000, 10_000, 30_000]
      return check.run(on: SearchedRows(searches: searches))[.query]?.growth
    }
    #expect(growth(false) == .linear)
    #expect(growth(true).map { $0 <= .logarithmic } == true)
  }

  @Test("B31: a grid whose insets count once a column is 250 high where 230 are right")
  func insetsPerColumn() throws {
    func report(_ isPerColumn: Bool) -> AuditReport {
      var audit = LayoutAudit(TwoColumns(countsInsetsPerColumn: isPerColumn))
      audit.trailingSpace = 10
      audit.counts = [[4]]
      return audit.run()
    }
    let finding = try #require(report(true)[.contentTooLarge])
    #expect(finding.facts.contains("250") && finding.facts.contains("220"), "\(finding)")
    #expect(report(false)[.contentTooLarge] == nil)
  }
}

// MARK: - Layouts of the reports

/// Rows of 40 points.
@MainActor private class PlainRows: CollectionViewLayout {
  func count(_ view: CollectionView) -> Int {
    view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
  }

  var frames: [CollectionViewLayoutAttributes] = []

  override func prepare() {
    guard let view = collectionView else { return }
    frames = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.enumerated().map { number, path in
      let attributes = CollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 40 * CGFloat(number), width: view.bounds.width, height: 40)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 40 * CGFloat(frames.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let first = max(0, min(frames.count, Int((max(rect.minY, 0) / 40).rounded(.down))))
    let last = max(first, min(frames.count, Int((max(rect.maxY, 0) / 40).rounded(.up))))
    return frames[first..<last].filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    frames.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

private final class AskingLayout: PlainRows {
  let asksView: Bool

  init(asksView: Bool) {
    self.asksView = asksView
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if !asksView, let view = collectionView, let source = view.dataSource, view.numberOfSections > 0 {
      _ = source.collectionView(view, numberOfItemsInSection: 0)
    }
    super.prepare()
  }
}

/// Tests every row, or goes to the first by division.
private final class SearchedRows: PlainRows {
  let searches: Bool

  init(searches: Bool) {
    self.searches = searches
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    searches ? super.layoutAttributesForElements(in: rect) : frames.filter { $0.frame.intersects(rect) }
  }
}

/// Rows of 50 points below headers of 20 that stay at the top of the view.
private final class StickyRows: CollectionViewLayout {
  private let namesHeader: Bool
  private let kind = CollectionView.elementKindSectionHeader
  private var rows: [[CollectionViewLayoutAttributes]] = []
  private var headers: [CollectionViewLayoutAttributes] = []
  private var length: CGFloat { 20 + 50 * 30 }

  init(namesHeader: Bool) {
    self.namesHeader = namesHeader
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// A header of a section, where it stays for an offset.
  private func header(_ section: Int, _ offset: CGFloat) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let start = CGFloat(section) * length
    attributes.frame = CGRect(x: 0, y: min(max(start, offset), start + length - 20), width: 320, height: 20)
    attributes.zIndex = 1
    return attributes
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let paths = context.invalidatedSupplementaryIndexPaths?[kind], let view = collectionView else {
      rows = []
      return
    }
    for path in paths where headers.indices.contains(path[0]) { headers[path[0]] = header(path[0], view.bounds.minY) }
  }

  override func prepare() {
    guard rows.isEmpty, let view = collectionView else { return }
    headers = (0..<view.numberOfSections).map { header($0, view.bounds.minY) }
    rows = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(
          x: 0, y: CGFloat(section) * length + 20 + 50 * CGFloat(item), width: 320, height: 50)
        return attributes
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(rows.count) * length) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (headers + rows.joined()).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    rows[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { headers[indexPath.section] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard namesHeader, newBounds.size == collectionView?.bounds.size else { return context }
    let section = min(max(0, Int(newBounds.minY / length)), max(0, headers.count - 1))
    // The header is at its place for the bounds of before as well as for those that come.
    context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(item: 0, section: section)])
    return context
  }
}

@MainActor private final class HeaderedRows: NSObject, CollectionViewDataSource {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func install(in view: CollectionView) {
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Moves the first item of each line to the left edge, in super's objects or in copies.
private final class NarrowedFlow: CollectionViewFlowLayout {
  private let copies: Bool

  init(copies: Bool) {
    self.copies = copies
    super.init()
    itemSize = CGSize(width: 120, height: 31)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(moved)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(moved)
  }

  private func moved(_ original: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    let attributes = copies ? original.copy() as! CollectionViewLayoutAttributes : original
    attributes.frame.size.width = 100
    return attributes
  }
}

/// Two columns of items of 100 points, 10 between lines, 10 above and below.
private final class TwoColumns: PlainRows {
  private let countsInsetsPerColumn: Bool

  init(countsInsetsPerColumn: Bool) {
    self.countsInsetsPerColumn = countsInsetsPerColumn
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let width = collectionView?.bounds.width else { return }
    for (number, attributes) in frames.enumerated() {
      attributes.frame = CGRect(
        x: number % 2 == 0 ? 0 : width / 2, y: 10 + 110 * CGFloat(number / 2), width: width / 2, height: 100)
    }
  }

  override var collectionViewContentSize: CGSize {
    let lines = CGFloat((frames.count + 1) / 2)
    let height = lines == 0 ? 0 : lines * 110 - 10 + (countsInsetsPerColumn ? 40 : 20)
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    frames.filter { $0.frame.intersects(rect) }
  }
}

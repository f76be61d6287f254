import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

/// What users tell an audit, rightly and wrongly.
@MainActor @Suite("What a layout audit is told") struct LayoutAuditInputTests {
  @Test("Sizes that no view has and counts below zero are left out, and the rest is tried")
  func numbers() {
    var audit = LayoutAudit(CollectionViewFlowLayout())
    audit.sizes = [
      CGSize(width: CGFloat.nan, height: 480), CGSize(width: 320, height: CGFloat.infinity),
      CGSize(width: 320, height: 480),
    ]
    audit.rotatedSize = CGSize(width: CGFloat.nan, height: 1)
    audit.counts = [[-3], [7, -1, 2]]
    let report = audit.run()
    #expect(report.isClean && report.cases > 0, "\(report)")
  }

  @Test("A closure for another class of layouts does nothing, and that is said")
  func otherClass() {
    let report = LayoutAudit(CollectionViewFlowLayout())
      .setting("radius") { (layout: CircleLayout) in layout.startAngle = 1 }
      .variant("wide") { (layout: CollectionViewFlowLayout) in layout.itemSize.width = 100 }.run()
    #expect(report.names == ["tells-nothing"])
    #expect(report[.tellsNothing]?.facts.contains("radius") == true, "\(report)")
    #expect(report[.tellsNothing]?.facts.contains("CollectionViewFlowLayout") == true, "\(report)")
  }

  @Test("A layout without headers that would trap there is not asked for one")
  func noHeaders() {
    #expect(LayoutAudit(TrapsForHeaders()).run().faults.isEmpty)
  }

  @Test("Cells that lie on each other by a good part are found, with both places; with an order they are right")
  func overlapping() {
    let report = LayoutAudit(Steps(ordered: false)).run()
    #expect(report[.coveredWithoutOrder] != nil, "\(report)")
    #expect(LayoutAudit(Steps(ordered: true)).run()[.coveredWithoutOrder] == nil)
  }
}

private final class TrapsForHeaders: CollectionViewFlowLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { [CollectionViewLayoutAttributes]()[indexPath.section] }
}

/// Rows of 90 points, 44 apart.
private final class Steps: CollectionViewLayout {
  private let ordered: Bool

  init(ordered: Bool) {
    self.ordered = ordered
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var paths: [IndexPath] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: paths.isEmpty ? 0 : CGFloat(paths.count) * 44 + 46)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    paths.compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let number = paths.firstIndex(of: indexPath) else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(number) * 44, width: collectionView?.bounds.width ?? 0, height: 90)
    attributes.zIndex = ordered ? number : 0
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

@Suite("What is left of an audit when a layout stops the process") struct AuditBreadcrumbTests {
  @Test("The case is told, with what to try")
  func told() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = LayoutAudit(FirstSectionOnly()).run() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("LayoutAudit was looking at FirstSectionOnly: 0, 3, 0, 5 items in a view of 320x480"), "\(text)")
    #expect(text.contains("expectsAllSections = false"))
  }
}

/// Rows of section 0, whose items are looked up by number alone.
private final class FirstSectionOnly: CollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    guard let view = collectionView else { return }
    let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) * 44, width: view.bounds.width, height: 44) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}

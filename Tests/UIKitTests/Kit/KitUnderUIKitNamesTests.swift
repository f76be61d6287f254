import CollectionViewTesting
import Testing
import UIKit
import XCTest

// The kit as an app's tests use it: the app knows UIKit alone, and the test imports one module more.

private final class TagLayout: UICollectionViewFlowLayout {
  var indent: CGFloat = 0 {
    didSet { if indent != oldValue { invalidateLayout() } }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(indented)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(indented)
  }

  private func indented(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let attributes = original.copy() as! UICollectionViewLayoutAttributes
    attributes.frame.origin.x += indent
    attributes.frame.size.width -= indent
    return attributes
  }
}

private final class TagCell: UICollectionViewCell {
  let label = UILabel()
  let badge = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(badge)
    badge.isHidden = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class TagSource: NSObject, UICollectionViewDataSource {
  let tags = (0..<60).map { "tag \($0)" }
  /// Whether the badge is hidden where there is none.
  var resetsBadge = true

  func install(in view: UICollectionView) -> TagSource {
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = self
    return self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = tags[indexPath.item]
    if indexPath.item % 7 == 0 {
      cell.badge.isHidden = false
    } else if resetsBadge {
      cell.badge.isHidden = true
    }
    return cell
  }
}

@MainActor private func tagLayout() -> TagLayout {
  let layout = TagLayout()
  layout.itemSize = CGSize(width: 320, height: 40)
  layout.minimumLineSpacing = 0
  layout.indent = 10
  return layout
}

@MainActor @Suite("The test kit under UIKit's names", .viewport(.phone)) struct KitUnderUIKitNamesTests {
  @Test("A layout, a data source and its cells are audited; what leaks is named")
  func audits() {
    expectClean(LayoutAudit(tagLayout()).setting("indent") { (layout: TagLayout) in layout.indent = 30 }.run())
    expectClean(DataSourceAudit { TagSource().install(in: $0) }.run())
    expectClean(ReuseAudit { TagSource().install(in: $0) }.run())
    let leak = ReuseAudit { view in
      let source = TagSource()
      source.resetsBadge = false
      return source.install(in: view)
    }.run()
    #expect(leak.findings.contains { $0.facts.contains("isHidden") }, "\(leak)")
  }

  @Test("A screen in a harness: budgets, cells by type, claims, a sweep, an audit of the whole")
  func screen() throws {
    let harness = CollectionHarness(.phone, layout: tagLayout()) { TagSource().install(in: $0) }
    let view: UICollectionView = harness.view
    expect(view, .creates(...1), .prepares(0)) {
      view.contentOffset.y += 40
      view.layoutIfNeeded()
    }
    let cell = try #require(view.visibleCell(at: IndexPath(item: 50, section: 0), as: TagCell.self))
    #expect(cell.label.text == "tag 50")
    expect(view.trace, .sequence("cellConfigured", "cellDisplayed"), .never("violated"))
    var seen: [String?] = []
    view.sweep { _, cell in seen.append((cell as? TagCell)?.label.text) }
    #expect(seen == (0..<60).map { "tag \($0)" })
    expectClean(ScreenAudit(view).run())
  }

  @Test("Growth, receipts and fuzzing take the same layout")
  func work() {
    var check = GrowthCheck(.query)
    check.counts = [1_000, 4_000, 16_000]
    expect(check.run(on: tagLayout()), atMost: [.query: .constant])
    let harness = CollectionHarness(.phone, layout: tagLayout()) { TagSource().install(in: $0) }
    let receipt = InvalidationReceipt.of(harness.view) {
      (harness.view.collectionViewLayout as? TagLayout)?.indent = 20
    }
    #expect(receipt.recall == 1)
    #expect(UpdateFuzzer(tagLayout()).run().isClean)
  }
}

/// The same checks in a test of XCTest. Asynchronous: a method of the main actor stops Linux's XCTest as it starts.
final class KitInXCTestTests: XCTestCase {
  func testAList() async {
    await MainActor.run {
      let harness = CollectionHarness(.phone, layout: tagLayout()) { TagSource().install(in: $0) }
      expect(harness.view, .creates(0)) { harness.view.layoutIfNeeded() }
      let cell = harness.view.visibleCell(at: IndexPath(item: 9, section: 0), as: TagCell.self)
      XCTAssertEqual(cell?.label.text, "tag 9")
    }
  }
}

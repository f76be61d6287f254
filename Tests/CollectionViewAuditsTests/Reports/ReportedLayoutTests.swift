import CollectionViewAudits
import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

/// Problems that people reported, as scenes: what the kit says, and the right value.
@MainActor @Suite("Reported problems of layouts") struct ReportedLayoutTests {
  /// A view of rows that want to be `height` high.
  private func scene(
    _ layout: CollectionViewLayout, counts: [Int], wanting height: CGFloat, size: CGSize
  ) -> (view: CollectionView, source: WishingSource, recorder: SimulationRecorder) {
    let recorder = SimulationRecorder()
    let source = WishingSource(counts, height)
    let view = withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) { CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout) }
    view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source, recorder)
  }

  private func rows(_ view: CollectionView) -> [CGFloat] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.layoutAttributesForItem(at: $0)?.frame.minY }
  }

  @Test("B30: rows that turn out to be smaller than estimated are joined by more until the view is full")
  func filledAfterMeasuring() {
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.estimatedItemSize = CGSize(width: 300, height: 100)
    let scene = scene(flow, counts: [30], wanting: 40, size: CGSize(width: 300, height: 400))
    #expect(rows(scene.view) == (0..<10).map { CGFloat(40 * $0) })
    #expect(scene.recorder.violations.isEmpty)
  }

  @Test("B44: a pager that borrows from super has each of its three faults named; ours has whole pages")
  func borrowedPages() {
    var audit = LayoutAudit(PublishedRowPages()).variant("cells of 80") { (layout: PublishedRowPages) in
      layout.itemSize = CGSize(width: 80, height: 80)
    }
    audit.counts = [[10]]
    audit.sizes = [CGSize(width: 320, height: 160)]
    audit.expectsWholePages = true
    let report = audit.run()
    for rule in [FindingRule.asksForMissingItem, .contentNotWholePages, .superAttributesChanged] {
      #expect(report[rule] != nil, "\(report)")
    }
    let pages = PagedGridLayout()
    (pages.itemsPerRow, pages.rows) = (4, 2)
    let scene = scene(pages, counts: [10], wanting: 80, size: CGSize(width: 320, height: 160))
    #expect(pages.collectionViewContentSize.width == 640)
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))?.frame.minX == 400)
  }

  @Test("B47: a cycle that was computed for no items divides by zero; the audit finds it before the data comes")
  func emptyCycle() {
    let report = LayoutAudit(CycleLayout(guards: false)).run()
    #expect(report[.notANumber] != nil, "\(report)")
    let mended = LayoutAudit(CycleLayout(guards: true)).run()
    #expect(mended[.notANumber] == nil, "\(mended)")
    let scene = scene(CycleLayout(guards: true), counts: [3], wanting: 0, size: CGSize(width: 320, height: 100))
    #expect((scene.view.collectionViewLayout as? CycleLayout)?.cycle(at: 700) == 2)
  }

  @Test("B52: a layout that says it follows and does not is stuck; one that answers false settles in a pass")
  func sizingLoop() {
    let stuck = scene(StubbornSizes(follows: true), counts: [1], wanting: 154, size: CGSize(width: 300, height: 400))
    let loop = stuck.recorder.violations.first { $0.rule == .layoutLoop }
    #expect(loop != nil)
    #expect(loop?.facts.contains { $0.value.contains("154") } == true, "\(String(describing: loop))")
    let settled = scene(StubbornSizes(follows: false), counts: [1], wanting: 154, size: CGSize(width: 300, height: 400))
    #expect(settled.recorder.violations.isEmpty)
    #expect(settled.view.counters.prepareCalls == 1)
    #expect(settled.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 120)
  }

  @Test("B54: after measuring, rows stand by their own heights and not by the estimate")
  func noGaps() {
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 10
    flow.estimatedItemSize = CGSize(width: 300, height: 100)
    let scene = scene(flow, counts: [3], wanting: 60, size: CGSize(width: 300, height: 400))
    #expect(rows(scene.view) == [0, 70, 140])
    #expect(scene.view.contentSize.height == 200)
  }

  @Test("B66: sections of estimated rows begin where the measured ones end")
  func measuredSections() {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    let scene = scene(layout, counts: [3, 3], wanting: 60, size: CGSize(width: 300, height: 500))
    #expect(scene.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 180)
    #expect(scene.view.contentSize.height == 360)
  }

  @Test("B67: a section whose insets take all the room lays out nothing and says so; a point is room enough")
  func noRoom() {
    func violations(_ width: CGFloat) -> [ViolationRule] {
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item])
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalViewInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      let layout = CollectionViewCompositionalLayout(section: section)
      let scene = scene(layout, counts: [4], wanting: 50, size: CGSize(width: width, height: 653))
      return scene.recorder.violations.map(\.rule)
    }
    #expect(!violations(32).isEmpty)
    #expect(violations(33).isEmpty)
  }

  @Test("B62: identity is equality: items that differ are replaced, items that are equal keep their cell")
  func identity() {
    func calls<Item: Hashable & Sendable>(_ old: Item, _ new: Item) -> Int {
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: CollectionViewFlowLayout())
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = CollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      for item in [old, new] {
        var snapshot = DiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems([item])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
      return withExtendedLifetime(source) { view.counters.cellForItemCalls }
    }
    #expect(calls(Synthesized(id: 1, name: "Test"), Synthesized(id: 1, name: "Updated")) == 2)
    #expect(calls(ByNumber(id: 1, name: "Test"), ByNumber(id: 1, name: "Updated")) == 1)
  }
}

private struct Synthesized: Hashable, Sendable {
  let id: Int
  let name: String
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct ByNumber: Hashable, Sendable {
  let id: Int
  let name: String
  static func == (a: ByNumber, b: ByNumber) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Wants a height.
@MainActor private final class WishingCell: CollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

@MainActor private final class WishingSource: NSObject, CollectionViewDataSource {
  private let counts: [Int]
  private let height: CGFloat

  init(_ counts: [Int], _ height: CGFloat) { (self.counts, self.height) = (counts, height) }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WishingCell)?.height = height
    return cell
  }
}

/// One row of 120 points, whatever its cell wants.
private final class StubbornSizes: CollectionViewLayout {
  private let follows: Bool

  init(follows: Bool) {
    self.follows = follows
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 120) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { follows && preferredAttributes.size != originalAttributes.size }
}

/// Items of 100 points 10 points apart, again and again to the right.
private final class CycleLayout: CollectionViewLayout {
  private let guards: Bool
  private var width: CGFloat = 0
  private var count = 0

  init(guards: Bool) {
    self.guards = guards
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    guard let view = collectionView else { return }
    count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    width = 110 * CGFloat(count)
  }

  /// In which cycle a place is.
  func cycle(at x: CGFloat) -> Int { width > 0 ? Int(x / width) : 0 }

  override var collectionViewContentSize: CGSize {
    // As many whole cycles as fill a thousand points.
    if guards, count == 0 { return .zero }
    return CGSize(width: (1_000 / width).rounded(.up) * width, height: 100)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 110 * CGFloat(indexPath.item), y: 0, width: 100, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
  }
}

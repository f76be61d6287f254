import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Self-sizing in a compositional layout") struct CompositionalSizingTests {
  @Test("Estimated rows get the heights their cells prefer, and keep the layout's width (Semantics 5.2, 11.59)")
  func measures() {
    let fixture = SizingFixture(rows: [3]) { [30, 50, 20][$0.item] }
    fixture.size = { path, _ in CGSize(width: 999, height: [30, 50, 20][path.item]) }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+50", "0.2 80+20"])
    #expect(fixture.view.cellForItem(at: path(0, 1))?.frame.width == 100)
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 100))
    #expect(fixture.asked == ["0.0", "0.1", "0.2", "0.0", "0.1", "0.2"])
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("What is pushed out of sight is not measured and keeps its estimate (Semantics 11.59)")
  func pushedOut() {
    let fixture = SizingFixture(rows: [40], height: 100, estimate: 20) { _ in 60 }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+60", "0.1 60+60"])
    #expect(fixture.known(2) == 20)
    #expect(fixture.view.contentSize.height == 880)
    #expect(fixture.view.counters.cellsCreated == 5)
  }

  @Test("Rows that others leave room for are pulled in and measured in the same pass (Semantics 5.13)")
  func pulledIn() {
    let fixture = SizingFixture(rows: [40], height: 100, estimate: 60) { _ in 20 }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+20", "0.1 20+20", "0.2 40+20", "0.3 60+20", "0.4 80+20"])
    #expect(fixture.known(5) == 60)
  }

  @Test("Sizes that change ask for no section again; a new solve does (Semantics 5.17, 11.31)")
  func provider() {
    var asked = 0
    var estimate: CGFloat = 40
    var height: CGFloat = 30
    let layout = CollectionViewCompositionalLayout { _, _ in
      asked += 1
      return .rows(estimate)
    }
    let fixture = SizingFixture(counts: [1_000_000], size: CGSize(width: 100, height: 300), layout: layout) { _ in
      height
    }
    fixture.layout()
    fixture.scroll(to: 10_000)
    #expect(asked == 1)
    let prepared = fixture.view.counters.prepareCalls
    height = 90
    let cell = fixture.view.visibleCells[2]
    cell.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(asked == 1)
    #expect(fixture.view.counters.prepareCalls == prepared + 1)
    // Another estimate is not seen before the provider is asked.
    estimate = 70
    fixture.scroll(to: 20_000)
    #expect(fixture.known(999_999) == 40)
    layout.invalidateLayout()
    fixture.layout()
    #expect(asked == 2)
    #expect(fixture.known(999_999) == 70)
  }

  @Test(
    "The layout is asked once a measurement, and follows whatever a subclass answers (Semantics 5.3a)",
    arguments: [nil, false, true])
  func answers(_ answer: Bool?) {
    let layout = NotingComposition(sectionProvider: { _, _ in .rows(40) })
    layout.answer = answer
    let fixture = SizingFixture(counts: [2], size: CGSize(width: 100, height: 300), layout: layout) {
      $0.item == 0 ? 90 : 40
    }
    fixture.layout()
    #expect(layout.questions == ["0.0 40>90", "0.0 90>90", "0.1 40>40"])
    #expect(fixture.asked.count == 3)
    #expect(fixture.rows == ["0.0 0+90", "0.1 90+40"])
    #expect(fixture.view.violations.isEmpty)
    let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, 0))
    attributes.size = CGSize(width: 100, height: 400)
    let given = layout.layoutAttributesForItem(at: path(0, 0))!
    layout.answer = nil
    #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: given))
  }

  @Test("What was measured stays until a reload, another width, or an invalidation (Semantics 5.7, 11.59)")
  func remembered() {
    var height: CGFloat = 30
    let fixture = SizingFixture(rows: [100]) { _ in height }
    fixture.layout()
    fixture.scroll(to: 600)
    #expect(fixture.known(0) == 30)
    fixture.view.frame.size.height = 280
    fixture.layout()
    #expect(fixture.known(0) == 30)
    // On screen cells are asked again, and stay where they are; what is not on screen is forgotten.
    height = 50
    let second = path(0, fixture.view.indexPathsForVisibleItems.min()!.item + 1)
    let place = fixture.place(second)
    fixture.composed.invalidateLayout()
    fixture.layout()
    #expect(fixture.place(second) == place)
    #expect(fixture.known(second.item) == 50)
    #expect(fixture.known(0) == 40)
    fixture.scroll(to: 0)
    #expect(fixture.known(0) == 50)
    height = 60
    fixture.view.reloadData()
    fixture.layout()
    #expect(fixture.known(0) == 60)
    #expect(fixture.known(second.item) == 40)
    height = 25
    fixture.view.frame.size.width = 150
    fixture.layout()
    #expect(fixture.rows.first == "0.0 0+25")
    #expect(fixture.view.cellForItem(at: path(0, 0))?.frame.width == 150)
  }

  @Test("Measured sizes follow their items through updates, also those off screen (Semantics 5.7)")
  func follow() {
    var order = Array(0..<30)
    let fixture = SizingFixture(rows: [30], height: 100) { CGFloat(20 + order[$0.item]) }
    fixture.layout()
    fixture.scroll(to: 200)
    #expect(fixture.known(1) == 21)
    fixture.scroll(to: 0)
    fixture.asked = []
    fixture.view.performBatchUpdates {
      order.remove(at: 0)
      order.insert(order.remove(at: 7), at: 2)
      fixture.source.counts = [29]
      fixture.view.deleteItems(at: [path(0, 0)])
      fixture.view.moveItem(at: path(0, 8), to: path(0, 2))
    }
    #expect(fixture.known(0) == 21)
    #expect(fixture.known(2) == 28)
    #expect(fixture.known(6) == 40)
    #expect(fixture.known(7) == 27)
    #expect(fixture.known(28) == 40)
    #expect(!fixture.asked.contains("0.0"))
  }

  @Test("A row that is content keeps its estimate when the provider has another one (Semantics 5.12a, 5.17)")
  func contentRows() {
    var estimate: CGFloat = 40
    let layout = CollectionViewCompositionalLayout { _, _ in .rows(estimate) }
    let fixture = SizingFixture(counts: [20], size: CGSize(width: 100, height: 80), layout: layout) { _ in 40 }
    fixture.layout()
    fixture.scroll(to: 80)
    estimate = 60
    fixture.view.performBatchUpdates {
      fixture.source.counts = [21]
      fixture.view.insertItems(at: [path(0, 20)])
    }
    #expect(fixture.known(0) == 40)
    #expect(fixture.known(3) == 40)
    #expect(fixture.known(19) == 60)
  }

  @Test("A group of fixed size measures its items and keeps its own size (Semantics 11.60)")
  func fixedGroup() {
    let layout = CollectionViewCompositionalLayout(section: .pairs(.estimated(44), row: .absolute(60)))
    let fixture = SizingFixture(counts: [4], size: CGSize(width: 100, height: 300), layout: layout) {
      CGFloat(20 + $0.item * 30)
    }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+20", "0.1 0+50", "0.2 60+80", "0.3 60+110"])
    #expect(fixture.view.contentSize.height == 120)
  }

  @Test("A counted group splits its estimate along its axis and measures nothing (Semantics 11.60)")
  func countedGroup() {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .estimated(44)))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(1), .estimated(88)), subitem: item, count: 2)
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    let fixture = SizingFixture(counts: [2], size: CGSize(width: 100, height: 300), layout: layout) { _ in 90 }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+44", "0.1 44+44"])
    #expect(fixture.view.counters.invalidations == 1)
  }

  @Test("Siblings with a uniform height all take the largest of their group (Semantics 11.4)")
  func uniform() {
    let layout = CollectionViewCompositionalLayout(
      section: .pairs(.uniformAcrossSiblings(estimate: 30), row: .estimated(30)))
    var heights: [CGFloat] = [50, 70, 20, 10]
    let fixture = SizingFixture(counts: [4], size: CGSize(width: 100, height: 300), layout: layout) { heights[$0.item] }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+70", "0.1 0+70", "0.2 70+20", "0.3 70+20"])
    #expect(fixture.view.violations.isEmpty)
    heights[1] = 40
    fixture.view.reconfigureItems(at: [path(0, 1)])
    #expect(fixture.rows == ["0.0 0+50", "0.1 0+50", "0.2 50+20", "0.3 50+20"])
  }

  @Test("A row that scrolls across is as tall as the tallest group that was measured (Semantics 11.53)")
  func orthogonal() {
    let size = CollectionLayoutSize.of(.absolute(60), .estimated(30))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = SizingFixture(counts: [5, 1], size: CGSize(width: 100, height: 300), layout: layout) {
      $0.section == 1 ? nil : $0.item == 4 ? 90 : CGFloat(40 + $0.item)
    }
    fixture.layout()
    // Two are seen; the others keep their estimate.
    #expect(fixture.rows == ["0.0 0+40", "0.1 0+41", "1.0 41+30"])
    layout.setOrthogonalOffset(200, inSection: 0)
    fixture.layout()
    #expect(fixture.known(4) == 90)
    #expect(fixture.rows.last == "1.0 90+30")
  }

  @Test("Boundary items and badges are measured on their estimated axes alone (Semantics 5.15, 11.59)")
  func views() {
    let section = CollectionLayoutSection.rows(40)
    let kind = CollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .estimated(10)), elementKind: kind, alignment: .top)
    ]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.estimated(80), .estimated(50)), elementKind: "all", alignment: .topLeading)
    ]
    let layout = CollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = SizingFixture(counts: [2, 1], size: CGSize(width: 100, height: 300), layout: layout) { _ in 40 }
    fixture.view.register(HeaderOf25.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    fixture.view.register(HeaderOf25.self, forSupplementaryViewOfKind: "all", withReuseIdentifier: "View")
    HeaderOf25.asked = 0
    fixture.layout()
    let all = fixture.view.supplementaryView(forElementKind: "all", at: IndexPath(item: Int.max, section: 0))
    #expect(all?.frame == CGRect(x: 0, y: 0, width: 61, height: 25))
    let header = fixture.view.supplementaryView(forElementKind: kind, at: path(1, 0))
    #expect(header?.frame == CGRect(x: 0, y: 130, width: 100, height: 25))
    #expect(fixture.rows == ["0.0 50+40", "0.1 90+40", "1.0 155+40"])
    #expect(HeaderOf25.asked == 6)
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("A header of a kind of its own is measured before the cells below it (Semantics 11.59)")
  func headerFirst() {
    let section = CollectionLayoutSection.rows(40)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .estimated(1)), elementKind: "title", alignment: .top)
    ]
    let layout = CollectionViewCompositionalLayout(section: section)
    // With the header 25 high the third row is out of sight.
    let fixture = SizingFixture(counts: [9], size: CGSize(width: 100, height: 100), layout: layout) { _ in 41 }
    fixture.view.register(HeaderOf25.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "View")
    fixture.layout()
    #expect(fixture.rows == ["0.0 25+41", "0.1 66+41"])
    #expect(fixture.known(2) == 40)
  }

  @Test("A cell in a section without estimates is asked, and nothing follows (Semantics 5.4)")
  func unused() {
    let layout = CollectionViewCompositionalLayout(section: .pairs(.fractionalHeight(1), row: .absolute(30)))
    let fixture = SizingFixture(counts: [2], size: CGSize(width: 100, height: 300), layout: layout) { _ in 90 }
    fixture.layout()
    #expect(fixture.asked == ["0.0", "0.1"])
    #expect(fixture.rows == ["0.0 0+30", "0.1 0+30"])
    #expect(fixture.view.counters.invalidations == 1)
  }

  @Test("A context that names items asks these again and no others, and solves nothing again (Semantics 3.8)")
  func named() {
    var asked = 0
    let layout = CollectionViewCompositionalLayout { _, _ in
      asked += 1
      return .rows(40)
    }
    var height: CGFloat = 30
    let fixture = SizingFixture(counts: [20], size: CGSize(width: 100, height: 90), layout: layout) { _ in height }
    fixture.layout()
    fixture.asked = []
    height = 50
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 1), path(0, 19)])
    layout.invalidateLayout(with: context)
    fixture.layout()
    #expect(Set(fixture.asked) == ["0.1"])
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+50", "0.2 80+30"])
    #expect(asked == 1)
  }

  @Test("What a handler set on a visible item stays when its size changes (Semantics 11.57)")
  func handler() {
    let section = CollectionLayoutSection.rows(40)
    section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = SizingFixture(counts: [3], size: CGSize(width: 100, height: 300), layout: layout) {
      [30, 50, 20][$0.item]
    }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+30", "0.1 30+50", "0.2 80+20"])
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(fixture.view.violations.isEmpty)
  }

  @Test(
    "A cell that never agrees stops after a hundred rounds, in UIKit's words, with both sizes (Semantics 5.11, 5.11a)",
    arguments: [
      (UIKitEra.iOS16, "is stuck in its update/layout loop"), (.iOS17, "is stuck in a recursive layout loop"),
    ])
  func loop(_ era: UIKitEra, _ words: String) throws {
    // A pixel more at each question, as a sum of rounded parts gives it.
    let fixture = SizingFixture(rows: [1], era: era, scale: 3) { _ in nil }
    fixture.size = { _, given in CGSize(width: given.width, height: given.height + 1 / 3) }
    fixture.layout()
    #expect(fixture.view.violations.map(\.rule) == [.layoutLoop])
    let violation = try #require(fixture.view.violations.first)
    #expect(violation.sentence.contains(words))
    #expect(violation.facts.filter { $0.name.hasSuffix("size") }.count == 2)
    #expect(fixture.asked.count == 100)
  }

  @Test("What is not finite, or negative, is no wish", arguments: [CGFloat.nan, .infinity, -5])
  func unsound(_ height: CGFloat) {
    let fixture = SizingFixture(rows: [2]) { $0.item == 0 ? height : 30 }
    fixture.layout()
    #expect(fixture.rows == ["0.0 0+40", "0.1 40+30"])
  }
}

/// Sixty rows in a view of 390 x 844 below a bar of 47 points, their heights estimated.
@MainActor @Suite("Estimates that are nearly right") struct CompositionalEstimateTests {
  private func laidOut(_ error: CGFloat, scale: CGFloat) -> SizingFixture {
    let height: CGFloat = scale == 3 ? 109.0 / 3 : 36.5
    let layout = CollectionViewCompositionalLayout(section: .rows(height + error))
    let fixture = SizingFixture(counts: [60], size: CGSize(width: 390, height: 844), layout: layout, scale: scale) {
      _ in height
    }
    fixture.view.contentInset.top = 47
    fixture.layout()
    return fixture
  }

  @Test(
    "Less than half a pixel measures once and keeps what was given, more measures once more (Semantics 5.12, 5.12a)",
    arguments: [
      (3, 0, 22, 2180), (3, 0.1, 22, 2186), (3, 0.16, 22, 2189.6), (3, 0.2, 44, nil), (3, 8, 44, nil),
      (2, 0, 22, 2190), (2, 0.1, 22, 2196), (2, 0.2, 22, 2202), (2, 0.26, 44, nil), (2, 8, 44, nil),
    ] as [(CGFloat, CGFloat, Int, CGFloat?)])
  func table(_ scale: CGFloat, _ error: CGFloat, _ measurements: Int, _ content: CGFloat?) {
    let fixture = laidOut(error, scale: scale)
    #expect(fixture.asked.count == measurements)
    let height: CGFloat = scale == 3 ? 109.0 / 3 : 36.5
    let expected = content ?? 22 * height + 38 * (height + error)
    #expect(abs(fixture.view.contentSize.height - expected) < 1e-6)
    let shown = measurements == 22 ? height + error : height
    #expect(fixture.view.visibleCells.allSatisfy { abs($0.frame.height - shown) < 1e-9 })
  }

  @Test("Noise in the last digit is no difference (Semantics 5.12a)", arguments: [2, 3] as [CGFloat])
  func noise(_ scale: CGFloat) {
    let height: CGFloat = scale == 3 ? 109.0 / 3 : 36.5
    for error in [height.ulp, -height.ulp] { #expect(laidOut(error, scale: scale).asked.count == 22) }
  }

  @Test(
    "With a good estimate the first jump to the end is right but for a thousandth or two (Semantics 5.16)",
    arguments: 0..<8 as Range<UInt64>)
  func jump(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let height = CGFloat(Int.random(in: 30...90, using: &random))
    // As far off as a thousandth of the height, that is less than half a pixel only sometimes.
    let error = height * CGFloat(Int.random(in: -15...15, using: &random)) / 10_000
    let layout = CollectionViewCompositionalLayout(section: .rows(height + error))
    let fixture = SizingFixture(counts: [2_000], size: CGSize(width: 390, height: 800), layout: layout, scale: 3) {
      _ in height
    }
    fixture.layout()
    let truth = 2_000 * height
    var last = fixture.view.contentSize.height
    #expect(abs(last / truth - 1) < 0.0016)
    var large = 0
    for _ in 0..<4 {
      fixture.scroll(to: fixture.view.contentSize.height - 800)
      if abs(fixture.view.contentSize.height / last - 1) > 0.001 { large += 1 }
      last = fixture.view.contentSize.height
    }
    #expect(large <= 2)
    #expect(abs(last / truth - 1) < 0.0016)
    #expect(fixture.view.indexPathsForVisibleItems.contains(path(0, 1_999)))
  }
}

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What stays on screen in a compositional layout") struct CompositionalOffsetTests {
  /// Rows that want 60 and are taken for 20, opened far below the top: what is above was never measured.
  private func opened(_ anchoring: CollectionViewCompositionalLayout.ScrollAnchoring = .keepTopItem) -> SizingFixture {
    let fixture = SizingFixture(rows: [100], estimate: 20) { _ in 60 }
    fixture.composed.scrollAnchoring = anchoring
    fixture.layout()
    fixture.scroll(to: 1_100)
    return fixture
  }

  @Test("A jump stays where it was made, whatever rows turn out to want (Semantics 5.10)")
  func jump() {
    let fixture = opened()
    #expect(fixture.view.contentOffset.y == 1_100)
    #expect(fixture.composed.sizingJump == 0)
  }

  @Test("Scrolling up into rows that turn out taller moves nothing on screen (Semantics 5.10, 5.10a, 12.15)")
  func scrollingUp() throws {
    let fixture = opened()
    for _ in 0..<40 {
      let first = try #require(fixture.view.indexPathsForVisibleItems.min())
      let inside = path(0, first.item + 2)
      let place = try #require(fixture.place(inside))
      fixture.scroll(to: fixture.view.contentOffset.y - 7)
      #expect(fixture.place(inside) == place + 7)
    }
    #expect(fixture.composed.sizingJump == 0)
  }

  @Test("With the offset kept, what is on screen jumps by what grew above it, and the jump is counted")
  func keptOffset() throws {
    let fixture = opened(.keepOffset)
    let before = fixture.view.contentOffset.y
    let first = try #require(fixture.view.indexPathsForVisibleItems.min())
    let place = try #require(fixture.place(path(0, first.item + 1)))
    fixture.scroll(to: before - 10)
    #expect(fixture.view.contentOffset.y == before - 10)
    let jump = try #require(fixture.place(path(0, first.item + 1))) - place - 10
    #expect(jump == fixture.composed.sizingJump)
    #expect(jump == 40)
  }

  @Test("With the bottom kept, a row that grows pushes what is above it up")
  func keptBottom() throws {
    var tall = false
    let fixture = SizingFixture(rows: [40]) { $0.item == 13 && tall ? 90 : 40 }
    fixture.composed.scrollAnchoring = .keepBottom
    fixture.layout()
    fixture.scroll(to: 400)
    tall = true
    fixture.view.reconfigureItems(at: [path(0, 13)])
    #expect(fixture.view.contentOffset.y == 450)
    #expect(fixture.place(path(0, 16)) == 240)
  }

  @Test("A row on screen that grows pushes what is below it, and the offset stays (Semantics 5.10)")
  func below() {
    var tall = false
    let fixture = SizingFixture(rows: [20]) { $0.item == 3 && tall ? 90 : 40 }
    fixture.layout()
    fixture.scroll(to: 50)
    tall = true
    fixture.view.reconfigureItems(at: [path(0, 3)])
    #expect(fixture.view.contentOffset.y == 50)
    #expect(fixture.place(path(0, 2)) == 30)
    #expect(fixture.place(path(0, 4)) == 160)
  }

  @Test("A header that is cut by the top edge and grows moves no row (Semantics 5.10)")
  func headerAbove() {
    let section = CollectionLayoutSection.rows(40)
    let kind = CollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .estimated(10)), elementKind: kind, alignment: .top)
    ]
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = SizingFixture(counts: [9, 9, 9], size: CGSize(width: 100, height: 100), layout: layout) { _ in 40 }
    fixture.view.register(HeaderOf25.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    fixture.layout()
    // The header of the second section stands from 385 to 395; the row behind it is seen first.
    fixture.scroll(to: 396)
    let place = fixture.place(path(1, 1))
    fixture.scroll(to: 394)
    #expect(fixture.place(path(1, 1)) == place! + 2)
    #expect(fixture.view.contentOffset.y == 409)
  }

  @Test("Another width keeps the first item first (Semantics 5.10c)", arguments: [600, 617, 639.5, 657] as [CGFloat])
  func rotation(_ offset: CGFloat) {
    let fixture = SizingFixture(rows: [100]) { _ in 30 }
    // As text does: half as many lines where there is twice the room.
    fixture.size = { _, given in CGSize(width: given.width, height: 6_000 / given.width) }
    fixture.layout()
    for y in stride(from: CGFloat(0), through: offset, by: 100) { fixture.scroll(to: y) }
    fixture.scroll(to: offset)
    let first = fixture.view.indexPathsForVisibleItems.min()
    fixture.view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    fixture.layout()
    #expect(fixture.view.indexPathsForVisibleItems.min() == first)
    fixture.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    fixture.layout()
    #expect(fixture.view.indexPathsForVisibleItems.min() == first)
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("From right to left, a row of cards that grow begins at the right end and moves nothing on screen")
  func mirrored() throws {
    let size = CollectionLayoutSize.of(.estimated(20), .fractionalHeight(1))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = CollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = SizingFixture(counts: [100], size: CGSize(width: 300, height: 50), layout: layout) { _ in nil }
    fixture.size = { _, given in CGSize(width: 60, height: given.height) }
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layout()
    func right(_ item: Int) -> CGFloat? {
      fixture.view.cellForItem(at: path(0, item)).map { $0.frame.maxX - fixture.view.contentOffset.x }
    }
    #expect(right(0) == 300)
    #expect(right(4) == 60)
    // A jump to the left, and back to what was never measured.
    fixture.view.contentOffset.x = 600
    fixture.layout()
    for _ in 0..<20 {
      let seen = try #require(fixture.view.indexPathsForVisibleItems.min()).item + 2
      let place = try #require(right(seen))
      fixture.view.contentOffset.x += 7
      fixture.layout()
      #expect(right(seen) == place - 7)
    }
  }

  @Test("At the top another width stays at the top")
  func rotationAtTop() {
    let fixture = SizingFixture(rows: [100]) { _ in 30 }
    fixture.view.contentInset.top = 20
    fixture.layout()
    fixture.view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    fixture.layout()
    #expect(fixture.view.contentOffset.y == -20)
  }
}

/// Rows of 20 to 60 points with words, in a compositional layout that takes them for 40.
@MainActor private final class WordRows {
  var words: [[String]]
  let fixture: SizingFixture
  var layout: CollectionViewCompositionalLayout { fixture.composed }

  init(_ counts: [Int], _ layout: CollectionViewCompositionalLayout? = nil) {
    words = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
    var lookUp: (IndexPath) -> CGFloat? = { _ in nil }
    fixture = SizingFixture(
      counts: counts, size: CGSize(width: 100, height: 300),
      layout: layout ?? CollectionViewCompositionalLayout(section: .rows(40))
    ) { lookUp($0) }
    lookUp = { [unowned self] path in CGFloat(20 + words[path.section][path.item].utf8.reduce(0) { $0 + Int($1) } % 41)
    }
    fixture.layout()
  }

  func update(_ words: [[String]], _ calls: (CollectionView) -> Void) {
    fixture.view.performBatchUpdates {
      self.words = words
      fixture.source.counts = words.map(\.count)
      calls(fixture.view)
    }
  }

  var first: IndexPath { fixture.view.indexPathsForVisibleItems.min()! }
  func word(_ path: IndexPath) -> String { words[path.section][path.item] }

  /// Where a word stands on screen, and its cell.
  func seen(_ word: String) -> (place: CGFloat, cell: ObjectIdentifier)? {
    for path in fixture.view.indexPathsForVisibleItems where self.word(path) == word {
      let cell = fixture.view.cellForItem(at: path)!
      return (cell.frame.minY - fixture.view.contentOffset.y, ObjectIdentifier(cell))
    }
    return nil
  }
}

@MainActor @Suite("What stays on screen in updates of a compositional layout") struct CompositionalUpdateOffsetTests {
  private func expectStays(_ rows: WordRows, _ update: () -> Void) {
    let word = rows.word(rows.first)
    let before = rows.seen(word)
    update()
    #expect(rows.seen(word)?.place == before?.place)
    #expect(rows.seen(word)?.cell == before?.cell)
    #expect(rows.fixture.view.violations.isEmpty)
  }

  @Test(
    "A row inserted or deleted above moves the first visible item by nothing, and its cell stays (Semantics 5.10a)",
    arguments: [0, 200, 513.5] as [CGFloat])
  func above(_ offset: CGFloat) {
    let rows = WordRows([50])
    rows.fixture.scroll(to: offset)
    expectStays(rows) { rows.update([["new"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) } }
    expectStays(rows) { rows.update([Array(rows.words[0].dropFirst())]) { $0.deleteItems(at: [path(0, 0)]) } }
  }

  @Test("So does an update that moves visible cells into another section (Semantics 5.10a)")
  func otherSection() {
    let rows = WordRows([20, 20])
    rows.fixture.scroll(to: 900)
    expectStays(rows) { rows.update([["new"]] + rows.words) { $0.insertSections(IndexSet(integer: 0)) } }
    #expect(rows.first.section == 2)
    expectStays(rows) { rows.update(Array(rows.words.dropFirst())) { $0.deleteSections(IndexSet(integer: 0)) } }
  }

  @Test(
    "At the very top a new row is above the screen, unless the policy says otherwise (Semantics 5.10b)",
    arguments: [
      (CollectionViewCompositionalLayout.UpdateAnchoring.keepFirstItem, "0-0"), (.keepFirstItemUnlessAtStart, "new"),
      (.keepOffset, "new"),
    ])
  func atTop(_ anchoring: CollectionViewCompositionalLayout.UpdateAnchoring, _ first: String) {
    let rows = WordRows([50])
    rows.layout.updateAnchoring = anchoring
    rows.update([["new"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(rows.word(rows.first) == first)
    #expect((rows.fixture.view.contentOffset.y == 0) == (anchoring != .keepFirstItem))
  }

  @Test("With the offset kept the rest is pushed away; below the top the other policies agree (Semantics 5.10a)")
  func policies() {
    for anchoring in CollectionViewCompositionalLayout.UpdateAnchoring.allCases {
      let rows = WordRows([50])
      rows.layout.updateAnchoring = anchoring
      rows.fixture.scroll(to: 200)
      let word = rows.word(rows.first)
      let place = rows.seen(word)!.place
      rows.update([["new"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
      #expect(rows.seen(word)?.place == place + (anchoring == .keepOffset ? 40 : 0))
    }
  }

  @Test("Where all rows fit nothing can be above the screen")
  func fits() {
    let rows = WordRows([3])
    rows.update([["new"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(rows.fixture.view.contentOffset.y == 0)
    #expect(rows.word(rows.first) == "new")
  }

  @Test("Without its first visible item an update keeps the next one in its place")
  func firstDeleted() {
    let rows = WordRows([50])
    rows.fixture.scroll(to: 400)
    let next = rows.word(path(0, rows.first.item + 1))
    let place = rows.seen(next)?.place
    let gone = rows.first
    var words = rows.words
    words[0].remove(at: gone.item)
    rows.update(words) { $0.deleteItems(at: [gone]) }
    #expect(rows.seen(next)?.place == place)
  }

  @Test("A first item that is reloaded stays first; one that is moved away is not followed")
  func reloadedAndMoved() {
    let rows = WordRows([50])
    rows.fixture.scroll(to: 400)
    let first = rows.first
    let place = rows.seen(rows.word(first))?.place
    rows.update(rows.words) { $0.reloadItems(at: [first]) }
    #expect(rows.seen(rows.word(first))?.place == place)
    let next = rows.word(path(0, first.item + 1))
    let nextPlace = rows.seen(next)?.place
    var words = rows.words
    words[0].append(words[0].remove(at: first.item))
    rows.update(words) { $0.moveItem(at: first, to: path(0, 49)) }
    #expect(rows.seen(next)?.place == nextPlace)
  }

  @Test("Items of a section that is moved away are not followed")
  func sectionMoved() {
    let rows = WordRows([3, 20, 20])
    let kept = rows.seen("1-0")?.place
    rows.update([rows.words[1], rows.words[2], rows.words[0]]) { $0.moveSection(0, toSection: 2) }
    #expect(rows.fixture.view.contentOffset.y == 0)
    #expect(rows.word(rows.first) == "1-0")
    #expect(kept != 0)
  }

  @Test("The delegate still has the last word, and the layout's own target that before it (Semantics 6.16)")
  func targets() {
    let layout = TargetComposition(section: .rows(40))
    let rows = WordRows([50], layout)
    rows.fixture.scroll(to: 400)
    rows.update([["new"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(layout.proposed == 440)
    #expect(rows.fixture.view.contentOffset.y == 440)
    layout.target = 123
    rows.update([["new2"] + rows.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(rows.fixture.view.contentOffset.y == 123)
  }

  @Test("A snapshot keeps the first item too, and no target of a subclass counts (Semantics 5.10a, 5.10b, 6.16d)")
  func snapshots() {
    let layout = TargetComposition(section: .rows(40))
    let view = recording {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    func apply(_ items: [Int]) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: true)
    }
    apply(Array(0..<50))
    view.layoutIfNeeded()
    layout.target = 77
    let cell = view.cellForItem(at: path(0, 0))
    apply([100] + Array(0..<50))
    #expect(view.contentOffset.y == 40)
    #expect(view.cellForItem(at: path(0, 1)) === cell)
    apply(Array(0..<50))
    #expect(view.contentOffset.y == 0)
    #expect(view.cellForItem(at: path(0, 0)) === cell)
  }
}

private final class TargetComposition: CollectionViewCompositionalLayout {
  var target: CGFloat?
  var proposed: CGFloat?

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposed = proposedContentOffset.y
    return target.map { CGPoint(x: 0, y: $0) } ?? proposedContentOffset
  }
}

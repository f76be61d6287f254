import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Diffable data sources, section snapshots") struct DiffableSectionSnapshotTests {
  /// The tree of `data-source-rule-section-expanded-items`: a with a1 and a2, b, c.
  private func tree(expanded: [String] = []) -> DiffableDataSourceSectionSnapshot<String> {
    var tree = DiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b", "c"])
    tree.append(["a1", "a2"], to: "a")
    tree.expand(expanded)
    return tree
  }

  @Test(
    "Visible items alone are shown, and expanding shows the children (Semantics 10.21, data-source-rule-section-expanded-items)"
  )
  func expanding() {
    let fixture = DiffableFixture()
    fixture.show(["A": [], "B": ["p", "q"]])
    fixture.dataSource.apply(tree(), to: "A")
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["a", "b", "c", "p", "q"])
    fixture.forget()
    fixture.dataSource.apply(tree(expanded: ["a"]), to: "A")
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["a", "a1", "a2", "b", "c", "p", "q"])
    #expect(fixture.shown == "a a1 a2 b c p q")
    #expect(fixture.asked == ["0.1 a1", "0.2 a2"])
    #expect(fixture.view.calls == ["batch"])
  }

  @Test("A section that is not there comes at the end (Semantics 10.21, data-source-rule-section-snapshot-new-section)")
  func newSection() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(tree(), to: "A")
    fixture.dataSource.apply(tree(), to: "A")
    var other = DiffableDataSourceSectionSnapshot<String>()
    other.append(["x"])
    fixture.dataSource.apply(other, to: "B")
    #expect(text(fixture.dataSource.snapshot()) == "A: a b c | B: x")
    #expect(fixture.view.calls.first == "reloadData")
    #expect(fixture.shown == "a b c x")
  }

  @Test("Items that other sections have move in (data-source-rule-section-snapshot-pulls)")
  func pulls() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["z"], "B": ["b", "q"]])
    let cell = fixture.cell(of: "b")
    fixture.dataSource.apply(tree(), to: "A")
    #expect(text(fixture.dataSource.snapshot()) == "A: a b c | B: q")
    #expect(fixture.cell(of: "b") === cell)
  }

  @Test(
    "An unknown section has an empty tree (data-source-rule-section-snapshot-unknown), one without its own a flat one")
  func unknownSection() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["x", "y"]])
    #expect(fixture.dataSource.snapshot(for: "none").items.isEmpty)
    #expect(fixture.dataSource.snapshot(for: "A").rootItems == ["x", "y"])
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test("A plain snapshot keeps the tree of what survives (Semantics 10.24)")
  func plainSnapshotKeepsTree() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(tree(expanded: ["a"]), to: "A")
    fixture.show(["A": ["a", "a1", "n", "a2", "c", "m"]])
    let kept = fixture.dataSource.snapshot(for: "A")
    #expect(kept.visibleItems == ["a", "a1", "n", "a2", "c", "m"])
    #expect(kept.parent(of: "a1") == "a")
    #expect(kept.parent(of: "n") == "a")
    #expect(kept.rootItems == ["a", "c", "m"])
    #expect(kept.isExpanded("a"))
    var collapsed = kept
    collapsed.collapse(["a"])
    fixture.dataSource.apply(collapsed, to: "A")
    #expect(fixture.shown == "a c m")
    fixture.show(["A": ["m", "a"]])
    #expect(fixture.dataSource.snapshot(for: "A").items == ["m", "a", "a1", "n", "a2"])
    fixture.show(["A": ["m"], "B": ["a1"]])
    #expect(fixture.dataSource.snapshot(for: "A").items == ["m"])
    fixture.show(["B": ["a1"]])
    #expect(fixture.dataSource.snapshot(for: "A").items.isEmpty)
  }

  @Test("An order that no tree can have makes it flat")
  func flattened() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(tree(expanded: ["a"]), to: "A")
    fixture.show(["A": ["a1", "b", "a", "a2"]])
    #expect(fixture.dataSource.snapshot(for: "A").rootItems == ["a1", "b", "a", "a2"])
    #expect(fixture.shown == "a1 b a a2")
  }
}

@MainActor @Suite("Diffable data sources, reordering") struct DiffableReorderingTests {
  @Test("Items may be moved where the handler says so; without one they may not (Semantics 9.11, fact-mov-can-move)")
  func canMove() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"]])
    #expect(!fixture.dataSource.collectionView(fixture.view, canMoveItemAt: path(0, 0)))
    fixture.dataSource.reorderingHandlers.canReorderItem = { $0 == "b" }
    #expect(!fixture.dataSource.collectionView(fixture.view, canMoveItemAt: path(0, 0)))
    #expect(fixture.dataSource.collectionView(fixture.view, canMoveItemAt: path(0, 1)))
    #expect(!fixture.dataSource.collectionView(fixture.view, canMoveItemAt: path(0, 2)))
  }

  @Test(
    "A move tells before and after the snapshot changes, and which sections changed, the last first (Semantics 9.11, fact-mov-handlers, fact-mov-transaction)"
  )
  func move() throws {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"], "B": ["c"], "C": ["d"]])
    var log: [String] = []
    var transaction: DiffableDataSourceTransaction<String, String>?
    let dataSource = fixture.dataSource!
    dataSource.reorderingHandlers.willReorder = { _ in log.append("will \(text(dataSource.snapshot()))") }
    dataSource.reorderingHandlers.didReorder = {
      transaction = $0
      log.append("did \(text(dataSource.snapshot()))")
    }
    dataSource.collectionView(fixture.view, moveItemAt: path(0, 0), to: path(2, 0))
    #expect(log == ["will A: a b | B: c | C: d", "did A: b | B: c | C: a d"])
    let told = try #require(transaction)
    #expect(told.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(told.finalSnapshot == dataSource.snapshot())
    #expect(told.sectionTransactions.map(\.sectionIdentifier) == ["C", "A"])
    #expect(told.sectionTransactions[0].finalSnapshot.items == ["a", "d"])
    #expect(told.difference.insertions.count == 1)
    guard case .insert(_, "a", associatedWith: 0)? = told.difference.insertions.first else {
      Issue.record("The move is not inferred: \(told.difference)")
      return
    }
    dataSource.collectionView(fixture.view, moveItemAt: path(2, 0), to: path(0, 1))
    #expect(text(dataSource.snapshot()) == "A: b a | B: c | C: d")
  }

  // The time is that of all tests that wait for the main actor meanwhile: it ends a hang, it measures nothing.
  @Test("A tree takes many new items of a plain snapshot at once (Semantics 10.24)", .timeLimit(.minutes(20)))
  func manyNewItems() {
    let plain = CollectionViewFlowLayout()
    let view = recording { CollectionView(frame: .zero, collectionViewLayout: plain) }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var tree = DiffableDataSourceSectionSnapshot<Int>()
    tree.append(Array(stride(from: 0, to: 100_000, by: 2)))
    tree.expand([4])
    source.apply(tree, to: 0)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100_000))
    source.apply(snapshot)
    #expect(source.snapshot(for: 0).visibleItems == Array(0..<100_000))
    #expect(source.snapshot(for: 0).isExpanded(4))
    #expect(!source.snapshot(for: 0).isExpanded(5))
    tree.append([-1], to: 4)
    source.apply(tree, to: 0)
    snapshot.deleteAllItems()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(stride(from: 0, to: 100_000, by: 2)) + Array(100_000..<200_000))
    source.apply(snapshot)
    #expect(source.snapshot(for: 0).visibleItems == snapshot.itemIdentifiers)
  }
}

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Diffable data sources, misuse") struct DiffableMisuseTests {
  @Test("A provider that returns nil is named with path and item, and an empty cell is shown (Semantics 10.17)")
  func nilCell() throws {
    let fixture = DiffableFixture()
    fixture.provide = { view, path, item in item == "b" ? nil : fixture.cell(view, path, item) }
    fixture.show(["A": ["a", "b"]])
    #expect(fixture.recorder.violations.count == 1)
    try expect(
      fixture.recorder.violations.first, .cellProviderReturnedNil,
      says:
        "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath> {length = 2, path ="
        + " 0 - 1} with item identifier 'b', which is not allowed. You must always return a cell to the collection view:"
        + " <")
    #expect(fixture.view.visibleCells.count == 2)
    fixture.provide = nil
    fixture.show(["A": ["c"]])
    #expect(fixture.shown == "c")
    #expect(fixture.recorder.violations.count == 1)
    #expect(fixture.view.checkInvariants() == nil)
  }

  @Test("A layout that shows headers needs a supplementary view provider (Semantics 10.17)")
  func noSupplementaryProvider() throws {
    let fixture = DiffableFixture()
    let flow = try #require(fixture.view.collectionViewLayout as? CollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    fixture.show(["A": ["a"]])
    #expect(fixture.recorder.violations.count == 1)
    try expect(
      fixture.recorder.violations.first, .missingSupplementaryProvider,
      says:
        "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source")
    fixture.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    var kinds: [String] = []
    fixture.dataSource.supplementaryViewProvider = { view, kind, path in
      kinds.append(short(kind))
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
    }
    fixture.dataSource.applySnapshotUsingReloadData(fixture.dataSource.snapshot()) {}
    #expect(kinds == ["header"])
    #expect(fixture.recorder.violations.count == 1)
    fixture.dataSource.supplementaryViewProvider = { _, _, _ in nil }
    fixture.dataSource.applySnapshotUsingReloadData(fixture.dataSource.snapshot()) {}
    #expect(fixture.recorder.violations.map(\.rule) == [.missingSupplementaryProvider, .supplementaryNotDequeued])
  }

  @Test("Neither apply nor reconfigure asks for a header again; a section reload does (Semantics 10.16a)")
  func headersStay() throws {
    let fixture = DiffableFixture()
    let flow = try #require(fixture.view.collectionViewLayout as? CollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    fixture.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    var asked = 0
    fixture.dataSource.supplementaryViewProvider = { view, kind, path in
      asked += 1
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
    }
    fixture.show(["A": ["a"]])
    #expect(asked == 1)
    var snapshot = textSnapshot(["A": ["b", "a"]])
    snapshot.reloadItems(["a"])
    fixture.dataSource.apply(snapshot)
    #expect(asked == 1)
    snapshot.reloadSections(["A"])
    fixture.dataSource.apply(snapshot)
    #expect(asked == 2)
  }

  @Test("Updates of the view itself do not fit the snapshot (Semantics 10.18)")
  func directUpdates() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"]])
    fixture.view.deleteItems(at: [path(0, 0)])
    #expect(fixture.recorder.violations.map(\.rule) == [.invalidUpdate])
    #expect(fixture.shown == "a b")
    fixture.show(["A": ["b"]])
    #expect(fixture.shown == "b")
  }

  @Test("Applying from a cell provider is UIKit's deadlock; the snapshot is shown after the pass (Semantics 10.12)")
  func applyFromProvider() async throws {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a"]])
    var completed = 0
    fixture.provide = { view, path, item in
      if item == "b" {
        var snapshot = fixture.dataSource.snapshot()
        snapshot.appendItems(["c"])
        fixture.dataSource.apply(snapshot) { completed += 1 }
        #expect(fixture.dataSource.snapshot().itemIdentifiers == ["a", "b", "c"])
      }
      fixture.provide = nil
      return fixture.cell(view, path, item)
    }
    fixture.show(["A": ["a", "b"]])
    #expect(fixture.shown == "a b c")
    #expect(fixture.recorder.violations.count == 1)
    try expect(
      fixture.recorder.violations.first, .mixedApplyQueues,
      says:
        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and"
        + " will deadlock. Please always submit updates either always on the main queue or always off the main queue")
    for _ in 0..<1_000 where completed == 0 { await Task.yield() }
    #expect(completed == 1)
    fixture.show(["A": ["c", "a"]])
    #expect(fixture.shown == "c a")
    #expect(fixture.view.checkInvariants() == nil)
  }

  @Test("Applying while a delegate is told of a cell is an update during a pass; the snapshot is shown after it")
  func applyFromDelegate() {
    let fixture = DiffableFixture()
    let delegate = DisplayLog()
    fixture.view.delegate = delegate
    fixture.show(["A": ["a"]])
    delegate.onWillDisplay = { _, _ in
      delegate.onWillDisplay = nil
      fixture.dataSource.apply(textSnapshot(["A": ["c"]]))
    }
    fixture.show(["A": ["a", "b"]])
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == "c")
    #expect(fixture.recorder.violations.map(\.rule) == [.updateDuringPass])
  }
}

@MainActor @Suite("Diffable data sources, queues") struct DiffableQueueTests {
  /// Applies off the main queue, in order.
  private func applyOffMain(_ fixture: DiffableFixture, _ snapshots: [TextSnapshot]) {
    let dataSource = fixture.dataSource!
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for snapshot in snapshots { dataSource.apply(snapshot) }
      done.signal()
    }
    done.wait()
  }

  private func settle(_ fixture: DiffableFixture, until items: String) async {
    for _ in 0..<10_000 where fixture.shown != items { await Task.yield() }
  }

  @Test("Snapshots from another queue are shown on the main queue, in order (Semantics 10.12)")
  func offMain() async {
    let fixture = DiffableFixture()
    applyOffMain(
      fixture, [textSnapshot(["A": ["a"]]), textSnapshot(["A": ["a", "b"]]), textSnapshot(["A": ["b"]])])
    #expect(fixture.view.calls.isEmpty)
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["b"])
    await withCheckedContinuation { continuation in
      let dataSource = fixture.dataSource!
      DispatchQueue.global().async { dataSource.apply(textSnapshot(["A": ["b", "c"]])) { continuation.resume() } }
    }
    #expect(fixture.shown == "b c")
    #expect(fixture.view.calls.filter { $0 == "batch" }.count == 3)
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test("An apply on the main queue while others wait is UIKit's deadlock; the order is kept (Semantics 10.12)")
  func mixing() async throws {
    let fixture = DiffableFixture()
    applyOffMain(fixture, [textSnapshot(["A": ["a"]]), textSnapshot(["A": ["a", "b"]])])
    fixture.show(["A": ["c"]])
    #expect(fixture.shown == "c")
    try expect(fixture.recorder.violations.first, .mixedApplyQueues, says: "Deadlock detected: calling this method")
    #expect(fixture.recorder.violations.count == 1)
    for _ in 0..<100 { await Task.yield() }
    #expect(fixture.shown == "c")
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["c"])
  }

  @Test("Taking turns between queues is advice, once")
  func alternating() async {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a"]])
    applyOffMain(fixture, [textSnapshot(["A": ["b"]])])
    await settle(fixture, until: "b")
    fixture.show(["A": ["c"]])
    applyOffMain(fixture, [textSnapshot(["A": ["d"]])])
    await settle(fixture, until: "d")
    #expect(fixture.shown == "d")
    #expect(fixture.recorder.violations.map(\.severity) == [.advice])
    #expect(fixture.recorder.violations.map(\.rule) == [.mixedApplyQueues])
  }

  @Test("The asynchronous forms return when the view shows the snapshot, and count as the main queue")
  func asynchronous() async {
    let fixture = DiffableFixture()
    await fixture.dataSource.apply(textSnapshot(["A": ["a"]]))
    #expect(fixture.shown == "a")
    await fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]]), animatingDifferences: false)
    #expect(fixture.shown == "a b")
    await fixture.dataSource.applySnapshotUsingReloadData(textSnapshot(["A": ["b"]]))
    #expect(fixture.shown == "b")
    var tree = DiffableDataSourceSectionSnapshot<String>()
    tree.append(["x", "y"])
    await fixture.dataSource.apply(tree, to: "B")
    #expect(fixture.shown == "b x y")
    fixture.show(["A": ["z"]])
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test("A snapshot applied in the layout that an older one waits for is not overwritten by it (Semantics 10.12)")
  func applyFromProviderBeforeBlock() async {
    let fixture = DiffableFixture()
    var completed: [String] = []
    fixture.provide = { view, path, item in
      fixture.provide = nil
      fixture.dataSource.apply(textSnapshot(["B": ["x", "y"]])) { completed.append("new \(fixture.shown)") }
      return fixture.cell(view, path, item)
    }
    // The first apply only reloads; the layout comes with the second one.
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]]), completion: nil)
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b", "c"]])) { completed.append("old \(fixture.shown)") }
    while completed.count < 2 { await Task.yield() }
    #expect(fixture.shown == "x y")
    #expect(fixture.dataSource.snapshot().itemIdentifiers == ["x", "y"])
    #expect(fixture.dataSource.itemIdentifier(for: path(0, 0)) == "x")
    #expect(completed.sorted() == ["new x y", "old x y"])
    #expect(fixture.recorder.violations.map(\.rule) == [.mixedApplyQueues])
  }

  @Test("The marks of a snapshot that a newer one overtook are not looked for in the newer one")
  func marksOvertaken() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b", "c"]])
    fixture.provide = { view, path, item in
      fixture.provide = nil
      fixture.dataSource.apply(textSnapshot(["A": ["x"]]))
      return fixture.cell(view, path, item)
    }
    var marked = textSnapshot(["A": ["a", "b", "c", "d"]])
    marked.reloadItems(["b", "c"])
    marked.reconfigureItems(["a"])
    fixture.dataSource.apply(marked)
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == "x")
    #expect(fixture.recorder.violations.map(\.rule) == [.mixedApplyQueues])
  }
}

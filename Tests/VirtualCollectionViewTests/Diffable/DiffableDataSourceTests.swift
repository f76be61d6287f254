import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Diffable data sources") struct DiffableDataSourceTests {
  @Test(
    "The first apply is a reload, later ones a batch, and none for the same snapshot (Semantics 10.10, data-source-rule-first-apply-reloads)"
  )
  func firstApplyReloads() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(TextSnapshot())
    #expect(fixture.view.calls == ["reloadData"])
    fixture.dataSource.apply(textSnapshot(["A": ["a"]]))
    // The view loads itself once when the batch lays it out.
    #expect(fixture.view.calls.filter { $0 == "batch" }.count == 1)
    fixture.forget()
    fixture.dataSource.apply(textSnapshot(["A": ["a"]]))
    #expect(fixture.view.calls.isEmpty)
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]]))
    #expect(fixture.view.calls == ["batch"])
    #expect(fixture.shown == "a b")
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test("It makes itself the data source of a view, which does not keep it (Semantics 10.17)")
  func ownership() {
    let fixture = DiffableFixture()
    #expect(fixture.view.dataSource === fixture.dataSource)
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    weak var dataSource: TextDataSource?
    scoped {
      let made = TextDataSource(collectionView: view) { _, _, _ in nil }
      dataSource = made
      #expect(view.dataSource === made)
    }
    #expect(dataSource == nil)
  }

  @Test(
    "Survivors keep their cells, also when they move to another section; only what comes is asked for (Semantics 10.14, 10.10d)"
  )
  func survivors() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b", "c"], "B": ["d"]])
    let cells = ["a", "b", "c", "d"].map { fixture.cell(of: $0) }
    fixture.forget()
    fixture.show(["B": ["d", "a", "x"], "A": ["c", "b"]])
    #expect(fixture.asked == ["0.2 x"])
    #expect(fixture.shown == "d a x c b")
    #expect(["a", "b", "c", "d"].map { fixture.cell(of: $0) } == cells)
    #expect(fixture.view.checkInvariants() == nil)
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test(
    "Marked items are reloaded in a second batch, at their new paths (Semantics 10.10, data-source-rule-reload-second-batch)"
  )
  func reloadsSecond() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b", "c"]])
    let (old, kept) = (fixture.cell(of: "c"), fixture.cell(of: "a"))
    fixture.forget()
    var snapshot = textSnapshot(["A": ["c", "a", "x"]])
    snapshot.reloadItems(["c"])
    fixture.dataSource.apply(snapshot)
    #expect(fixture.view.calls == ["batch", "batch", "reload 0.0"])
    #expect(fixture.asked == ["0.2 x", "0.0 c"])
    #expect(fixture.cell(of: "c") !== old)
    #expect(fixture.cell(of: "a") === kept)
    #expect(fixture.shown == "c a x")
  }

  @Test("An item that comes and is marked is asked for twice (Semantics 10.14)")
  func insertedAndReloaded() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a"]])
    fixture.forget()
    var snapshot = textSnapshot(["A": ["a", "b"]])
    snapshot.reloadItems(["b"])
    fixture.dataSource.apply(snapshot)
    #expect(fixture.asked == ["0.1 b", "0.1 b"])
  }

  @Test("Marks alone make one batch (Semantics 10.10b)")
  func marksAlone() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a"], "B": ["b", "c"]])
    fixture.forget()
    var snapshot = fixture.dataSource.snapshot()
    snapshot.reloadSections(["B"])
    snapshot.reloadItems(["a", "c"])
    fixture.dataSource.apply(snapshot)
    #expect(fixture.view.calls == ["batch", "reload sections 1", "reload 0.0"])
    #expect(fixture.asked.sorted() == ["0.0 a", "1.0 b", "1.1 c"])
  }

  @Test("Reconfigured items keep their cells and are configured again at their new paths (Semantics 10.16)")
  func reconfigures() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"]])
    let cell = fixture.cell(of: "b")
    fixture.forget()
    var snapshot = textSnapshot(["A": ["b", "a"]])
    snapshot.reconfigureItems(["b"])
    fixture.dataSource.apply(snapshot)
    #expect(fixture.view.calls == ["batch", "reconfigure 0.0"])
    #expect(fixture.asked == ["0.0 b"])
    #expect(fixture.cell(of: "b") === cell)
  }

  @Test("An item marked for both is reloaded, with advice (Semantics 10.10c)")
  func reloadedAndReconfigured() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"]])
    fixture.forget()
    var snapshot = fixture.dataSource.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["a", "b"])
    fixture.dataSource.apply(snapshot)
    #expect(fixture.view.calls == ["batch", "reload 0.0", "reconfigure 0.1"])
    #expect(fixture.recorder.violations.map(\.rule) == [.reloadedAndReconfigured])
    #expect(fixture.recorder.violations.map(\.severity) == [.advice])
  }

  @Test(
    "Not animated means a reload before iOS 15, a batch since (Semantics 10.11)", arguments: [UIKitEra.iOS14, .iOS15])
  func notAnimated(era: UIKitEra) {
    let fixture = DiffableFixture(era: era)
    fixture.show(["A": ["a"]])
    fixture.forget()
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]]), animatingDifferences: false)
    #expect(fixture.view.calls == [era == .iOS14 ? "reloadData" : "batch"])
    fixture.dataSource.apply(textSnapshot(["A": ["b"]]), animatingDifferences: true)
    #expect(fixture.view.calls.last == "batch")
    #expect(fixture.shown == "b")
  }

  @Test("Using reloadData, all cells are asked for and marks do nothing (Semantics 10.11)")
  func usingReloadData() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a", "b"]])
    fixture.forget()
    var snapshot = textSnapshot(["A": ["b", "a"]])
    snapshot.reloadItems(["a"])
    var completed = 0
    fixture.dataSource.applySnapshotUsingReloadData(snapshot) { completed += 1 }
    #expect(completed == 1)
    #expect(fixture.view.calls == ["reloadData"])
    #expect(fixture.asked == ["0.0 b", "0.1 a"])
  }

  @Test("The completion comes once, when the view shows the snapshot, also without a change (Semantics 10.13)")
  func completions() {
    let fixture = DiffableFixture()
    var shown: [String] = []
    fixture.dataSource.apply(textSnapshot(["A": ["a"]])) { shown.append(fixture.shown) }
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]])) { shown.append(fixture.shown) }
    fixture.dataSource.apply(textSnapshot(["A": ["a", "b"]])) { shown.append(fixture.shown) }
    #expect(shown == ["a", "a b", "a b"])
  }

  @Test("A completion may apply again")
  func completionApplies() {
    let fixture = DiffableFixture()
    fixture.show(["A": ["a"]])
    fixture.dataSource.apply(textSnapshot(["A": ["b"]])) {
      fixture.dataSource.apply(textSnapshot(["A": ["c"]]))
      #expect(fixture.shown == "c")
    }
    #expect(fixture.shown == "c")
    #expect(fixture.recorder.violations.isEmpty)
  }

  @Test("Right after apply the offset is final (Semantics 10.13a)")
  func offset() {
    let fixture = DiffableFixture(height: 300)
    fixture.show(["A": (0..<10).map(String.init)])
    fixture.view.contentOffset = CGPoint(x: 0, y: 700)
    fixture.dataSource.apply(textSnapshot(["A": (0..<5).map(String.init)]))
    #expect(fixture.view.contentOffset.y == 200)
    #expect(fixture.shown == "2 3 4")
  }

  @Test("Content that changes under the same identifier is not noticed (Semantics 10.15)")
  func contentChanges() {
    struct Item: Hashable, Sendable {
      var id: Int
      var text: String
      static func == (a: Item, b: Item) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let view = recording {
      CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: CollectionViewFlowLayout())
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    var asked: [String] = []
    let dataSource = CollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, item in
      asked.append(item.text)
      return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    for text in ["Test", "Updated"] {
      var snapshot = DiffableDataSourceSnapshot<Int, Item>()
      snapshot.appendSections([0])
      snapshot.appendItems([Item(id: 1, text: text)])
      dataSource.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(asked == ["Test"])
  }

  @Test("A view that is gone does not keep its data source from taking snapshots")
  func viewGone() {
    var dataSource: TextDataSource?
    scoped {
      let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      dataSource = TextDataSource(collectionView: view) { _, _, _ in nil }
    }
    var completed = 0
    dataSource?.apply(textSnapshot(["A": ["a"]])) { completed += 1 }
    #expect(dataSource?.snapshot().numberOfItems == 1)
    #expect(completed == 1)
  }
}

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Applying snapshots") struct DiffableApplyTests {
    @Test("The first apply reloads, later ones are a batch by identifiers (Semantics 10.10)")
    func firstAndLater() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b", "c"], "B": ["x"]])
      #expect(screen.flow.updates.isEmpty)
      #expect(screen.labels == "a b c x")
      screen.show(["A": ["c", "a", "n"], "C": ["y"]])
      #expect(screen.flow.updates.count == 1)
      #expect(
        screen.flow.updates.first?.filter { !$0.hasPrefix("move") } == [
          "delete 0.1", "delete section 1", "insert 0.2", "insert section 1",
        ])
      #expect(screen.flow.updates.first?.filter { $0.hasPrefix("move") }.count == 1)
      #expect(screen.labels == "c a n y")
    }

    @Test(
      "Marked items are reloaded in a second batch, at their new paths; marks alone make one (Semantics 10.10, 10.10b)")
    func reloads() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b"]])
      var next = snapshot(["A": ["b", "a"]])
      next.reloadItems(["b"])
      screen.show(next)
      #expect(screen.flow.updates.count == 2)
      #expect(screen.flow.updates.last == ["reload 0.0"])
      #expect(screen.asked == ["0.0 b"])
      screen.show(next)
      #expect(screen.flow.updates == [["reload 0.0"]])
    }

    @Test("An item that comes and is marked is asked for twice (Semantics 10.14)")
    func insertedAndReloaded() {
      let screen = DiffableScreen()
      screen.show(["A": ["a"]])
      var next = snapshot(["A": ["a", "b"]])
      next.reloadItems(["b"])
      screen.show(next)
      #expect(screen.asked == ["0.1 b", "0.1 b"])
    }

    @Test("What moves, also to another section, keeps its cell; what comes is asked for (Semantics 10.14, 10.10d)")
    func moves() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b"], "B": ["c"]])
      let cells = ["a", "b", "c"].map { screen.cell(of: $0) }
      screen.show(["A": ["b"], "B": ["c", "n", "a"]])
      #expect(["a", "b", "c"].map { screen.cell(of: $0) } == cells)
      #expect(screen.asked == ["1.1 n"])
    }

    @Test(
      "Without animation the data is reloaded before iOS 15; differences are applied since (Semantics 10.11, 10.10a)",
      arguments: Engine.versions)
    func withoutAnimation(version: Int) {
      let screen = DiffableScreen(in: Surroundings(version: version))
      screen.show(["A": ["a", "b"]])
      let cell = screen.cell(of: "a")
      screen.show(["A": ["b", "a"]])
      #expect(screen.flow.updates.isEmpty == (version < 15))
      #expect((screen.asked.isEmpty) == (version >= 15))
      if version >= 15 { #expect(screen.cell(of: "a") === cell) }
      #expect(screen.labels == "b a")
    }

    @Test(
      "Using reloadData all cells are asked for (Semantics 10.11)", .enabled(if: Engine.versions.contains { $0 >= 15 }))
    func usingReloadData() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b"]])
      screen.asked = []
      screen.flow.updates = []
      screen.dataSource.applySnapshotUsingReloadData(snapshot(["A": ["b", "a"]]))
      screen.view.layoutIfNeeded()
      #expect(screen.asked == ["0.0 b", "0.1 a"])
      #expect(screen.flow.updates.isEmpty)
    }

    @Test("An empty section has its header once it was applied (Semantics 10.10e)")
    func emptySection() {
      let screen = DiffableScreen()
      screen.flow.headerReferenceSize = CGSize(width: 100, height: 20)
      screen.view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "Header")
      screen.dataSource.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
      }
      screen.view.layoutIfNeeded()
      #expect(screen.view.visibleSupplementaryViews(ofKind: headerKind).isEmpty)
      screen.show(["A": []])
      #expect(screen.view.visibleSupplementaryViews(ofKind: headerKind).count == 1)
    }

    @Test("Supplementary views are asked for again when their section is reloaded, and not before (Semantics 10.16a)")
    func supplementaryViews() {
      let screen = DiffableScreen()
      screen.flow.headerReferenceSize = CGSize(width: 100, height: 20)
      screen.view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "Header")
      var asked = 0
      screen.dataSource.supplementaryViewProvider = { view, kind, path in
        asked += 1
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
      }
      screen.show(["A": ["a"]])
      var next = snapshot(["A": ["b", "a"]])
      next.reloadItems(["a"])
      screen.show(next)
      #expect(asked == 1)
      next.reloadSections(["A"])
      screen.show(next)
      #expect(asked == 2)
    }

    @Test("Reconfigured items keep their cells, reloaded ones get others (Semantics 10.16)")
    func reconfigured() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b"]])
      let (a, b) = (screen.cell(of: "a"), screen.cell(of: "b"))
      var next = snapshot(["A": ["a", "b"]])
      next.reconfigureItems(["a"])
      next.reloadItems(["b"])
      screen.show(next)
      #expect(screen.cell(of: "a") === a)
      #expect(screen.cell(of: "b") !== b)
      #expect(screen.asked.sorted() == ["0.0 a", "0.1 b"])
    }

    @Test("The same identifiers with other content change nothing (Semantics 10.15)")
    func content() {
      let screen = DiffableScreen()
      screen.show(["A": ["a"]])
      screen.show(["A": ["a"]])
      #expect(screen.asked.isEmpty)
      #expect(screen.labels == "a")
    }

    @Test("Right after apply the view shows the snapshot, the offset included (Semantics 10.13a)")
    func atOnce() {
      let screen = DiffableScreen(height: 300)
      screen.show(["A": (0..<10).map(String.init)])
      screen.view.contentOffset = CGPoint(x: 0, y: 700)
      screen.view.layoutIfNeeded()
      screen.dataSource.apply(snapshot(["A": (0..<5).map(String.init)]), animatingDifferences: false)
      #expect(screen.view.contentOffset.y == 200)
    }

    @Test(
      "Each apply completes, on the main queue, also of several and of one without a change (Semantics 10.13, 10.13b)")
    func completions() async {
      let screen = DiffableScreen()
      var completed: [Int] = []
      await withCheckedContinuation { continuation in
        for number in 0..<3 {
          screen.dataSource.apply(snapshot(["A": number == 0 ? ["a"] : ["a", "b"]])) {
            completed.append(number)
            if completed.count == 3 { continuation.resume() }
          }
        }
      }
      #expect(completed.sorted() == [0, 1, 2])
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Section snapshots") struct DiffableSectionTests {
    /// a with d (with f) and e; b; c with g.
    private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b", "c"])
      tree.append(["d", "e"], to: "a")
      tree.append(["f"], to: "d")
      tree.append(["g"], to: "c")
      return tree
    }

    private func reason(_ edit: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void) -> String? {
      Engine.raised {
        var some = tree()
        edit(&some)
      }
    }

    @Test("Items form a tree; visible are those whose parents are all expanded (Semantics 10.21)")
    func visibility() {
      var some = tree()
      #expect(some.items == ["a", "d", "f", "e", "b", "c", "g"])
      #expect(some.visibleItems == ["a", "b", "c"])
      some.expand(["a"])
      #expect(some.visibleItems == ["a", "d", "e", "b", "c"])
      some.insert(["x"], after: "a")
      #expect(some.rootItems == ["a", "x", "b", "c"])
      #expect(some.level(of: "f") == 2)
      #expect(some.parent(of: "f") == "d")
      let text = reason { $0.append(["f"]) }
      #expect(
        text?.hasPrefix("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(") == true)
    }

    @Test(
      "Applied to a section, visible items are shown; a section that is not there comes at the end (Semantics 10.21)")
    func applying() {
      let screen = DiffableScreen()
      screen.show(["P": ["p", "b"]])
      screen.dataSource.apply(tree(), to: "A", animatingDifferences: false)
      #expect(text(screen.dataSource.snapshot()) == "P: p | A: a b c")
      var some = tree()
      some.expand(["a"])
      screen.asked = []
      screen.dataSource.apply(some, to: "A", animatingDifferences: false)
      screen.view.layoutIfNeeded()
      #expect(screen.labels == "p a d e b c")
      #expect(screen.asked.sorted() == ["1.1 d", "1.2 e"])
      #expect(screen.dataSource.snapshot(for: "A").items == some.items)
      #expect(screen.dataSource.snapshot(for: "none").items.isEmpty)
    }

    @Test("Deleting takes what is below along, and raises for what is not there (Semantics 10.22)")
    func deleting() {
      var some = tree()
      some.delete(["d", "d"])
      #expect(some.items == ["a", "e", "b", "c", "g"])
      some.expand(["zz", "b"])
      some.collapse(["zz"])
      #expect(some.isExpanded("b"))
      #expect(reason { $0.delete(["b", "zz"]) } == "Failed to find index of item zz")
    }

    @Test("Questions about what is not there raise, but for contains and index (Semantics 10.23)")
    func unknown() {
      #expect(
        reason { _ = $0.isExpanded("zz") } == "Item identifier does not exist in section snapshot: zz")
      #expect(reason { _ = $0.parent(of: "zz") }?.hasPrefix("Child item identifier") == true)
      #expect(!tree().contains("zz"))
      #expect(tree().index(of: "zz") == nil)
    }

    @Test("A plain snapshot applied later keeps the tree of what survives (Semantics 10.24)")
    func keptTree() {
      let screen = DiffableScreen()
      var some = tree()
      some.expand(["a"])
      screen.dataSource.apply(some, to: "A", animatingDifferences: false)
      var plain = screen.dataSource.snapshot()
      plain.deleteItems(["b"])
      screen.show(plain)
      let kept = screen.dataSource.snapshot(for: "A")
      #expect(kept.parent(of: "d") == "a")
      #expect(kept.visibleItems == ["a", "d", "e", "c"])
      #expect(kept.contains("g"))
    }
  }
#endif

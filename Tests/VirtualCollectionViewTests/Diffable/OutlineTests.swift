import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Expanding and collapsing by an outline disclosure") struct OutlineTests {
  /// A with a1 and a2 below, a1 with x below; b.
  private func tree(expanded: [String] = []) -> DiffableDataSourceSectionSnapshot<String> {
    var tree = DiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x"], to: "a1")
    tree.expand(expanded)
    return tree
  }

  private func fixture(expanded: [String] = []) -> DiffableFixture {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(tree(expanded: expanded), to: "A")
    fixture.view.layoutIfNeeded()
    fixture.forget()
    return fixture
  }

  @Test("Expanding asks, tells and asks for the children, with the old items in place (fact-out-order-expand)")
  func orderOfExpanding() {
    let fixture = fixture()
    var log: [String] = []
    func note(_ what: String) { log.append("\(what), \(fixture.dataSource.snapshot().itemIdentifiers.joined())") }
    fixture.dataSource.sectionSnapshotHandlers.shouldExpandItem = {
      note("should \($0)")
      return true
    }
    fixture.dataSource.sectionSnapshotHandlers.willExpandItem = { note("will \($0)") }
    fixture.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      note("children of \(item): \(children.items.joined(separator: " "))")
      return children
    }
    fixture.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in
      note("collapse")
      return true
    }
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(log == ["should a, ab", "will a, ab", "children of a: a1 x a2, ab"])
    #expect(fixture.shown == "a a1 a2 b")
    #expect(fixture.view.calls == ["batch"])
    #expect(fixture.asked == ["0.1 a1", "0.2 a2"])
    #expect(fixture.dataSource.snapshot(for: "A").isExpanded("a"))
  }

  @Test("Collapsing asks and tells (fact-out-order-collapse), and what is below keeps its own state")
  func orderOfCollapsing() {
    let fixture = fixture(expanded: ["a", "a1"])
    var log: [String] = []
    fixture.dataSource.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should \($0), \(fixture.shown)")
      return true
    }
    fixture.dataSource.sectionSnapshotHandlers.willCollapseItem = { log.append("will \($0), \(fixture.shown)") }
    fixture.dataSource.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(log == ["should a, a a1 x a2 b", "will a, a a1 x a2 b"])
    #expect(fixture.shown == "a b")
    #expect(fixture.dataSource.snapshot(for: "A").isExpanded("a1"))
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(fixture.shown == "a a1 x a2 b")
    #expect(log.last == "expand a")
  }

  @Test("No ends it, and without a handler the answer is yes (fact-out-should-default)")
  func refusing() {
    let fixture = fixture()
    fixture.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "a" }
    fixture.dataSource.sectionSnapshotHandlers.willExpandItem = { #expect($0 != "a") }
    #expect(!fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(fixture.shown == "a b")
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 1)))
    fixture.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    #expect(!fixture.view.simulateOutlineDisclosure(at: path(0, 1)))
    #expect(fixture.dataSource.snapshot(for: "A").isExpanded("b"))
  }

  @Test("The children that a handler gives take the place of those that are there")
  func lazyChildren() {
    let fixture = fixture()
    fixture.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
      var children = DiffableDataSourceSectionSnapshot<String>()
      children.append(["\(item)-new"])
      return children
    }
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 1)))
    #expect(fixture.shown == "a b b-new")
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(fixture.shown == "a a-new b b-new")
    #expect(!fixture.dataSource.snapshot(for: "A").contains("x"))
  }

  @Test("What a handler applies itself is kept")
  func applyingInside() {
    let fixture = fixture()
    fixture.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in
      var tree = self.tree()
      tree.append(["c"])
      fixture.dataSource.apply(tree, to: "A")
    }
    #expect(fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(fixture.shown == "a a1 a2 b c")
    fixture.dataSource.sectionSnapshotHandlers.willCollapseItem = { _ in
      fixture.dataSource.apply(DiffableDataSourceSectionSnapshot<String>(), to: "A")
    }
    #expect(!fixture.view.simulateOutlineDisclosure(at: path(0, 0)))
    #expect(fixture.shown == "")
    #expect(fixture.view.violations == [])
  }

  @Test("The cell of an expanded item is expanded, whether it stays or comes (fact-out-indentation)")
  func state() {
    let fixture = fixture(expanded: ["a"])
    func expanded() -> String {
      fixture.view.visibleCells.filter { $0.configurationState.isExpanded }.map { $0.itemLabel ?? "" }
        .joined(separator: " ")
    }
    #expect(expanded() == "a")
    let cell = fixture.cell(of: "a")
    fixture.view.simulateOutlineDisclosure(at: path(0, 0))
    #expect(expanded() == "")
    #expect(fixture.cell(of: "a") === cell)
    fixture.view.simulateOutlineDisclosure(at: path(0, 0))
    fixture.view.simulateOutlineDisclosure(at: path(0, 1))
    #expect(expanded() == "a a1")
    fixture.show(["A": ["a", "b"]])
    #expect(fixture.shown == "a b")
  }

  @Test("A row off screen has no disclosure to tap, a flat section nothing to expand, another data source no tree")
  func nothing() {
    let fixture = fixture()
    #expect(!fixture.view.simulateOutlineDisclosure(at: path(0, 5)))
    let flat = DiffableFixture()
    flat.show(["A": ["a"]])
    #expect(!flat.view.simulateOutlineDisclosure(at: path(0, 0)))
    let plain = Fixture(counts: [1])
    plain.view.layoutIfNeeded()
    #expect(!plain.view.simulateOutlineDisclosure(at: path(0, 0)))
  }
}

import Foundation
import TestSupport
import Testing
import VirtualCollectionView

private typealias Snapshot = DiffableDataSourceSectionSnapshot<String>

@MainActor @Suite("Section snapshots") struct SectionSnapshotTests {
  /// a with d (with f) and e; b; c with g.
  private func tree() -> DiffableDataSourceSectionSnapshot<String> {
    var snapshot = Snapshot()
    snapshot.append(["a", "b", "c"])
    snapshot.append(["d", "e"], to: "a")
    snapshot.append(["f"], to: "d")
    snapshot.append(["g"], to: "c")
    return snapshot
  }

  @Test("Items come before those below them, and are visible when all above are expanded (Semantics 10.21)")
  func visibility() {
    var snapshot = tree()
    #expect(snapshot.items == ["a", "d", "f", "e", "b", "c", "g"])
    #expect(snapshot.rootItems == ["a", "b", "c"])
    #expect(snapshot.visibleItems == ["a", "b", "c"])
    snapshot.expand(["d"])
    #expect(snapshot.visibleItems == ["a", "b", "c"])
    snapshot.expand(["a", "b"])
    #expect(snapshot.visibleItems == ["a", "d", "f", "e", "b", "c"])
    #expect(snapshot.isExpanded("b"))
    snapshot.collapse(["a"])
    #expect(snapshot.isExpanded("d"))
    #expect(!snapshot.isVisible("f"))
    #expect(["a", "d", "f"].map { snapshot.level(of: $0) } == [0, 1, 2])
    #expect(["f", "a"].map { snapshot.parent(of: $0) } == ["d", nil])
    #expect(["a", "e", "zz"].map { snapshot.index(of: $0) } == [0, 3, nil])
  }

  @Test("Other trees come in expanded as they are, and go out likewise")
  func otherTrees() {
    var other = Snapshot()
    other.append(["p", "q"])
    other.append(["r"], to: "p")
    other.expand(["p"])
    var snapshot = tree()
    snapshot.insert(other, after: "d")
    #expect(snapshot.items == ["a", "d", "f", "p", "r", "q", "e", "b", "c", "g"])
    #expect(snapshot.parent(of: "p") == "a")
    #expect(snapshot.isExpanded("p"))
    let part = snapshot.snapshot(of: "a")
    #expect(part.rootItems == ["d", "p", "q", "e"])
    #expect(part.visibleItems == ["d", "p", "r", "q", "e"])
    #expect(snapshot.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    snapshot.replace(childrenOf: "a", using: other)
    #expect(snapshot.items == ["a", "p", "r", "q", "b", "c", "g"])
    snapshot.insert(["x"], before: "q")
    snapshot.insert(Snapshot(), before: "zz")
    #expect(snapshot.items == ["a", "p", "r", "x", "q", "b", "c", "g"])
  }

  @Test("Deleting takes what is below along (Semantics 10.22)")
  func deletes() {
    var snapshot = tree()
    snapshot.expand(["a", "c"])
    snapshot.delete(["d", "c"])
    #expect(snapshot.items == ["a", "e", "b"])
    #expect(snapshot.visibleItems == ["a", "e", "b"])
    snapshot.append(["f"], to: "b")
    #expect(!snapshot.isVisible("f"))
    let copy = snapshot
    snapshot.deleteAll()
    #expect(snapshot == Snapshot())
    #expect(copy.contains("f"))
  }

  @Test("The visual description has a line for each item (section-snapshot-visual-description)")
  func visualDescription() {
    var snapshot = tree()
    snapshot.expand(["a"])
    #expect(
      snapshot.visualDescription() == """
        +* a
          -* d
            -  f
          -* e
        -* b
        -* c
          -  g
        """)
  }

  @Test("Equality looks at roots, children and what is expanded")
  func equality() {
    var other = tree()
    #expect(tree() == other)
    other.expand(["g"])
    #expect(tree() != other)
    other.collapse(["g"])
    #expect(tree() == other)
    other.delete(["g"])
    other.append(["g"], to: "b")
    #expect(tree() != other)
  }

  // MARK: Misuse

  /// Expects one violation of an edit that changes nothing.
  private func expectMisuse(
    _ rule: ViolationRule, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout DiffableDataSourceSectionSnapshot<String>) -> Void
  ) throws {
    var snapshot = tree()
    let violations = reported { edit(&snapshot) }
    #expect(violations.count == 1, sourceLocation: sourceLocation)
    try expect(violations.first, rule, says: sentence, sourceLocation: sourceLocation)
    #expect(snapshot == tree(), sourceLocation: sourceLocation)
  }

  @Test("An item that is there already, or twice in one argument, is a duplicate (Semantics 10.21)")
  func duplicates() throws {
    let sentence = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    x,\n    f\n)}"
    try expectMisuse(.duplicateIdentifiers, sentence) { $0.append(["x", "x", "f", "y"]) }
    try expectMisuse(.duplicateIdentifiers, sentence) { $0.append(["x", "x", "f", "y"], to: "b") }
    try expectMisuse(.duplicateIdentifiers, sentence) { $0.insert(["x", "x", "f", "y"], before: "b") }
    var other = Snapshot()
    other.append(["x", "e"])
    try expectMisuse(.duplicateIdentifiers, "{(\n    e\n)}") { $0.insert(other, after: "b") }
    try expectMisuse(.duplicateIdentifiers, "{(\n    e\n)}") { $0.replace(childrenOf: "c", using: other) }
    var replaced = tree()
    let violations = reported { replaced.replace(childrenOf: "a", using: other) }
    #expect(violations.isEmpty)
    #expect(replaced.items == ["a", "x", "e", "b", "c", "g"])
  }

  @Test("What is not there is named (Semantics 10.22, 10.23)")
  func unknown() throws {
    let item = "Item identifier does not exist in section snapshot: zz"
    let parent = "Parent item identifier does not exist in section snapshot: zz"
    try expectMisuse(.unknownIdentifier, "Failed to find index of item zz") { $0.delete(["b", "zz"]) }
    try expectMisuse(.unknownIdentifier, "Failed to find index of item zz") { $0.insert(["x"], before: "zz") }
    try expectMisuse(.unknownIdentifier, parent) { $0.append(["x"], to: "zz") }
    try expectMisuse(.unknownIdentifier, parent) { $0.replace(childrenOf: "zz", using: Snapshot()) }
    try expectMisuse(.unknownIdentifier, parent) { #expect($0.snapshot(of: "zz") == Snapshot()) }
    try expectMisuse(.unknownIdentifier, item) { #expect(!$0.isExpanded("zz")) }
    try expectMisuse(.unknownIdentifier, item) { #expect(!$0.isVisible("zz")) }
    try expectMisuse(.unknownIdentifier, item) { #expect($0.level(of: "zz") == 0) }
    try expectMisuse(.unknownIdentifier, "Child item identifier does not exist in section snapshot: zz") {
      #expect($0.parent(of: "zz") == nil)
    }
  }

  @Test("Expanding and collapsing what is not there, and deleting nothing, is no mistake (Semantics 10.22)")
  func harmless() {
    let violations = reported {
      var snapshot = tree()
      snapshot.expand(["zz"])
      snapshot.collapse(["zz"])
      snapshot.delete([])
      snapshot.append([], to: "zz")
      snapshot.insert([], after: "zz")
      #expect(snapshot == tree())
      #expect(!snapshot.contains("zz"))
    }
    #expect(violations.isEmpty)
  }

  // MARK: Random

  /// A tree that is a list of nodes with their parents, in order.
  private struct Oracle {
    var nodes: [(id: Int, parent: Int?)] = []

    /// Where the nodes under `id` end.
    func end(of id: Int) -> Int {
      var end = nodes.firstIndex { $0.id == id }! + 1
      while end < nodes.count, isBelow(nodes[end].id, id) { end += 1 }
      return end
    }

    func isBelow(_ id: Int, _ top: Int) -> Bool {
      var parent = nodes.first { $0.id == id }?.parent
      while let next = parent {
        if next == top { return true }
        parent = nodes.first { $0.id == next }?.parent
      }
      return false
    }
  }

  @Test("Any edits leave what a list of nodes with their parents would hold", arguments: 0..<20)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var oracle = Oracle()
    var snapshot = DiffableDataSourceSectionSnapshot<Int>()
    var script: [String] = []
    for next in 0..<60 {
      let some = oracle.nodes.randomElement(using: &random)?.id
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3:
        script.append("append \(next) to \(some.map(String.init) ?? "-")")
        snapshot.append([next], to: some)
        oracle.nodes.insert((next, some), at: some.map { oracle.end(of: $0) } ?? oracle.nodes.count)
      case 3, 4:
        script.append("append \(next)")
        snapshot.append([next])
        oracle.nodes.append((next, nil))
      case 5, 6:
        guard let some else { continue }
        let isAfter = Bool.random(using: &random)
        script.append("insert \(next) \(isAfter ? "after" : "before") \(some)")
        if isAfter { snapshot.insert([next], after: some) } else { snapshot.insert([next], before: some) }
        let index = isAfter ? oracle.end(of: some) : oracle.nodes.firstIndex { $0.id == some }!
        oracle.nodes.insert((next, oracle.nodes.first { $0.id == some }!.parent), at: index)
      default:
        guard let some else { continue }
        script.append("delete \(some)")
        snapshot.delete([some])
        oracle.nodes.removeSubrange(oracle.nodes.firstIndex { $0.id == some }!..<oracle.end(of: some))
      }
      let agrees =
        snapshot.items == oracle.nodes.map(\.id)
        && oracle.nodes.allSatisfy { snapshot.parent(of: $0.id) == $0.parent }
        && snapshot.rootItems == oracle.nodes.filter { $0.parent == nil }.map(\.id)
      if !agrees {
        Issue.record("seed \(seed): \(snapshot.visualDescription())\n\(script.joined(separator: "; "))")
        return
      }
    }
  }
}

import Foundation
import Testing
import VirtualCollectionView

typealias TextSnapshot = DiffableDataSourceSnapshot<String, String>

/// `A: a b | B: c`.
func text(_ snapshot: TextSnapshot) -> String {
  snapshot.sectionIdentifiers.map { section in
    ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
  }.joined(separator: " | ")
}

/// A snapshot of sections with items.
func textSnapshot(_ sections: KeyValuePairs<String, [String]>) -> TextSnapshot {
  var snapshot = TextSnapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

@Suite("Snapshots") struct DiffableDataSourceSnapshotTests {
  @Test("Items go to the last section when none is named, in the order they come (Semantics 10.1, 10.2)")
  func appends() {
    var snapshot = TextSnapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a", "b"])
    snapshot.appendItems(["c"], toSection: "A")
    snapshot.appendItems(["d"])
    #expect(text(snapshot) == "A: c | B: a b d")
    #expect(snapshot.itemIdentifiers == ["c", "a", "b", "d"])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "B") == 3)
  }

  @Test("Appended or inserted items that exist move, also out of other sections (Semantics 10.3)")
  func moves() {
    var snapshot = textSnapshot(["A": ["a", "b", "c"], "B": ["d"]])
    snapshot.appendItems(["a", "x"], toSection: "B")
    #expect(text(snapshot) == "A: b c | B: d a x")
    snapshot.insertItems(["x", "c"], beforeItem: "b")
    #expect(text(snapshot) == "A: x c b | B: d a")
    snapshot.insertItems(["x"], afterItem: "b")
    #expect(text(snapshot) == "A: c b x | B: d a")
    snapshot.appendItems(["c"], toSection: "A")
    #expect(text(snapshot) == "A: b x c | B: d a")
  }

  @Test("A section and an item may have the same identifier (Semantics 10.1)")
  func namespaces() {
    let snapshot = textSnapshot(["A": ["A", "B"], "B": []])
    #expect(snapshot.indexOfItem("B") == 1)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: "B") == "A")
  }

  @Test("Moved sections take their items along, and indexes follow")
  func movedSections() {
    var snapshot = textSnapshot(["A": ["a"], "B": ["b", "c"], "C": ["d"]])
    #expect(snapshot.indexOfItem("d") == 3)
    snapshot.moveSection("C", beforeSection: "A")
    #expect(text(snapshot) == "C: d | A: a | B: b c")
    #expect(snapshot.indexOfItem("d") == 0)
    #expect(snapshot.indexOfItem("c") == 3)
    snapshot.moveSection("C", afterSection: "B")
    snapshot.insertSections(["D"], afterSection: "A")
    snapshot.insertSections(["E"], beforeSection: "A")
    #expect(text(snapshot) == "E: | A: a | D: | B: b c | C: d")
    #expect(snapshot.indexOfSection("C") == 4)
  }

  @Test("Unknown items and sections are ignored by deletions; deleting all takes sections too (Semantics 10.5)")
  func deletions() {
    var snapshot = textSnapshot(["A": ["a", "b"], "B": ["c"]])
    snapshot.deleteItems(["zz", "a", "a"])
    snapshot.deleteSections(["ZZ"])
    #expect(text(snapshot) == "A: b | B: c")
    snapshot.deleteSections(["A", "A"])
    #expect(text(snapshot) == "B: c")
    #expect(snapshot.indexOfItem("b") == nil)
    snapshot.appendSections(["A"])
    snapshot.appendItems(["b"])
    #expect(text(snapshot) == "B: c | A: b")
    snapshot.deleteAllItems()
    #expect(snapshot == TextSnapshot())
    #expect(snapshot.numberOfSections == 0)
  }

  @Test(
    "Marks are kept by copies, once and in order, leave with their element, and do not make a difference (Semantics 10.8)"
  )
  func marks() {
    let plain = textSnapshot(["A": ["a", "b", "c"], "B": []])
    var marked = plain
    marked.reloadItems(["c", "a"])
    marked.reloadItems(["a"])
    marked.reconfigureItems(["b"])
    marked.reloadSections(["B", "A"])
    let copy = marked
    #expect(copy.reloadedItemIdentifiers == ["c", "a"])
    #expect(copy.reconfiguredItemIdentifiers == ["b"])
    #expect(copy.reloadedSectionIdentifiers == ["B", "A"])
    #expect(copy == plain)
    #expect(plain.reloadedItemIdentifiers.isEmpty)
    marked.deleteItems(["c", "b"])
    marked.deleteSections(["B"])
    #expect(marked.reloadedItemIdentifiers == ["a"])
    #expect(marked.reconfiguredItemIdentifiers.isEmpty)
    #expect(marked.reloadedSectionIdentifiers == ["A"])
    #expect(copy != marked)
  }

  @Test("A copy does not change with its original (Semantics 10.9)")
  func valueSemantics() {
    var original = textSnapshot(["A": ["a", "b"]])
    let copy = original
    original.insertItems(["x"], beforeItem: "a")
    original.appendSections(["B"])
    #expect(text(copy) == "A: a b")
    #expect(copy.indexOfItem("b") == 1)
    #expect(original.indexOfItem("b") == 2)
  }

  @Test("Equality looks at the order of items and of sections")
  func equality() {
    #expect(textSnapshot(["A": ["a", "b"]]) != textSnapshot(["A": ["b", "a"]]))
    #expect(textSnapshot(["A": [], "B": []]) != textSnapshot(["B": [], "A": []]))
    #expect(textSnapshot(["A": ["a"], "B": []]) != textSnapshot(["A": [], "B": ["a"]]))
    var detour = textSnapshot(["B": ["x"], "A": ["b", "a"]])
    detour.deleteSections(["B"])
    detour.moveItem("a", beforeItem: "b")
    #expect(detour == textSnapshot(["A": ["a", "b"]]))
  }

  @Test("Questions from many threads at once agree, also when they put tables right")
  func threads() async {
    var edited = DiffableDataSourceSnapshot<Int, Int>()
    edited.appendSections([0, 1])
    edited.appendItems(Array(0..<2_000), toSection: 0)
    edited.insertItems([-1, -2, -3], beforeItem: 0)
    edited.deleteItems(Array(100..<200))
    let snapshot = edited
    let expected = snapshot.itemIdentifiers(inSection: 0)
    await withTaskGroup(of: Bool.self) { group in
      for start in 0..<8 {
        group.addTask {
          stride(from: start, to: expected.count, by: 8).allSatisfy { snapshot.indexOfItem(expected[$0]) == $0 }
            && snapshot.itemIdentifiers == expected
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

// MARK: - Costs

/// An identifier that counts how often it is hashed and compared.
private struct Counted: Hashable, Sendable {
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var comparisons = 0
  var id: Int

  func hash(into hasher: inout Hasher) {
    Counted.hashes += 1
    hasher.combine(id)
  }

  static func == (a: Counted, b: Counted) -> Bool {
    Counted.comparisons += 1
    return a.id == b.id
  }
}

@Suite("Snapshots, costs", .serialized) struct SnapshotCostTests {
  private func made(_ count: Int) -> DiffableDataSourceSnapshot<Int, Counted> {
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<count).map { Counted(id: $0) }, toSection: 0)
    return snapshot
  }

  /// How often items were hashed in `body`.
  private func hashes(_ body: () -> Void) -> Int {
    Counted.hashes = 0
    body()
    return Counted.hashes
  }

  @Test("Appending hashes each item once, in one call or in many")
  func building() {
    #expect(hashes { _ = made(1_000) } < 4_000)
    let many = hashes {
      var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
      snapshot.appendSections([0])
      for id in 0..<1_000 { snapshot.appendItems([Counted(id: id)]) }
    }
    // The table grows a few times, and each item is hashed again then.
    #expect(many < 4_000)
  }

  @Test("A question costs at most two hashes wherever the item stands (Semantics 10.9)")
  func finding() {
    let snapshot = made(5_000)
    for id in [0, 2_500, 4_999] { #expect(hashes { _ = snapshot.indexOfItem(Counted(id: id)) } <= 2) }
    #expect(hashes { _ = snapshot.indexOfItem(Counted(id: -1)) } <= 2)
  }

  @Test("Inserting at the front again and again does not hash the section again and again")
  func front() {
    var snapshot = made(1_000)
    let count = hashes {
      for id in 1...1_000 { snapshot.insertItems([Counted(id: -id)], beforeItem: Counted(id: 1 - id)) }
    }
    #expect(count < 20_000)
    #expect(snapshot.itemIdentifiers.map(\.id) == Array(-1_000..<1_000))
  }

  @Test("Reading all items again and again makes the list once (report B63)")
  func reading() {
    var snapshot = made(5_000)
    snapshot.appendItems([Counted(id: -1)], toSection: 1)
    func address(_ items: [Counted]) -> UnsafeRawPointer? { items.withUnsafeBytes { $0.baseAddress } }
    let first = snapshot.itemIdentifiers
    #expect(address(snapshot.itemIdentifiers) == address(first))
    snapshot.appendItems([Counted(id: -2)], toSection: 1)
    #expect(snapshot.itemIdentifiers.count == 5_002)
    #expect(first.count == 5_001)
  }
}

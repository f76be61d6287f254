import CollectionCore
import Testing

@Suite("SectionedDiff") struct SectionedDiffTests {
  /// `A:abc B: C:de` is three sections, the second of them empty.
  private func list(_ text: String) -> SectionedList<String, Character> {
    SectionedList(
      text.split(separator: " ").map { part in
        let halves = part.split(separator: ":", omittingEmptySubsequences: false)
        return (section: String(halves[0]), items: Array(halves[1]))
      })
  }

  private func diff(_ old: String, _ new: String) -> SectionedDiff { SectionedDiff(from: list(old), to: list(new)) }

  @Test(
    "Sections and items are edited in one batch (Semantics 6.28, 6.30, 6.31, 10.10)",
    arguments: [
      ("A:ab", "A:ab", []),
      ("", "A:ab B:", ["insert section 0", "insert section 1"]),
      ("A:ab B:", "", ["delete section 1", "delete section 0"]),
      // Neighbours over a boundary: nothing but the boundary changes.
      ("A:ab B:cd", "A:abc B:d", ["move item 1.0 to 0.2"]),
      ("A:ab B: C:cd", "A:a B:b C:cd", ["move item 0.1 to 1.0"]),
      // A section that is replaced by one with the same items (Semantics 6.28, 6.31).
      ("A:ab", "B:ab", ["delete section 0", "insert section 0", "move item 0.0 to 0.0", "move item 0.1 to 0.1"]),
      // Out of a deleted section, into an inserted one; what else goes and comes with them is not named (6.30).
      ("A:abc B:d", "B:db", ["delete section 0", "move item 0.1 to 0.1"]),
      ("A:abc", "B:xb A:ac", ["insert section 0", "move item 0.1 to 0.1"]),
      // A section that moves takes its items along.
      ("A:abc B:d C:e", "C:e A:abc B:d", ["move section 2 to 0"]),
      (
        "A:ab B:cd", "B:dc A:bax",
        ["move section 1 to 0", "insert item 1.2", "move item 1.1 to 0.0", "move item 0.1 to 1.0"]
      ),
      ("A:ab B:cd", "B:cd A:ab", ["move section 1 to 0"]),
    ])
  func edits(old: String, new: String, expected: [String]) {
    let diff = diff(old, new)
    #expect(diff.operations.map(\.text) == expected)
    #expect(diff.operationCount == expected.count)
    #expect(diff.checkInvariants() == nil)
  }

  @Test("Sections and items may have the same identifiers (Semantics 10.1)")
  func namespaces() {
    let old = SectionedList([(section: 1, items: [1, 2]), (section: 2, items: [3])])
    let new = SectionedList([(section: 2, items: [3, 1]), (section: 3, items: [2])])
    #expect(
      SectionedDiff(from: old, to: new).operations.map(\.text) == [
        "delete section 0", "insert section 1", "move item 0.0 to 0.1", "move item 0.1 to 1.0",
      ])
  }

  @Test("A reload of what moves, or is in a section that moves, waits for a second batch (Semantics 6.2a, 6.4)")
  func reloads() {
    let stages = diff("A:abc B:de C:f", "B:de A:acb D:f").stages(
      reloading: [ItemPath(0, 0), ItemPath(1, 0), ItemPath(1, 1), ItemPath(2, 0)])
    #expect(
      stages.map { $0.operations.map(\.text) } == [
        [
          "delete section 2", "insert section 2", "move section 1 to 0", "move item 0.2 to 1.1",
          "move item 2.0 to 2.0",
        ],
        ["reload item 0.0", "reload item 1.0", "reload item 1.1", "reload item 2.0"],
      ])
    #expect(stages.map(\.counts.counts) == [[2, 3, 1], [2, 3, 1]])
    #expect(stages.allSatisfy { $0.oldSections == nil })
  }

  @Test("A reload of what stays in its section is done at once")
  func reloadsAtOnce() {
    let stages = diff("A:abc B:de", "X: A:abcy B:de").stages(reloading: [
      ItemPath(2, 1), ItemPath(1, 0), ItemPath(1, 3),
    ])
    #expect(
      stages.map { $0.operations.map(\.text) } == [
        ["insert section 0", "insert item 1.3", "reload item 0.0", "reload item 1.1"]
      ])
  }

  @Test("Sections move in a batch of their own only when items come into them, leave or join them (Semantics 6.29)")
  func sectionsFirst() {
    let stages = diff("A:ab B:c C:d D:e", "D:e B:cx A:ba").stages(sectionMoves: .beforeItems)
    #expect(
      stages.map { $0.operations.map(\.text) } == [
        ["move section 3 to 0", "move section 1 to 1"],
        ["delete section 3", "insert item 1.1", "move item 2.1 to 2.0"],
      ])
    #expect(stages.map(\.oldSections) == [[3, 1, 0, 2], nil])
    #expect(stages.map(\.counts.counts) == [[1, 1, 2, 1], [1, 2, 2]])
    #expect(diff("A:ab B:c", "B:c A:abx").stages(sectionMoves: .beforeItems).count == 1)
    #expect(diff("A:ab B:c", "B:c A:ab").stages(sectionMoves: .beforeItems).count == 1)
  }

  @Test("A list's paths are those of its sections, empty ones between others included")
  func lists() {
    let list = list("A:a B: C: D:bc")
    #expect(list.counts.counts == [1, 0, 0, 2] && list.items == Array("abc") && list.sections == ["A", "B", "C", "D"])
  }
}

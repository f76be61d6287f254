import CollectionCore
import TestSupport
import Testing

@Suite("SectionTable") struct SectionTableTests {
  /// Compares a table with lists written out; a sentence about the first difference.
  private func difference(_ counts: [Int]) -> String? {
    let table = SectionTable(counts: counts)
    if let broken = table.checkInvariants() { return broken }
    if table.counts != counts { return "counts are \(table.counts)" }
    if table.sectionCount != counts.count { return "\(table.sectionCount) sections" }
    var paths: [ItemPath] = []
    for (section, count) in counts.enumerated() {
      if table.firstOrdinal(of: section) != paths.count { return "section \(section) starts elsewhere" }
      if table.ordinals(in: section) != paths.count..<(paths.count + count) { return "ordinals of \(section)" }
      if table.itemCount(in: section) != count { return "section \(section) has \(table.itemCount(in: section))" }
      for item in 0..<count { paths.append(ItemPath(section, item)) }
      for item in [-1, count, count + 1, Int(Int32.max)] where table.contains(ItemPath(section, item)) {
        return "section \(section) has item \(item)"
      }
    }
    if table.itemCount != paths.count { return "\(table.itemCount) items instead of \(paths.count)" }
    if table.firstOrdinal(of: counts.count) != paths.count { return "the end is elsewhere" }
    for (ordinal, path) in paths.enumerated() {
      if table.path(at: ordinal) != path { return "item \(ordinal) is at \(table.path(at: ordinal))" }
      if table.ordinal(of: path) != ordinal { return "\(path) has no number \(ordinal)" }
      if !table.contains(path) { return "\(path) is missing" }
    }
    for section in [-1, counts.count, counts.count + 1] {
      if table.contains(ItemPath(section, 0)) { return "there is a section \(section)" }
      if table.itemCount(in: section) != 0 || !table.ordinals(in: section).isEmpty { return "items in \(section)" }
    }
    return nil
  }

  @Test(
    "Every item has its ordinal and its path, with empty sections anywhere",
    arguments: [
      [], [0], [1], [5], [0, 0, 0], [3, 3, 3], [0, 3], [3, 0], [0, 3, 0, 0, 2, 0], [1, 0, 1], [2, 1], [0, 0, 1],
    ])
  func smallTables(counts: [Int]) {
    #expect(difference(counts) == nil)
  }

  @Test("Random tables agree with lists written out")
  func randomTables() {
    for seed in UInt64(0)..<300 {
      var random = SeededRandom(seed: seed)
      let sections = Int.random(in: 0...40, using: &random)
      let most = [1, 3, 20].randomElement(using: &random)!
      let counts = (0..<sections).map { _ in Int.random(in: 0...most, using: &random) }
      expectNone(seed: seed, counts) { difference($0) }
    }
  }

  @Test("Paths of length 0 and 1, and the unlimited item, name no item")
  func oddPaths() {
    let table = SectionTable(counts: [3, 2])
    #expect(table.ordinal(of: .empty) == nil)
    #expect(table.ordinal(of: ItemPath(1, -1)) == nil)
    #expect(table.ordinal(of: ItemPath(0, Int.max)) == nil)
    #expect(table.ordinal(of: ItemPath(1, 1)) == 4)
  }

  @Test("A negative count is an empty section")
  func negativeCounts() {
    #expect(SectionTable(counts: [2, -1, 3]) == SectionTable(counts: [2, 0, 3]))
    #expect(SectionTable(counts: [-4]).itemCount == 0)
    #expect(SectionTable(sections: -1, items: 4) == SectionTable(counts: []))
  }

  @Test("A table made of one number equals the one made of all counts")
  func uniform() {
    #expect(SectionTable(sections: 3, items: 7) == SectionTable(counts: [7, 7, 7]))
    #expect(SectionTable(sections: 0, items: 7) == SectionTable(counts: []))
    let table = SectionTable(sections: 1_000_000, items: 1_000)
    #expect(table.itemCount == 1_000_000_000)
    #expect(table.path(at: 999_999_999) == ItemPath(999_999, 999))
    #expect(table.ordinal(of: ItemPath(999_999, 999)) == 999_999_999)
  }
}

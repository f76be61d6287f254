import CollectionCore
import TestSupport
import Testing

@Suite("Measured sizes") struct MeasuredSizesTests {
  @Test("Nothing measured has no average and no sizes")
  func empty() {
    let sizes = MeasuredSizes()
    #expect(sizes.average == nil)
    #expect(sizes.size(at: ItemPath(0, 0)) == nil)
    #expect(sizes.entries(inSection: 3) == [])
    #expect(sizes.checkInvariants() == nil)
  }

  @Test("The average is that of all sections, and follows a size that is measured again (Semantics 5.6)")
  func average() {
    var sizes = MeasuredSizes()
    sizes.set(LayoutSize(width: 100, height: 30), at: ItemPath(0, 4))
    sizes.set(LayoutSize(width: 100, height: 60), at: ItemPath(2, 0))
    #expect(sizes.average == LayoutSize(width: 100, height: 45))
    sizes.set(LayoutSize(width: 100, height: 10), at: ItemPath(0, 4))
    #expect(sizes.average == LayoutSize(width: 100, height: 35))
    #expect(sizes.count == 2)
  }

  @Test("The average of equal widths is that width to the last bit")
  func exact() {
    var sizes = MeasuredSizes()
    let width = (390.0 - 10) / 3
    for item in 0..<1_000 { sizes.set(LayoutSize(width: width, height: Double(item)), at: ItemPath(0, item)) }
    #expect(sizes.average?.width == width)
  }

  @Test("What is not a size is not kept")
  func unusable() {
    var sizes = MeasuredSizes()
    sizes.set(LayoutSize(width: -1, height: 10), at: ItemPath(0, 0))
    sizes.set(LayoutSize(width: 1, height: .infinity), at: ItemPath(0, 0))
    sizes.set(LayoutSize(width: .nan, height: 1), at: ItemPath(0, 0))
    #expect(sizes.count == 0)
  }

  @Test("Sizes go where their items go, and with those that are deleted or reloaded (Semantics 5.7)")
  func follow() throws {
    var sizes = MeasuredSizes()
    for item in 0..<4 { sizes.set(LayoutSize(width: 1, height: Double(item)), at: ItemPath(0, item)) }
    let plan = try UpdatePlan(
      before: SectionTable(counts: [4]), after: SectionTable(counts: [4]),
      operations: [.delete(ItemPath(0, 1)), .insert(ItemPath(0, 0)), .reload(ItemPath(0, 3))],
      dropsLateReloads: true)
    sizes.follow(plan)
    let heights = (0..<4).map { sizes.size(at: ItemPath(0, $0))?.height }
    #expect(heights == [nil, 0, 2, nil])
    #expect(sizes.average?.height == 1)
  }

  @Test("Random sizes are found again, in order, with their average", arguments: 0..<20 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var sizes = MeasuredSizes()
    var known: [ItemPath: LayoutSize] = [:]
    for _ in 0..<300 {
      let path = ItemPath(Int.random(in: 0..<4, using: &random), Int.random(in: 0..<60, using: &random))
      let size = LayoutSize(
        width: Double(Int.random(in: 0..<50, using: &random)), height: Double(Int.random(in: 0..<50, using: &random)))
      sizes.set(size, at: path)
      known[path] = size
      #expect(sizes.checkInvariants() == nil, "seed \(seed)")
    }
    for section in 0..<4 {
      let entries = sizes.entries(inSection: section).map { (Int($0.item), $0.size) }
      let expected = known.filter { $0.key.section == section }.sorted { $0.key < $1.key }
      #expect(entries.map(\.0) == expected.map { Int($0.key.item) }, "seed \(seed)")
      #expect(entries.map(\.1) == expected.map(\.value), "seed \(seed)")
    }
    #expect(sizes.average?.width == known.values.reduce(0) { $0 + $1.width } / Double(known.count), "seed \(seed)")
  }
}

import TestSupport
import Testing

@testable import CollectionCore

@Suite("RankSet") struct RankSetTests {
  @Test(
    "Neighbours are those of a sorted list, whatever the limit",
    arguments: [1, 63, 64, 65, 4_095, 4_096, 4_097, 300_000])
  func neighbours(limit: Int) {
    var random = SeededRandom(seed: UInt64(limit))
    let set = RankSet(limit: limit)
    var members: Set<Int> = []
    for _ in 0..<400 {
      let number = Bool.random(using: &random) ? members.sorted().randomElement(using: &random) : nil
      if let number {
        set.remove(number)
        members.remove(number)
      } else {
        let number = Int.random(in: 0..<limit, using: &random)
        set.insert(number)
        members.insert(number)
      }
      for probe in [0, limit, Int.random(in: 0...limit, using: &random)] {
        let below = set.member(below: probe)
        #expect(below == members.filter { $0 < probe }.max() ?? -1)
        let above = set.member(above: probe)
        #expect(above == members.filter { $0 > probe }.min() ?? -1)
      }
    }
  }
}

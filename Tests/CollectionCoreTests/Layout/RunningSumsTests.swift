import TestSupport
import Testing

@testable import CollectionCore

@Suite("RunningSums")
struct RunningSumsTests {
  @Test("Running sums stay right to the last bit when lengths change")
  func runningSums() {
    var random = SeededRandom(seed: 7)
    for count in [0, 1, 31, 32, 33, 1_024, 1_025, 40_000] {
      var lengths = (0..<count).map { _ in Double(Int.random(in: 0...40, using: &random)) / 4 }
      var sums = RunningSums(lengths)
      for _ in 0..<20 where count > 0 {
        let i = Int.random(in: 0..<count, using: &random)
        lengths[i] = Double(Int.random(in: 0...40, using: &random)) / 4
        sums.set(i, to: lengths[i])
      }
      #expect(sums.checkInvariants() == nil)
      #expect(sums.total == lengths.reduce(0, +))
      var sum = 0.0
      for i in 0..<count {
        if i % 97 == 0 || i == count - 1 {
          #expect(sums.sum(before: i) == sum)
          for offset in [sum - 0.25, sum, sum + lengths[i] / 2] {
            var end = 0.0
            let expected =
              i < 2_000
              ? lengths.firstIndex {
                end += $0; return end > offset
              } ?? count : nil
            if let expected { #expect(sums.first(endingAbove: offset) == expected) }
          }
        }
        sum += lengths[i]
      }
      #expect(sums.first(endingAbove: sum) == count && sums.sum(before: count) == sum)
    }
  }
}

import TestSupport
import Testing

@testable import CollectionCore

@Suite("LazySums") struct LazySumsTests {
  @Test("Sums of mostly equal lengths stay right when some change, and change back")
  func changes() {
    var random = SeededRandom(seed: 11)
    for count in [0, 1, 31, 32, 33, 1_024, 1_025, 40_000] {
      var sums = LazySums(count: count, common: 10.5)
      var lengths = [Double](repeating: 10.5, count: count)
      #expect(sums.checkInvariants(lengths) == nil)
      for _ in 0..<(count == 0 ? 0 : 40) {
        let index = Int.random(in: 0..<count, using: &random)
        let length = [0, 10.5, Double(Int.random(in: 0...80, using: &random)) / 4].randomElement(using: &random)!
        sums.set(index, to: length)
        lengths[index] = length
      }
      #expect(sums.checkInvariants(lengths) == nil)
      #expect(sums.total == lengths.reduce(0, +))
      for _ in 0..<50 {
        let offset = Double.random(in: -10...(sums.total + 10), using: &random)
        var end = 0.0
        let expected = lengths.firstIndex { length in
          end += length
          return end > offset
        }
        #expect(sums.first(endingAbove: offset) == expected ?? count)
      }
    }
  }

  @Test("The largest length is known when all common ones were changed")
  func largest() {
    var sums = LazySums(count: 33, common: 5)
    #expect(sums.largest == 5)
    for index in 0..<33 { sums.set(index, to: index == 20 ? 4 : 3) }
    #expect(sums.largest == 4)
    sums.set(20, to: 1)
    #expect(sums.largest == 3)
    #expect(LazySums(count: 0, common: 5).largest == 0)
  }
}

@Suite("SectionSizes") struct SectionSizesTests {
  @Test("Sizes are kept where they were measured and nowhere else")
  func keeps() {
    var sizes = SectionSizes(itemCount: 1_000)
    for item in [0, 255, 256, 999] { sizes.set(item, to: LayoutSize(width: Double(item), height: 1)) }
    sizes.set(255, to: LayoutSize(width: 7, height: 1))
    #expect(sizes.count == 4)
    #expect([0, 1, 254, 255, 256, 998, 999].map { sizes[$0]?.width } == [0, nil, nil, 7, 256, nil, 999])
    var found: [Int] = []
    sizes.forEach { item, _ in found.append(item) }
    #expect(found == [0, 255, 256, 999])
  }
}

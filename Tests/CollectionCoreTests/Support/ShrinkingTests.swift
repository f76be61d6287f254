import TestSupport
import Testing

@Suite("Shrinking") struct ShrinkingTests {
  @Test("A failing list is reduced to the elements that make it fail")
  func shrinks() {
    let small = shrunk(Array(0..<100)) { $0.contains(17) && $0.contains(80) }
    #expect(small == [17, 80])
  }

  @Test("The random numbers of a seed never change")
  func isStable() {
    var random = SeededRandom(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}

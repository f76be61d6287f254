import CollectionViewScenarios
import Testing

@Suite("CountExpectation") struct CountExpectationTests {
  @Test("A number holds for itself alone, a range for what is in it")
  func holds() {
    func counts(_ expectation: CountExpectation) -> [Int] { (0..<6).filter { expectation.holds(for: $0) } }
    #expect(counts(CountExpectation(exactly: 3)) == [3])
    #expect(counts(CountExpectation(atMost: 2)) == [0, 1, 2])
    #expect(counts(CountExpectation(atLeast: 4)) == [4, 5])
    #expect(counts(CountExpectation(atLeast: 2, atMost: 3)) == [2, 3])
  }

  @Test("Documents can expect something of every counter that results show")
  func allCounters() { #expect(CounterName.allCases.map(\.rawValue) == ScenarioCounters.names) }
}

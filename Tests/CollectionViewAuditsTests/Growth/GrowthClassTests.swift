import CollectionViewAudits
import Foundation
import Testing

@Suite("Growth classes") struct GrowthClassTests {
  private let counts = [100, 316, 1_000, 3_162, 10_000, 31_623]

  private func fitted(_ work: (Double) -> Double) -> GrowthClass {
    GrowthClass.fitting(counts.map { ($0, Int(work(Double($0)).rounded())) })
  }

  @Test("Each class is told from the others, with a constant part or without", arguments: [0.0, 50, 700])
  func classes(constant: Double) {
    #expect(fitted { _ in constant + 40 } == .constant)
    #expect(fitted { constant + 100 * log2($0) } == .logarithmic)
    #expect(fitted { constant + 3 * $0 } == .linear)
    #expect(fitted { constant + $0 * log2($0) } == .linearithmic)
    #expect(fitted { constant + $0 * $0 / 8 } == .quadratic)
    #expect(fitted { constant + $0 * $0 * $0 / 1_000 } == .worse)
  }

  @Test("A row more or less does not make work grow")
  func noise() {
    #expect(GrowthClass.fitting([(100, 30), (1_000, 36), (10_000, 33), (100_000, 37)]) == .constant)
    #expect(GrowthClass.fitting([(100, 0), (1_000, 4), (10_000, 8)]) == .constant)
  }

  @Test("A slope that is small against its constant is still seen once it counts")
  func smallSlope() {
    #expect(fitted { 1_000 + $0 / 4 } == .linear)
  }
}

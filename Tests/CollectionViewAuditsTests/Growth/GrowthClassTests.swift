import CollectionViewAudits
import Foundation
import TestSupport
import Testing

@Suite("Growth classes") struct GrowthClassTests {
  private let counts = [100, 316, 1_000, 3_162, 10_000, 31_623]
  private let many = [100, 316, 1_000, 3_162, 10_000, 31_623, 100_000, 316_228, 1_000_000]

  private func fitted(_ counts: [Int], _ work: (Double) -> Double) -> GrowthClass {
    GrowthClass.fitting(counts.map { ($0, Int(work(Double($0)).rounded())) })
  }

  private func fitted(_ work: (Double) -> Double) -> GrowthClass { fitted(counts, work) }

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
    #expect(fitted(many) { $0 < 5_000 ? 30 : 36 } == .constant)
  }

  @Test("A slope that is small against its constant is seen once it counts, be it at the last number alone")
  func smallSlope() {
    #expect(fitted { 1_000 + $0 / 4 } == .linear)
    #expect(fitted(many) { 30 + $0 / 10_000 } == .linear)
    #expect(fitted(many) { 1_000 + $0 / 5_000 } == .linear)
    #expect(fitted(many) { 1_000 + $0 / 50_000 } == .constant)
    #expect(fitted(many) { $0 + $0 * $0 / 1_000_000 } == .quadratic)
  }

  @Test("The steps of a search by halves are a logarithm, whatever stands before them")
  func halves() {
    #expect(fitted(many) { log2($0).rounded(.down) + 1 } == .logarithmic)
    #expect(fitted(many) { 30 + log2($0).rounded(.down) } == .logarithmic)
  }

  @Test("Capacity that doubles, screens that fill and single spikes do not change the class")
  func stepsAndSpikes() {
    #expect(fitted(many) { pow(2, log2($0).rounded(.up)) } == .linear)
    #expect(fitted(many) { min($0, 500) } == .constant)
    #expect(fitted(many) { $0 == 10_000 ? 5_000 : 30 } == .constant)
    #expect(fitted(many) { ($0 == 10_000 ? 3 : 1) * $0 } == .linear)
    #expect(fitted(many) { max(0, $0 - 90) } == .linear)
    #expect(fitted(many) { 1_000_000 / $0 } == .constant)
  }

  @Test("Nothing, one number, two and huge ones are no trouble")
  func edges() {
    #expect(GrowthClass.fitting([]) == .constant)
    #expect(GrowthClass.fitting([(10, 5)]) == .constant)
    #expect(GrowthClass.fitting([(0, 0), (1, 0), (2, 0)]) == .constant)
    #expect(GrowthClass.fitting([(100, 100), (10_000, 10_000)]) == .linear)
    #expect(GrowthClass.fitting([(100, 700), (10_000, 1_400)]) == .logarithmic)
    #expect(
      GrowthClass.fitting([(1_000, .max / 1_000), (10_000, .max / 100), (100_000, .max / 10), (1_000_000, .max)])
        == .linear)
    #expect(GrowthClass.fitting([(5, 5), (5, 5), (5, 5)]) == .constant)
  }

  @Test("A thousand random series of every class, with noise up to 5% and a spike in some, are told")
  func random() {
    for seed in 0..<1_000 {
      var random = SeededRandom(seed: UInt64(seed))
      let growth = GrowthClass.allCases.randomElement(using: &random) ?? .constant
      let counts = Bool.random(using: &random) ? many : Array(many.dropFirst(2))
      let first = value(growth, Double(counts[0]))
      let factor = growth == .constant ? 0 : Double.random(in: 20...200, using: &random) / first
      let constant = Double.random(in: growth == .constant ? 0...3_000 : 0...20, using: &random)
      let noise = Double.random(in: 0...0.05, using: &random)
      let spike = Int.random(in: 0..<counts.count * 4, using: &random)
      let points = counts.enumerated().map { index, count in
        var work = constant + factor * value(growth, Double(count))
        work *= 1 + Double.random(in: -noise...noise, using: &random)
        // Not at the last one, where a spike is growth as far as anybody can tell.
        if index == spike, index < counts.count - 1 { work = work * 5 + 250 }
        return (count: count, work: Int(work.rounded()))
      }
      #expect(GrowthClass.fitting(points) == growth, "seed \(seed): \(points)")
    }
  }

  private func value(_ growth: GrowthClass, _ n: Double) -> Double {
    switch growth {
    case .constant: 0
    case .logarithmic: log2(n)
    case .linear: n
    case .linearithmic: n * log2(n)
    case .quadratic: n * n
    case .worse: n * n * n
    }
  }
}

/// A measured row for one number of items, as it is written to a file.
struct BenchmarkResult: Codable {
  var name: String
  var size: Int
  var unit: BenchmarkUnit
  var median: Double
  var p99: Double
  /// The median over the number of items, where that means something.
  var perItem: Double?
  var goal: Double?
  /// Whether the goal for this size is met, counts included; nil without one.
  var isMet: Bool?
  var baseline: String?
  var note: String
  var commit: String
  var swift: String
  var cpu: String
  var optimisation: String

  init(_ benchmark: BenchmarkCase, size: Int, _ measurement: Measurement, _ facts: MachineFacts) {
    name = benchmark.name
    self.size = size
    unit = benchmark.unit
    median = measurement.median
    p99 = measurement.p99
    perItem = benchmark.isPerItem ? measurement.median / Double(size) : nil
    if let goal = benchmark.goal, goal.size == nil || goal.size == size {
      self.goal = goal.limit
      isMet = measurement.median <= goal.limit && measurement.countsAreRight
    }
    baseline = benchmark.baseline
    note = measurement.note
    commit = facts.commit
    swift = facts.swift
    cpu = facts.cpu
    optimisation = facts.optimisation
  }
}

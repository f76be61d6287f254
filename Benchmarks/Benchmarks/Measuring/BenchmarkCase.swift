/// What the numbers of a row mean.
enum BenchmarkUnit: String, Codable {
  case nanoseconds = "ns"
  case allocations = "allocations"
  case bytesPerItem = "B/item"
}

/// What a row is held against.
struct Goal {
  /// The most that is good, in the row's unit.
  var limit: Double
  /// The number of items for which it is stated; nil for any.
  var size: Int?

  /// Stated for a million items.
  static func atMillion(_ limit: Double) -> Goal { Goal(limit: limit, size: 1_000_000) }

  /// Stated for any number of items.
  static func always(_ limit: Double) -> Goal { Goal(limit: limit, size: nil) }
}

/// A row of the report: a subject, an operation and a variation, for one or more numbers of items.
struct BenchmarkCase {
  /// *Subject operation (variation)*.
  var name: String
  var unit = BenchmarkUnit.nanoseconds
  var goal: Goal?
  /// The row to which this one is an alternative, by name: the report prints how many times faster this one is.
  var baseline: String?
  /// Whether a time per item says anything.
  var isPerItem = false
  /// The one number of items of a row that does not vary it.
  var onlySize: Int?
  /// The most items for which the row can be run in reasonable time.
  var largest = Int.max
  var run: @MainActor (_ size: Int, _ sampling: Sampling) -> Measurement

  init(
    _ name: String, unit: BenchmarkUnit = .nanoseconds, goal: Goal? = nil, baseline: String? = nil,
    isPerItem: Bool = false, onlySize: Int? = nil, largest: Int = .max,
    run: @escaping @MainActor (_ size: Int, _ sampling: Sampling) -> Measurement
  ) {
    self.name = name
    self.unit = unit
    self.goal = goal
    self.baseline = baseline
    self.isPerItem = isPerItem
    self.onlySize = onlySize
    self.largest = largest
    self.run = run
  }

  /// The sizes to run, of those that were asked for.
  func sizes(_ asked: [Int]) -> [Int] { onlySize.map { [$0] } ?? asked.filter { $0 <= largest } }
}

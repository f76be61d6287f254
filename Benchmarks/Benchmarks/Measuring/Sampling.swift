import Foundation

/// How long a row is measured.
struct Sampling {
  /// A sample is as many calls as take at least this long, nanoseconds: reading the clock takes 100 to 200.
  var sampleLength: Double
  /// How long samples are taken, nanoseconds.
  var budget: Double
  /// The fewest samples, however long they take.
  var fewest: Int
  /// The most samples.
  var most: Int

  static let thorough = Sampling(sampleLength: 50_000, budget: 250_000_000, fewest: 9, most: 500)
  static let quick = Sampling(sampleLength: 20_000, budget: 30_000_000, fewest: 3, most: 60)
}

/// What the samples of one row say, in the row's unit.
struct Measurement {
  var median: Double
  var p99: Double
  /// What the run observed beside the time: counts that must be as they are.
  var note = ""
  /// Whether counts that belong to the goal were as they must be.
  var countsAreRight = true

  /// Of samples, at least one.
  init(samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    p99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
  }

  /// Of a number that needs no samples: a count, bytes.
  init(exact value: Double) {
    median = value
    p99 = value
  }
}

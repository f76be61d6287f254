import Foundation

extension GrowthClass {
  /// The simplest class that counted work fits.
  ///
  /// Work is taken as a constant part and a multiple of the class's function, neither negative, fitted by relative errors.
  /// The simplest class that fits about as well as the best one is taken; where none fits, a sum of two is tried, and the
  /// faster one counts if it does a quarter of the work at the largest number. What decides is large numbers:
  ///
  /// - Work that stays within a quarter, or within 8 units, is constant, for counts of visible things vary by a row;
  ///   unless it rises so evenly that it can be no chance.
  /// - Work that is constant over the larger half of the numbers is constant: before, the screen was not full.
  /// - One point that stands out above its neighbours is left out: something was made larger just then.
  /// - Numbers at which nothing fits are left out from the smallest on, half of them at most.
  ///
  /// - Parameter points: The number of items and the work done. Two points give a guess, four and more a class.
  /// - Complexity: O(points²).
  public static func fitting(_ points: [(count: Int, work: Int)]) -> GrowthClass {
    var series = points.map { (count: Double($0.count), work: Double(max($0.work, 0))) }
      .sorted { $0.count < $1.count }
    series = withoutSpikes(series)
    guard series.count > 1 else { return .constant }
    if isConstant(series) { return .constant }
    if series.count == 2 { return guess(series[0], series[1]) }
    if series.count >= 4 {
      let tail = Array(series.suffix(max(3, (series.count + 1) / 2)))
      if spread(tail) <= 1.1, !isTrend(series) { return .constant }
    }
    var best: (growth: GrowthClass, miss: Double) = (.worse, .infinity)
    while true {
      let found = simplest(series)
      if found.miss < best.miss { best = found }
      if found.miss < 0.12 || series.count <= max(4, points.count / 2 + 1) { break }
      series.removeFirst()
    }
    return best.growth
  }

  // MARK: Constant

  private typealias Series = [(count: Double, work: Double)]

  /// The most to the least, with a few units in both.
  private static func spread(_ series: Series) -> Double {
    let (least, most) = (series.map(\.work).min() ?? 0, series.map(\.work).max() ?? 0)
    return (most + GrowthModel.few) / (least + GrowthModel.few)
  }

  private static func isConstant(_ series: Series) -> Bool {
    let (least, most) = (series.map(\.work).min() ?? 0, series.map(\.work).max() ?? 0)
    // What fell did not grow.
    if series.last!.work <= series[0].work { return true }
    return most <= least * 1.25 + 8 && !isTrend(series)
  }

  /// Whether work rises so evenly over five numbers or more, by five units at least, that a row more or less does not
  /// explain it.
  private static func isTrend(_ series: Series) -> Bool {
    let (first, last) = (series[0].work, series.last!.work)
    guard series.count >= 5, last - first >= max(5, first * 0.05) else { return false }
    guard zip(series, series.dropFirst()).allSatisfy({ $0.work <= $1.work }) else { return false }
    return allCases.dropFirst().contains { growth in
      guard let model = GrowthModel([growth], series) else { return false }
      return series.allSatisfy { abs(model.work($0.count) - $0.work) <= max(0.6, (last - first) * 0.1) }
    }
  }

  /// Without points that stand out above both neighbours, and a first one above the second: work does not become less
  /// with more items.
  private static func withoutSpikes(_ series: Series) -> Series {
    guard series.count >= 5 else { return series }
    let spikes = series.indices.dropLast().filter { index in
      let neighbours = index == 0 ? series[1].work : max(series[index - 1].work, series[index + 1].work)
      return series[index].work > neighbours * 1.25 + 8
    }
    guard spikes.count <= max(1, series.count / 4) else { return series }
    return series.indices.filter { !spikes.contains($0) }.map { series[$0] }
  }

  // MARK: Growing

  /// From two points, the class whose own step from one to the other is nearest.
  private static func guess(_ a: (count: Double, work: Double), _ b: (count: Double, work: Double)) -> GrowthClass {
    let step = log((b.work + GrowthModel.few) / (a.work + GrowthModel.few))
    func distance(_ growth: GrowthClass) -> Double {
      growth == .constant ? abs(step) : abs(log(growth.value(b.count) / growth.value(a.count)) - step)
    }
    return allCases.min { distance($0) < distance($1) } ?? .constant
  }

  /// The simplest class that fits about as well as the best one, and how much it misses.
  private static func simplest(_ series: Series) -> (growth: GrowthClass, miss: Double) {
    let last = series[series.count - 1].count
    let single = allCases.compactMap { growth in
      GrowthModel(growth == .constant ? [] : [growth], series).map { (growth: growth, miss: $0.miss) }
    }
    guard let least = single.map(\.miss).min() else { return (.worse, .infinity) }
    // A row more or less at the end of a line does not make it n log n; the less there is to see, the closer one looks.
    let slack = min(0.05, 0.15 * (single.first?.miss ?? 0))
    let simple = single.first { $0.miss <= least * 1.25 + slack } ?? (.worse, .infinity)
    guard least > 0.06, series.count >= 5 else { return simple }
    // Two kinds of growth in one: a line, and a square that matters for the largest numbers.
    for growth in allCases.dropFirst(2) {
      for slower in allCases.dropFirst() where slower < growth {
        guard let model = GrowthModel([slower, growth], series), model.miss < least / 3, model.share(at: last) >= 0.25
        else { continue }
        return (growth, model.miss)
      }
    }
    return simple
  }
}

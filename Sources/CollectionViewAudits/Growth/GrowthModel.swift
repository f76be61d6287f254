import Foundation

/// A sum of functions of the number of items, none negative, fitted to counted work.
///
/// Points count by their relative errors: a count that is off by a tenth is as bad at 100 items as at a million.
struct GrowthModel {
  /// The classes that are added up, beside a constant part.
  let terms: [GrowthClass]
  /// The constant part, then the factor of each term.
  let factors: [Double]
  /// By how much the points are missed: the root of the mean square of the logarithm of (model + ``few``) ÷ (work + few).
  let miss: Double

  /// Counts of visible things vary by a row: what makes small numbers equal.
  static let few = 4.0

  /// Nil when no factors above 0 fit.
  init?(_ terms: [GrowthClass], _ points: [(count: Double, work: Double)]) {
    self.terms = terms
    let width = terms.count + 1
    // The normal equations, a row each with its right side.
    var rows = [[Double]](repeating: [Double](repeating: 0, count: width + 1), count: width)
    // Columns of size 1 at the last point: n² beside 1 would leave nothing of the 1.
    let scales = terms.map { max($0.value(points.last?.count ?? 1), 1) }
    for point in points {
      let weight = 1 / ((point.work + GrowthModel.few) * (point.work + GrowthModel.few))
      var columns = [1.0]
      for (term, scale) in zip(terms, scales) { columns.append(term.value(point.count) / scale) }
      columns.append(point.work)
      for row in 0..<width { for column in 0...width { rows[row][column] += weight * columns[row] * columns[column] } }
    }
    guard var solution = GrowthModel.solve(rows) else { return nil }
    if solution[0] < 0 {
      // Without a constant part.
      guard let rest = GrowthModel.solve(rows.dropFirst().map { Array($0.dropFirst()) }) else { return nil }
      solution = [0] + rest
    }
    guard solution.dropFirst().allSatisfy({ $0 > 0 }) else { return nil }
    let factors = [solution[0]] + zip(solution.dropFirst(), scales).map { $0 / $1 }
    self.factors = factors
    var squares = 0.0
    for point in points {
      let miss = log(
        (GrowthModel.value(terms, factors, point.count) + GrowthModel.few) / (point.work + GrowthModel.few))
      squares += miss * miss
    }
    miss = (squares / Double(max(points.count, 1))).squareRoot()
  }

  /// The work that it says for a number of items.
  func work(_ count: Double) -> Double { GrowthModel.value(terms, factors, count) }

  /// The part of the work for a number of items that the term of the fastest class does, from 0 to 1.
  func share(at count: Double) -> Double {
    guard let last = terms.last, let factor = factors.last else { return 0 }
    return factor * last.value(count) / max(work(count), 1e-300)
  }

  private static func value(_ terms: [GrowthClass], _ factors: [Double], _ count: Double) -> Double {
    zip(terms, factors.dropFirst()).reduce(factors[0]) { $0 + $1.1 * $1.0.value(count) }
  }

  /// Solves linear equations, the right side being the last column; nil when they have no single solution.
  private static func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let width = rows.count
    for step in 0..<width {
      guard let pivot = (step..<width).max(by: { abs(rows[$0][step]) < abs(rows[$1][step]) }),
        abs(rows[pivot][step]) > 1e-280
      else { return nil }
      rows.swapAt(step, pivot)
      for row in 0..<width where row != step {
        let factor = rows[row][step] / rows[step][step]
        for column in step...width { rows[row][column] -= factor * rows[step][column] }
      }
    }
    return (0..<width).map { rows[$0][width] / rows[$0][$0] }
  }
}

import Foundation

/// How work grows with the number of items.
public enum GrowthClass: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The same for any number.
  case constant
  /// A step more each time the number doubles.
  case logarithmic
  /// As the number.
  case linear
  /// As the number times its logarithm.
  case linearithmic
  /// As the square of the number.
  case quadratic
  /// Faster than the square.
  case worse

  /// From constant upwards.
  public static func < (a: GrowthClass, b: GrowthClass) -> Bool { a.rawValue < b.rawValue }
}

extension GrowthClass: CustomStringConvertible {
  /// `O(n log n)`.
  public var description: String {
    switch self {
    case .constant: "O(1)"
    case .logarithmic: "O(log n)"
    case .linear: "O(n)"
    case .linearithmic: "O(n log n)"
    case .quadratic: "O(n²)"
    case .worse: "worse than O(n²)"
    }
  }

  /// The function whose multiples, and a constant, describe the class.
  func value(_ n: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: doublings(n)
    case .linear: n
    case .linearithmic: n * doublings(n)
    case .quadratic: n * n
    case .worse: n * n * n
    }
  }
}

private func doublings(_ n: Double) -> Double { log2(max(n, 2)) }

extension GrowthClass {
  /// The simplest class that counted work fits.
  ///
  /// Work is taken as *a* + *b* · f(*n*) with neither negative, fitted by least relative squares; the first class whose
  /// curve misses no point by more than 15% is taken, or the one that misses least. Work that stays within a quarter, or
  /// within a few units, is constant: counts of visible things vary by a row.
  ///
  /// - Parameter points: The number of items and the work done, by rising number; at least 3 points tell something.
  public static func fitting(_ points: [(count: Int, work: Int)]) -> GrowthClass {
    guard let least = points.map(\.work).min(), let most = points.map(\.work).max(), points.count > 1 else {
      return .constant
    }
    if Double(most) <= Double(least) * 1.25 + 8 { return .constant }
    var best: (growth: GrowthClass, miss: Double) = (.worse, .infinity)
    for growth in GrowthClass.allCases.dropFirst() {
      let miss = worstMiss(growth, points)
      if miss < 0.15 { return growth }
      if miss < best.miss { best = (growth, miss) }
    }
    return best.growth
  }

  /// By how much of its work the worst point is missed by the best curve of a class.
  private static func worstMiss(_ growth: GrowthClass, _ points: [(count: Int, work: Int)]) -> Double {
    // Weighted sums for the two unknowns: each point counts by its relative error.
    var (s, sf, sff, sw, swf) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let work = Double(max(point.work, 1))
      let weight = 1 / (work * work)
      let f = growth.value(Double(point.count))
      s += weight
      sf += weight * f
      sff += weight * f * f
      sw += weight * work
      swf += weight * work * f
    }
    let determinant = s * sff - sf * sf
    var a = determinant == 0 ? 0 : (sw * sff - swf * sf) / determinant
    var b = determinant == 0 ? 0 : (s * swf - sf * sw) / determinant
    if a < 0 {
      a = 0
      b = sff == 0 ? 0 : swf / sff
    }
    guard b > 0 else { return .infinity }
    return points.map { point in
      let work = Double(max(point.work, 1))
      return abs(a + b * growth.value(Double(point.count)) - work) / work
    }.max() ?? .infinity
  }
}

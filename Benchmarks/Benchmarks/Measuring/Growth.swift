import Foundation

/// How the cost of an operation grows with the number of items.
enum Growth: String, CaseIterable {
  case constant
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n²"

  private func value(_ n: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(n)
    case .linear: n
    case .linearithmic: n * log2(n)
    case .quadratic: n * n
    }
  }
}

// MARK: - Fitting

extension Growth {
  /// The class whose curve `a + b f(n)` lies nearest to the points, by relative error; nil for fewer than three sizes.
  ///
  /// What grows by less than half over all sizes counts as constant: more than the noise of a shared machine. A faster
  /// growing class must fit clearly better than a slower one.
  static func fit(_ points: [(size: Int, cost: Double)]) -> Growth? {
    let points = points.filter { $0.cost > 0 }.sorted { $0.size < $1.size }
    guard points.count >= 3, let first = points.first, let last = points.last else { return nil }
    if last.cost < first.cost * 1.5 { return .constant }
    var best = Growth.logarithmic
    var least = Double.infinity
    for growth in allCases where growth != .constant {
      let error = growth.error(points)
      if error < least * 0.8 {
        best = growth
        least = error
      }
    }
    return best
  }

  /// The root of the mean square of relative errors of the best `a + b f(n)` with neither factor negative.
  private func error(_ points: [(size: Int, cost: Double)]) -> Double {
    var (ww, wf, ff, wy, fy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      // Divided by the cost, the errors are relative ones.
      let one = 1 / point.cost
      let f = value(Double(point.size)) / point.cost
      ww += one * one
      wf += one * f
      ff += f * f
      wy += one
      fy += f
    }
    let determinant = ww * ff - wf * wf
    var a = determinant == 0 ? 0 : (wy * ff - fy * wf) / determinant
    var b = determinant == 0 ? fy / ff : (fy * ww - wy * wf) / determinant
    if a < 0 { (a, b) = (0, fy / ff) }
    if b < 0 { (a, b) = (wy / ww, 0) }
    var sum = 0.0
    for point in points {
      let error = (a + b * value(Double(point.size))) / point.cost - 1
      sum += error * error
    }
    return (sum / Double(points.count)).squareRoot()
  }
}

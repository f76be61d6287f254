import CollectionCore

/// A small system of constraints over a few variables from 0 to 50, solved by trying every corner.
struct NaiveConstraints: CustomStringConvertible {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var priority: Double

    func error(_ point: [Double]) -> Double {
      var value = constant
      for (index, coefficient) in coefficients.enumerated() { value += coefficient * point[index] }
      switch relation {
      case .lessOrEqual: return max(value, 0)
      case .equal: return abs(value)
      case .greaterOrEqual: return max(-value, 0)
      }
    }
  }

  var variables: Int
  var constraints: [Constraint]

  var description: String {
    constraints.map { "\($0.coefficients) + \($0.constant) \($0.relation) 0 @ \($0.priority)" }
      .joined(separator: "\n")
  }

  /// The limits of the variables as constraints; the solver gets the upper ones as required constraints.
  var limits: [Constraint] {
    (0..<variables).flatMap { index -> [Constraint] in
      var unit = [Double](repeating: 0, count: variables)
      unit[index] = 1
      return [
        Constraint(coefficients: unit, constant: -50, relation: .lessOrEqual, priority: 1000),
        Constraint(coefficients: unit, constant: 0, relation: .greaterOrEqual, priority: 1000),
      ]
    }
  }

  /// The least errors, highest priority first; nil when the required constraints cannot hold.
  func leastErrors(leavingOut left: Set<Int> = []) -> [Double]? {
    let kept = constraints.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    let all = kept + limits
    let required = all.filter { $0.priority >= 1000 }
    var best: [Double]?
    for corner in corners(of: all) where required.allSatisfy({ $0.error(corner) < 1e-6 }) {
      let errors = errors(at: corner, of: kept)
      if best == nil || isLess(errors, best!) { best = errors }
    }
    return best
  }

  /// The sums of errors of the optional constraints at a point, highest priority first.
  func errors(at point: [Double], of kept: [Constraint]) -> [Double] {
    let priorities = Set(constraints.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    return priorities.map { priority in
      kept.filter { $0.priority == priority }.map { $0.error(point) }.reduce(0, +)
    }
  }

  func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (left, right) in zip(a, b) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  private func corners(of all: [Constraint]) -> [[Double]] {
    var found: [[Double]] = []
    func choose(_ start: Int, _ chosen: [Constraint]) {
      if chosen.count == variables {
        if let point = crossing(chosen) { found.append(point) }
        return
      }
      for index in start..<all.count { choose(index + 1, chosen + [all[index]]) }
    }
    choose(0, [])
    return found
  }

  /// Where the planes of as many constraints as there are variables meet.
  private func crossing(_ planes: [Constraint]) -> [Double]? {
    var rows = planes.map { $0.coefficients + [-$0.constant] }
    for column in 0..<variables {
      guard let pivot = (column..<variables).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<variables where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in 0...variables { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<variables).map { rows[$0][variables] / rows[$0][$0] }
  }
}

// MARK: - Changing constants

extension ConstraintSolver {
  /// Makes the constant of a constraint greater by `difference`; values are right again after ``solve()``.
  ///
  /// - Returns: False when the required constraints cannot hold any more. The solver is of no use then: make one anew, and
  ///   it will say which conflict.
  /// - Complexity: O(rows), plus a pivot for each length that would become negative.
  public mutating func shiftConstant(of constraint: Int, by difference: Double) -> Bool {
    let own = markers[constraint]
    if own.isBroken || difference == 0 { return true }
    // expression + d + plus' − minus' = 0 is the old equation with plus = plus' + d, or minus = minus' − d.
    if own.plus >= 0, shift(own.plus, by: difference) { return repair() }
    if own.minus >= 0, shift(own.minus, by: -difference) { return repair() }
    shiftColumn(own.plus >= 0 ? own.plus : own.minus, by: own.plus >= 0 ? difference : -difference)
    return repair()
  }

  /// Moves a basic symbol; false when it is not basic.
  private mutating func shift(_ symbol: Int32, by amount: Double) -> Bool {
    let row = rowOf[Int(symbol)]
    if row < 0 { return false }
    rows[Int(row)].constant -= amount
    return true
  }

  private mutating func shiftColumn(_ symbol: Int32, by amount: Double) {
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: symbol)
      if coefficient != 0 { rows[index].constant += coefficient * amount }
    }
  }

  /// Pivots until no restricted symbol is negative, with the errors as small as they can be all the while: the dual
  /// simplex method.
  private mutating func repair() -> Bool {
    for index in rows.indices where ConstraintRow.isZero(rows[index].constant) { rows[index].constant = 0 }
    for index in rows.indices where kinds[Int(basics[index])] == .dummy && abs(rows[index].constant) > 1e-6 {
      return false
    }
    var rounds = 0
    while let index = rows.indices.first(where: { isRestricted(basics[$0]) && rows[$0].constant < 0 }) {
      guard let entering = cheapestSymbol(in: rows[index]), rounds < 1000 else { return false }
      pivot(entering: entering, row: index)
      rounds += 1
    }
    return true
  }

  /// The symbol whose growth lifts the row at the least cost, levels compared in order.
  private func cheapestSymbol(in row: ConstraintRow) -> Int32? {
    var best: ConstraintRow.Term?
    for term in row.terms where term.coefficient > ConstraintRow.tolerance && kinds[Int(term.symbol)] != .dummy {
      guard let other = best else {
        best = term
        continue
      }
      if isCheaper(term, than: other) { best = term }
    }
    return best?.symbol
  }

  private func isCheaper(_ a: ConstraintRow.Term, than b: ConstraintRow.Term) -> Bool {
    for level in levels {
      let difference =
        level.errors.coefficient(of: a.symbol) / a.coefficient - level.errors.coefficient(of: b.symbol) / b.coefficient
      if !ConstraintRow.isZero(difference) { return difference < 0 }
    }
    let difference =
      tieBreak.coefficient(of: a.symbol) / a.coefficient - tieBreak.coefficient(of: b.symbol) / b.coefficient
    return difference < -ConstraintRow.tolerance
  }
}

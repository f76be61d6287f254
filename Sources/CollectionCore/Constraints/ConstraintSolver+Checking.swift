// MARK: - Determined values

extension ConstraintSolver {
  /// Whether the constraints leave a variable no other value, once ``solve()`` has run.
  ///
  /// A choice that was settled only by which constraint was added first counts as none: the value is ambiguous.
  ///
  /// - Complexity: O(rows × terms of the variable's row).
  public func isDetermined(_ variable: Int) -> Bool {
    let symbol = variables[variable]
    let row = rowOf[Int(symbol)]
    if row < 0 { return kinds[Int(symbol)] == .restricted && !canMove(symbol) }
    return !rows[Int(row)].terms.contains { canMove($0.symbol) }
  }

  /// Whether a symbol that is not basic may become greater at no cost.
  private func canMove(_ symbol: Int32) -> Bool {
    switch kinds[Int(symbol)] {
    case .dummy: return false
    case .free: return true
    case .restricted, .slack: break
    }
    for level in levels where level.errors.coefficient(of: symbol) > ConstraintRow.tolerance { return false }
    for index in rows.indices where isRestricted(basics[index]) && ConstraintRow.isZero(rows[index].constant) {
      if rows[index].coefficient(of: symbol) < -ConstraintRow.tolerance { return false }
    }
    return true
  }
}

// MARK: - Invariants

extension ConstraintSolver {
  /// Nil when the tableau is sound, else what is wrong. Meant for after ``solve()``.
  ///
  /// - Complexity: O(terms of all rows).
  public func checkInvariants() -> String? {
    for index in rows.indices {
      let basic = Int(basics[index])
      if rowOf[basic] != Int32(index) { return "symbol \(basic) is basic in row \(index), but says \(rowOf[basic])" }
      if kinds[basic] == .dummy && abs(rows[index].constant) > 1e-6 { return "dummy \(basic) is not zero" }
      if isRestricted(basics[index]) && rows[index].constant < -1e-6 { return "symbol \(basic) is below zero" }
      var last: Int32 = -1
      for term in rows[index].terms {
        if term.symbol <= last { return "symbol \(term.symbol) comes after \(last) in row \(index)" }
        last = term.symbol
        if rowOf[Int(term.symbol)] >= 0 { return "symbol \(term.symbol) of row \(index) is basic itself" }
        if kinds[Int(term.symbol)] == .free && isRestricted(basics[index]) {
          return "free symbol \(term.symbol) stands in the row of restricted symbol \(basic)"
        }
      }
    }
    for level in levels {
      for term in level.errors.terms where rowOf[Int(term.symbol)] >= 0 {
        return "symbol \(term.symbol) of level \(Int(level.priority)) is basic"
      }
    }
    return nil
  }
}

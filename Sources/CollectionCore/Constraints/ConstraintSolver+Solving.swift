// MARK: - Solving

extension ConstraintSolver {
  /// Brings the errors to their least, priority by priority.
  ///
  /// - Complexity: One pivot at least for each error that can be made smaller; a pivot is O(rows × terms of a row).
  public mutating func solve() {
    // What must stay zero for the levels above.
    var isSettled = [Bool](repeating: false, count: kinds.count)
    for index in levels.indices {
      minimiseLevel(index, &isSettled)
      for term in levels[index].errors.terms where term.coefficient > ConstraintRow.tolerance {
        isSettled[Int(term.symbol)] = true
      }
    }
    while let entering = tieBreak.improvingSymbol(kinds, isSettled) {
      guard let row = leavingRow(entering) else { break }
      pivot(entering: entering, row: row)
    }
  }

  private mutating func minimiseLevel(_ index: Int, _ isSettled: inout [Bool]) {
    while let entering = levels[index].errors.improvingSymbol(kinds, isSettled) {
      // An error cannot fall below zero, so that some row always stops it.
      guard let row = leavingRow(entering) else { break }
      pivot(entering: entering, row: row)
    }
  }

  /// Brings an expression that is not negative to its least by pivots, and keeps it expressed in what is not basic.
  mutating func minimise(_ cost: inout ConstraintRow) {
    while let entering = cost.improvingSymbol(kinds, nil) {
      guard let row = leavingRow(entering) else { break }
      pivot(entering: entering, row: row)
      _ = cost.substitute(entering, by: rows[row], scratch: &scratch)
    }
  }

  /// The row that first stops `entering` from growing: Bland's rule among equals, so that no cycle is possible.
  private func leavingRow(_ entering: Int32) -> Int? {
    var best = -1
    var least = Double.infinity
    for index in rows.indices where isRestricted(basics[index]) {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < -ConstraintRow.tolerance else { continue }
      let ratio = -rows[index].constant / coefficient
      if ratio < least - 1e-12 || (ratio <= least && (best < 0 || basics[index] < basics[best])) {
        least = Swift.min(ratio, least)
        best = index
      }
    }
    return best < 0 ? nil : best
  }

  /// Makes `entering` basic in place of what was basic in `row`.
  mutating func pivot(entering: Int32, row index: Int) {
    let leaving = basics[index]
    var row = rows[index]
    rows[index].terms = []
    row.exchange(leaving, for: entering)
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = Int32(index)
    basics[index] = entering
    for term in row.terms { mayOccur[Int(term.symbol)] = true }
    substituteEverywhere(entering, by: row)
    rows[index] = row
  }

  mutating func substituteEverywhere(_ symbol: Int32, by row: ConstraintRow) {
    for index in rows.indices {
      guard rows[index].substitute(symbol, by: row, scratch: &scratch) else { continue }
      // Noise of the last bits must not look like a negative length.
      if ConstraintRow.isZero(rows[index].constant) { rows[index].constant = 0 }
    }
    substituteInObjectives(symbol, by: row)
  }

  mutating func substituteInObjectives(_ symbol: Int32, by row: ConstraintRow) {
    for index in levels.indices { _ = levels[index].errors.substitute(symbol, by: row, scratch: &scratch) }
    _ = tieBreak.substitute(symbol, by: row, scratch: &scratch)
  }
}

extension ConstraintRow {
  /// The first symbol whose growth makes the expression smaller, dummies and settled ones left out.
  fileprivate func improvingSymbol(_ kinds: [ConstraintSolver.Kind], _ isSettled: [Bool]?) -> Int32? {
    for term in terms where term.coefficient < -Self.tolerance {
      let symbol = Int(term.symbol)
      if kinds[symbol] == .dummy { continue }
      if let isSettled, isSettled[symbol] { continue }
      return term.symbol
    }
    return nil
  }
}

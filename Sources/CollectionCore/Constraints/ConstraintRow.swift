/// A linear expression over symbols: a constant and the terms, sorted by symbol, none with a coefficient of zero.
struct ConstraintRow {
  /// One symbol and what it is multiplied by.
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  var terms: [Term]

  /// What counts as zero. Coefficients of layouts are near 1, so that an absolute bound serves.
  static let tolerance = 1e-9

  init(constant: Double) {
    self.constant = constant
    terms = []
  }

  static func isZero(_ value: Double) -> Bool { value > -tolerance && value < tolerance }
}

// MARK: - Querying

extension ConstraintRow {
  /// Where `symbol` stands, or would stand.
  ///
  /// - Complexity: O(log terms).
  func position(of symbol: Int32) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Int32) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }
}

// MARK: - Changing

extension ConstraintRow {
  mutating func add(_ symbol: Int32, times coefficient: Double) {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if !Self.isZero(coefficient) { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index) }
      return
    }
    terms[index].coefficient += coefficient
    if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
  }

  /// Adds `other` times `factor`; `scratch` lends its memory.
  ///
  /// - Complexity: O(terms of both).
  mutating func add(_ other: ConstraintRow, times factor: Double, scratch: inout [Term]) {
    constant += other.constant * factor
    scratch.removeAll(keepingCapacity: true)
    var left = 0
    var right = 0
    while left < terms.count && right < other.terms.count {
      let a = terms[left]
      let b = other.terms[right]
      if a.symbol < b.symbol {
        scratch.append(a)
        left += 1
      } else if b.symbol < a.symbol {
        scratch.append(Term(symbol: b.symbol, coefficient: b.coefficient * factor))
        right += 1
      } else {
        let sum = a.coefficient + b.coefficient * factor
        if !Self.isZero(sum) { scratch.append(Term(symbol: a.symbol, coefficient: sum)) }
        left += 1
        right += 1
      }
    }
    while left < terms.count {
      scratch.append(terms[left])
      left += 1
    }
    while right < other.terms.count {
      let b = other.terms[right]
      scratch.append(Term(symbol: b.symbol, coefficient: b.coefficient * factor))
      right += 1
    }
    swap(&terms, &scratch)
  }

  /// Puts `row` in the place of `symbol`; false when the symbol is not here.
  mutating func substitute(_ symbol: Int32, by row: ConstraintRow, scratch: inout [Term]) -> Bool {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return false }
    let factor = terms[index].coefficient
    terms.remove(at: index)
    add(row, times: factor, scratch: &scratch)
    return true
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Reads `0 = self` as an equation for `symbol`, which leaves the terms.
  mutating func solve(for symbol: Int32) {
    let index = position(of: symbol)
    let factor = -1 / terms[index].coefficient
    terms.remove(at: index)
    scale(by: factor)
  }

  /// Reads `basic = self` as an equation for `symbol`: `basic` comes into the terms, `symbol` leaves them.
  mutating func exchange(_ basic: Int32, for symbol: Int32) {
    add(basic, times: -1)
    solve(for: symbol)
  }
}

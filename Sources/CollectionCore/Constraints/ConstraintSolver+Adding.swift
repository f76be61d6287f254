// MARK: - Adding

extension ConstraintSolver {
  /// Adds the constraint `terms + constant relation 0` and returns its number.
  ///
  /// A required constraint that cannot hold beside those before it is left out and noted in ``conflicts``.
  ///
  /// - Parameter priority: From 1 to ``required``.
  public mutating func add(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = required
  ) -> Int {
    let number = markers.count
    let isRequired = priority >= Self.required
    var row = ConstraintRow(constant: constant)
    for term in terms { include(term, in: &row) }
    let own = mark(&row, relation, isRequired: isRequired, number: number, priority: priority)
    markers.append(own)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, markers: own) {
      insert(row, subject: subject)
    } else if row.terms.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
      insertRedundant(row, number: number, marker: own.plus)
    } else {
      insertWithArtificial(row, number: number)
    }
    return number
  }

  private mutating func include(_ term: Term, in row: inout ConstraintRow) {
    let symbol = variables[term.variable]
    let basic = rowOf[Int(symbol)]
    if basic < 0 {
      row.add(symbol, times: term.coefficient)
    } else {
      row.add(rows[Int(basic)], times: term.coefficient, scratch: &scratch)
    }
  }

  /// Gives the constraint its slack, dummy or errors.
  private mutating func mark(
    _ row: inout ConstraintRow, _ relation: Relation, isRequired: Bool, number: Int, priority: Double
  ) -> Markers {
    // An inequality downwards leaves room above, one upwards takes room away: expression ± room = 0.
    let plus: Int32
    let minus: Int32
    if isRequired {
      plus = makeSymbol(relation == .equal ? .dummy : .slack, owner: number)
      row.add(plus, times: relation == .greaterOrEqual ? -1 : 1)
      // One marker, whose sign says the relation.
      return relation == .greaterOrEqual
        ? Markers(plus: -1, minus: plus, isRequired: true) : Markers(plus: plus, minus: -1, isRequired: true)
    }
    plus = makeSymbol(.slack, owner: number)
    minus = makeSymbol(.slack, owner: number)
    row.add(plus, times: 1)
    row.add(minus, times: -1)
    let level = levelIndex(priority)
    if relation != .lessOrEqual { levels[level].errors.add(plus, times: 1) }
    if relation != .greaterOrEqual { levels[level].errors.add(minus, times: 1) }
    if relation != .lessOrEqual { tieBreak.add(plus, times: Double(number + 1)) }
    if relation != .greaterOrEqual { tieBreak.add(minus, times: Double(number + 1)) }
    return Markers(plus: plus, minus: minus, isRequired: false)
  }

  private mutating func levelIndex(_ priority: Double) -> Int {
    var index = 0
    while index < levels.count && levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, errors: ConstraintRow(constant: 0)), at: index)
    }
    return index
  }

  /// A symbol that may become basic with no other step: a free variable, or one that is in no other row and comes out
  /// not negative.
  private func subject(of row: ConstraintRow, markers: Markers) -> Int32? {
    var fresh: Int32?
    for term in row.terms {
      switch kinds[Int(term.symbol)] {
      case .free: return term.symbol
      case .dummy: continue
      case .restricted, .slack:
        if fresh == nil, !mayOccur[Int(term.symbol)],
          term.coefficient < 0 || ConstraintRow.isZero(row.constant)
        {
          fresh = term.symbol
        }
      }
    }
    return fresh
  }
}

// MARK: - Inserting rows

extension ConstraintSolver {
  /// Takes `0 = row` in, solved for `subject`.
  private mutating func insert(_ row: ConstraintRow, subject: Int32) {
    var row = row
    row.solve(for: subject)
    if mayOccur[Int(subject)] {
      substituteEverywhere(subject, by: row)
    } else {
      substituteInObjectives(subject, by: row)
    }
    append(row, basic: subject)
  }

  mutating func append(_ row: ConstraintRow, basic: Int32) {
    for term in row.terms { mayOccur[Int(term.symbol)] = true }
    rowOf[Int(basic)] = Int32(rows.count)
    basics.append(basic)
    rows.append(row)
  }

  /// A required equality between what is known already: it holds or it conflicts.
  private mutating func insertRedundant(_ row: ConstraintRow, number: Int, marker: Int32) {
    if row.constant > 1e-6 {
      leaveOut(number, certificate: row)
      return
    }
    var row = row
    row.constant = 0
    row.solve(for: marker)
    append(row, basic: marker)
  }

  /// Brings the row to zero through an artificial variable, the general way.
  private mutating func insertWithArtificial(_ row: ConstraintRow, number: Int) {
    let artificial = makeSymbol(.slack, owner: -1)
    append(row, basic: artificial)
    var cost = row
    minimise(&cost)
    let index = rowOf[Int(artificial)]
    if index < 0 {
      removeColumn(artificial)
      return
    }
    let left = rows[Int(index)]
    if left.constant > 1e-6 {
      removeRow(Int(index))
      leaveOut(number, certificate: left)
      return
    }
    // Zero, but still basic: anything that can move may take its place.
    if let term = left.terms.first(where: { kinds[Int($0.symbol)] != .dummy }) {
      pivot(entering: term.symbol, row: Int(index))
      removeColumn(artificial)
    } else if let term = left.terms.first(where: { Int(ownerOf[Int($0.symbol)]) == number }) ?? left.terms.first {
      pivot(entering: term.symbol, row: Int(index))
      removeColumn(artificial)
    } else {
      removeRow(Int(index))
    }
  }

  /// Notes a conflict: the constraints whose markers are in the row that cannot become zero.
  ///
  /// The markers of the constraint left out are in that row alone, which the caller gives up.
  private mutating func leaveOut(_ number: Int, certificate: ConstraintRow) {
    var others: [Int] = []
    for term in certificate.terms {
      let owner = Int(ownerOf[Int(term.symbol)])
      if owner >= 0, owner != number, !others.contains(owner) { others.append(owner) }
    }
    others.sort()
    conflicts.append(Conflict(broken: number, others: others))
    markers[number].isBroken = true
  }

  private mutating func removeColumn(_ symbol: Int32) {
    func drop(_ row: inout ConstraintRow) {
      let index = row.position(of: symbol)
      if index < row.terms.count, row.terms[index].symbol == symbol { row.terms.remove(at: index) }
    }
    for index in rows.indices { drop(&rows[index]) }
    for index in levels.indices { drop(&levels[index].errors) }
    drop(&tieBreak)
  }

  private mutating func removeRow(_ index: Int) {
    rowOf[Int(basics[index])] = -1
    basics.remove(at: index)
    rows.remove(at: index)
    for later in index..<basics.count { rowOf[Int(basics[later])] = Int32(later) }
  }
}

import CollectionCore
import TestSupport
import Testing

@Suite("ConstraintSolver, at random") struct ConstraintSolverRandomTests {
  @Test("Errors are the least there are, priority by priority, as trying every corner finds them")
  func againstCorners() {
    for seed in UInt64(0)..<400 {
      check(makeCase(seed), seed: seed)
    }
  }

  @Test("Shifted constants give the answer of a solver made anew")
  func shifting() {
    for seed in UInt64(1000)..<1300 {
      var random = SeededRandom(seed: seed)
      let start = makeCase(seed)
      var (solver, _) = made(start)
      guard solver.conflicts.isEmpty else { continue }
      var changed = start
      for _ in 0..<3 {
        let index = Int.random(in: start.constraints.indices, using: &random)
        let amount = Double(Int.random(in: -12...12, using: &random))
        changed.constraints[index].constant += amount
        guard solver.shiftConstant(of: start.variables + index, by: amount) else {
          #expect(changed.leastErrors() == nil, "seed \(seed):\n\(changed)")
          break
        }
        solver.solve()
        #expect(solver.checkInvariants() == nil, "seed \(seed)")
        let point = (0..<changed.variables).map { solver.value(of: $0) }
        guard let least = changed.leastErrors() else {
          Issue.record("seed \(seed): nothing fits, and the solver said nothing\n\(changed)")
          break
        }
        let errors = changed.errors(at: point, of: changed.constraints)
        #expect(!changed.isLess(least, errors), "seed \(seed): \(errors), least \(least) at \(point)\n\(changed)")
        #expect(isAllowed(point, changed, without: []), "seed \(seed): \(point)\n\(changed)")
      }
    }
  }

  private func makeCase(_ seed: UInt64) -> NaiveConstraints {
    var random = SeededRandom(seed: seed)
    let variables = Int.random(in: 1...3, using: &random)
    let count = Int.random(in: 1...(variables == 3 ? 5 : 7), using: &random)
    let constraints = (0..<count).map { _ in
      NaiveConstraints.Constraint(
        coefficients: (0..<variables).map { _ in [-2.0, -1, -1, 0, 0, 1, 1, 0.5].randomElement(using: &random)! },
        constant: Double(Int.random(in: -30...30, using: &random)),
        relation: [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random)!,
        priority: [1000.0, 1000, 750, 750, 250, 251, 50].randomElement(using: &random)!)
    }
    return NaiveConstraints(variables: variables, constraints: constraints)
  }

  /// The first constraints are the upper limits of the variables; the lower are the variables' own.
  private func made(_ system: NaiveConstraints) -> (ConstraintSolver, [Double]) {
    var solver = ConstraintSolver()
    for _ in 0..<system.variables { _ = solver.makeVariable(isNonnegative: true) }
    for index in 0..<system.variables { _ = solver.add([.init(index)], constant: -50, .lessOrEqual) }
    for constraint in system.constraints {
      let terms = constraint.coefficients.enumerated().filter { $0.element != 0 }
        .map { ConstraintSolver.Term($0.offset, $0.element) }
      _ = solver.add(terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
    }
    solver.solve()
    return (solver, (0..<system.variables).map { solver.value(of: $0) })
  }

  private func isAllowed(_ point: [Double], _ system: NaiveConstraints, without left: Set<Int>) -> Bool {
    system.limits.allSatisfy { $0.error(point) < 1e-6 }
      && system.constraints.enumerated().allSatisfy {
        $0.element.priority < 1000 || left.contains($0.offset) || $0.element.error(point) < 1e-6
      }
  }

  private func check(_ system: NaiveConstraints, seed: UInt64) {
    guard problem(of: system) != nil else { return }
    var smallest = system
    var index = 0
    while index < smallest.constraints.count {
      var shorter = smallest
      shorter.constraints.remove(at: index)
      if problem(of: shorter) != nil { smallest = shorter } else { index += 1 }
    }
    Issue.record("seed \(seed): \(problem(of: smallest) ?? "")\n\(smallest)")
  }

  private func problem(of system: NaiveConstraints) -> String? {
    let (solver, point) = made(system)
    if let broken = solver.checkInvariants() { return broken }
    let left = Set(solver.conflicts.map { $0.broken - system.variables })
    if !isAllowed(point, system, without: left) { return "\(point) is not allowed" }
    guard let least = system.leastErrors(leavingOut: left) else { return "nothing fits without \(left)" }
    let kept = system.constraints.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    let errors = system.errors(at: point, of: kept)
    if system.isLess(least, errors) { return "errors \(errors), least \(least) at \(point)" }
    for conflict in solver.conflicts {
      let members = ([conflict.broken] + conflict.others).map { $0 - system.variables }
      if let problem = problem(ofConflict: members.filter { $0 >= 0 }, in: system) { return problem }
    }
    return nil
  }

  private func problem(ofConflict members: [Int], in system: NaiveConstraints) -> String? {
    func fits(_ kept: [Int]) -> Bool {
      system.leastErrors(leavingOut: Set(system.constraints.indices).subtracting(kept)) != nil
    }
    return fits(members) ? "\(members) are no conflict" : nil
  }
}

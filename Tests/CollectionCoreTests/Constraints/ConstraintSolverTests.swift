import CollectionCore
import Testing

@Suite("ConstraintSolver") struct ConstraintSolverTests {
  var solver = ConstraintSolver()

  @Test("A chain of equalities gives each variable its sum, whatever the order")
  mutating func chain() {
    let x = (0..<100).map { _ in solver.makeVariable() }
    for index in (1..<100).reversed() {
      _ = solver.add([.init(x[index]), .init(x[index - 1], -1)], constant: -8, .equal)
    }
    _ = solver.add([.init(x[0])], constant: -16, .equal)
    solver.solve()
    #expect(solver.value(of: x[99]) == 16 + 99 * 8)
    let solved = solver
    #expect(x.allSatisfy { solved.isDetermined($0) })
    #expect(solver.checkInvariants() == nil)
  }

  @Test("One constraint at 751 wins over a hundred at 750")
  mutating func higherPriorityWins() {
    let x = solver.makeVariable()
    for _ in 0..<100 { _ = solver.add([.init(x)], constant: -10, .equal, priority: 750) }
    _ = solver.add([.init(x)], constant: -20, .equal, priority: 751)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test("At one priority the sum of errors is least: two for 10 win over one for 20")
  mutating func sumOfErrors() {
    let x = solver.makeVariable()
    _ = solver.add([.init(x)], constant: -20, .equal, priority: 500)
    for _ in 0..<2 { _ = solver.add([.init(x)], constant: -10, .equal, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("Between equals the one added first gives way, and the value counts as ambiguous")
  mutating func earlierGivesWay() {
    let a = solver.makeVariable(isNonnegative: true)
    let b = solver.makeVariable(isNonnegative: true)
    _ = solver.add([.init(a), .init(b)], constant: -100, .equal)
    _ = solver.add([.init(a)], constant: -30, .lessOrEqual, priority: 250)
    _ = solver.add([.init(b)], constant: -30, .lessOrEqual, priority: 250)
    solver.solve()
    #expect(solver.value(of: a) == 70)
    #expect(solver.value(of: b) == 30)
    #expect(!solver.isDetermined(a))
  }

  @Test("A required constraint that cannot hold is left out, and the conflict names the others, no more")
  mutating func conflict() {
    let left = solver.makeVariable()
    let width = solver.makeVariable(isNonnegative: true)
    let other = solver.makeVariable()
    let atEdge = solver.add([.init(left)], constant: -10, .equal)
    _ = solver.add([.init(other)], constant: -10, .equal)
    let wide = solver.add([.init(width)], constant: -50, .greaterOrEqual)
    let ends = solver.add([.init(left), .init(width)], constant: -40, .lessOrEqual)
    solver.solve()
    #expect(solver.conflicts == [.init(broken: ends, others: [atEdge, wide])])
    #expect(solver.value(of: width) == 50)
    #expect(solver.checkInvariants() == nil)
  }

  @Test("The same required constraint twice is no conflict")
  mutating func redundant() {
    let x = solver.makeVariable()
    for _ in 0..<3 { _ = solver.add([.init(x)], constant: -10, .equal) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 10)
  }

  @Test("A length is not negative: one of −1 conflicts, one of 0 does not", arguments: [0.0, -0.01, -1])
  mutating func lengths(_ length: Double) {
    let width = solver.makeVariable(isNonnegative: true)
    _ = solver.add([.init(width)], constant: -length, .equal)
    solver.solve()
    #expect(solver.conflicts.isEmpty == (length == 0))
    #expect(solver.value(of: width) == 0)
  }

  @Test("A variable nobody speaks of is zero and not determined")
  mutating func undetermined() {
    let x = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
  }

  @Test("A shifted constant moves what hangs on it")
  mutating func shifts() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = solver.add([.init(x)], constant: -10, .equal)
    _ = solver.add([.init(y), .init(x, -2)], .equal)
    solver.solve()
    let fits = solver.shiftConstant(of: first, by: -5)
    #expect(fits)
    solver.solve()
    #expect(solver.value(of: y) == 30)
  }
}

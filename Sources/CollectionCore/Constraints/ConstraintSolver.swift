/// Finds values for variables under linear equalities and inequalities of different importance.
///
/// A simplex tableau in the manner of Cassowary. Constraints at ``required`` hold exactly. Of the others, each priority is
/// served before all below it: the sum of absolute errors at the highest priority is as small as it can be, then, with
/// that kept, the sum at the next, and so on, each distinct number being a level of its own. Where all that leaves a
/// choice, the constraint that was added earlier gives way. The answer depends on nothing but the calls.
///
/// Numbers of variables and constraints count up from 0. Sparse rows in arrays, for some hundred constraints.
///
/// Adding a constraint is O(rows it meets) plus the pivots it takes; ``solve()`` does the rest.
public struct ConstraintSolver {
  /// One variable times a number.
  public struct Term {
    /// The number of the variable.
    public var variable: Int
    /// What it is multiplied by.
    public var coefficient: Double

    /// Makes `coefficient` × the variable of that number.
    @inlinable public init(_ variable: Int, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum of the terms and the constant compares with zero.
  public enum Relation: Int8 {
    /// At most zero.
    case lessOrEqual = -1
    /// Zero.
    case equal = 0
    /// At least zero.
    case greaterOrEqual = 1
  }

  /// Required constraints that cannot hold together.
  public struct Conflict: Equatable {
    /// The constraint that could not be added; it is left out.
    public var broken: Int
    /// The constraints it conflicts with, ascending; none that has nothing to do with it. Where a length would have to be
    /// negative, one of them may be dispensable.
    public var others: [Int]

    /// Makes a conflict from the number left out and the others, ascending.
    public init(broken: Int, others: [Int]) {
      self.broken = broken
      self.others = others
    }
  }

  /// What a symbol of the tableau stands for.
  enum Kind: UInt8 {
    /// A variable of any sign.
    case free
    /// A variable that is not negative.
    case restricted
    /// The room left by an inequality, or an error of an optional constraint. Not negative.
    case slack
    /// Marks a required equality, so that conflicts can name it. Always zero.
    case dummy
  }

  /// The symbols of a constraint: expression + plus − minus = 0; −1 where there is none.
  struct Markers {
    var plus: Int32
    var minus: Int32
    var isRequired: Bool
    var isBroken = false
  }

  struct Level {
    var priority: Double
    var errors: ConstraintRow
  }

  /// The priority, 1,000, from which on a constraint holds exactly.
  public static let required = 1000.0

  var kinds: [Kind] = []
  /// The row in which a symbol is basic; −1 while it is not.
  var rowOf: [Int32] = []
  /// Whether a symbol may occur among the terms of a row.
  var mayOccur: [Bool] = []
  /// The constraint a symbol belongs to; −1 for variables.
  var ownerOf: [Int32] = []
  var basics: [Int32] = []
  var rows: [ConstraintRow] = []
  var variables: [Int32] = []
  var markers: [Markers] = []
  /// What is minimised, most important first.
  var levels: [Level] = []
  /// What is minimised when all levels leave a choice.
  var tieBreak = ConstraintRow(constant: 0)
  var scratch: [ConstraintRow.Term] = []

  /// The conflicts met so far, in the order of the constraints left out.
  public internal(set) var conflicts: [Conflict] = []

  /// Makes a solver without variables.
  public init() {}

  /// How many variables there are.
  public var variableCount: Int { variables.count }

  /// How many constraints were added, those left out included.
  public var constraintCount: Int { markers.count }

  /// Makes a variable and returns its number.
  ///
  /// - Parameter isNonnegative: Whether values below zero are impossible, as for a length.
  public mutating func makeVariable(isNonnegative: Bool = false) -> Int {
    variables.append(makeSymbol(isNonnegative ? .restricted : .free, owner: -1))
    return variables.count - 1
  }

  /// The value of a variable after ``solve()``; zero for one that nothing determines.
  public func value(of variable: Int) -> Double {
    let row = rowOf[Int(variables[variable])]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  mutating func makeSymbol(_ kind: Kind, owner: Int) -> Int32 {
    kinds.append(kind)
    rowOf.append(-1)
    mayOccur.append(false)
    ownerOf.append(Int32(owner))
    return Int32(kinds.count - 1)
  }

  /// Whether values below zero are impossible.
  func isRestricted(_ symbol: Int32) -> Bool { kinds[Int(symbol)] != .free }
}

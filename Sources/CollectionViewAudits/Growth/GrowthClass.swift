import Foundation

/// How work grows with the number of items.
public enum GrowthClass: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The same for any number.
  case constant
  /// A step more each time the number doubles.
  case logarithmic
  /// As the number.
  case linear
  /// As the number times its logarithm.
  case linearithmic
  /// As the square of the number.
  case quadratic
  /// Faster than the square.
  case worse

  /// From constant upwards.
  public static func < (a: GrowthClass, b: GrowthClass) -> Bool { a.rawValue < b.rawValue }
}

extension GrowthClass: CustomStringConvertible {
  /// `O(n log n)`.
  public var description: String {
    switch self {
    case .constant: "O(1)"
    case .logarithmic: "O(log n)"
    case .linear: "O(n)"
    case .linearithmic: "O(n log n)"
    case .quadratic: "O(n²)"
    case .worse: "worse than O(n²)"
    }
  }

  /// The function whose multiples, and a constant, describe the class.
  func value(_ n: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: doublings(n)
    case .linear: n
    case .linearithmic: n * doublings(n)
    case .quadratic: n * n
    case .worse: n * n * n
    }
  }
}

private func doublings(_ n: Double) -> Double { log2(max(n, 2)) }

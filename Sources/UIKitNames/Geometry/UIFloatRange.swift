import Foundation

/// Two lengths that bound a third, points.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// A range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// A range between the bounds, which are not compared with each other.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// Every length.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether both bounds are infinite, each to its side.
  public var isInfinite: Bool { self == .infinite }
}

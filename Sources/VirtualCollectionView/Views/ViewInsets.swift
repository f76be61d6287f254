import Foundation

/// Distances from the four edges of a rectangle inwards, in points: `UIEdgeInsets`.
///
/// Negative insets reach outwards.
public struct ViewInsets: Hashable, Sendable, Codable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Makes insets of 0 at every edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets in UIKit's order: against the clock from the top.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static var zero: ViewInsets { ViewInsets() }
}

extension CGRect {
  /// The rectangle made smaller at each edge by `insets`, which may leave a negative size.
  public func inset(by insets: ViewInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

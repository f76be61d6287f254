/// Distances from the four edges of a rectangle inwards, in points.
@frozen public struct LayoutInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// Makes insets.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  @inlinable public static var zero: LayoutInsets { LayoutInsets(top: 0, left: 0, bottom: 0, right: 0) }

  /// The inset at the edge where `axis` begins: left or top.
  @inlinable public func leading(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// The inset at the edge where `axis` ends: right or bottom.
  @inlinable public func trailing(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

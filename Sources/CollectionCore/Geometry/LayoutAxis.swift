/// One of the two directions of the plane.
@frozen public enum LayoutAxis: UInt8, Hashable, Sendable {
  /// Left to right: x, width.
  case horizontal
  /// Top to bottom: y, height.
  case vertical

  /// The other axis.
  @inlinable public var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

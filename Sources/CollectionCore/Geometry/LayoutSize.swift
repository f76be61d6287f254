/// A width and a height in points.
@frozen public struct LayoutSize: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  @inlinable public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// The extent along `axis`.
  @inlinable public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both extents are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

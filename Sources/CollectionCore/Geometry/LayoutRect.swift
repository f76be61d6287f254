/// A rectangle in points. It contains its left and top edges and not its right and bottom ones.
@frozen public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points from the left to the right edge.
  public var width: Double
  /// Points from the top to the bottom edge.
  public var height: Double

  /// Makes a rectangle.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its corner and size.
  @inlinable public init(origin: LayoutPoint, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// An empty rectangle at the origin.
  @inlinable public static var zero: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }

  /// The left edge.
  @inlinable public var minX: Double { x }
  /// The top edge.
  @inlinable public var minY: Double { y }
  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// Halfway from left to right.
  @inlinable public var midX: Double { x + width / 2 }
  /// Halfway from top to bottom.
  @inlinable public var midY: Double { y + height / 2 }
  /// The corner at the left and top.
  @inlinable public var origin: LayoutPoint {
    get { LayoutPoint(x: x, y: y) }
    set {
      x = newValue.x
      y = newValue.y
    }
  }
  /// Width and height.
  @inlinable public var size: LayoutSize {
    get { LayoutSize(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }
  /// The middle.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// Where the rectangle begins along `axis`.
  @inlinable public func min(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
  /// Where the rectangle ends along `axis`.
  @inlinable public func max(_ axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }
  /// The extent along `axis`.
  @inlinable public func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

  /// Whether all four numbers are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
  /// Whether the rectangle has no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the two rectangles share a point, edges half open: what ends where the other begins does not touch it.
  ///
  /// The test of the view for what is visible (Semantics 1.22a). A rectangle without area touches what it lies strictly
  /// inside of.
  @inlinable public func touches(_ other: LayoutRect) -> Bool {
    x < other.x + other.width && x + width > other.x && y < other.y + other.height && y + height > other.y
  }

  /// Whether `point` is inside, edges half open.
  @inlinable public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The smallest rectangle around both.
  @inlinable public func union(_ other: LayoutRect) -> LayoutRect {
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return LayoutRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// The rectangle moved.
  @inlinable public func offset(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle made smaller at each edge by `insets`.
  @inlinable public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle mirrored left to right inside a width, as a right-to-left layout shows it.
  @inlinable public func mirrored(inWidth total: Double) -> LayoutRect {
    LayoutRect(x: total - x - width, y: y, width: width, height: height)
  }
}

/// An extent in points, and whether a measured one takes its place.
struct CompositionalExtent: Hashable, Sendable {
  var points: Double
  var isEstimated = false
  /// Whether siblings share the largest; only estimated extents do.
  var isUniform = false
}

extension CompositionalDimension {
  /// The extent in a container.
  ///
  /// Fractions are rounded down to a pixel, with a hair of tolerance, everything else stays as it is (Semantics 11.2).
  /// What is not finite or is negative counts as 0.
  func resolved(in container: LayoutSize, _ grid: PixelGrid) -> CompositionalExtent {
    switch self {
    case .fractionalWidth(let part): CompositionalExtent(points: grid.down((part * container.width).orZero))
    case .fractionalHeight(let part): CompositionalExtent(points: grid.down((part * container.height).orZero))
    case .absolute(let points): CompositionalExtent(points: points.orZero)
    case .estimated(let points): CompositionalExtent(points: points.orZero, isEstimated: true)
    case .uniformAcrossSiblings(let points):
      CompositionalExtent(points: points.orZero, isEstimated: true, isUniform: true)
    }
  }

  /// Whether it is a part of the container's extent along `axis`.
  func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }
}

/// Width and height of something, resolved.
struct CompositionalExtents: Hashable, Sendable {
  var width: CompositionalExtent
  var height: CompositionalExtent

  init(_ size: CompositionalSize, in container: LayoutSize, _ grid: PixelGrid) {
    width = size.width.resolved(in: container, grid)
    height = size.height.resolved(in: container, grid)
  }

  subscript(axis: LayoutAxis) -> CompositionalExtent {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var size: LayoutSize { LayoutSize(width: width.points, height: height.points) }
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
  var freeAxes: CompositionalFreeAxes {
    CompositionalFreeAxes(width: width.isEstimated, height: height.isEstimated)
  }

  /// The size with what was measured on the axes that are estimated.
  func size(measured: LayoutSize?) -> LayoutSize {
    guard let measured else { return size }
    return LayoutSize(
      width: width.isEstimated ? measured.width : width.points,
      height: height.isEstimated ? measured.height : height.points)
  }

  /// A rectangle less insets, except on estimated axes; larger insets leave as much as they exceed it by
  /// (Semantics 11.24: 9.5 points less 7 and 7 are 4.5).
  func inset(_ rect: LayoutRect, by insets: LayoutInsets) -> LayoutRect {
    if insets == .zero { return rect }
    var result = rect
    if !width.isEstimated {
      result.x += insets.left
      result.width = (rect.width - insets.left - insets.right).magnitude
    }
    if !height.isEstimated {
      result.y += insets.top
      result.height = (rect.height - insets.top - insets.bottom).magnitude
    }
    return result
  }
}

/// The axes on which an element's own measure takes the place of the layout's.
public struct CompositionalFreeAxes: Hashable, Sendable {
  /// Whether the width is measured.
  public var width: Bool
  /// Whether the height is measured.
  public var height: Bool

  /// Makes a pair.
  public init(width: Bool, height: Bool) {
    self.width = width
    self.height = height
  }

  /// Neither axis.
  public static var none: CompositionalFreeAxes { CompositionalFreeAxes(width: false, height: false) }
  /// Whether any axis is measured.
  public var isAny: Bool { width || height }
}

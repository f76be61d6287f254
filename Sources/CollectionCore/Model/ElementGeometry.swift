/// Where and how an element is shown, without its transform: what layouts compute and views apply.
@frozen public struct ElementGeometry: Hashable, Sendable {
  /// The middle, in content coordinates, points.
  public var center: LayoutPoint
  /// The size before any transform, points.
  public var size: LayoutSize
  /// Opacity from 0 to 1.
  public var alpha: Double
  /// Greater lies nearer to the eye.
  public var zIndex: Int
  /// Whether nothing is drawn.
  public var isHidden: Bool

  /// Makes a geometry.
  @inlinable public init(
    center: LayoutPoint, size: LayoutSize, alpha: Double = 1, zIndex: Int = 0, isHidden: Bool = false
  ) {
    self.center = center
    self.size = size
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
  }

  /// Makes the geometry of a plain element that fills `frame`.
  @inlinable public init(frame: LayoutRect, zIndex: Int = 0) {
    self.init(center: frame.center, size: frame.size, zIndex: zIndex)
  }

  /// The rectangle around the centre, transform left out.
  @inlinable public var frame: LayoutRect {
    get {
      LayoutRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      center = newValue.center
      size = newValue.size
    }
  }
}

/// An element of a layout with its place: the unit in which solvers answer.
@frozen public struct PlacedElement: Hashable, Sendable {
  /// Which element.
  public var key: ElementKey
  /// Its frame in content coordinates, points.
  public var frame: LayoutRect
  /// Greater lies nearer to the eye.
  public var zIndex: Int

  /// Makes a placed element.
  @inlinable public init(key: ElementKey, frame: LayoutRect, zIndex: Int = 0) {
    self.key = key
    self.frame = frame
    self.zIndex = zIndex
  }
}

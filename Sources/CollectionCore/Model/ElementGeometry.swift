/// Where and how an element is shown, without its transform: what layouts compute and views apply.
///
/// The frame is what is stored, so that a frame that was set reads back to the last bit.
@frozen public struct ElementGeometry: Hashable, Sendable {
  /// The rectangle in content coordinates before any transform, points.
  public var frame: LayoutRect
  /// Opacity from 0 to 1.
  public var alpha: Double
  /// Greater lies nearer to the eye.
  public var zIndex: Int
  /// Whether nothing is drawn.
  public var isHidden: Bool

  /// Makes a geometry.
  @inlinable public init(frame: LayoutRect, alpha: Double = 1, zIndex: Int = 0, isHidden: Bool = false) {
    self.frame = frame
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
  }

  /// The middle of the frame; setting it moves the frame.
  @inlinable public var center: LayoutPoint {
    get { frame.center }
    set { frame.origin = LayoutPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame; setting it keeps the middle where it is, as in UIKit.
  @inlinable public var size: LayoutSize {
    get { frame.size }
    set {
      let middle = frame.center
      frame.size = newValue
      center = middle
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

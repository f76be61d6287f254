import CollectionCore

/// What a circle layout can be told; nil leaves the layout's own default.
public struct CircleLayoutProperties: Hashable, Sendable {
  /// How far items are from the middle.
  public enum Radius: Hashable, Sendable {
    /// As far as the view has room for.
    case fit
    /// So many points.
    case points(Double)
  }

  /// The radius of the outermost ring.
  public var radius: Radius?
  /// Where item 0 is, in degrees; 0 is at 3 o'clock.
  public var startAngle: Double?
  /// How much of the circle is used, in degrees; 360 or more closes the ring.
  public var sweep: Double?
  /// Whether angles grow clockwise.
  public var clockwise: Bool?
  /// The size of every item in points.
  public var itemSize: LayoutSize?
  /// Space around the circle; moves its middle too.
  public var sectionInset: LayoutInsets?
  /// Points between the rings of two sections.
  public var ringSpacing: Double?

  /// Makes a circle with the layout's own defaults.
  public init() {}
}

#if os(Linux)
  import Foundation

  /// What an affine transform is made of: scaled, then sheared, then turned, then moved.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y; the one along y is negative when the transform mirrors.
    public var scale: CGSize
    /// How far a point moves along x for each point along y, before the turn.
    public var horizontalShear: CGFloat
    /// The turn from x towards y, radians, from -π to π.
    public var rotation: CGFloat
    /// How far the origin moves, points.
    public var translation: CGVector

    /// The components of the transform that changes nothing.
    public init() {
      self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes components from the four of them.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Makes the transform that scales, shears, turns and moves, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let (c, s) = (cos(components.rotation), sin(components.rotation))
      let (sx, sy) = (components.scale.width, components.scale.height)
      let k = components.horizontalShear
      self.init(
        a: sx * c, b: sx * s, c: sy * (k * c - s), d: sy * (k * s + c),
        tx: components.translation.dx, ty: components.translation.dy)
    }

    /// What the transform is made of; ``init(_:)`` puts it together again.
    ///
    /// A transform that flattens everything onto a line has no unique answer: of one that loses x the turn is 0, of one that
    /// loses y the shear.
    public func decomposed() -> CGAffineTransformComponents {
      let width = hypot(a, b)
      let rotation = width == 0 ? 0 : atan2(b, a)
      let (cosine, sine) = (cos(rotation), sin(rotation))
      let height = d * cosine - c * sine
      let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation,
        translation: CGVector(dx: tx, dy: ty))
    }
  }
#endif

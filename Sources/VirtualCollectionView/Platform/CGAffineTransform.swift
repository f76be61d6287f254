#if os(Linux)
  import Foundation

  /// A linear map of the plane followed by a displacement, as Core Graphics has it.
  ///
  /// Points are rows that stand on the left: *x'* = *a x* + *c y* + *tx*, *y'* = *b x* + *d y* + *ty*. With y downwards a
  /// positive angle turns clockwise.
  public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// The displacement to the right, points.
    public var tx: CGFloat
    /// The displacement downwards, points.
    public var ty: CGFloat

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a transform of six zeros, which is not the identity: it sends every point to the origin.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a displacement.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Makes a stretching away from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Makes a rotation about the origin.
    ///
    /// - Parameter angle: In radians. A quarter turn is not exact: the cosine of π/2 is 6.1e-17, as on Apple's systems.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the six numbers are exactly those of ``identity``.
    public var isIdentity: Bool { self == .identity }
  }

  // MARK: - Composing

  extension CGAffineTransform {
    /// This transform first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A displacement first, then this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A stretching first, then this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A rotation by `angle` radians first, then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; itself when nothing can (its determinant is 0), as in Core Graphics.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  // MARK: - Coding

  extension CGAffineTransform: Codable {
    /// Reads six numbers in the order a, b, c, d, tx, ty: the form Core Graphics writes.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init()
      a = try values.decode(CGFloat.self)
      b = try values.decode(CGFloat.self)
      c = try values.decode(CGFloat.self)
      d = try values.decode(CGFloat.self)
      tx = try values.decode(CGFloat.self)
      ty = try values.decode(CGFloat.self)
    }

    /// Writes six numbers in the order a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try values.encode(number) }
    }
  }
#endif

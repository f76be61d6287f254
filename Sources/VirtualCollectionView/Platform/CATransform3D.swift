#if os(Linux)
  import Foundation

  /// A map of space in homogeneous coordinates, as Core Animation has it.
  ///
  /// Points are rows (*x*, *y*, *z*, 1) that stand on the left, so that the displacement is in the fourth row. It is not
  /// `Equatable`, as Apple's is not: compare with ``CATransform3DEqualToTransform(_:_:)``.
  public struct CATransform3D: Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat
    /// Row 1, column 2.
    public var m12: CGFloat
    /// Row 1, column 3.
    public var m13: CGFloat
    /// Row 1, column 4.
    public var m14: CGFloat
    /// Row 2, column 1.
    public var m21: CGFloat
    /// Row 2, column 2.
    public var m22: CGFloat
    /// Row 2, column 3.
    public var m23: CGFloat
    /// Row 2, column 4.
    public var m24: CGFloat
    /// Row 3, column 1.
    public var m31: CGFloat
    /// Row 3, column 2.
    public var m32: CGFloat
    /// Row 3, column 3.
    public var m33: CGFloat
    /// Row 3, column 4: the perspective, −1 over the distance of the eye.
    public var m34: CGFloat
    /// Row 4, column 1: the displacement to the right, points.
    public var m41: CGFloat
    /// Row 4, column 2: the displacement downwards, points.
    public var m42: CGFloat
    /// Row 4, column 3: the displacement towards the eye, points.
    public var m43: CGFloat
    /// Row 4, column 4.
    public var m44: CGFloat

    /// Makes a transform from its rows, one after the other.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.m11 = m11
      self.m12 = m12
      self.m13 = m13
      self.m14 = m14
      self.m21 = m21
      self.m22 = m22
      self.m23 = m23
      self.m24 = m24
      self.m31 = m31
      self.m32 = m32
      self.m33 = m33
      self.m34 = m34
      self.m41 = m41
      self.m42 = m42
      self.m43 = m43
      self.m44 = m44
    }

    /// Makes a transform of zeros, which is not the identity.
    public init() {
      self.init(
        m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }
  }

  extension CATransform3D {
    /// The sixteen numbers, row after row.
    var numbers: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Makes a transform from sixteen numbers, row after row.
    init(numbers n: [CGFloat]) {
      self.init(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
  }
#endif

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Animation's.
#if os(Linux)
  import Foundation

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  // MARK: - Making

  /// A displacement in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
  }

  /// A stretching away from the origin along the three axes.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
  }

  /// A rotation by `angle` radians about the axis (`x`, `y`, `z`); the identity when the axis has no length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = sin(angle)
    let cosine = cos(angle)
    let rest = 1 - cosine
    var t = CATransform3DIdentity
    t.m11 = x * x * rest + cosine
    t.m12 = x * y * rest + z * sine
    t.m13 = x * z * rest - y * sine
    t.m21 = x * y * rest - z * sine
    t.m22 = y * y * rest + cosine
    t.m23 = y * z * rest + x * sine
    t.m31 = x * z * rest + y * sine
    t.m32 = y * z * rest - x * sine
    t.m33 = z * z * rest + cosine
    return t
  }

  /// The transform of the plane `m` as one of space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
  }

  // MARK: - Composing

  /// `a` first, then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let left = a.numbers
    let right = b.numbers
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        var sum: CGFloat = 0
        for k in 0..<4 { sum += left[row * 4 + k] * right[k * 4 + column] }
        product[row * 4 + column] = sum
      }
    }
    return CATransform3D(numbers: product)
  }

  /// A displacement first, then `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// A stretching first, then `t`.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// A rotation by `angle` radians about (`x`, `y`, `z`) first, then `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// The transform that undoes `t`; `t` itself when nothing can.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan with the largest pivot of the column: a perspective makes the diagonal alone unreliable.
    var left = t.numbers
    var right = CATransform3DIdentity.numbers
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row * 4 + column]) > abs(left[pivot * 4 + column]) { pivot = row }
      let value = left[pivot * 4 + column]
      guard value != 0 else { return t }
      for k in 0..<4 {
        left.swapAt(pivot * 4 + k, column * 4 + k)
        right.swapAt(pivot * 4 + k, column * 4 + k)
      }
      for k in 0..<4 {
        left[column * 4 + k] /= value
        right[column * 4 + k] /= value
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        if factor == 0 { continue }
        for k in 0..<4 {
          left[row * 4 + k] -= factor * left[column * 4 + k]
          right[row * 4 + k] -= factor * right[column * 4 + k]
        }
      }
    }
    return CATransform3D(numbers: right)
  }

  // MARK: - Asking

  /// Whether the sixteen numbers are exactly those of the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
  }

  /// Whether the two transforms agree in all sixteen numbers.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14 && a.m21 == b.m21 && a.m22 == b.m22
      && a.m23 == b.m23 && a.m24 == b.m24 && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
      && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
  }

  /// Whether `t` is exactly a transform of the plane: nothing of z and no perspective.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
      && t.m43 == 0 && t.m44 == 1
  }

  /// The part of `t` that acts in the plane: all of it when ``CATransform3DIsAffine(_:)``, an approximation otherwise.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#endif

#if os(Linux)
  import Foundation

  extension CGPoint {
    /// Where `transform` sends the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The size as a displacement under `transform`, whose own displacement plays no part. May be negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four corners after `transform`.
    ///
    /// Null and infinite rectangles stay what they are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
        // By corners the size would change in its last bits.
        return CGRect(x: minX + transform.tx, y: minY + transform.ty, width: width, height: height)
      }
      let p = CGPoint(x: minX, y: minY).applying(transform)
      let q = CGPoint(x: maxX, y: minY).applying(transform)
      let r = CGPoint(x: minX, y: maxY).applying(transform)
      let s = CGPoint(x: maxX, y: maxY).applying(transform)
      let left = min(min(p.x, q.x), min(r.x, s.x))
      let top = min(min(p.y, q.y), min(r.y, s.y))
      return CGRect(
        x: left, y: top, width: max(max(p.x, q.x), max(r.x, s.x)) - left,
        height: max(max(p.y, q.y), max(r.y, s.y)) - top)
    }
  }
#endif

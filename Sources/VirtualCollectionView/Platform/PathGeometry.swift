#if os(Linux)
  import Foundation

  /// Where the line of a path runs.
  enum PathGeometry {
    typealias Step = CGPath.Step

    static func currentPoint(_ steps: [Step]) -> CGPoint {
      var start = CGPoint.zero
      var current = CGPoint.zero
      for step in steps {
        switch step {
        case .move(let point):
          start = point
          current = point
        case .line(let point), .quadratic(let point, _), .cubic(let point, _, _): current = point
        case .close: current = start
        }
      }
      return current
    }

    /// - Parameter throughControls: Whether control points count instead of the curve.
    static func box(_ steps: [Step], throughControls: Bool) -> CGRect {
      var box = Box()
      var current = CGPoint.zero
      var start = CGPoint.zero
      for step in steps {
        switch step {
        case .move(let point):
          box.add(point)
          (start, current) = (point, point)
        case .line(let point):
          box.add(point)
          current = point
        case .quadratic(let point, let control):
          box.add(point)
          if throughControls {
            box.add(control)
          } else {
            box.addCurve(from: current, control, to: point)
          }
          current = point
        case .cubic(let point, let first, let second):
          box.add(point)
          if throughControls {
            box.add(first)
            box.add(second)
          } else {
            box.addCurve(from: current, first, second, to: point)
          }
          current = point
        case .close: current = start
        }
      }
      return box.rect
    }

    /// How often the closed lines wind around `point`.
    static func winding(_ steps: [Step], around point: CGPoint) -> Int {
      var count = 0
      var start = CGPoint.zero
      var current = CGPoint.zero
      func cross(to end: CGPoint) {
        let isUp = current.y <= point.y
        if isUp != (end.y <= point.y) {
          let side =
            (end.x - current.x) * (point.y - current.y) - (point.x - current.x) * (end.y - current.y)
          if isUp, side > 0 { count += 1 }
          if !isUp, side < 0 { count -= 1 }
        }
        current = end
      }
      for step in steps {
        switch step {
        case .move(let next):
          cross(to: start)
          (start, current) = (next, next)
        case .line(let next): cross(to: next)
        case .quadratic(let next, let control):
          let from = current
          for index in 1...16 {
            let t = CGFloat(index) / 16
            cross(to: between(between(from, control, t), between(control, next, t), t))
          }
        case .cubic(let next, let first, let second):
          let from = current
          for index in 1...16 {
            let t = CGFloat(index) / 16
            let (a, b, c) = (between(from, first, t), between(first, second, t), between(second, next, t))
            cross(to: between(between(a, b, t), between(b, c, t), t))
          }
        case .close: cross(to: start)
        }
      }
      cross(to: start)
      return count
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
  }

  /// A box that grows.
  private struct Box {
    var least: CGPoint?
    var greatest = CGPoint.zero

    mutating func add(_ point: CGPoint) {
      guard let old = least else {
        least = point
        greatest = point
        return
      }
      least = CGPoint(x: min(old.x, point.x), y: min(old.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }

    /// Adds the points in which the curve with one control point turns back along an axis.
    mutating func addCurve(from a: CGPoint, _ b: CGPoint, to c: CGPoint) {
      for (start, middle, end) in [(a.x, b.x, c.x), (a.y, b.y, c.y)]
      where middle < min(start, end) || middle > max(start, end) {
        let t = (start - middle) / (start - 2 * middle + end)
        let s = 1 - t
        add(
          CGPoint(
            x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y))
      }
    }

    /// Adds the points in which the curve with two control points turns back along an axis.
    mutating func addCurve(from a: CGPoint, _ b: CGPoint, _ c: CGPoint, to d: CGPoint) {
      for t in Box.turns(a.x, b.x, c.x, d.x) + Box.turns(a.y, b.y, c.y, d.y) {
        let s = 1 - t
        func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        add(CGPoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y)))
      }
    }

    /// Where the slope of the curve is 0, between its ends: a quadratic equation.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // No control point outside the ends means no turn between them; so boxes of circles stay exact.
      if min(a, d) <= min(b, c), max(b, c) <= max(a, d) { return [] }
      let (p, q, r) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
      var found: [CGFloat] = []
      if abs(p) < 1e-12 {
        if q != 0 { found = [-r / q] }
      } else {
        let under = q * q - 4 * p * r
        if under >= 0 { found = [(-q + under.squareRoot()) / (2 * p), (-q - under.squareRoot()) / (2 * p)] }
      }
      return found.filter { $0 > 0 && $0 < 1 }
    }

    var rect: CGRect {
      guard let least else { return .null }
      return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }
  }
#endif

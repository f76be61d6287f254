#if os(Linux)
  import Foundation

  /// The steps of common shapes.
  enum PathBuilder {
    typealias Step = CGPath.Step

    static func rect(_ rect: CGRect) -> [Step] {
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    }

    static func ellipse(_ rect: CGRect) -> [Step] {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let shape = CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
      return arc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi, joins: false).map { $0.applying(shape) } + [.close]
    }

    /// - Parameter radii: Top left, top right, bottom right, bottom left; each cut at half of the sides.
    static func roundedRect(_ rect: CGRect, radii: [CGSize]) -> [Step] {
      let radii = radii.map {
        CGSize(
          width: Swift.max(0, Swift.min($0.width, rect.width / 2)),
          height: Swift.max(0, Swift.min($0.height, rect.height / 2)))
      }
      // The control points of a quarter of a circle lie this part of the radius from its ends.
      let k = 1 - kappa
      let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      let (a, b, c, d) = (radii[0], radii[1], radii[2], radii[3])
      var steps: [Step] = [
        .move(CGPoint(x: left + a.width, y: top)), .line(CGPoint(x: right - b.width, y: top)),
      ]
      func corner(_ end: CGPoint, _ first: CGPoint, _ second: CGPoint, _ radius: CGSize) {
        if radius.width > 0, radius.height > 0 { steps.append(.cubic(end, first: first, second: second)) }
      }
      corner(
        CGPoint(x: right, y: top + b.height), CGPoint(x: right - b.width * k, y: top),
        CGPoint(x: right, y: top + b.height * k), b)
      steps.append(.line(CGPoint(x: right, y: bottom - c.height)))
      corner(
        CGPoint(x: right - c.width, y: bottom), CGPoint(x: right, y: bottom - c.height * k),
        CGPoint(x: right - c.width * k, y: bottom), c)
      steps.append(.line(CGPoint(x: left + d.width, y: bottom)))
      corner(
        CGPoint(x: left, y: bottom - d.height), CGPoint(x: left + d.width * k, y: bottom),
        CGPoint(x: left, y: bottom - d.height * k), d)
      steps.append(.line(CGPoint(x: left, y: top + a.height)))
      corner(
        CGPoint(x: left + a.width, y: top), CGPoint(x: left, y: top + a.height * k),
        CGPoint(x: left + a.width * k, y: top), a)
      return steps + [.close]
    }

    /// An arc from one angle to another; with y downwards, clockwise means growing angles.
    static func arc(
      center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool, joins: Bool
    ) -> [Step] {
      let turn = 2 * CGFloat.pi
      var sweep = clockwise ? end - start : start - end
      // A whole turn stays one; else the part of a turn that leads to the end.
      if abs(sweep) >= turn, sweep > 0 {
        sweep = turn
      } else {
        sweep = sweep.truncatingRemainder(dividingBy: turn)
        if sweep < 0 { sweep += turn }
      }
      return arc(center: center, radius: radius, from: start, sweep: clockwise ? sweep : -sweep, joins: joins)
    }

    /// An arc in pieces of a quarter at most, each a curve with two control points.
    static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat, joins: Bool) -> [Step] {
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * exact(cos, angle), y: center.y + radius * exact(sin, angle))
      }
      let first = point(start)
      var steps: [Step] = [joins ? .line(first) : .move(first)]
      let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
      if sweep == 0 { return steps }
      let part = sweep / CGFloat(count)
      let reach = radius * 4 / 3 * tan(part / 4)
      for index in 0..<count {
        let (a, b) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
        let (from, to) = (point(a), point(b))
        steps.append(
          .cubic(
            to, first: CGPoint(x: from.x - reach * exact(sin, a), y: from.y + reach * exact(cos, a)),
            second: CGPoint(x: to.x + reach * exact(sin, b), y: to.y - reach * exact(cos, b))))
      }
      return steps
    }

    /// A sine or cosine, in which what is 0 but for the last bits is 0: a box begins at 0, not at −1e-15.
    private static func exact(_ function: (CGFloat) -> CGFloat, _ angle: CGFloat) -> CGFloat {
      let value = function(angle)
      return abs(value) < 1e-12 ? 0 : value
    }

    /// 4/3 · (√2 − 1).
    private static let kappa: CGFloat = 0.552_284_749_830_793_4
  }

  extension CGPath.Step {
    func applying(_ transform: CGAffineTransform) -> CGPath.Step {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadratic(let point, let control):
        .quadratic(point.applying(transform), control: control.applying(transform))
      case .cubic(let point, let first, let second):
        .cubic(point.applying(transform), first: first.applying(transform), second: second.applying(transform))
      case .close: .close
      }
    }
  }
#endif

#if os(Linux)
  import Foundation

  /// A path that can be added to, as Core Graphics has it.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() { super.init(steps: []) }

    private func add(_ new: [Step], _ transform: CGAffineTransform) {
      steps += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    /// Begins another line at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }

    /// Draws straight to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(point)], transform) }

    /// Draws from the first of the points through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      add([.quadratic(end, control: control)], transform)
    }

    /// Draws a curve with two control points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { add([.cubic(end, first: control1, second: control2)], transform) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(PathBuilder.rect(rect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(PathBuilder.ellipse(rect), transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let radii = [CGSize](repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
      add(PathBuilder.roundedRect(rect, radii: radii), transform)
    }

    /// Adds a rectangle with corners of their own: top left, top right, bottom right, bottom left.
    package func addRoundedRect(in rect: CGRect, radii: [CGSize]) {
      add(PathBuilder.roundedRect(rect, radii: radii), .identity)
    }

    /// Maps every step.
    package func apply(_ transform: CGAffineTransform) { steps = steps.map { $0.applying(transform) } }

    /// Takes every step away.
    package func removeAll() { steps = [] }

    /// Adds a part of a circle, with a straight line to its beginning when there is a current point. Angles in radians.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      // In Core Graphics y goes up, so its clockwise is the other way round in a view.
      add(
        PathBuilder.arc(
          center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise, joins: !isEmpty),
        transform)
    }

    /// Adds a part of a circle that begins at `startAngle` and goes on for `delta`, in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      add(PathBuilder.arc(center: center, radius: radius, from: startAngle, sweep: delta, joins: !isEmpty), transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.steps, transform) }

    /// Draws back to where the line began.
    public func closeSubpath() { steps.append(.close) }
  }
#endif

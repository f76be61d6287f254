#if os(Linux)
  import Foundation

  /// A line of straight pieces and curves, as Core Graphics has it.
  public class CGPath: Hashable, @unchecked Sendable {
    /// One step: points say where, in the order of Core Graphics.
    enum Step: Hashable, Sendable {
      case move(CGPoint)
      case line(CGPoint)
      case quadratic(CGPoint, control: CGPoint)
      case cubic(CGPoint, first: CGPoint, second: CGPoint)
      case close
    }

    final var steps: [Step] = []

    init(steps: [Step] = []) { self.steps = steps }

    /// A rectangle, mapped by a transform.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init()
      steps = PathBuilder.rect(rect).map { $0.applying(transform?.pointee ?? .identity) }
    }

    /// An ellipse that touches the sides of `rect`, mapped by a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init()
      steps = PathBuilder.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) }
    }

    /// A rectangle with round corners, mapped by a transform.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init()
      let radii = [CGSize](repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
      steps = PathBuilder.roundedRect(rect, radii: radii).map { $0.applying(transform?.pointee ?? .identity) }
    }

    /// Whether there is no step.
    public final var isEmpty: Bool { steps.isEmpty }

    /// Where the next piece begins; zero in an empty path.
    public final var currentPoint: CGPoint { PathGeometry.currentPoint(steps) }

    /// The box around all points, those that only draw curves towards them included; null when there is none.
    public final var boundingBox: CGRect { PathGeometry.box(steps, throughControls: true) }

    /// The box around the line itself; null when there is none.
    public final var boundingBoxOfPath: CGRect { PathGeometry.box(steps, throughControls: false) }

    /// Whether `point` is inside, by how often the line winds around it.
    ///
    /// Curves are taken as 16 straight pieces each.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      let count = PathGeometry.winding(steps, around: point.applying(transform))
      return rule == .winding ? count != 0 : count % 2 != 0
    }

    /// The same path, which never changes.
    public final func copy() -> CGPath? { CGPath(steps: steps) }

    /// The same path, mapped.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// A path with the same steps that can be changed.
    public final func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.steps = steps
      return copy
    }

    /// Two paths are equal when their steps are, in order.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }

    /// Made of the steps.
    public final func hash(into hasher: inout Hasher) { hasher.combine(steps) }
  }

  /// What is inside a path that crosses itself.
  public enum CGPathFillRule: Int, Sendable {
    /// Where the line winds around.
    case winding
    /// Where it winds around an odd number of times.
    case evenOdd
  }
#endif

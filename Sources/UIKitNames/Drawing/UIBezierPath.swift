import Foundation
import VirtualCollectionView

/// A line of straight pieces and curves, with a width. Nothing is drawn; bounds and what is inside are right.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()

  /// The width of the line, points.
  open var lineWidth: CGFloat = 1
  /// How ends look.
  open var lineCapStyle = CGLineCap.butt
  /// How corners look.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a corner may be.
  open var miterLimit: CGFloat = 10
  /// How far curves may be off, points.
  open var flatness: CGFloat = 0.6
  /// What is inside a path that crosses itself.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRoundedRect(in: rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// A part of a circle. Angles in radians, 0 at the right, growing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The steps of a path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as Core Graphics has it: a copy. Setting it replaces all steps.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// The box around all points, those that only draw curves towards them included, points; null when there is none.
  open var bounds: CGRect { path.boundingBox }
  /// Whether there is no step.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the next piece begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside; curves count as 16 straight pieces each.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Adding

  /// Begins another line.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws straight.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws a part of a circle. Angles in radians, 0 at the right, growing clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Draws back to where the line began.
  open func close() { path.closeSubpath() }
  /// Takes every step away.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Maps every step.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
  /// The path run backwards is not kept apart: the same one.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// Keeps nothing: dashes are not drawn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  // MARK: Drawing

  /// Fills nothing.
  open func fill() {}
  /// Draws nothing.
  open func stroke() {}
  /// Clips nothing.
  open func addClip() {}

  /// A path with the same steps.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Paths are equal when their steps are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.path == path && other.lineWidth == lineWidth
  }

  /// Made of the steps.
  open override var hash: Int { path.hashValue }
}

/// Corners of a rectangle: UIKit's bits.
public struct UIRectCorner: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes corners from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

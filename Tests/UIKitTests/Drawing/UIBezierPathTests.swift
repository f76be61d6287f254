import CoreGraphics
import Testing
import UIKit

@Suite("Bézier paths") struct UIBezierPathTests {
  let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("Rectangles, ovals and round corners have the bounds of their rectangle")
  func shapes() {
    #expect(UIBezierPath(rect: box).bounds == box)
    #expect(UIBezierPath(ovalIn: box).bounds == box)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 8).bounds == box)
    let tab = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(tab.bounds == box)
    #expect(!tab.contains(CGPoint(x: 11, y: 21)) && tab.contains(CGPoint(x: 11, y: 69)))
    #expect(UIBezierPath().isEmpty && !tab.isEmpty)
  }

  @Test("An arc reaches as far as its angles say")
  func arcs() {
    let half = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds == CGRect(x: -10, y: 0, width: 20, height: 10))
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.bounds == CGRect(x: -10, y: -10, width: 20, height: 10))
    let whole = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(whole.bounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(abs(half.currentPoint.x + 10) < 1e-9)
  }

  @Test("Bounds of a curve go around its control points, those of Core Graphics' path around the line")
  func curves() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100), controlPoint2: CGPoint(x: 100, y: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(arch.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("Steps are added, mapped and taken away; a copy stays as it was")
  func changing() {
    let path = UIBezierPath(rect: box)
    let copy = path.cgPath
    path.append(UIBezierPath(rect: CGRect(x: 200, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 10, y: 0, width: 191, height: 70))
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(path.bounds.origin == CGPoint(x: 15, y: 6))
    #expect(copy.boundingBox == box)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("A hole counts by the rule of the path")
  func holes() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 60, y: 45)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 12, y: 22)))
  }
}

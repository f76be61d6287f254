import Testing
import UIKit

@Suite("Geometry in text") struct GeometryTextTests {
  @Test("Points, sizes and rectangles are written as Core Graphics writes them")
  func text() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: -1, width: 100, height: 50))" == "(0.0, -1.0, 100.0, 50.0)")
  }
}

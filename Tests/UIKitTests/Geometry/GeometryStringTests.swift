import Testing
import UIKit

@Suite("Geometry as strings and values") struct GeometryStringTests {
  @Test("Geometry is written as UIKit writes it and read back")
  func strings() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 0.1)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 0.1}}")
    #expect(NSCoder.cgRect(for: "{{1, -2.5}, {3, 0.1}}") == rect)
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]") == CGAffineTransform(translationX: 5, y: 6))
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSCoder.cgPoint(for: "{1, x}") == .zero)
    #expect(NSCoder.cgPoint(for: "{1}") == .zero)
  }

  @Test("Points, sizes and rectangles travel in an NSValue")
  func values() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(rect.equalTo(rect) && !rect.size.equalTo(.zero) && !rect.origin.equalTo(.zero))
  }

  @Test("Edges and alignments have UIKit's raw values")
  func rawValues() {
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(NSRectAlignment.topTrailing.rawValue == 8 && NSRectAlignment.bottom.rawValue == 5)
  }
}

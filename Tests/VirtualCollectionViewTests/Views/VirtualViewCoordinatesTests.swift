import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View coordinates") struct VirtualViewCoordinatesTests {
  /// root > scroll (scrolled by 7, 100) > cell; root > other.
  private let root = VirtualView(frame: CGRect(x: 1000, y: 1000, width: 500, height: 500))
  private let scroll = VirtualView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  private let cell = VirtualView(frame: CGRect(x: 50, y: 150, width: 100, height: 60))
  private let other = VirtualView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))

  init() {
    root.addSubview(scroll)
    root.addSubview(other)
    scroll.addSubview(cell)
    scroll.bounds.origin = CGPoint(x: 7, y: 100)
  }

  @Test("A point goes through frames and bounds origins, up, down and across")
  func points() {
    let point = CGPoint(x: 1, y: 2)
    #expect(cell.convert(point, to: scroll) == CGPoint(x: 51, y: 152))
    #expect(cell.convert(point, to: root) == CGPoint(x: 54, y: 72))
    #expect(cell.convert(point, to: nil) == CGPoint(x: 54, y: 72))
    #expect(cell.convert(point, to: other) == CGPoint(x: -146, y: -128))
    #expect(cell.convert(CGPoint(x: 54, y: 72), from: root) == point)
    #expect(cell.convert(CGPoint(x: 54, y: 72), from: nil) == point)
    #expect(root.convert(CGPoint(x: 54, y: 72), to: cell) == point)
    #expect(other.convert(point, from: cell) == CGPoint(x: -146, y: -128))
    #expect(cell.convert(point, to: cell) == point)
  }

  @Test("A rectangle keeps its size without transforms")
  func rectangles() {
    #expect(cell.convert(cell.bounds, to: scroll) == cell.frame)
    #expect(cell.convert(cell.bounds, to: root) == CGRect(x: 53, y: 70, width: 100, height: 60))
    #expect(scroll.convert(CGRect(x: 53, y: 70, width: 100, height: 60), from: root) == cell.frame)
  }

  @Test("Between a view and one around it nothing beyond the two is rounded in")
  func noRoundingFromBeyond() {
    scroll.center = CGPoint(x: 1e17, y: -1e17)
    #expect(scroll.convert(CGPoint(x: 50.3, y: 150.1), to: cell) == CGPoint(x: 50.3 - 50.0, y: 150.1 - 150.0))
    #expect(cell.convert(CGPoint(x: 0.3, y: 0.1), to: scroll) == CGPoint(x: 0.3 + 50.0, y: 0.1 + 150.0))
  }

  @Test("A transform on the way counts, and a rectangle becomes the box around its corners")
  func transforms() {
    cell.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    #expect(cell.convert(CGPoint(x: 50, y: 30), to: scroll) == CGPoint(x: 100, y: 180))
    #expect(cell.convert(CGPoint(x: 0, y: 0), to: scroll) == CGPoint(x: 160, y: 80))
    #expect(cell.convert(cell.bounds, to: scroll) == cell.frame)
    #expect(cell.convert(CGPoint(x: 163, y: 0), from: root) == CGPoint(x: 0, y: 0))
  }

  @Test("The bounds hold their left and top edges and not the others")
  func pointInside() {
    #expect(scroll.point(inside: CGPoint(x: 7, y: 100)))
    #expect(!scroll.point(inside: CGPoint(x: 6.99, y: 100)))
    #expect(scroll.point(inside: CGPoint(x: 306.99, y: 499.99)))
    #expect(!scroll.point(inside: CGPoint(x: 307, y: 100)))
    #expect(!scroll.point(inside: CGPoint(x: 7, y: 500)))
  }

  @Test("A hit finds the deepest view, the last of siblings first, and only inside all that are around it")
  func hits() {
    #expect(root.hitTest(CGPoint(x: 54, y: 72)) === cell)
    #expect(root.hitTest(CGPoint(x: 12, y: 22)) === scroll)
    #expect(root.hitTest(CGPoint(x: 210, y: 210)) === other)
    #expect(root.hitTest(CGPoint(x: 499, y: 499)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 499)) == nil)
    let cover = VirtualView(frame: cell.frame)
    scroll.addSubview(cover)
    #expect(root.hitTest(CGPoint(x: 54, y: 72)) === cover)
  }

  @Test("Hidden, transparent and untouchable views are passed over")
  func passesOver() {
    let point = CGPoint(x: 54, y: 72)
    cell.isHidden = true
    #expect(root.hitTest(point) === scroll)
    cell.isHidden = false
    cell.alpha = 0.01
    #expect(root.hitTest(point) === cell)
    cell.alpha = 0.009
    #expect(root.hitTest(point) === scroll)
    cell.alpha = 1
    scroll.isUserInteractionEnabled = false
    #expect(root.hitTest(point) === root)
  }
}

import TestSupport
import Testing
import UIKit

@Suite("Transforms") struct TransformTests {
  private func near(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("A transform is scaled, sheared, turned and moved, in this order")
  func components() {
    var components = CGAffineTransformComponents()
    #expect(CGAffineTransform(components).isIdentity)
    components.scale = CGSize(width: 2, height: 3)
    components.translation = CGVector(dx: 10, dy: 20)
    components.horizontalShear = 1
    #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(components)) == CGPoint(x: 2 + 3 + 10, y: 3 + 20))
    components.rotation = .pi / 2
    #expect(near(CGAffineTransform(components), CGAffineTransform(a: 0, b: 2, c: -3, d: 3, tx: 10, ty: 20)))
  }

  @Test("A mirrored transform has a negative scale along y, a flat one still comes together again")
  func degenerate() {
    let mirror = CGAffineTransform(scaleX: -2, y: 3).decomposed()
    #expect(mirror.scale == CGSize(width: 2, height: -3) && abs(mirror.rotation - .pi) < 1e-12)
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    #expect(near(CGAffineTransform(flat.decomposed()), flat))
  }

  @Test("Taking apart and inverting undo putting together, for 1,000 transforms (seed 7)")
  func roundTrips() {
    var random = SeededRandom(seed: 7)
    func number() -> CGFloat { CGFloat.random(in: -9...9, using: &random) }
    for _ in 0..<1_000 {
      let transform = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      #expect(near(CGAffineTransform(transform.decomposed()), transform), "\(transform)")
      guard abs(transform.a * transform.d - transform.b * transform.c) > 0.1 else { continue }
      #expect(near(transform.concatenating(transform.inverted()), .identity), "\(transform)")
      let solid = CATransform3DMakeAffineTransform(transform)
      #expect(CATransform3DIsAffine(solid))
      #expect(near(CATransform3DGetAffineTransform(CATransform3DInvert(solid)), transform.inverted()), "\(transform)")
    }
  }
}

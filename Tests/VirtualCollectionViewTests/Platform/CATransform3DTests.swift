import Foundation
import Testing

@testable import VirtualCollectionView

@Suite("CATransform3D") struct CATransform3DTests {
  /// Sixteen different numbers, so that a swapped pair shows.
  private let sample = CATransform3D(
    m11: 2, m12: 3, m13: 5, m14: 7, m21: 11, m22: 13, m23: 17, m24: 19,
    m31: 23, m32: 29, m33: 31, m34: 37, m41: 41, m42: 43, m43: 47, m44: 53)

  private func agree(_ a: CATransform3D, _ b: CATransform3D, within tolerance: CGFloat = 1e-12) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  @Test("A displacement is in the fourth row, a stretching on the diagonal")
  func makes() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(numbers(moved) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1])
    let scaled = CATransform3DMakeScale(4, 5, 6)
    #expect(numbers(scaled) == [4, 0, 0, 0, 0, 5, 0, 0, 0, 0, 6, 0, 0, 0, 0, 1])
  }

  @Test("Translate, Scale and Rotate act before the transform they are given")
  func composes() {
    let base = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DTranslate(base, 1, 1, 1).m41 == 2)
    #expect(CATransform3DTranslate(base, 1, 1, 1).m43 == 4)
    let moved = CATransform3DMakeTranslation(10, 20, 30)
    #expect(numbers(CATransform3DScale(moved, 2, 3, 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1])
    #expect(CATransform3DRotate(moved, 1, 0, 0, 1).m41 == 10)
    #expect(CATransform3DRotate(moved, 1, 0, 0, 1).m11 == cos(1))
  }

  @Test("Concat multiplies the first from the left")
  func concatenates() {
    let product = CATransform3DConcat(sample, CATransform3DMakeTranslation(1, 0, 0))
    #expect(product.m11 == 2 + 7 && product.m41 == 41 + 53 && product.m12 == 3)
  }

  @Test(
    "A rotation about each axis turns the next axis towards the one after",
    arguments: [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
  func rotates(axis: Int, from: Int, to: Int) {
    var direction = [CGFloat](repeating: 0, count: 3)
    direction[axis] = 2
    let rows = numbers(CATransform3DMakeRotation(.pi / 2, direction[0], direction[1], direction[2]))
    #expect(abs(rows[from * 4 + to] - 1) < 1e-15)
    #expect(abs(rows[to * 4 + from] + 1) < 1e-15)
    #expect(abs(rows[axis * 4 + axis] - 1) < 1e-15)
  }

  @Test("A rotation about no axis is the identity; about z it is the plane's")
  func specialRotations() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let turned = CATransform3DMakeRotation(0.3, 0, 0, 5)
    #expect(CATransform3DGetAffineTransform(turned) == CGAffineTransform(rotationAngle: 0.3))
    #expect(CATransform3DIsAffine(turned))
  }

  @Test("Invert undoes any transform, perspective and a zero on the diagonal included")
  func inverts() {
    var perspective = CATransform3DMakeRotation(0.7, 1, 2, 3)
    perspective.m34 = -1 / 500
    let swapped = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 2, c: 4, d: 0, tx: 5, ty: 6))
    for transform in [sample, perspective, swapped] {
      #expect(agree(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
      #expect(!CATransform3DIsIdentity(CATransform3DInvert(transform)))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("A transform of the plane survives the way into space and back")
  func affine() {
    let plane = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
    var space = CATransform3DIdentity
    space.m34 = -0.002
    #expect(!CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
  }

  @Test("Equality looks at all sixteen numbers")
  func comparesAll() {
    let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    #expect(CATransform3DEqualToTransform(sample, sample))
    for field in fields {
      var other = sample
      other[keyPath: field] += 1
      #expect(!CATransform3DEqualToTransform(sample, other))
    }
  }
}

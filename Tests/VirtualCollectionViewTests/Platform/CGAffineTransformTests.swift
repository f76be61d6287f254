import Foundation
import Testing

@testable import VirtualCollectionView

@Suite("CGAffineTransform") struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("translatedBy, scaledBy and rotated act before the transform they are called on")
  func composesInCoreGraphicsOrder() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 100)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 300))
    let scaled = CGAffineTransform(translationX: 10, y: 100).scaledBy(x: 2, y: 3)
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 100))
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(abs(CGPoint(x: 1, y: 0).applying(turned).x - 10) < 1e-12)
    #expect(abs(CGPoint(x: 1, y: 0).applying(turned).y - 1) < 1e-12)
  }

  @Test("concatenating applies the receiver first")
  func concatenates() {
    let first = CGAffineTransform(translationX: 1, y: 2)
    let second = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(first.concatenating(second)) == point.applying(first).applying(second))
    #expect(point.applying(first.concatenating(second)) == CGPoint(x: 54, y: 74))
  }

  @Test("A rotation turns x towards y and is not exact at a quarter turn")
  func rotates() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(quarter.b == 1 && quarter.c == -1)
    #expect(quarter.a != 0 && abs(quarter.a) < 1e-16)
  }

  @Test("inverted undoes the transform, and gives back one that cannot be undone")
  func inverts() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 4, d: 4, tx: 10, ty: -20)
    #expect(point.applying(transform).applying(transform.inverted()) == point)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
  }

  @Test("Only the exact identity is the identity; six zeros are not")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform().a == 0 && CGAffineTransform().d == 0)
  }

  @Test("A rectangle becomes the box around its corners; null and infinite ones stay")
  func transformsRectangles() {
    let flipped = CGAffineTransform(scaleX: -2, y: 1)
    #expect(
      CGRect(x: 1, y: 2, width: 10, height: 20).applying(flipped) == CGRect(x: -22, y: 2, width: 20, height: 20))
    let sheared = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).applying(sheared) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(CGRect.null.applying(flipped).isNull)
    #expect(CGRect.infinite.applying(flipped).isInfinite)
  }

  @Test("A displacement leaves the size of a rectangle alone to the last bit")
  func displacementKeepsSize() {
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    #expect(rect.applying(CGAffineTransform(translationX: 1000.1, y: -7.3)).size == rect.size)
  }

  @Test("A size is a displacement: the transform's own displacement plays no part")
  func transformsSizes() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: 40, height: -60))
  }

  @Test("Transforms and vectors are coded as plain lists of numbers")
  func codes() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = try JSONEncoder().encode(CGVector(dx: 7, dy: -8))
    #expect(String(decoding: vector, as: UTF8.self) == "[7,-8]")
    #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 7, dy: -8))
    #expect(CGVector.zero == CGVector(dx: CGFloat(0), dy: CGFloat(0)))
  }
}

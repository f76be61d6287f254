#if canImport(UIKit)
  import Testing
  import UIKit

  /// Attributes with a value of their own that copies and compares as the rules ask.
  final class TintAttributes: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! TintAttributes
      copy.tint = tint
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? TintAttributes else { return false }
      return other.tint == tint && super.isEqual(object)
    }
  }

  @MainActor @Suite("Layout attributes") struct AttributesTests {
    private func cell(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 3))
      attributes.frame = frame
      return attributes
    }

    // MARK: The values

    @Test("New attributes are visible, at depth 0, empty and not transformed (Semantics 3.20)")
    func defaults() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(1, 2))
      #expect(attributes.indexPath == path(1, 2))
      #expect(attributes.representedElementCategory == .cell)
      #expect(attributes.representedElementKind == nil)
      #expect(attributes.frame == .zero)
      #expect(attributes.alpha == 1)
      #expect(attributes.zIndex == 0)
      #expect(!attributes.isHidden)
      #expect(attributes.transform == .identity)
      #expect(CATransform3DIsIdentity(attributes.transform3D))
    }

    @Test("Supplementary and decoration attributes know their kind (Semantics 3.20)")
    func kinds() {
      let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path(0, 1))
      #expect(view.representedElementCategory == .supplementaryView)
      #expect(view.representedElementKind == "k")
      let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path(0, 1))
      #expect(decoration.representedElementCategory == .decorationView)
      #expect(decoration.representedElementKind == "d")
    }

    @Test("The frame is the middle plus and minus half the size (Semantics 3.18)")
    func frameAndCenter() {
      let attributes = cell(CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(attributes.center == CGPoint(x: 60, y: 45))
      attributes.center = CGPoint(x: 100, y: 100)
      #expect(attributes.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
      attributes.size = CGSize(width: 10, height: 10)
      #expect(attributes.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    }

    @Test("Setting the frame gives bounds of its size at zero (fact-attr-bounds, Semantics 3.18)")
    func bounds() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 0))
      #expect(attributes.bounds == attributes.frame)
      attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
      attributes.bounds = CGRect(x: 0, y: 0, width: 9, height: 10)
      #expect(attributes.frame == CGRect(x: 4, y: 5, width: 9, height: 10))
    }

    @Test("Bounds that do not begin at zero raise (Semantics 3.18)")
    func boundsOrigin() {
      let reason = Engine.raised {
        cell(CGRect(x: 0, y: 0, width: 10, height: 10)).bounds = CGRect(x: 1, y: 0, width: 20, height: 20)
      }
      #expect(reason != nil)
    }

    @Test("With a transform the frame is the box around what is seen (fact-attr-frame-transform, Semantics 3.18)")
    func transformedFrame() {
      let attributes = cell(CGRect(x: 10, y: 20, width: 100, height: 50))
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
      #expect(attributes.size == CGSize(width: 100, height: 50))
      #expect(attributes.center == CGPoint(x: 60, y: 45))
    }

    @Test("Setting the transform sets the one in space to its form there (fact-attr-set-transform, Semantics 3.19)")
    func affineToSpace() {
      let attributes = cell(CGRect(x: 0, y: 0, width: 10, height: 10))
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      attributes.transform = transform
      #expect(CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeAffineTransform(transform)))
      #expect(attributes.transform == transform)
    }

    @Test("A transform that leaves the plane reads as the identity there (fact-attr-get-transform, Semantics 3.19)")
    func spaceToAffine() {
      let attributes = cell(CGRect(x: 0, y: 0, width: 10, height: 10))
      attributes.transform3D = CATransform3DMakeRotation(0.5, 1, 0, 0)
      #expect(attributes.transform == .identity)
      attributes.transform3D = CATransform3DMakeTranslation(1, 2, 3)
      #expect(attributes.transform == .identity)
      attributes.transform3D = CATransform3DMakeTranslation(1, 2, 0)
      #expect(attributes.transform == CGAffineTransform(translationX: 1, y: 2))
    }

    @Test("Attributes are equal when the element and all values are (Semantics 3.15)")
    func equality() {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(cell(frame) == cell(frame))
      #expect(cell(frame).hash == cell(frame).hash)
      let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
        { $0.frame.origin.x = 2 }, { $0.size.width = 9 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
        { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }, { $0.indexPath = path(0, 4) },
        { $0.transform3D = CATransform3DMakeTranslation(0, 0, 1) },
      ]
      for change in changes {
        let other = cell(frame)
        change(other)
        #expect(cell(frame) != other)
      }
      let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path(0, 3))
      view.frame = frame
      #expect(cell(frame) != view)
    }

    @Test("A copy has everything, of a subclass too, and lives on its own (Semantics 3.15)")
    func copies() throws {
      let attributes = TintAttributes(forSupplementaryViewOfKind: "k", with: path(2, 7))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      attributes.alpha = 0.25
      attributes.zIndex = 7
      attributes.isHidden = true
      attributes.transform = CGAffineTransform(rotationAngle: 1)
      attributes.tint = 5
      let copy = try #require(attributes.copy() as? TintAttributes)
      #expect(copy == attributes)
      #expect(copy.tint == 5)
      #expect(copy.representedElementKind == "k")
      #expect(copy.indexPath == path(2, 7))
      copy.alpha = 1
      copy.tint = 6
      #expect(attributes.alpha == 0.25)
      #expect(attributes.tint == 5)
    }
  }
#endif

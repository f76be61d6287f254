import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Layout attributes") struct AttributesTests {
  private func cell(_ frame: CGRect) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, 3))
    attributes.frame = frame
    return attributes
  }

  // MARK: The values

  @Test("New attributes are visible, at depth 0, empty and not transformed (Semantics 3.20)")
  func defaults() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path(1, 2))
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
    let view = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path(0, 1))
    #expect(view.representedElementCategory == .supplementaryView)
    #expect(view.representedElementKind == "k")
    let decoration = CollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path(0, 1))
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(decoration.representedElementKind == "d")
  }

  @Test("Odd paths are kept as given: none, one number, Int.max")
  func oddPaths() {
    for odd in [IndexPath(), IndexPath(index: 4), IndexPath(item: .max, section: 0), IndexPath(indexes: [1, 2, 3])] {
      #expect(CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: odd).indexPath == odd)
    }
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

  @Test("Setting the frame gives bounds of its size at zero (fact-attr-bounds)")
  func bounds() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, 0))
    #expect(attributes.bounds == attributes.frame)
    attributes.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    attributes.bounds = CGRect(x: 0, y: 0, width: 9, height: 10)
    #expect(attributes.frame == CGRect(x: 4, y: 5, width: 9, height: 10))
  }

  @Test("Bounds that do not begin at zero raise; the recorder keeps it, the size is taken (Semantics 3.18)")
  func boundsOrigin() {
    let recorder = SimulationRecorder()
    withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) {
      let attributes = cell(CGRect(x: 0, y: 0, width: 10, height: 10))
      attributes.bounds = CGRect(x: 1, y: 0, width: 20, height: 20)
      #expect(attributes.size == CGSize(width: 20, height: 20))
    }
    #expect(recorder.violations.map(\.rule) == [.attributeBoundsOrigin])
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
    #expect(
      CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeAffineTransform(transform)))
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

  @Test("Attributes are equal by class, element and all values (Semantics 3.15)")
  func equality() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(cell(frame) == cell(frame))
    #expect(cell(frame).hash == cell(frame).hash)
    let changes: [(CollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x = 2 }, { $0.size.width = 9 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 1) }, { $0.indexPath = path(0, 4) },
      { $0.transform3D = CATransform3DMakeTranslation(0, 0, 1) },
    ]
    for change in changes {
      let other = cell(frame)
      change(other)
      #expect(cell(frame) != other)
    }
    let view = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path(0, 3))
    view.frame = frame
    #expect(cell(frame) != view)
    #expect(cell(frame) != NSObject())
    let tinted = TintAttributes(forCellWith: path(0, 3))
    tinted.frame = frame
    #expect(cell(frame) != tinted)
  }

  @Test("A copy has everything, of a subclass too, and lives on its own (Semantics 3.15)")
  func copies() throws {
    let attributes = TintAttributes(forSupplementaryViewOfKind: "k", with: IndexPath(item: .max, section: 2))
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
    #expect(copy.indexPath == attributes.indexPath)
    copy.frame.origin.x = 9
    copy.tint = 6
    #expect(attributes.frame.minX != copy.frame.minX)
    #expect(attributes.tint == 5)
  }

  // MARK: On the view

  private func spied(_ cells: Int = 3) -> (SpyLayout, Fixture) {
    let spy = SpyLayout()
    let fixture = Fixture(counts: [cells], layout: spy)
    fixture.view.register(ApplyCell.self, forCellWithReuseIdentifier: "Cell")
    return (spy, fixture)
  }

  private func cell(_ fixture: Fixture, _ item: Int) -> ApplyCell? {
    fixture.view.cellForItem(at: path(0, item)) as? ApplyCell
  }

  @Test("Middle, size, transform, opacity, hiding and depth are put on the view (Semantics 3.17)")
  func appliedValues() throws {
    let (spy, fixture) = spied()
    spy.answer = { [unowned spy] _ in
      let attributes = spy.item(path(0, 0))
      attributes.center = CGPoint(x: 40, y: 30)
      attributes.size = CGSize(width: 60, height: 20)
      attributes.alpha = 0.5
      attributes.zIndex = 3
      attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
      return [attributes]
    }
    fixture.view.layoutIfNeeded()
    let shown = try #require(fixture.view.visibleCells.first)
    #expect(shown.center == CGPoint(x: 40, y: 30))
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(shown.frame == CGRect(x: -20, y: 20, width: 120, height: 20))
    #expect(shown.alpha == 0.5)
    #expect(shown.zPosition == 3)
    #expect(shown.transform == CGAffineTransform(scaleX: 2, y: 1))
  }

  @Test("A transform that went away is taken off the view again (Semantics 3.17)")
  func transformGoes() {
    let (spy, fixture) = spied()
    var scale: CGFloat = 2
    spy.answer = { [unowned spy] _ in
      let attributes = spy.item(path(0, 0))
      attributes.transform = CGAffineTransform(scaleX: scale, y: 1)
      return [attributes]
    }
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.frame.width == 200)
    scale = 1
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.transform == .identity)
    #expect(cell(fixture, 0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("What an element shows is its transformed frame: it is visible by that (Semantics 3.18)")
  func visibleByTransformedFrame() {
    let (spy, fixture) = spied(20)
    spy.answer = { [unowned spy] _ in
      let above = spy.item(path(0, 5))
      above.frame = CGRect(x: 0, y: -100, width: 100, height: 90)
      above.transform = CGAffineTransform(scaleX: 1, y: 2)
      let inside = spy.item(path(0, 6))
      inside.frame = CGRect(x: 0, y: 10, width: 10, height: 10)
      inside.transform = CGAffineTransform(translationX: 500, y: 0)
      return [above, inside]
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [path(0, 5)])
  }

  @Test("apply is called once for a preparation, with frame and depth already set (Semantics 1.19b, 3.16)")
  func applyOnce() {
    let (_, fixture) = spied(20)
    fixture.view.layoutIfNeeded()
    #expect((0..<3).allSatisfy { cell(fixture, $0)?.applied.count == 1 })
    #expect(cell(fixture, 1)?.frames == [CGRect(x: 0, y: 100, width: 100, height: 100)])
    fixture.scroll(to: 100)
    #expect((1..<4).allSatisfy { cell(fixture, $0)?.applied.count == 1 })
  }

  @Test("apply is called again only if the attributes changed (Semantics 3.16)")
  func applyOnChange() {
    let (spy, fixture) = spied()
    fixture.view.layoutIfNeeded()
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 1)?.applied.count == 1)
    spy.zIndexes[path(0, 1)] = 4
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 1)?.applied.count == 2)
    #expect(cell(fixture, 1)?.applied.last?.zIndex == 4)
    #expect(cell(fixture, 0)?.applied.count == 1)
  }

  @Test("A view that leaves is not applied to; one that is used again is, once more (Semantics 1.19b)")
  func applyAndReuse() {
    let (_, fixture) = spied(20)
    fixture.view.layoutIfNeeded()
    let first = cell(fixture, 0)
    fixture.scroll(to: 100)
    #expect(first?.applied.count == 1)
    fixture.scroll(to: 200)
    #expect(cell(fixture, 4) === first)
    #expect(first?.applied.map(\.indexPath) == [path(0, 0), path(0, 4)])
  }

  @Test("A value of one's own is applied when isEqual sees it change (Semantics 3.15, 3.16)")
  func ownValue() {
    let (spy, fixture) = spied()
    var tint = 1
    spy.answer = { [unowned spy] _ in
      let attributes = TintAttributes(forCellWith: path(0, 0))
      attributes.frame = spy.item(path(0, 0)).frame
      attributes.tint = tint
      return [attributes]
    }
    fixture.view.layoutIfNeeded()
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.applied.count == 1)
    tint = 2
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.applied.count == 2)
    #expect((cell(fixture, 0)?.applied.last as? TintAttributes)?.tint == 2)
  }

  @Test("A value of one's own that isEqual does not look at is never seen to change (Semantics 3.15)")
  func ownValueUnseen() {
    final class Blind: CollectionViewLayoutAttributes { nonisolated(unsafe) var tint = 0 }
    let (spy, fixture) = spied()
    var tint = 1
    spy.answer = { [unowned spy] _ in
      let attributes = Blind(forCellWith: path(0, 0))
      attributes.frame = spy.item(path(0, 0)).frame
      attributes.tint = tint
      return [attributes]
    }
    fixture.view.layoutIfNeeded()
    tint = 2
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.applied.count == 1)
  }

  @Test("A layout may keep its objects and change them: the view compares with what it applied (Semantics 3.15)")
  func keptObjects() {
    let (spy, fixture) = spied()
    let kept = TintAttributes(forCellWith: path(0, 0))
    kept.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    spy.answer = { _ in [kept] }
    fixture.view.layoutIfNeeded()
    kept.tint = 9
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.applied.count == 2)
    kept.frame.origin.y = 40
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell(fixture, 0)?.applied.count == 3)
    #expect(cell(fixture, 0)?.frame.minY == 40)
  }

  @Test("Bounds that do not begin at zero are reported by the view whose pass runs, whatever environment is current")
  func boundsOriginInPass() {
    final class Careless: CollectionViewLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, 0))
        attributes.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
        attributes.center = CGPoint(x: 5, y: 5)
        return [attributes]
      }
    }
    let fixture = Fixture(counts: [1], layout: Careless())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.attributeBoundsOrigin])
  }
}

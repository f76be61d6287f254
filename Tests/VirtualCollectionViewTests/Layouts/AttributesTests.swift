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

  @Test("Odd paths are kept as given: none, one number, Int.max")
  func oddPaths() {
    for odd in [IndexPath(), IndexPath(index: 4), IndexPath(item: .max, section: 0), IndexPath(indexes: [1, 2, 3])] {
      #expect(CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: odd).indexPath == odd)
    }
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

import Foundation
import Testing
import VirtualCollectionView

/// Layouts that change what a flow layout answers, as those of applications do.
@MainActor @Suite("Flow layout subclasses") struct FlowSubclassTests {
  private func laidOut(_ flow: CollectionViewFlowLayout, _ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(flow: counts, width: 100, height: 300, flow) {
      $0.itemSize = CGSize(width: 80, height: 100)
      $0.minimumLineSpacing = 0
    }
    fixture.view.register(ApplyCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func xs(_ fixture: Fixture) -> [CGFloat] { fixture.view.visibleCells.map(\.frame.minX) }

  // MARK: Elements

  /// Moves super's objects themselves.
  @MainActor final class InPlace: CollectionViewFlowLayout {
    var moves = true
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect)
      if moves { for attributes in answer ?? [] where attributes.indexPath.item == 1 { attributes.frame.origin.x = 3 } }
      return answer
    }
  }

  @Test(
    "Super's objects changed in place are shown as changed and warned of, once for the layout (B26, Semantics 4.34)")
  func inPlace() throws {
    let flow = InPlace()
    let fixture = laidOut(flow)
    #expect(xs(fixture) == [10, 3, 10])
    for y in 1...5 { fixture.scroll(to: CGFloat(y)) }
    #expect(xs(fixture) == [10, 3, 10, 10])
    #expect(fixture.rules == [.mutatedSuperAttributes])
    let violation = try #require(fixture.view.violations.first)
    #expect(violation.severity == .warning)
    #expect(
      violation.sentence
        == "Logging only once for UICollectionViewFlowLayout cache mismatched frame\nUICollectionViewFlowLayout has"
        + " cached frame mismatch for index path <NSIndexPath> {length = 2, path = 0 - 1} - cached value: {{3, 100},"
        + " {80, 100}}; expected value: {{10, 100}, {80, 100}}\nThis is likely occurring because the flow layout"
        + " subclass VirtualCollectionViewTests.FlowSubclassTests.InPlace is modifying attributes returned by"
        + " UICollectionViewFlowLayout without copying them")
  }

  @Test("What super answers next is as computed, whatever was done to its objects (B26)")
  func inPlaceUndone() {
    let flow = InPlace()
    let fixture = laidOut(flow)
    flow.moves = false
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(xs(fixture) == [10, 10, 10])
    #expect(flow.layoutAttributesForItem(at: path(0, 1))?.frame.minX == 10)
  }

  @Test("Opacity and transform changed in place follow the scroll as well", arguments: [false, true])
  func carousel(copies: Bool) {
    final class Carousel: CollectionViewFlowLayout {
      var copies = false
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let attributes = copies ? $0.copy() as! CollectionViewLayoutAttributes : $0
          let distance = abs(attributes.center.y - collectionView!.bounds.midY)
          attributes.alpha = 1 - distance / 1000
          attributes.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1)
          return attributes
        }
      }
    }
    let flow = Carousel()
    flow.copies = copies
    let fixture = laidOut(flow)
    for y in [0, 10, 35, 170] {
      fixture.scroll(to: CGFloat(y))
      for cell in fixture.view.visibleCells {
        let distance = abs(cell.center.y - fixture.view.bounds.midY)
        #expect(abs(cell.alpha - (1 - distance / 1000)) < 1e-9)
        #expect(abs(cell.transform.a - (1 - distance / 1000)) < 1e-9)
      }
    }
    #expect(fixture.rules.isEmpty)
  }

  @Test("Added supplementary and decoration attributes are shown beside super's")
  func added() {
    final class Lined: CollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        let lines = cells.map { layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath)! }
        return cells + lines
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        let frame = super.layoutAttributesForItem(at: indexPath)!.frame
        attributes.frame = CGRect(x: 0, y: frame.maxY - 1, width: 100, height: 1)
        attributes.zIndex = -1
        return attributes
      }
    }
    let flow = Lined()
    flow.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
    let fixture = laidOut(flow)
    #expect(
      picture(fixture.view).suffix(3) == ["line 0.0: 0 99 100 1", "line 0.1: 0 199 100 1", "line 0.2: 0 299 100 1"])
    fixture.scroll(to: 150)
    #expect(picture(fixture.view).filter { $0.hasPrefix("line") }.count == 3)
    #expect(fixture.view.layoutAttributesForDecorationView(ofKind: "line", at: path(0, 4))?.frame.minY == 499)
    #expect(fixture.rules.isEmpty)
  }

  @Test("A subclass that asks super for a larger rectangle, or twice, is answered right")
  func largerRectangle() {
    final class Greedy: CollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let wide = super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -250)) ?? []
        let narrow = super.layoutAttributesForElements(in: rect) ?? []
        let paths = Set(wide.map(\.indexPath))
        return narrow.filter { paths.contains($0.indexPath) }
      }
    }
    let fixture = laidOut(Greedy())
    let plain = laidOut(CollectionViewFlowLayout())
    for y in [0, 20, 130, 90, 1700] {
      fixture.scroll(to: CGFloat(y))
      plain.scroll(to: CGFloat(y))
      #expect(picture(fixture.view) == picture(plain.view))
    }
  }

  @Test("A subclass may leave elements out and put them in again")
  func filtered() {
    final class Even: CollectionViewFlowLayout {
      var all = false
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { all || $0.indexPath.item % 2 == 0 }
      }
    }
    let flow = Even()
    let fixture = laidOut(flow)
    #expect(fixture.view.indexPathsForVisibleItems == [path(0, 0), path(0, 2)])
    flow.all = true
    flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 3)
  }

  // MARK: Single items

  @Test("The view's question reaches an override for one item; elements(in:) of super does not call it")
  func overriddenItem() {
    final class Shifted: CollectionViewFlowLayout {
      var asked = 0
      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        asked += 1
        let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? CollectionViewLayoutAttributes
        copy?.frame.origin.x = 20
        return copy
      }
    }
    let flow = Shifted()
    let fixture = laidOut(flow)
    #expect(flow.asked == 0)
    #expect(xs(fixture) == [10, 10, 10])
    #expect(
      fixture.view.layoutAttributesForItem(at: path(0, 5))?.frame == CGRect(x: 20, y: 500, width: 80, height: 100))
    #expect(flow.asked == 1)
  }

  @Test("An item asked beyond its section has no attributes: borrowing another's fails by nil (B43)")
  func borrowed() {
    let flow = CollectionViewFlowLayout()
    let fixture = laidOut(flow, [3])
    #expect(flow.layoutAttributesForItem(at: path(0, 4)) == nil)
    #expect(flow.layoutAttributesForItem(at: path(1, 0)) == nil)
    #expect(flow.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 4)) == nil)
  }

  // MARK: Preparing and getters

  @Test("Metrics are read through the getters, which a subclass may override (Semantics 4.2)")
  func getters() {
    final class Fixed: CollectionViewFlowLayout {
      override var itemSize: CGSize {
        get { CGSize(width: 40, height: 40) }
        set {}
      }
      override var minimumLineSpacing: CGFloat {
        get { 5 }
        set {}
      }
      override var minimumInteritemSpacing: CGFloat {
        get { 20 }
        set {}
      }
      override var sectionInset: ViewInsets {
        get { ViewInsets(top: 7, left: 0, bottom: 0, right: 0) }
        set {}
      }
      override var headerReferenceSize: CGSize {
        get { CGSize(width: 0, height: 11) }
        set {}
      }
      override var footerReferenceSize: CGSize {
        get { CGSize(width: 0, height: 13) }
        set {}
      }
    }
    let fixture = laidOut(Fixed(), [3])
    #expect(
      picture(fixture.view) == [
        "0.0: 0 18 40 40", "0.1: 60 18 40 40", "0.2: 0 63 40 40", "header 0.0: 0 0 100 11", "footer 0.0: 0 103 100 13",
      ])
  }

  // MARK: Attributes of one's own

  @Test("A value of one's own set on super's objects in place follows the scroll (Semantics 3.16)")
  func ownAttributesInPlace() {
    final class Progress: CollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { TintAttributes.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let answer = super.layoutAttributesForElements(in: rect)
        for case let attributes as TintAttributes in answer ?? [] { attributes.tint = Int(rect.minY) }
        return answer
      }
    }
    let fixture = laidOut(Progress())
    for y in [7, 9, 250] {
      fixture.scroll(to: CGFloat(y))
      #expect(fixture.view.visibleCells.allSatisfy { ($0 as? ApplyCell)?.tints.last == y })
    }
  }

  @Test("Objects of one's own class come fresh: no value of an earlier element is left on them")
  func freshObjects() {
    final class Marked: CollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { TintAttributes.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let answer = super.layoutAttributesForElements(in: rect)
        for case let attributes as TintAttributes in answer ?? [] where attributes.indexPath.item < 3 {
          attributes.tint = 5
        }
        return answer
      }
    }
    let fixture = laidOut(Marked())
    fixture.scroll(to: 300)
    fixture.scroll(to: 600)
    #expect(fixture.view.visibleCells.allSatisfy { ($0 as? ApplyCell)?.tints.last == 0 })
  }

  // MARK: Published

  /// What CenteredCollectionView does: sets inset and offset when it is invalidated.
  @MainActor final class Centered: CollectionViewFlowLayout {
    override func invalidateLayout() {
      super.invalidateLayout()
      guard let view = collectionView, view.bounds.width > 0 else { return }
      let isVertical = scrollDirection == .vertical
      let side = isVertical ? view.bounds.height - itemSize.height : view.bounds.width - itemSize.width
      if isVertical {
        view.contentInset = ViewInsets(top: side / 2, left: 0, bottom: side / 2, right: 0)
        view.contentOffset = CGPoint(x: 0, y: -side / 2)
      } else {
        view.contentInset = ViewInsets(top: 0, left: side / 2, bottom: 0, right: side / 2)
        view.contentOffset = CGPoint(x: -side / 2, y: 0)
      }
    }
  }

  @Test(
    "An override of invalidateLayout() may set inset and offset before any pass (CenteredCollectionView)",
    arguments: [CollectionView.ScrollDirection.horizontal, .vertical])
  func centered(direction: CollectionView.ScrollDirection) {
    let flow = Centered()
    let fixture = Fixture(flow: [10], width: 300, height: 300, flow) {
      $0.scrollDirection = direction
      $0.itemSize = CGSize(width: 80, height: 80)
      $0.minimumLineSpacing = 20
    }
    flow.invalidateLayout()
    let expected = direction == .vertical ? CGPoint(x: 0, y: -110) : CGPoint(x: -110, y: 0)
    #expect(fixture.view.contentOffset == expected)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset == expected)
    // Three fit beside each other; the middle of the first line is the middle of the view.
    #expect(fixture.view.indexPathsForVisibleItems == (0..<6).map { path(0, $0) })
  }

  @Test("Attributes of super that are changed in place are noticed in the same pass (report B26, Semantics 4.34)")
  func mutationInOnePass() {
    final class InPlace: CollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.first?.frame.origin.x += 5
        return attributes
      }
    }
    let fixture = Fixture(counts: [3], size: CGSize(width: 320, height: 300), layout: InPlace())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.mutatedSuperAttributes])
  }

  @Test("A flow layout asked for an item that does not exist raises as an array does (report B43)")
  func beyondBounds() {
    final class Borrowing: CollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        _ = super.layoutAttributesForItem(at: path(0, 4))
      }
    }
    let fixture = Fixture(counts: [3], size: CGSize(width: 320, height: 300), layout: Borrowing())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.pathOutOfRange])
    #expect(fixture.view.violations.first?.sentence.hasSuffix("index 4 beyond bounds [0 .. 2]") == true)
    #expect(fixture.view.violations.first?.fact("items in section 0") == "3")
  }

  @Test("A flow layout that belongs to a view answers by hand before the first pass, and makes no cell")
  func askedByHand() {
    let flow = CollectionViewFlowLayout()
    let fixture = Fixture(counts: [3], size: CGSize(width: 320, height: 300), layout: flow)
    #expect(flow.collectionViewContentSize == CGSize(width: 320, height: 50))
    #expect(flow.layoutAttributesForItem(at: path(0, 2))?.frame.origin.x == 135)
    #expect(fixture.view.counters.cellsCreated == 0)
  }
}

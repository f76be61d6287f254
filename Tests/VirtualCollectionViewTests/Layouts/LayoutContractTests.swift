import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Layout contract") struct LayoutContractTests {
  let spy = SpyLayout()

  private func laidOut(_ counts: [Int] = [20]) -> Fixture {
    let fixture = Fixture(counts: counts, layout: spy)
    fixture.view.layoutIfNeeded()
    spy.log = []
    return fixture
  }

  // MARK: What a pass asks

  @Test("The first layout prepares, asks for the content size and then for exactly the bounds (Semantics 3.1, 3.2)")
  func firstLayout() {
    let fixture = Fixture(counts: [20], layout: spy)
    #expect(spy.log.isEmpty)
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["invalidate(with:)", "prepare", "size", "elements 0 0 100 300"])
    #expect(fixture.view.contentSize == CGSize(width: 100, height: 2000))
  }

  @Test("A pure scroll asks about the bounds and then once for the elements in exactly them (Semantics 3.3, 3.4c)")
  func pureScroll() {
    let fixture = laidOut()
    fixture.scroll(to: 50)
    #expect(spy.log == ["should 0 50 100 300", "elements 0 50 100 300"])
  }

  @Test("Offsets that follow each other without a pass are asked about each, and laid out once (Semantics 2.6)")
  func severalOffsets() {
    let fixture = laidOut()
    for y in [10, 20, 30] { fixture.view.contentOffset = CGPoint(x: 0, y: CGFloat(y)) }
    fixture.view.layoutIfNeeded()
    #expect(
      spy.log == [
        "should 0 10 100 300", "should 0 20 100 300", "should 0 30 100 300", "elements 0 30 100 300",
      ])
  }

  @Test("With nothing due nothing is asked, and a pass for no reason asks for the elements alone (Semantics 3.7)")
  func nothingDue() {
    let fixture = laidOut()
    fixture.view.layoutIfNeeded()
    #expect(spy.log.isEmpty)
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["elements 0 0 100 300"])
  }

  @Test("Reloading invalidates everything and the counts, and does nothing else until the next layout (Semantics 2.7)")
  func reload() {
    let fixture = laidOut()
    fixture.view.reloadData()
    #expect(spy.log == ["invalidate(with:)"])
    #expect(spy.contexts.last?.invalidateEverything == true)
    #expect(spy.contexts.last?.invalidateDataSourceCounts == true)
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["invalidate(with:)", "prepare", "size", "elements 0 0 100 300"])
  }

  @Test("Recording a trace does not change what a layout is asked")
  func recordingIsInvisible() {
    let fixture = laidOut()
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    let silent = spy.log
    spy.log = []
    fixture.view.record {
      spy.invalidateLayout()
      fixture.view.layoutIfNeeded()
    }
    #expect(spy.log == silent)
  }

  @Test("The view asks larger rectangles that hold the bounds, and not again inside them, when told to (Semantics 3.3)")
  func fetchMargin() {
    let fixture = withEnvironment({ $0.fetchMargin = .page }) { laidOut() }
    fixture.scroll(to: 100)
    #expect(spy.log == ["should 0 100 100 300"])
    #expect(picture(fixture.view).first == "0.1: 0 100 100 100")
    fixture.scroll(to: 200)
    #expect(spy.log.last == "elements 0 50 100 600")
    fixture.scroll(to: 260)
    #expect(spy.log.last == "should 0 260 100 300")
  }

  // MARK: Bounds

  @Test("A layout that says no to other bounds is not prepared again for them (Semantics 3.3)")
  func sizeChangeRefused() {
    let fixture = laidOut()
    fixture.view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["should 0 0 200 300", "elements 0 0 200 300"])
  }

  @Test("A layout that says yes is given a context of its own and prepared before it is asked (Semantics 3.4)")
  func sizeChangeAccepted() {
    let fixture = laidOut()
    spy.invalidatesForBounds = { _ in true }
    fixture.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(spy.log == ["should 0 0 200 300", "context for bounds", "invalidate(with:)"])
    fixture.view.layoutIfNeeded()
    #expect(spy.log.dropFirst(3) == ["prepare", "size", "elements 0 0 200 300"])
  }

  @Test("The question about other bounds comes while the view has the old ones; one preparation follows (B25)")
  func boundsAreOldWhenAsked() {
    let fixture = Fixture(counts: [20], size: CGSize(width: 320, height: 480), layout: spy)
    fixture.view.layoutIfNeeded()
    var seen: [[CGFloat]] = []
    spy.invalidatesForBounds = { [unowned view = fixture.view] new in
      seen.append([view.bounds.width, new.width])
      return new.width != view.bounds.width
    }
    spy.log = []
    fixture.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    fixture.view.layoutIfNeeded()
    #expect(seen == [[320, 480]])
    #expect(spy.log.filter { $0 == "prepare" }.count == 1)
  }

  @Test("Bounds that stay the same are not asked about")
  func sameBounds() {
    let fixture = laidOut()
    fixture.view.contentOffset = .zero
    fixture.view.frame = CGRect(x: 40, y: 50, width: 100, height: 300)
    fixture.view.layoutIfNeeded()
    #expect(spy.log.isEmpty)
  }

  // MARK: Another layout

  @Test("A layout has no view before it is given to one (Semantics 3.26)")
  func unattached() {
    #expect(spy.collectionView == nil)
    let fixture = Fixture(counts: [1], layout: spy)
    #expect(spy.collectionView === fixture.view)
  }

  @Test("A view that goes leaves its layout without one (Semantics 3.26)")
  func viewGoes() {
    do { _ = Fixture(counts: [1], layout: spy) }
    #expect(spy.collectionView == nil)
  }

  @Test("Another layout takes the view over: the old one has none, offset and cells stay (Semantics 3.25)")
  func replacement() {
    let fixture = laidOut()
    fixture.scroll(to: 100)
    let cells = fixture.view.visibleCells
    let other = SpyLayout()
    other.rowHeight = 90
    fixture.view.collectionViewLayout = other
    #expect(spy.collectionView == nil)
    #expect(other.collectionView === fixture.view)
    #expect(!other.log.contains("prepare"))
    spy.log = []
    fixture.view.layoutIfNeeded()
    #expect(spy.log.isEmpty)
    #expect(other.log.suffix(3) == ["prepare", "size", "elements 0 100 100 300"])
    #expect(fixture.view.visibleCells.filter { cell in cells.contains { $0 === cell } }.count == 3)
    #expect(picture(fixture.view).first == "0.1: 0 90 100 90")
  }

  @Test("A layout with a shorter content brings the offset back into its range (Semantics 3.25, 7.4)")
  func shorterReplacement() {
    let fixture = laidOut()
    fixture.scroll(to: 1700)
    let other = SpyLayout()
    other.rowHeight = 50
    fixture.view.setCollectionViewLayout(other, animated: false)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 700)
  }

  @Test("A layout that another view has already is noticed")
  func sharedLayout() {
    let first = Fixture(counts: [1], layout: spy)
    let second = Fixture(counts: [1], layout: spy)
    #expect(first.rules.isEmpty)
    #expect(second.rules == [.layoutInUse])
  }

  // MARK: The base class

  @Test("The base layout answers no size, no elements, and lets offsets and bounds be")
  func base() {
    let layout = CollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
    #expect(layout.layoutAttributesForItem(at: path(0, 0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path(0, 0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path(0, 0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let offset = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero) == offset)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, 0))
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
  }

  @Test("A view with the base layout shows nothing and asks for no cell")
  func baseInView() {
    let fixture = Fixture(counts: [20], layout: CollectionViewLayout())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.source.log == ["sections", "items 0"])
  }

  @Test(
    "The hooks of a change of layouts and of updates change nothing in the base (transition-prepareAndFinalize)")
  func baseTransition() {
    let layout = CollectionViewLayout()
    layout.prepareForTransition(to: CollectionViewLayout())
    layout.prepareForTransition(from: CollectionViewLayout())
    layout.finalizeLayoutTransition()
    #expect(layout.collectionViewContentSize == .zero)
  }

  @Test(
    "An update adds and takes away no supplementary or decoration view in the base",
    arguments: [
      (
        "UICollectionElementKindSectionHeader",
        "transition-UICollectionElementKindSectionHeader.deleteSupplementary, …insertSupplementary"
      ),
      (
        "UICollectionElementKindSectionFooter",
        "transition-UICollectionElementKindSectionFooter.deleteSupplementary, …insertDecoration"
      ),
      (
        "a decoration kind",
        "transition-a-decoration-kind.deleteSupplementary, …insertSupplementary, …deleteDecoration, …insertDecoration"
      ),
    ])
  func baseUpdates(kind: String, ids: String) {
    let layout = CollectionViewLayout()
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) == [], "\(ids)")
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: kind) == [], "\(ids)")
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: kind) == [], "\(ids)")
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: kind) == [], "\(ids)")
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
  }

  @Test("Layouts that invalidate themselves whenever they are asked are stopped (Semantics 5.11)")
  func loop() {
    let fixture = laidOut()
    spy.answer = { [unowned spy] _ in
      spy.invalidateLayout()
      return []
    }
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.rules == [.layoutLoop])
  }

  @Test("A layout that scrolls whenever it is asked about a scroll is stopped after a hundred questions")
  func endlessBoundsChange() {
    final class Restless: CollectionViewFlowLayout {
      var questions = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        questions += 1
        collectionView?.contentOffset.y += 1
        return false
      }
    }
    let layout = Restless()
    let fixture = Fixture(counts: [100], layout: layout)
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset.y = 10
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.layoutLoop])
    #expect(layout.questions == 100)
  }
}

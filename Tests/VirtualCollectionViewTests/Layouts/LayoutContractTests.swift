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

  @Test("With nothing due nothing is asked, and a pass for no reason asks for the elements alone (Semantics 3.7)")
  func nothingDue() {
    let fixture = laidOut()
    fixture.view.layoutIfNeeded()
    #expect(spy.log.isEmpty)
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(spy.log == ["elements 0 0 100 300"])
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

  // MARK: Another layout

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

  @Test("A layout that another view has already is noticed")
  func sharedLayout() {
    let first = Fixture(counts: [1], layout: spy)
    let second = Fixture(counts: [1], layout: spy)
    #expect(first.rules.isEmpty)
    #expect(second.rules == [.layoutInUse])
  }

  // MARK: Without end

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

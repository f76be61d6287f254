import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Scrolling a collection view") struct ScrollingTests {
  private func laidOut(_ counts: [Int] = [20], layout: CollectionViewLayout? = nil) -> (Fixture, OffsetLog) {
    let fixture = Fixture(counts: counts, layout: layout)
    let log = OffsetLog()
    fixture.use(log)
    fixture.view.layoutIfNeeded()
    return (fixture, log)
  }

  @Test("A new top inset leaves an offset of zero, which is in range (Semantics 7.4a)")
  func newTopInset() {
    let (fixture, log) = laidOut()
    fixture.view.contentInset = ViewInsets(top: 50, left: 0, bottom: 0, right: 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 0)
    #expect(log.log.isEmpty)
  }

  @Test("A clamp that brings other bounds has the layout asked about them, and one picture comes out (Semantics 2.5)")
  func clampAndLayout() {
    let spy = SpyLayout()
    spy.invalidatesForBounds = { _ in true }
    let (fixture, _) = laidOut(layout: spy)
    fixture.scroll(to: 1700)
    spy.log = []
    spy.rowHeight = 50
    spy.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(
      spy.log == [
        "invalidate()", "invalidate(with:)", "prepare", "size", "should 0 700 100 300", "context for bounds",
        "invalidate(with:)", "prepare", "size", "elements 0 700 100 300",
      ])
    #expect(picture(fixture.view).first == "0.14: 0 700 100 50")
  }

  @Test("Setting an animated offset ends at once, and says so once; to where it is, nothing is said (Semantics 7.14)")
  func animated() {
    let (fixture, log) = laidOut()
    fixture.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(log.log == ["did scroll 0 200", "animation ended"])
    fixture.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(log.log.count == 2)
    fixture.view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(log.log.last == "did scroll 0 300")
  }

  @Test("Laying out from scrollViewDidScroll is fine, and no cell is asked for twice")
  func layoutFromCallback() {
    final class Eager: NSObject, CollectionViewDelegate {
      func scrollViewDidScroll(_ scrollView: VirtualScrollView) { scrollView.layoutIfNeeded() }
    }
    let fixture = Fixture(counts: [20])
    fixture.use(Eager())
    fixture.view.layoutIfNeeded()
    fixture.source.log = []
    fixture.scroll(to: 100)
    #expect(fixture.source.log == ["cell 0.3"])
    #expect(fixture.rules.isEmpty)
  }

  @Test("The first picture begins below content inset and safe area; an offset that was set stays")
  func firstOffset() {
    func offset(of counts: [Int], setting y: CGFloat = 0) -> CGFloat {
      let fixture = Fixture(counts: counts)
      fixture.view.setSafeAreaInsets(ViewInsets(top: 47, left: 0, bottom: 34, right: 0))
      fixture.view.contentInset = ViewInsets(top: 10, left: 0, bottom: 0, right: 0)
      if y != 0 { fixture.view.contentOffset.y = y }
      fixture.view.layoutIfNeeded()
      return fixture.view.contentOffset.y
    }
    #expect(offset(of: [50]) == -57)
    #expect(offset(of: [50], setting: 200) == 200)
    // Content that does not scroll takes no share of the safe area (Semantics 7.2).
    #expect(offset(of: [1]) == -10)
  }
}

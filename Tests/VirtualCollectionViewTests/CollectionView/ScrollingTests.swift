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

  @Test("The offset is the origin of the bounds; setting either tells the delegate once, at once (Semantics 7.1)")
  func offsetIsOrigin() {
    let (fixture, log) = laidOut()
    fixture.view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(fixture.view.bounds.origin == CGPoint(x: 0, y: 40))
    #expect(log.log == ["did scroll 0 40"])
    fixture.view.bounds.origin.y = 70
    #expect(fixture.view.contentOffset.y == 70)
    #expect(log.log == ["did scroll 0 40", "did scroll 0 70"])
    fixture.view.contentOffset.y = 70
    fixture.view.layoutIfNeeded()
    #expect(log.log.count == 2)
  }

  @Test("An offset that is set is not clamped, nor by the layout that follows (Semantics 7.4)")
  func notClamped() {
    let (fixture, log) = laidOut()
    for y in [-80, 1900, 5000] as [CGFloat] {
      fixture.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.contentOffset.y == y)
    }
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(log.log.count == 3)
  }

  @Test("Content that became shorter pulls the offset back; the delegate is told once (Semantics 2.14, 7.1, 7.4)")
  func shorterContent() {
    let (fixture, log) = laidOut()
    fixture.scroll(to: 1700)
    log.log = []
    fixture.source.counts = [10]
    fixture.view.reloadData()
    #expect(fixture.view.contentOffset.y == 1700)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 700)
    #expect(log.log == ["did scroll 0 700"])
    #expect(picture(fixture.view).map { $0.prefix(3) } == ["0.7", "0.8", "0.9"])
  }

  @Test("Reloading keeps an offset that is in range (Semantics 2.14)")
  func keptOffset() {
    let (fixture, log) = laidOut()
    fixture.scroll(to: 450)
    log.log = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 450)
    #expect(log.log.isEmpty)
  }

  @Test("Content that fits rests at its start below the inset (Semantics 7.3, 7.8a)")
  func shortContent() {
    let (fixture, _) = laidOut()
    fixture.view.contentInset = ViewInsets(top: 30, left: 0, bottom: 10, right: 0)
    fixture.scroll(to: 900)
    fixture.source.counts = [1]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == -30)
  }

  @Test("Another inset does not move the offset; the next layout brings it into range (Semantics 7.4a)")
  func otherInset() {
    let (fixture, log) = laidOut()
    fixture.view.contentInset = ViewInsets(top: 0, left: 0, bottom: 100, right: 0)
    fixture.scroll(to: 1800)
    log.log = []
    fixture.view.contentInset = .zero
    #expect(fixture.view.contentOffset.y == 1800)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 1700)
    #expect(log.log == ["did scroll 0 1700"])
  }

  @Test("A new top inset leaves an offset of zero, which is in range (Semantics 7.4a)")
  func newTopInset() {
    let (fixture, log) = laidOut()
    fixture.view.contentInset = ViewInsets(top: 50, left: 0, bottom: 0, right: 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 0)
    #expect(log.log.isEmpty)
  }

  @Test("A view that grows at the bottom of its content is pulled up to the new end (Semantics 7.4b)")
  func growing() {
    let (fixture, log) = laidOut()
    fixture.scroll(to: 1700)
    log.log = []
    fixture.view.frame.size.height = 400
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 1600)
    #expect(log.log == ["did scroll 0 1600"])
    #expect(picture(fixture.view).map { $0.prefix(4) } == ["0.16", "0.17", "0.18", "0.19"])
    fixture.view.frame.size.height = 300
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 1600)
  }

  @Test("A clamp that brings other bounds has the layout asked about them, and one picture comes out (Semantics 2.5f)")
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

  @Test("An offset set again from scrollViewDidScroll is where the view stays (Semantics 7.1)")
  func fromCallback() {
    final class Snap: NSObject, CollectionViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: VirtualScrollView) {
        calls += 1
        scrollView.contentOffset.y = (scrollView.contentOffset.y / 100).rounded() * 100
      }
    }
    let fixture = Fixture(counts: [20])
    let snap = Snap()
    fixture.use(snap)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 130)
    #expect(fixture.view.contentOffset.y == 100)
    #expect(snap.calls == 2)
    #expect(picture(fixture.view).first == "0.1: 0 100 100 100")
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

  @Test("The safe area of the environment counts as inset along the axis that scrolls (Semantics 7.2)")
  func safeArea() {
    let fixture = withEnvironment({ $0.safeArea = ViewInsets(top: 47, left: 0, bottom: 34, right: 0) }) {
      Fixture(counts: [20])
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.adjustedContentInset == ViewInsets(top: 47, left: 0, bottom: 34, right: 0))
    fixture.view.scrollToItem(at: path(0, 19), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 1734)
  }

  @Test("The background view fills the visible bounds behind everything (Semantics 2.5)")
  func background() {
    let (fixture, _) = laidOut()
    let background = VirtualView(frame: .zero)
    fixture.view.backgroundView = background
    fixture.scroll(to: 130)
    #expect(background.frame == CGRect(x: 0, y: 130, width: 100, height: 300))
    #expect(fixture.view.subviews.first === background)
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

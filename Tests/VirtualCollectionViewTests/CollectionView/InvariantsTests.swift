import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Invariants of the view") struct InvariantsTests {
  private func scrolled() -> Fixture {
    let fixture = Fixture(counts: [20])
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 150)
    fixture.scroll(to: 400)
    return fixture
  }

  @Test("A view is sound before its first layout, between steps, and while a layout is due")
  func sound() {
    let fixture = Fixture(counts: [20])
    #expect(fixture.view.checkInvariants() == nil)
    for y in stride(from: CGFloat(0), through: 1700, by: 37) {
      fixture.view.contentOffset.y = y
      #expect(fixture.view.checkInvariants() == nil)
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.checkInvariants() == nil)
    }
    fixture.source.counts = [2]
    fixture.view.reloadData()
    #expect(fixture.view.checkInvariants() == nil)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.checkInvariants() == nil)
    #expect(!fixture.view.pooledViews.isEmpty)
  }

  @Test("A cell that somebody took out of the view is found")
  func removedCell() throws {
    let fixture = scrolled()
    try #require(fixture.view.cellForItem(at: path(0, 5))).removeFromSuperview()
    #expect(
      fixture.view.checkInvariants()?.hasSuffix(" shows cell:0.5 and is no subview of the collection view.") == true)
  }

  @Test("A pooled cell that somebody put into a view is found")
  func shownPooledCell() throws {
    let fixture = scrolled()
    let pooled = try #require(fixture.view.pooledViews.first)
    VirtualView().addSubview(pooled)
    let holder = VirtualView()
    holder.addSubview(pooled)
    #expect(fixture.view.checkInvariants() == "\(pooled.traceName) is in the pool and has a superview.")
    #expect(holder.subviews.count == 1)
  }

  @Test("Tables and counters that say different things are found")
  func damage() {
    func fault(_ damage: (CollectionView) -> Void) -> String {
      let view = scrolled().view
      damage(view)
      return view.checkInvariants() ?? "sound"
    }
    #expect(fault { $0._visible.swapAt(0, 1) } == "cell:0.4 stands behind cell:0.5 in the visible list.")
    #expect(
      fault { $0._visible[1].slot = $0._visible[0].slot } == "cell:0.5 is shown by a view that shows another element.")
    #expect(fault { $0._visible[0].slot = 99 } == "cell:0.4 is shown in slot 99, but there are 6 slots.")
    #expect(fault { $0._counters.liveCells += 1 } == "4 cells are counted as live, but 3 are on screen.")
    #expect(fault { $0._counters.pooledCells -= 1 } == "2 cells are counted as pooled, but 3 are in the pool.")
    #expect(fault { $0._contentSize.width = .nan } == "The content size is nan x 2000.0.")
    #expect(fault { $0._views[0]._key = $0._views[1]._key }.contains("and thinks it shows"))
    #expect(fault { $0._phase = .passing } == "The phase is passing outside of a layout pass.")
    #expect(fault { _ in } == "sound")
  }
}

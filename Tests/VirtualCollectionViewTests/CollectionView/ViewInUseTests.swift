import Foundation
import Testing
import VirtualCollectionView

/// Views returned that are shown, pooled or forgotten already.
@MainActor @Suite("Views in use") struct ViewInUseTests {
  @Test("Returning a cell that is on screen is corruption; another stands in for it")
  func cellInUse() throws {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    let first = try #require(fixture.view.cellForItem(at: path(0, 0)))
    fixture.source.makeCell = { _, path in path.item == 3 ? first : nil }
    fixture.scroll(to: 60)
    try expect(
      fixture.view.violations.first, .viewInUse, .corruption,
      says:
        "for <NSIndexPath> {length = 2, path = 0 - 3}, which is shown already for <NSIndexPath> {length = 2, path = 0"
        + " - 0}.")
    #expect(fixture.view.cellForItem(at: path(0, 0)) === first)
    #expect(fixture.view.cellForItem(at: path(0, 3)) !== first)
    expectOrder(fixture.view, strangers: 1)
    fixture.source.makeCell = nil
    expectUsable(fixture.view)
  }

  @Test("Returning one dequeued cell twice in a pass shows it once")
  func cellTwiceInOnePass() throws {
    let fixture = HookedFixture()
    var kept: CollectionViewCell?
    fixture.source.makeCell = { view, path in
      if let kept { return kept }
      kept = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      return kept
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.viewInUse])
    #expect(fixture.view.cellForItem(at: path(0, 0)) === kept)
    expectOrder(fixture.view, strangers: 2)
    fixture.source.makeCell = nil
    fixture.scroll(to: 2_000)
    expectUsable(fixture.view)
  }

  @Test("Returning another view's cell leaves it to that view")
  func cellOfAnotherView() throws {
    let other = HookedFixture()
    other.view.layoutIfNeeded()
    let foreign = try #require(other.view.cellForItem(at: path(0, 0)))
    let fixture = HookedFixture()
    fixture.source.makeCell = { _, path in path.item == 1 ? foreign : nil }
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .viewInUse, .corruption, says: "belongs to another collection view.")
    #expect(foreign.superview === other.view)
    expectOrder(fixture.view, strangers: 1)
    expectOrder(other.view)
    fixture.source.makeCell = nil
    fixture.scroll(to: 2_000)
    expectUsable(fixture.view)
    expectUsable(other.view)
  }

  @Test("Returning an old cell that waits in the pool takes it out of there")
  func pooledCell() throws {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    let old = try #require(fixture.view.cellForItem(at: path(0, 0)))
    fixture.scroll(to: 350)
    #expect(fixture.view.pooledViews.contains { $0 === old })
    fixture.source.makeCell = { _, path in path.item == 6 ? old : nil }
    fixture.scroll(to: 400)
    #expect(fixture.view.cellForItem(at: path(0, 6)) === old)
    expectOrder(fixture.view)
    fixture.source.makeCell = nil
    expectUsable(fixture.view)
  }

  @Test("A cell dequeued with nobody asking and returned later is shown")
  func returnedLater() throws {
    let fixture = HookedFixture(era: .iOS17)
    fixture.view.layoutIfNeeded()
    let early = fixture.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 5))
    fixture.source.makeCell = { _, path in path.item == 5 ? early : nil }
    fixture.scroll(to: 300)
    #expect(fixture.view.cellForItem(at: path(0, 5)) === early)
    #expect(fixture.view.violations.isEmpty)
    expectOrder(fixture.view, lost: 1, strangers: 1)
    fixture.source.makeCell = nil
    expectUsable(fixture.view, lost: 1)
  }

  @Test("A cell of a view that is gone can be returned to another without harm")
  func cellOfDeadView() {
    var dead: CollectionViewCell?
    do {
      let other = HookedFixture(era: .iOS17)
      other.view.layoutIfNeeded()
      dead = other.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 0))
      expectUsable(other.view, lost: 1)
    }
    let fixture = HookedFixture()
    fixture.source.makeCell = { _, path in path.item == 1 ? dead : nil }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 3)
    fixture.source.makeCell = nil
    fixture.scroll(to: 1_000)
    expectUsable(fixture.view)
  }
}

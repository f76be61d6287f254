import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Calls from inside the view's work") struct ReentrancyTests {
  private func permitted(_ place: Place, _ call: Call) -> Set<ViolationRule> {
    // A reload in the middle of a question or a pass is what UIKit does not stand.
    if call == .reload, place.forbidsReload { return [.reloadDuringPass] }
    // While the first counts are read no item is known yet.
    return call == .scrollToItem && place.isCounting ? [.outOfBoundsScroll] : []
  }

  @Test(
    "Once from inside each place each call is allowed or a violation, and the view is in order after it",
    arguments: Place.allCases, Call.allCases)
  func once(place: Place, call: Call) {
    // One run for each of the first occasions, since the first layout and a scroll differ.
    for occasion in 0..<6 {
      let hook = Hook(place)
      hook.call = call
      var seen = 0
      hook.walk {
        // Armed for one call at the given step.
        seen += 1
        hook.remaining = seen == occasion ? 1 : 0
        #expect(hook.fixture.view.brokenInvariant() == nil, "\(place) \(call), occasion \(occasion), step \(seen)")
        #expect(hook.fixture.view.unsettled() == nil, "\(place) \(call), occasion \(occasion), step \(seen)")
      }
      if occasion == 0 {
        let first = Hook(place)
        first.call = call
        first.remaining = 1
        first.walk {
          first.remaining = 0
          #expect(first.fixture.view.brokenInvariant() == nil, "\(place) \(call), first")
          #expect(first.fixture.view.unsettled() == nil, "\(place) \(call), first")
        }
        #expect(Set(first.fixture.view.rules()).subtracting(permitted(place, call)) == [], "\(place) \(call), first")
      }
      #expect(
        Set(hook.fixture.view.rules()).subtracting(permitted(place, call)) == [],
        "\(place) \(call), occasion \(occasion)")
      hook.call = nil
      hook.fixture.layout.itemSize.height = 100
      hook.fixture.view.bounds.size.height = 300
      expectUsable(hook.fixture.view, "\(place) \(call), occasion \(occasion)")
    }
  }

  @Test(
    "A reload from inside a question or a pass is a violation",
    arguments: Place.allCases.filter { $0 != .item })
  func reloads(place: Place) {
    let hook = Hook(place)
    hook.walk()
    hook.call = .reload
    hook.remaining = 1
    hook.walk()
    #expect(hook.done == 1)
    #expect(hook.fixture.view.rules() == (place.forbidsReload ? [.reloadDuringPass] : []))
  }

  @Test(
    "The same call every time from inside each place ends: at worst as a layout loop, never as a hang",
    arguments: Place.allCases, Call.allCases)
  func always(place: Place, call: Call) {
    let hook = Hook(place)
    hook.call = call
    hook.remaining = 20_000
    hook.walk()
    #expect(hook.remaining > 0)
    #expect(
      Set(hook.fixture.view.rules()).subtracting(permitted(place, call)).subtracting([.layoutLoop]) == [],
      "\(place) \(call)")
    #expect(hook.fixture.view.brokenInvariant() == nil, "\(place) \(call)")
    // Once the call is no longer made, the view recovers.
    hook.call = nil
    hook.fixture.layout.itemSize.height = 100
    hook.fixture.view.bounds.size.height = 300
    hook.fixture.view.reloadData()
    hook.fixture.view.layoutIfNeeded()
    expectUsable(hook.fixture.view, "\(place) \(call)")
  }

  @Test("What does not ask for another layout every time is no loop", arguments: Place.allCases)
  func noLoop(place: Place) {
    for call: Call in [.reads, .counts, .select, .inset, .layoutElements, .viewItems, .viewElements, .pointQuery] {
      let hook = Hook(place)
      hook.call = call
      hook.remaining = 20_000
      hook.walk()
      #expect(hook.fixture.view.rules() == [], "\(place) \(call)")
      expectOrder(hook.fixture.view, "\(place) \(call)")
    }
  }

  @Test("reloadData in every cellForItemAt is a layout loop after a hundred rounds, not a hang (Semantics 5.11)")
  func reloadLoop() {
    let hook = Hook(.cellForItem)
    hook.call = .reload
    hook.remaining = .max
    hook.fixture.view.layoutIfNeeded()
    let view = hook.fixture.view
    #expect(view.rules() == [.reloadDuringPass, .layoutLoop])
    #expect(view.violations.count { $0.rule == .layoutLoop } == 1)
    #expect(view.violations.last?.sentence.contains("is stuck in a recursive layout loop") == true)
    #expect(view.counters.cellForItemCalls <= 400)
    #expect(view.brokenInvariant() == nil)
  }

  @Test("reloadData once in cellForItemAt reloads once, after the pass")
  func reloadOnce() {
    let hook = Hook(.cellForItem)
    hook.call = .reload
    hook.remaining = 1
    hook.fixture.view.layoutIfNeeded()
    #expect(hook.fixture.view.violations.map(\.rule) == [.reloadDuringPass])
    #expect(hook.fixture.view.violations.first?.severity == .warning)
    #expect(hook.fixture.view.violations.first?.fact("while") == "asking its data source for a view")
    #expect(hook.fixture.view.counters.cellForItemCalls == 6)
    expectOrder(hook.fixture.view)
  }

  @Test("A model that changes and reloads inside prepare is laid out with its new counts")
  func reloadInPrepare() {
    let fixture = HookedFixture(counts: [20])
    fixture.view.layoutIfNeeded()
    var armed = true
    fixture.layout.onPrepare = {
      guard armed else { return }
      armed = false
      fixture.source.counts = [1]
      fixture.view.reloadData()
    }
    fixture.layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.reloadDuringPass])
    #expect(fixture.view.shown == "0.0")
    #expect(fixture.view.contentSize.height == 150)
    expectOrder(fixture.view)
  }

  @Test("A layout that changes in the middle of a pass and is asked there is on screen after the pass")
  func preparedInsidePass() {
    for place: Place in [.cellForItem, .willDisplay, .didEndDisplaying] {
      let hook = Hook(place)
      hook.walk()
      let fixture = hook.fixture
      var armed = true
      let change = { (view: CollectionView, _: IndexPath) in
        guard armed else { return }
        armed = false
        fixture.layout.itemSize.height = 150
        #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.height == 150)
      }
      fixture.scroll(to: 0)
      switch place {
      case .cellForItem: fixture.source.onCell = change
      case .willDisplay: fixture.delegate.onWillDisplay = change
      default: fixture.delegate.onDidEnd = change
      }
      fixture.scroll(to: 160)
      #expect(!armed)
      #expect(fixture.view.unsettled() == nil, "\(place)")
      expectOrder(fixture.view, "\(place)")
    }
  }

  @Test("A layout asked for from inside the first count or preparation is not forgotten")
  func layoutFromFirstQuestion() {
    for place: Place in [.numberOfSections, .numberOfItems, .prepare, .contentSize] {
      let hook = Hook(place)
      hook.call = .layoutIfNeeded
      hook.remaining = 100
      // A question, not a layout, comes first.
      _ = hook.fixture.view.layoutAttributesForItem(at: path(0, 0))
      hook.fixture.view.layoutIfNeeded()
      #expect(hook.fixture.view.visibleCells.count == 3, "\(place)")
      expectOrder(hook.fixture.view, "\(place)")
    }
  }

  @Test("Questions to the layout by hand between scrolls never disturb the screen")
  func questionsByHand() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    var offset = 0.0
    for step in 0..<200 {
      offset = Double((step * 137) % 3_700)
      fixture.view.contentOffset.y = step % 3 == 0 ? offset : fixture.view.contentOffset.y + 40
      if step % 2 == 0 { Call.layoutElements.perform(fixture.view, fixture.layout) }
      if step % 5 == 0 { _ = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) }
      fixture.view.layoutIfNeeded()
      if step % 7 == 0 { Call.layoutElements.perform(fixture.view, fixture.layout) }
      #expect(fixture.view.brokenInvariant() == nil)
      #expect(fixture.view.unsettled() == nil, "step \(step)")
    }
  }
}

import CollectionCore
import CollectionViewAudits
import Foundation
import Testing

@Suite("Patterns of events") struct TracePatternTests {
  private func trace(_ events: [Event]) -> Trace {
    Trace(
      records: events.map { TraceRecord($0, cause: -1, tick: 0) }, names: ["row", "a * star"], kinds: [""],
      rects: [LayoutRect(x: 0, y: 0, width: 10, height: 20)])
  }

  private func cell(_ item: Int) -> ElementKey { ElementKey(cell: ItemPath(0, item)) }
  private let view = ViewID(.cell, number: 1)

  @Test(
    "A pattern that fits no event of any trace is told, with the word that was meant",
    arguments: [
      ("cellCreatd", "\"cellCreatd\" fits no event; did you mean \"cellCreated\"?"),
      ("cellCreatd *", "\"cellCreatd *\" fits no event; did you mean \"cellCreated\"?"),
      (
        "cellReused c1 for 0.5",
        "\"cellReused c1 for 0.5\" fits no event: they read \"cellReused c* \"*\" for *\""
      ),
      ("layoutprepared", "\"layoutprepared\" fits no event; did you mean \"layoutPrepared\"?"),
      ("dataCounted items *", "\"dataCounted items *\" fits no event: they read \"dataCounted sections * items *\""),
      ("cellDisplayed s1 *", "\"cellDisplayed s1 *\" fits no event: they read \"cellDisplayed c* *\""),
    ])
  func slips(text: String, problem: String) {
    #expect(TracePattern(text).problem == problem)
  }

  @Test(
    "A pattern that can fit is left alone, wherever its stars are",
    arguments: [
      "*", "**", "cell*", "*Created*", "cellReused * for 0.*", "cellReused c1 \"row\" for 0.5", "* for 0.5",
      "cellReused*",
      "*0.5", "layoutInvalidated requested", "layoutPrepared content 320x*", "boundsChanged 0,100 320x480", "violated",
      "elementQueried supplementary:*:0.0", "supplementaryDisplayed s1 Head er:0.0", "sizesAsked views 3 changed 1",
      "elementsQueried 0,0 320x480: 5", "offsetClamped 0,12.5", "itemSelected 0.1", "cellConfigured c1 0.5 item *",
    ])
  func fitting(text: String) {
    #expect(TracePattern(text).problem == nil)
  }

  @Test("Every event that there is fits its own text")
  func grammar() {
    let events: [Event] = [
      .reloadRequested, .dataCounted(sections: 1, items: 2), .updateRequested(edits: 3),
      .viewRenamed(view, for: cell(0)),
      .layoutInvalidated(Invalidation(reason: .requested, everything: true, counts: true, named: 2)),
      .layoutPrepared(0), .elementsQueried(0, count: 4), .elementQueried(cell(1)), .sizesAsked(views: 1, changed: 0),
      .boundsChanged(0), .offsetClamped(0), .viewCreated(view, reuse: 0, for: cell(0)),
      .viewReused(view, reuse: 0, for: cell(0)), .viewConfigured(view, for: cell(0), label: 1),
      .viewConfigured(view, for: cell(0), label: -1), .viewMoved(view, for: cell(0)),
      .viewDisplayed(view, for: cell(0)), .viewEndedDisplay(view, for: cell(0)), .viewRecycled(view, from: cell(0)),
      .viewDropped(ViewID(.decoration, number: 2), from: ElementKey(cell: ItemPath(1, 2))),
      .itemSelected(ItemPath(0, 1)), .itemDeselected(ItemPath(0, 1)), .itemHighlighted(ItemPath(0, 1)),
      .itemUnhighlighted(ItemPath(0, 1)), .violated(0),
    ]
    let trace = trace(events)
    for event in events {
      let phrase = trace.phrase(event)
      #expect(TracePattern(phrase).problem == nil, "\(phrase)")
      #expect(TracePattern(phrase).matches(phrase), "\(phrase)")
    }
  }

  @Test("A slip fails every claim, never too")
  func slipsFail() {
    let failures = trace([.reloadRequested]).failures(of: [.never("cellCreatd"), .count("celCreated", 0)])
    #expect(
      failures == [
        "Not so: never \"cellCreatd\"\n\"cellCreatd\" fits no event; did you mean \"cellCreated\"?",
        "Not so: \"celCreated\" 0 times\n\"celCreated\" fits no event; did you mean \"cellCreated\"?",
      ])
  }

  @Test("A test of events is a pattern as well")
  func typed() {
    let trace = trace([.viewDisplayed(view, for: cell(0)), .viewDisplayed(view, for: cell(3))])
    let late = TracePattern("a late cell") { event in
      if case .viewDisplayed(_, let key) = event { key.path.item > 2 } else { false }
    }
    #expect(trace.failures(of: [.count(late, 1), .sequence("cellDisplayed", late)]).isEmpty)
    #expect(
      trace.failures(of: [.never(late)])
        == ["Not so: never \"a late cell\"\n\"a late cell\" comes once:\n  1 cellDisplayed c1 0.3."])
    #expect(trace.failures(of: [.sequence(late, "cellDisplayed")]).count == 1)
  }

  @Test("Of an empty trace nothing but never, always and none holds")
  func empty() {
    let failures = trace([]).failures(of: [
      .never("cellCreated"), .always("cellCreated", is: "*"), .count("cellCreated", 0), .count("cellCreated", ...3),
      .each("cellCreated", followedBy: "cellDisplayed", within: 3), .atMost(0, "cellCreated", inEvery: 3),
      .eventually("cellCreated"), .sequence("cellCreated"), .count("cellCreated", 1...), .sequence([]),
      .atLeast(1, "cellCreated", inSome: 5),
    ])
    #expect(failures.count == 5, "\(failures)")
    #expect(failures[3] == "Not so: in this order: \nno events were named")
  }

  @Test("Overlapping patterns need an event each, and what follows must come before the next of the first")
  func overlapping() {
    let trace = trace([
      .viewDisplayed(view, for: cell(0)), .viewDisplayed(view, for: cell(1)), .viewRecycled(view, from: cell(0)),
    ])
    #expect(trace.failures(of: [.sequence("cell*", "cellDisplayed", "cell*")]).isEmpty)
    #expect(trace.failures(of: [.sequence("cellDisplayed", "cellDisplayed", "cellDisplayed")]).count == 1)
    // 0 is followed by the next display before anything is recycled.
    #expect(trace.failures(of: [.each("cellDisplayed", followedBy: "cellRecycled", within: 9)]).count == 1)
    #expect(trace.failures(of: [.each("cellDisplayed * 0.1", followedBy: "cellRecycled", within: 1)]).isEmpty)
    #expect(trace.failures(of: [.each("cellDisplayed * 0.0", followedBy: "cell*", within: 1)]).isEmpty)
    #expect(trace.failures(of: [.each("cellDisplayed * 0.0", followedBy: "cellRecycled", within: .max)]).isEmpty)
    #expect(trace.failures(of: [.atLeast(2, "cellDisplayed", inSome: 2)]).isEmpty)
    #expect(trace.failures(of: [.atLeast(2, "cell*", inSome: 1)]).count == 1)
  }

  @Test("Ranges of any form count, up to the largest numbers")
  func ranges() {
    let trace = trace([.reloadRequested, .reloadRequested])
    let claims: [TraceClaim] = [
      .count("reloadRequested", 0...Int.max), .count("reloadRequested", ...Int.max), .count("reloadRequested", 2...),
      .count("reloadRequested", ..<3), .count("reloadRequested", 2..<3),
    ]
    #expect(trace.failures(of: claims).isEmpty)
    #expect(
      claims.map { $0.text.dropFirst(18) } == [
        "at least 0 times", "at least 0 times", "at least 2 times", "at most 2 times", "2 times",
      ])
    #expect(trace.failures(of: [.count("reloadRequested", 3..<3), .count("reloadRequested", 3...)]).count == 2)
    #expect(trace.failures(of: [.atMost(-1, "reloadRequested", inEvery: 5)]).count == 1)
  }

  @Test("A hundred thousand events are looked through once for each claim")
  func long() {
    let events = (0..<100_000).map { $0 % 2 == 0 ? Event.viewDisplayed(view, for: cell($0)) : .reloadRequested }
    let trace = trace(events)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        trace.failures(of: [
          .each("cellDisplayed", followedBy: "reloadRequested", within: 100_000), .never("* for 9.9*"),
          .atMost(2, "reloadRequested", inEvery: 4),
        ]).isEmpty)
    }
    // Squares would take minutes.
    #expect(time < .seconds(30))
  }

  @Test("Differences tell what was shown, selected, bounded and broken")
  func meanings() {
    let first = trace([
      .viewConfigured(view, for: cell(0), label: 0), .itemSelected(ItemPath(0, 1)), .violated(0), .violated(0),
      .viewRenamed(view, for: cell(4)),
    ])
    let second = trace([
      .viewConfigured(view, for: cell(0), label: 1), .itemSelected(ItemPath(0, 1)), .itemDeselected(ItemPath(0, 1)),
      .boundsChanged(0), .reloadRequested,
    ])
    #expect(
      first.difference(from: second).description == """
        cell:0.0 showed row in the first, a * star in the second
        cell:0.1 is selected in the first alone
        cell:0.4 took over a view 1 times in the first, 0 in the second
        the bounds are not changed in the first, 0,0 10x20 in the second
        row was broken 2 times in the first, 0 in the second
        reloadRequested 0 times in the first, 1 in the second
        """)
    #expect(first.difference(from: first).isEmpty)
  }
}

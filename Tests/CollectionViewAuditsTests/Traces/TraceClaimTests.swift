import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Claims about traces") struct TraceClaimTests {
  private let source = RowSource([30]) { _, _ in }

  private func scrolled() -> CollectionView.Trace {
    let view = rowView(source)
    view.contentOffset.y = 25
    view.layoutIfNeeded()
    return view.record {
      view.contentOffset.y = 75
      view.layoutIfNeeded()
      view.contentOffset.y = 125
      view.layoutIfNeeded()
    }
  }

  @Test("Claims that hold say nothing")
  func holding() {
    let failures = scrolled().failures(of: [
      .sequence("boundsChanged", "elementsQueried *", "cellReused * for 0.6"), .never("layoutPrepared"),
      .eventually("cellRecycled * from 0.0"), .count("elementsQueried", 2), .count("cellDisplayed", 1...3),
      .each("cellEndedDisplay", followedBy: "cellRecycled", within: 2), .always("cellReused *", is: "* \"row\" *"),
      .atMost(1, "elementsQueried", inEvery: 5),
    ])
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test("Claims that fail name the events and their causes")
  func failing() {
    let trace = scrolled()
    #expect(
      trace.failures(of: [.never("cellRecycled")]).first?.hasPrefix(
        """
        Not so: never "cellRecycled"
        "cellRecycled" comes 2 times:
          
        """.dropLast(1)) == true)
    let failures = trace.failures(of: [
      .sequence("cellReused * for 0.6", "cellReused * for 0.5"), .eventually("reloadRequested"),
      .count("elementsQueried", 3...), .each("cellReused", followedBy: "layoutPrepared", within: 50),
      .always("cellReused *", is: "* for 0.5"), .atMost(1, "elementsQueried", inEvery: 100),
    ])
    #expect(failures.count == 6, "\(failures.joined(separator: "\n"))")
    #expect(
      failures[1]
        == "Not so: eventually \"reloadRequested\"\n\"reloadRequested\" does not come among \(trace.count) events")
  }

  @Test(
    "A star stands for any text, also none",
    arguments: [
      ("cellReused * for 0.5", true), ("cellReused", true), ("cellReus", false), ("*for 0.5", true), ("*0.4", false),
      ("cell* c1 *0.5", true), ("*", true), ("cellReused c1 \"row\" for 0.5*", true),
      ("cellReused c1 \"row\" for 0.5", true),
    ])
  func patterns(text: String, fits: Bool) {
    #expect(TracePattern(text).matches("cellReused c1 \"row\" for 0.5") == fits)
  }

  @Test("Traces are compared by meaning, whatever their numbers")
  func difference() {
    #expect(scrolled().difference(from: scrolled()).isEmpty)
    let view = rowView(source)
    let other = view.record {
      view.contentOffset.y = 125
      view.layoutIfNeeded()
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
    let difference = scrolled().difference(from: other)
    #expect(
      difference.description == """
        cell:0.4 appeared in the second alone
        cell:0.6 got one from the pool in the first, a new view in the second
        the content is not prepared in the first, 100x1500 in the second
        layoutInvalidated 0 times in the first, 1 in the second
        layoutPrepared 0 times in the first, 1 in the second
        """)
  }
}

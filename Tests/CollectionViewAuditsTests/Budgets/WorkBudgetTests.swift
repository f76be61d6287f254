import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Work budgets") struct WorkBudgetTests {
  private let source = RowSource([30]) { cell, path in cell.label.text = "\(path.item)" }

  @Test("A scroll within its budget says nothing")
  func kept() {
    let view = rowView(source)
    view.contentOffset.y = 75
    view.layoutIfNeeded()
    let overruns = WorkBudget.check(
      view, [.creates(0), .dequeues(...8), .layoutQueries(...2), .prepares(0), .recycles(1), .attributes(0...)]
    ) {
      view.contentOffset.y = 125
      view.layoutIfNeeded()
    }
    #expect(overruns.isEmpty, "\(overruns)")
  }

  @Test("What exceeds its budget is said with its events and why they happened")
  func exceeded() {
    let view = rowView(source)
    let overruns = WorkBudget.check(view, [.creates(0), .prepares(0), .cellRequests(2...)]) {
      view.contentOffset.y = 25
      view.layoutIfNeeded()
    }
    #expect(overruns.map(\.budget) == [.creates(0), .cellRequests(2...)])
    #expect(overruns.map(\.count) == [1, 1])
    #expect(
      overruns.first?.description == """
        creates: 1, budget 0
          2 cellCreated c5 "row" for 0.4, because of 1 elementsQueried 0,25 100x200: 5, because of 0 boundsChanged 0,25 100x200.
        """)
  }

  @Test("Ranges are read as they are written")
  func ranges() {
    #expect(WorkBudget.creates(3).allowed == "3")
    #expect(WorkBudget.creates(...3).allowed == "at most 3")
    #expect(WorkBudget.creates(..<3).allowed == "at most 2")
    #expect(WorkBudget.creates(3...).allowed == "at least 3")
    #expect(WorkBudget.creates(2...4).description == "creates 2 to 4")
  }
}

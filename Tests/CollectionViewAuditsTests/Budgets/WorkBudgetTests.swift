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
      view,
      [
        .creates(0), .dequeues(...8), .layoutQueries(...2), .prepares(0), .recycles(1), .attributes(0...),
        .invalidations(0), .violations(0), .boundsChanges(1), .moves(0), .displays(0), .counts(0),
        .supplementaryCreates(0), .supplementaryDequeues(0), .supplementaryRequests(0), .sizingRounds(0),
        .sizeQuestions(0), .itemQueries(0), .cellRequests(1), .endedDisplays(0),
      ]
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

  @Test("Of more events than are allowed, those beyond the budget are shown")
  func beyond() {
    let view = rowView(source)
    let overruns = WorkBudget.check(view, [.cellRequests(...2)]) {
      view.contentOffset.y = 500
      view.layoutIfNeeded()
    }
    #expect(overruns.first?.count == 4)
    #expect(overruns.first?.events.count == 3)
    #expect(overruns.first?.events.first == "within the budget: the first 2; then")
    #expect(overruns.first?.events.last?.contains(" 0.13, because of ") == true, "\(overruns)")
    // Too little is shown with all that happened.
    let few = WorkBudget.check(view, [.boundsChanges(3...)]) { view.contentOffset.y = 510 }
    #expect(few.first?.events.count == 1)
    // Of many, the first ones.
    let many = WorkBudget.check(view, [.boundsChanges(0)]) {
      for step in 0..<20 { view.contentOffset.y = CGFloat(step) }
    }
    #expect(many.first?.events.count == 13)
    #expect(many.first?.events.last == "and 8 more")
  }

  @Test("Each kind of work has a budget that it can exceed")
  func kinds() {
    let recording = withEnvironment({ $0.violationPolicy = .record }) {
      CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: CollectionViewFlowLayout())
    }
    let rich = RichSource()
    rich.install(recording)
    let flow = recording.collectionViewLayout as! CollectionViewFlowLayout
    let budgets = WorkBudget.Work.allCases.map { WorkBudget($0, 0, 0) }
    let overruns = WorkBudget.check(recording, budgets) {
      recording.layoutIfNeeded()
      recording.contentOffset.y = 300
      recording.layoutIfNeeded()
      flow.headerReferenceSize = CGSize(width: 100, height: 20)
      recording.layoutIfNeeded()
      recording.contentOffset.y = 0
      recording.layoutIfNeeded()
      rich.count += 1
      recording.insertItems(at: [IndexPath(item: 0, section: 0)])
      _ = recording.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      recording.deleteItems(at: [IndexPath(item: 99, section: 0)])
    }
    let missing = Set(WorkBudget.Work.allCases).subtracting(overruns.map(\.budget.work))
    // A flow layout with given sizes has its cells not asked.
    #expect(missing.subtracting([.sizingRounds]).isEmpty, "\(missing)")
    #expect(overruns.allSatisfy { !$0.events.isEmpty }, "\(overruns.filter(\.events.isEmpty))")
  }

  @Test("Blocks may be nested, and a view that is tracing goes on tracing")
  func nested() {
    let view = rowView(source)
    view.isTracing = true
    var inner: [BudgetOverrun] = []
    let outer = WorkBudget.check(view, [.creates(0), .boundsChanges(2)]) {
      view.contentOffset.y = 10
      inner = WorkBudget.check(view, [.creates(0), .boundsChanges(1)]) {
        view.contentOffset.y = 25
        view.layoutIfNeeded()
      }
      #expect(view.isTracing)
    }
    #expect(inner.map(\.budget.work) == [.creates])
    #expect(outer.map(\.budget.work) == [.creates])
    #expect(view.isTracing)
    view.isTracing = false
    WorkBudget.check(view, [.creates(0)]) {}.forEach { _ in }
    #expect(!view.isTracing)
  }

  @Test("A block that throws leaves the view as it was")
  func throwing() {
    struct Stop: Error {}
    let view = rowView(source)
    #expect(throws: Stop.self) {
      try WorkBudget.check(view, [.creates(0)]) {
        view.contentOffset.y = 25
        throw Stop()
      }
    }
    #expect(!view.isTracing)
  }

  @Test("A block that waits counts what came meanwhile")
  func waiting() async {
    let view = rowView(source)
    let overruns = await WorkBudget.check(view, [.creates(0), .boundsChanges(1)]) {
      Task { @MainActor in
        view.contentOffset.y = 25
        view.layoutIfNeeded()
      }
      for _ in 0..<10 { await Task.yield() }
    }
    #expect(overruns.map(\.budget.work) == [.creates], "\(overruns)")
    #expect(!view.isTracing)
  }

  @Test("Ranges are read as they are written, up to the largest number")
  func ranges() {
    #expect(WorkBudget.creates(3).allowed == "3")
    #expect(WorkBudget.creates(...3).allowed == "at most 3")
    #expect(WorkBudget.creates(..<3).allowed == "at most 2")
    #expect(WorkBudget.creates(3...).allowed == "at least 3")
    #expect(WorkBudget.creates(0...).allowed == "any")
    #expect(WorkBudget.creates(3...(.max)).allowed == "at least 3")
    #expect(WorkBudget.creates(...(.max)).allowed == "any")
    #expect(WorkBudget.creates(3..<3).allowed == "impossible")
    #expect(WorkBudget.creates(2...4).description == "creates 2 to 4")
    #expect(WorkBudget.creates(2...4).allows(4) && !WorkBudget.creates(2...4).allows(5))
    #expect(!WorkBudget.creates(2...4).allows(1))
  }
}

/// Has sizes, headers and displays.
@MainActor private final class RichSource: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  var count = 40

  func install(_ view: CollectionView) {
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

import CollectionViewAudits
import CollectionViewTesting
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Checks for tests") struct ChecksTests {
  private func scene(_ viewport: Viewport = .phone, items: Int = 40) -> CollectionHarness {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: viewport.size.width, height: 100)
    flow.minimumLineSpacing = 0
    return CollectionHarness(viewport, layout: flow) { view in PlainSource(items).install(view) }
  }

  @Test("A budget that is kept passes, one that is not fails with the events")
  func budgets() {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    expect(view, .creates(0), .prepares(0)) { view.layoutIfNeeded() }
    let said = complaints {
      expect(view, .creates(0)) {
        view.contentOffset.y = 50
        view.layoutIfNeeded()
      }
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("creates: 1, budget 0\n  ") == true, "\(said)")
  }

  @Test("A budget holds for a block that waits, until it returns")
  func waitingBudgets() async {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    await expect(view, .creates(0), .boundsChanges(0)) { await Task.yield() }
    let said = await complaintsWaiting {
      await expect(view, .creates(0)) {
        await Task.yield()
        view.contentOffset.y = 50
        view.layoutIfNeeded()
      }
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("creates: 1, budget 0\n  ") == true, "\(said)")
  }

  @Test("An audit's findings fail, allowed ones do not")
  func clean() {
    expectClean(LayoutAudit(CollectionViewFlowLayout()).run())
    let report = LayoutAudit(EmptyLayout()).run()
    #expect(complaints { expectClean(report) }.first?.contains("rule: item-never-shown (fault)") == true, "\(report)")
    #expect(complaints { expectClean(report, allowing: [.itemNeverShown]) }.isEmpty, "\(report)")
    expectFound(.itemNeverShown, in: report)
    #expect(complaints { expectFound(.notANumber, in: report) }.count == 1)
  }

  @Test("Claims about traces and growth fail with what is not so")
  func claims() {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    let trace = view.record {
      view.contentOffset.y = 100
      view.layoutIfNeeded()
    }
    expect(trace, .never("layoutPrepared"), .eventually("boundsChanged"))
    #expect(complaints { expect(trace, .eventually("layoutPrepared")) }.count == 1)
    let growth = GrowthCheck(.query).run(on: CollectionViewFlowLayout())
    expect(growth, atMost: [.query: .constant])
  }

  @Test("A broken rule fails the test unless it was expected")
  func violations() {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    harness.expectViolations(.pathOutOfRange) { _ = view.numberOfItems(inSection: 7) }
    harness.expectViolations {}
    let unexpected = complaints { _ = view.numberOfItems(inSection: 7) }
    #expect(unexpected.count == 1 && unexpected[0].contains("path-out-of-range"), "\(unexpected)")
    let missing = complaints { harness.expectViolations(.invalidUpdate) {} }
    #expect(missing.first?.hasPrefix("Expected violations: invalid-update; found: none.") == true, "\(missing)")
  }

  @Test("A cell that is off screen is scrolled to; where there is none the reason is said")
  func visibleCell() {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    let cell: NumberedCell? = view.visibleCell(at: IndexPath(item: 30, section: 0))
    #expect(cell?.number == 30)
    #expect(view.bounds.contains(cell?.center ?? .zero))
    let said = complaints {
      #expect(view.visibleCell(at: IndexPath(item: 40, section: 0)) == nil)
      #expect(view.visibleCell(at: IndexPath(item: 0, section: 2)) == nil)
      #expect(view.visibleCell(at: IndexPath(item: 0, section: 0), as: OtherCell.self) == nil)
    }
    #expect(
      said
        == [
          "There is no item 0.40: section 0 has 40 items.", "There is no item 0.2: the view has 1 sections.",
          "The cell at 0.0 is a NumberedCell, not a OtherCell.",
        ].map { $0.replacingOccurrences(of: "item 0.2", with: "item 2.0") })
  }

  @Test("A sweep visits every item once, in order")
  func sweep() {
    let harness = scene()
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    var seen: [Int] = []
    view.sweep { path, cell in
      #expect((cell as? NumberedCell)?.number == path.item)
      seen.append(path.item)
    }
    #expect(seen == Array(0..<40))
  }

  @Test("Settling delivers what waits on the main queue, and lays out")
  func settle() async {
    let harness = scene(items: 1)
    let view = harness.view
    defer { withExtendedLifetime(harness) {} }
    let source = PlainSource(5)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        view.dataSource = source
        DispatchQueue.main.async { MainActor.assumeIsolated { view.reloadData() } }
      }
    }
    await view.settle()
    #expect(view.visibleCells.count == 5)
    withExtendedLifetime(source) {}
  }

  @Test("A viewport holds for what a test makes", .viewport(.pad), .recordsTrace)
  func viewport() {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect(view.isTracing)
    #expect(SimulationEnvironment.current.screenSize == CGSize(width: 834, height: 1194))
    #expect(SimulationEnvironment.current.idiom == .pad)
  }

  @Test("A configuration for each two values", arguments: ViewConfiguration.pairwise())
  func configurations(configuration: ViewConfiguration) {
    withEnvironment({ configuration.apply(to: &$0) }) {
      let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      #expect(view.traitCollection.layoutDirection.rawValue == configuration.direction.rawValue)
    }
  }
}

@MainActor private final class NumberedCell: CollectionViewCell { var number = -1 }
@MainActor private final class OtherCell: CollectionViewCell {}
@MainActor private final class EmptyLayout: CollectionViewLayout {}

@MainActor private final class PlainSource: NSObject, CollectionViewDataSource {
  private let count: Int
  init(_ count: Int) { self.count = count }

  func install(_ view: CollectionView) -> AnyObject? {
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return self
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.number = indexPath.item
    return cell
  }
}

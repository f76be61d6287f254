import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("First load, data source and delegate") struct FirstLoadTests {
  /// Counts how often the view reloads itself.
  private final class Counting: CollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private func counting() -> (Counting, HookedSource) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let view = recording {
      Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    return (view, HookedSource([10]))
  }

  @Test("A question for counts before the first layout loads as well, once (Semantics 2.2b)")
  func firstQuestionReloads() {
    let (view, source) = counting()
    view.dataSource = source
    #expect(view.numberOfItems(inSection: 0) == 10)
    #expect(view.reloads == 1)
    view.layoutIfNeeded()
    #expect(view.reloads == 1)
    #expect(source.log.count { $0 == "sections" } == 1)
  }

  @Test("The data source and the delegate are not kept alive")
  func weakness() {
    let fixture = Fixture(counts: [3])
    do {
      let source = HookedSource([5])
      let delegate = HookedDelegate()
      fixture.view.dataSource = source
      fixture.view.delegate = delegate
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.visibleCells.count == 3)
    }
    #expect(fixture.view.dataSource == nil)
    #expect(fixture.view.delegate == nil)
    fixture.scroll(to: 200)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.brokenInvariant() == nil)
  }

  @Test("A view that lost its data source gets no cell, says so once, and comes back with another (Semantics 1.12)")
  func lostDataSource() {
    let fixture = HookedFixture()
    do {
      let source = HookedSource([20, 20])
      fixture.view.dataSource = source
      fixture.view.layoutIfNeeded()
    }
    fixture.scroll(to: 150)
    #expect(fixture.view.shown == "0.1 0.2")
    #expect(fixture.view.violations.map(\.rule) == [.missingCell])
    #expect(fixture.view.violations.first?.sentence.contains("did not return a valid cell") == true)
    #expect(fixture.view.brokenInvariant() == nil)
    fixture.view.dataSource = fixture.source
    fixture.view.layoutIfNeeded()
    expectUsable(fixture.view)
  }

  @Test("Setting a delegate or a data source asks for a layout (Semantics 2.18)")
  func asksForLayout() {
    final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 50) }
    }
    let fixture = Fixture(counts: [10])
    fixture.view.layoutIfNeeded()
    let queries = fixture.view.counters.elementsQueries
    let sizes = Sizes()
    fixture.view.delegate = sizes
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.elementsQueries == queries + 1)
  }

  @Test("A touch inside the very first willDisplay does not hide that the delegate has it (Semantics 2.18)")
  func touchInsideWillDisplay() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    let delegate = HookedDelegate()
    var told = 0
    delegate.onWillDisplay = { view, _ in
      told += 1
      view.simulateTap(at: path(0, 1))
    }
    fixture.view.delegate = delegate
    fixture.scroll(to: 100)
    fixture.scroll(to: 200)
    fixture.scroll(to: 300)
    #expect(told == 3)
  }
}

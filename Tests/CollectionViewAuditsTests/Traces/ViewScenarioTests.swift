import CollectionViewAudits
import CollectionViewScenarios
import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

/// A view is written down as a scenario, and the scenario shows the same.
@MainActor @Suite("Views as scenarios") struct ViewScenarioTests {
  private func view(
    _ layout: CollectionViewLayout, _ model: [[Int]] = [Array(0..<30), [], Array(100..<130)], traces: Bool = true
  ) -> (CollectionView, PlainFuzzTarget) {
    let view = withEnvironment {
      $0.violationPolicy = .record
      $0.tracesViews = traces
    } _: {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    }
    view.allowsMultipleSelection = true
    let target = PlainFuzzTarget(in: view)
    target.setModel(model)
    view.layoutIfNeeded()
    return (view, target)
  }

  /// The scenario of a view, read back from its text and run: what it expects is what the view shows.
  private func roundTrip(_ view: CollectionView, from start: Int = 0, isBusy: Bool = false) throws -> Scenario {
    let scenario = try Scenario(
      text: Scenario(of: view, name: "test", tracedFrom: start, isBusy: isBusy).text, file: "view.json")
    let result = try ScenarioRunner().run(scenario)
    #expect(result.verdict == .passed, "\(result.allFailures)\n\(scenario.text)")
    #expect(scenario.expect.visible?.count == view.visibleElements.count)
    let expected = scenario.expect.frames.map { name, frame in
      "\(name) \(frame.x) \(frame.y) \(frame.width) \(frame.height)"
    }
    let shown = view.visibleElements.map { element in
      let frame = element.view.frame
      return "\(element.name) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
    #expect(expected.sorted() == shown.sorted())
    return scenario
  }

  @Test("Scrolling, turning, updates, reloads and selection become steps")
  func steps() throws {
    let (view, target) = view(CollectionViewFlowLayout(), [[1, 2, 3], [4]])
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      target.setModel([[3, 1, 9], [4, 5]])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 1)])
    }
    view.frame.size = CGSize(width: 200, height: 300)
    view.layoutIfNeeded()
    target.setModel([[3, 1], [4, 5]])
    view.reloadData()
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let scenario = try roundTrip(view)
    try #require(scenario.steps.count == 8, "\(scenario.text)")
    #expect(
      scenario.steps.map(\.action.name.rawValue) == [
        "layout", "scroll", "select", "batch", "resize", "set", "reloadData", "invalidate",
      ], "\(scenario.text)")
    #expect(scenario.layout.name == .flow)
    #expect(scenario.expect.showing.values.sorted() == ["1", "3", "4", "5"])
    guard case .batch(let batch) = scenario.steps[3].action else { return }
    // The two that the trace saw no more of have names of their own.
    #expect(batch.updates.count == 4)
    #expect(batch.data?.sections.map { $0.items.count } == [3, 2])
    #expect(scenario.view.size.width == 320)
  }

  @Test("Layouts with words have them", arguments: RightLayout.allCases)
  func layouts(layout: RightLayout) throws {
    let (view, target) = view(layout.made)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    target.setModel([Array(0..<30), [], Array(100..<131)])
    view.insertItems(at: [IndexPath(item: 30, section: 2)])
    let scenario = try roundTrip(view)
    switch layout {
    case .flow, .pinned, .sideways, .estimated: #expect(scenario.layout.name == .flow, "\(scenario.text)")
    case .circle: #expect(scenario.layout.name == .circle)
    case .pagedGrid: #expect(scenario.layout.name == .pagedGrid)
    case .waterfall, .stickyWaterfall: #expect(scenario.layout.name == .waterfall)
    case .list, .groups: #expect(scenario.layout.name == .compositional, "\(scenario.text)")
    case .rows, .copying:
      #expect(scenario.layout.name == .frames)
      #expect(scenario.about?.contains("documents have no words for") == true)
    }
  }

  @Test("What a flow layout's delegate answers is written down")
  func delegate() throws {
    let (view, _) = view(CollectionViewFlowLayout(), [Array(0..<9), Array(10..<19)])
    let delegate = Sizes()
    view.delegate = delegate
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let scenario = try roundTrip(view)
    #expect(scenario.layout.name == .flow)
    #expect(scenario.delegate?.insetForSection != nil && scenario.delegate?.minimumLineSpacing == nil)
    // In the middle of something the delegate is not asked.
    let asked = delegate.asked
    #expect(try roundTrip(view, isBusy: true).layout.name == .frames)
    #expect(delegate.asked == asked)
  }

  @Test("A part of a trace begins where the view stood then; no trace at all is said")
  func parts() throws {
    let (view, _) = view(CollectionViewFlowLayout())
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    let start = view.traceCount
    view.contentOffset.y = 110
    view.layoutIfNeeded()
    let scenario = try roundTrip(view, from: start)
    #expect(scenario.expect.offset?.y == 110)
    let (untraced, _) = self.view(CollectionViewFlowLayout(), traces: false)
    untraced.contentOffset.y = 60
    untraced.layoutIfNeeded()
    #expect(try roundTrip(untraced).about?.contains("no trace") == true)
  }

  @Test("A layout whose properties lead elsewhere is written as frames, and why is said")
  func elsewhere() throws {
    let (view, _) = view(MovedFlow())
    #expect(try roundTrip(view).layout.name == .frames)
    let flow = CollectionViewFlowLayout()
    let (other, _) = self.view(flow)
    // Changed by hand, behind everybody's back.
    other.visibleCells.first?.frame.origin.x += 3
    let scenario = try roundTrip(other)
    #expect(scenario.layout.name == .frames)
    #expect(scenario.about?.contains("the properties of the layout led elsewhere: frames cell:0.0 is") == true)
  }

  @Test("Very long traces are thinned out, and very many items are counted")
  func large() throws {
    let (view, _) = view(CollectionViewFlowLayout(), [Array(0..<5_000)])
    for step in 1...300 {
      view.contentOffset.y = CGFloat(step)
      view.layoutIfNeeded()
    }
    let scenario = try roundTrip(view)
    #expect(scenario.steps.count < 10, "\(scenario.steps.count)")
    #expect(scenario.data.sections.map(\.items) == [.count(5_000)])
    #expect(scenario.about?.contains("steps are left out") == true && scenario.about?.contains("counted") == true)
  }
}

private final class MovedFlow: CollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? CollectionViewLayoutAttributes
    copy?.frame.origin.y += CGFloat(indexPath.item % 2)
    return copy
  }
}

@MainActor private final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
  var asked = 0

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 40 + 10 * indexPath.item, height: 30)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> ViewInsets { ViewInsets(top: 5, left: CGFloat(section), bottom: 5, right: 0) }
}

import CollectionViewAudits
import CollectionViewScenarios
import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

/// Layouts and data sources that go wrong after something certain happened, unlike any in the zoo.
@MainActor @Suite("Faults for fuzzers") struct FuzzedFaultTests {
  /// Short, and told in words that work.
  private func check(_ report: FuzzReport, _ name: String) throws {
    let failure = try #require(report.failure, "\(name) was not found")
    #expect(failure.actions.count <= 4, "\(name): \(report)")
    let scenario = try Scenario(text: failure.scenario, file: "\(name).json")
    let result = try ScenarioRunner().run(scenario)
    #expect(result.verdict == .passed, "\(name): \(result.allFailures)\n\(failure.scenario)")
    // What cannot be shown again is said.
    #expect(!scenario.expect.isEmpty || scenario.about?.contains("lead elsewhere") == true, "\(failure.scenario)")
  }

  @Test(
    "A layout that is wrong only after something happened is found and made short", arguments: FaultyRows.Fault.allCases
  )
  func layouts(fault: FaultyRows.Fault) throws {
    try check(UpdateFuzzer(FaultyRows(fault)).run(), fault.rawValue)
  }

  @Test("A layout that goes wrong while it scrolls or turns is found without updates")
  func scrolling() throws {
    for fault in [FaultyRows.Fault.drifts, .rotationAfterReload, .oldSizeAfterTwoRotations] {
      try check(ScrollFuzzer(FaultyRows(fault)).run(), fault.rawValue)
    }
  }

  @Test("A data source that is wrong only after something happened is found", arguments: FuzzedSource.Fault.allCases)
  func sources(fault: FuzzedSource.Fault) throws {
    var fuzzer = UpdateFuzzer(CollectionViewFlowLayout())
    fuzzer.target = { FuzzedSource(fault, in: $0) }
    let report = fuzzer.run()
    if fault == .none { #expect(report.isClean, "\(report)") } else { try check(report, fault.rawValue) }
  }

  @Test("Right layouts are clean", arguments: RightLayout.allCases)
  func clean(layout: RightLayout) {
    var updates = UpdateFuzzer(layout.made)
    updates.runs = 10
    updates.comparesWithNewLayout = layout != .stickyWaterfall
    let updated = updates.run()
    #expect(updated.isClean, "\(layout): \(updated)")
    var scrolls = ScrollFuzzer(layout.made)
    scrolls.runs = 6
    scrolls.comparesWithNewLayout = layout != .stickyWaterfall
    let scrolled = scrolls.run()
    #expect(scrolled.isClean, "\(layout): \(scrolled)")
  }

  @Test("A diffable data source is a target: its models are applied as snapshots")
  func diffable() throws {
    func fuzzer(_ isRight: Bool) -> UpdateFuzzer {
      var fuzzer = UpdateFuzzer(CollectionViewFlowLayout())
      fuzzer.target = { view in
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return DiffableFuzzTarget(
          CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.itemLabel = String(isRight ? item : item / 8 * 8)
            return cell
          })
      }
      return fuzzer
    }
    let clean = fuzzer(true).run()
    #expect(clean.isClean, "\(clean)")
    try check(fuzzer(false).run(), "diffable")
  }
}

/// Layouts without fault.
@MainActor enum RightLayout: String, CaseIterable {
  case flow, pinned, sideways, circle, pagedGrid, waterfall, stickyWaterfall, rows, copying, list, estimated, groups

  var made: CollectionViewLayout {
    switch self {
    case .flow: return CollectionViewFlowLayout()
    case .pinned, .sideways, .estimated:
      let flow = CollectionViewFlowLayout()
      if self == .sideways { flow.scrollDirection = .horizontal }
      if self == .estimated {
        flow.estimatedItemSize = CGSize(width: 60, height: 40)
      } else {
        flow.headerReferenceSize = CGSize(width: 20, height: 20)
        flow.sectionHeadersPinToVisibleBounds = true
        flow.sectionFootersPinToVisibleBounds = true
        flow.footerReferenceSize = CGSize(width: 10, height: 10)
      }
      return flow
    case .circle: return CircleLayout()
    case .pagedGrid: return PagedGridLayout()
    case .waterfall, .stickyWaterfall:
      let waterfall = WaterfallLayout()
      if self == .stickyWaterfall { waterfall.mode = .stickyColumns }
      return waterfall
    case .rows: return RowsLayout()
    case .copying: return CopyingFlow()
    case .list: return CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .groups:
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
      let line = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let item = CollectionLayoutItem(layoutSize: size)
      return CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item])))
    }
  }
}

import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Diffable data sources, random snapshots") struct DiffableRandomTests {
  /// A snapshot of items out of a few, in sections out of a few, with marks.
  private func random(_ random: inout SeededRandom) -> TextSnapshot {
    var snapshot = TextSnapshot()
    let sections = ["A", "B", "C", "D"].filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    snapshot.appendSections(sections)
    guard !sections.isEmpty else { return snapshot }
    for item in (0..<20).shuffled(using: &random) where Int.random(in: 0..<3, using: &random) > 0 {
      snapshot.appendItems(["\(item)"], toSection: sections.randomElement(using: &random))
    }
    let items = snapshot.itemIdentifiers
    snapshot.reloadItems(items.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
    let marked = Set(snapshot.reloadedItemIdentifiers)
    snapshot.reconfigureItems(items.filter { !marked.contains($0) && Int.random(in: 0..<8, using: &random) == 0 })
    snapshot.reloadSections(sections.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
    return snapshot
  }

  /// What is wrong after one of the snapshots; nil when all is well.
  private func problem(_ snapshots: [TextSnapshot]) -> String? {
    let fixture = DiffableFixture(height: 700)
    for (step, snapshot) in snapshots.enumerated() {
      let kept = Set(snapshot.itemIdentifiers).subtracting(snapshot.reloadedItemIdentifiers).filter { item in
        guard let section = snapshot.sectionIdentifier(containingItem: item) else { return false }
        return !snapshot.reloadedSectionIdentifiers.contains(section)
      }
      let before = Dictionary(uniqueKeysWithValues: fixture.view.visibleCells.map { ($0.itemLabel ?? "?", $0) })
      let isFirst = step == 0
      fixture.dataSource.apply(snapshot)
      fixture.view.layoutIfNeeded()
      if let violation = fixture.recorder.violations.first { return "step \(step): \(violation)" }
      if let broken = fixture.view.checkInvariants() { return "step \(step): \(broken)" }
      for path in fixture.view.indexPathsForVisibleItems {
        let item = fixture.dataSource.itemIdentifier(for: path) ?? "nothing"
        let cell = fixture.view.cellForItem(at: path)
        if cell?.itemLabel != item { return "step \(step): \(path) shows \(cell?.itemLabel ?? "-"), not \(item)" }
        if !isFirst, kept.contains(item), let old = before[item], old !== cell {
          return "step \(step): \(item) has another cell"
        }
      }
      let visible = min(7, snapshot.numberOfItems)
      if fixture.view.visibleCells.count < visible { return "step \(step): \(fixture.shown), \(visible) expected" }
    }
    return nil
  }

  @Test("Each cell shows its item after any snapshots, and survivors keep theirs", arguments: 0..<30)
  func agrees(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var snapshots = (0..<12).map { _ in self.random(&random) }
    guard problem(snapshots) != nil else { return }
    var index = 0
    while index < snapshots.count {
      var fewer = snapshots
      fewer.remove(at: index)
      if problem(fewer) != nil { snapshots = fewer } else { index += 1 }
    }
    let scripts = snapshots.map { "\(text($0)), reload \($0.reloadedItemIdentifiers) \($0.reloadedSectionIdentifiers)" }
    Issue.record("seed \(seed): \(problem(snapshots)!)\n\(scripts.joined(separator: "\n"))")
  }
}

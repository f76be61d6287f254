import Testing
import TestSupport

@testable import VirtualCollectionView

@MainActor @Suite("Snapshots, random edits") struct DiffableDataSourceSnapshotRandomTests {
  /// A sentence when the snapshot and the array of arrays part; nil when they agree to the end.
  private func difference(_ edits: [SnapshotEdit]) -> String? {
    let recorder = SimulationRecorder()
    return withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) {
      var oracle = SnapshotOracle()
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      var copies: [(DiffableDataSourceSnapshot<Int, Int>, SnapshotOracle)] = []
      for (step, edit) in edits.enumerated() {
        if step % 7 == 3 { copies.append((snapshot, oracle)) }
        let before = recorder.violations.count { $0.severity == .exception }
        let isLegal = oracle.apply(edit)
        snapshot.apply(edit)
        let isAccepted = recorder.violations.count { $0.severity == .exception } == before
        if isLegal != isAccepted { return "step \(step): legal \(isLegal), accepted \(isAccepted): \(edit)" }
        if let wrong = compare(snapshot, oracle, edit) { return "step \(step), \(edit): \(wrong)" }
      }
      for (copy, oracle) in copies {
        if let wrong = compare(copy, oracle, .deleteAllItems) { return "a copy: \(wrong)" }
      }
      return nil
    }
  }

  private func compare(
    _ snapshot: DiffableDataSourceSnapshot<Int, Int>, _ oracle: SnapshotOracle, _ edit: SnapshotEdit
  ) -> String? {
    let contents = snapshot.storage.contents
    if let wrong = contents.checkInvariants() { return wrong }
    if snapshot.sectionIdentifiers != oracle.sections.map(\.id) { return "sections \(snapshot.sectionIdentifiers)" }
    for section in oracle.sections where snapshot.itemIdentifiers(inSection: section.id) != section.items {
      return "\(section.id): \(snapshot.itemIdentifiers(inSection: section.id)), expected \(section.items)"
    }
    let all = oracle.sections.flatMap(\.items)
    if snapshot.numberOfItems != all.count { return "\(snapshot.numberOfItems) items, expected \(all.count)" }
    if snapshot.itemIdentifiers != all { return "all items are \(snapshot.itemIdentifiers)" }
    if case .indexOfItem(let item) = edit {
      if snapshot.indexOfItem(item) != all.firstIndex(of: item) { return "index \(snapshot.indexOfItem(item) ?? -1)" }
      let section = oracle.sections.first { $0.items.contains(item) }?.id
      if snapshot.sectionIdentifier(containingItem: item) != section { return "another section" }
    }
    return nil
  }

  @Test("Any edits leave what an array of arrays would hold, and illegal ones leave everything", arguments: 0..<40)
  func agrees(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let items = [12, 60, 300][Int(seed % 3)]
    var edits = (0..<200).map { _ in SnapshotEdit.random(&random, items: items, sections: 6) }
    guard difference(edits) != nil else { return }
    var index = 0
    while index < edits.count {
      var fewer = edits
      fewer.remove(at: index)
      if difference(fewer) != nil { edits = fewer } else { index += 1 }
    }
    Issue.record("seed \(seed): \(difference(edits)!)\n\(edits)")
  }
}

extension DiffableDataSourceSnapshot<Int, Int> {
  mutating func apply(_ edit: SnapshotEdit) {
    switch edit {
    case .appendSections(let ids): appendSections(ids)
    case .insertSections(let ids, isAfter: true, let anchor): insertSections(ids, afterSection: anchor)
    case .insertSections(let ids, isAfter: false, let anchor): insertSections(ids, beforeSection: anchor)
    case .deleteSections(let ids): deleteSections(ids)
    case .moveSection(let id, isAfter: true, let anchor): moveSection(id, afterSection: anchor)
    case .moveSection(let id, isAfter: false, let anchor): moveSection(id, beforeSection: anchor)
    case .appendItems(let ids, let section): appendItems(ids, toSection: section)
    case .insertItems(let ids, isAfter: true, let anchor): insertItems(ids, afterItem: anchor)
    case .insertItems(let ids, isAfter: false, let anchor): insertItems(ids, beforeItem: anchor)
    case .deleteItems(let ids): deleteItems(ids)
    case .moveItem(let id, isAfter: true, let anchor): moveItem(id, afterItem: anchor)
    case .moveItem(let id, isAfter: false, let anchor): moveItem(id, beforeItem: anchor)
    case .deleteAllItems: deleteAllItems()
    case .indexOfItem(let item): _ = indexOfItem(item)
    }
  }
}

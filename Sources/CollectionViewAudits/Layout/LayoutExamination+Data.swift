import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// Other data: what a layout answers after reloads and batch updates must be what a new one answers.

extension LayoutExamination {
  // MARK: Reloading

  mutating func examineReload(_ setup: AuditCase) {
    for fewer in [true, false] {
      var after = setup
      let counts = setup.counts.map { fewer ? $0 / 2 : $0 + 3 }
      after.change = "reloading \(AuditText.counts(counts))"
      let stage = stage(after)
      reload(stage, counts, after)
    }
    // One after the other: to nothing and back, and as many items in other sections.
    var chain = [setup.counts.map { _ in 0 }, setup.counts]
    if audit.expectsAllSections {
      let total = setup.counts.reduce(0, +)
      chain += setup.counts.count > 1 ? [setup.counts.reversed(), [total]] : [[total / 2, total - total / 2]]
      chain += [[], setup.counts]
    }
    let stage = stage(setup)
    var last = setup.counts
    for counts in chain {
      var after = setup
      after.change = "reloading \(AuditText.counts(counts)) in place of \(AuditText.counts(last))"
      guard reload(stage, counts, after) else { return }
      last = counts
    }
  }

  /// - Returns: Whether everything was where it should be.
  @discardableResult
  private mutating func reload(_ stage: AuditStage, _ counts: [Int], _ after: AuditCase) -> Bool {
    stage.counts = counts
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    return examineRenewed(.reloadLeavesOldPlaces, stage, after)
  }

  /// Compares with a layout that never had other data.
  private mutating func examineRenewed(_ rule: FindingRule, _ stage: AuditStage, _ after: AuditCase) -> Bool {
    let fresh = self.stage(AuditCase(counts: stage.counts, size: after.size))
    settle(fresh, at: stage.view.contentOffset)
    let (now, right) = (stage.layout.probeEverything(), fresh.layout.probeEverything())
    compare(rule, after, now, shouldBe: right)
    if let name = now.repeated.first { find(.duplicateElements, after, "\(name) is there more than once") }
    if let gone = now.order.first(where: { stage.lacks($0) }) {
      find(.elementOfMissingItem, after, "\(gone), where there are \(AuditText.counts(stage.counts))")
    }
    examineViolations(stage, after)
    return now.firstDifference(from: right) == nil
  }

  // MARK: Updating

  /// A change of the data, and what tells the view of it.
  private struct Batch {
    let name: String
    let counts: [Int]
    let tell: @MainActor (CollectionView) -> Void
  }

  mutating func examineUpdates(_ setup: AuditCase) {
    guard let section = setup.counts.firstIndex(where: { $0 >= 3 }) else { return }
    let stage = stage(setup)
    var inserted: [IndexPath] = []
    for step in 0..<(audit.expectsAllSections ? 7 : 5) {
      let batch = batch(step, stage.counts, section, &inserted)
      var after = setup
      after.change = (step == 0 ? "" : "earlier ones and ") + "a batch that \(batch.name)"
      stage.view.performBatchUpdates({
        stage.counts = batch.counts
        batch.tell(stage.view)
      })
      stage.view.layoutIfNeeded()
      guard examineRenewed(.updateLeavesOldPlaces, stage, after) else { return }
    }
    examineUpdateState(stage, inserted, setup)
  }

  private func batch(_ step: Int, _ counts: [Int], _ section: Int, _ inserted: inout [IndexPath]) -> Batch {
    var after = counts
    let count = counts[section]
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    switch step {
    case 0:
      after[section] += 1
      inserted += [path(0), path(1)]
      return Batch(
        name: "deletes item \(count - 1), moves item 0 behind item 1 and inserts two at the start", counts: after
      ) { view in
        view.deleteItems(at: [path(count - 1)])
        view.moveItem(at: path(0), to: path(3))
        view.insertItems(at: [path(0), path(1)])
      }
    case 1:
      after[section] += 1
      inserted.append(path(count))
      return Batch(name: "inserts an item at the end", counts: after) { $0.insertItems(at: [path(count)]) }
    case 2:
      after[section] -= 1
      return Batch(name: "deletes item 0", counts: after) { $0.deleteItems(at: [path(0)]) }
    case 3:
      return Batch(name: "reloads item 1", counts: after) { $0.reloadItems(at: [path(1)]) }
    case 4:
      after[section] = 2
      return Batch(name: "deletes all items but two", counts: after) { view in
        view.deleteItems(at: (2..<count).map(path))
      }
    case 5:
      after.insert(2, at: 0)
      return Batch(name: "inserts a section of 2 items at the start", counts: after) { $0.insertSections([0]) }
    default:
      after.remove(at: 0)
      return Batch(name: "deletes section 0", counts: after) { $0.deleteSections([0]) }
    }
  }

  /// Behind all updates, nothing that an update inserted may still appear as new.
  private mutating func examineUpdateState(_ stage: AuditStage, _ inserted: [IndexPath], _ setup: AuditCase) {
    var after = setup
    after.change = "the end of several batches"
    let fresh = self.stage(AuditCase(counts: stage.counts, size: after.size))
    settle(fresh, at: stage.view.contentOffset)
    let places = [stage, fresh].map { stage in
      let layout = stage.layout
      // As at the beginning of the next update: a layout may as well empty its notes there.
      layout.prepare(forCollectionViewUpdates: [])
      let paths = inserted + [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
      let found = paths.flatMap { path in
        [
          ("appears", path, layout.initialLayoutAttributesForAppearingItem(at: path).map(ProbedElement.init)),
          ("disappears", path, layout.finalLayoutAttributesForDisappearingItem(at: path).map(ProbedElement.init)),
        ]
      }
      layout.finalizeCollectionViewUpdates()
      return found
    }
    for ((verb, path, now), (_, _, right)) in zip(places[0], places[1]) {
      compared()
      if let now, let right, now.agrees(with: right) { continue }
      if now == nil, right == nil { continue }
      func text(_ element: ProbedElement?) -> String {
        guard let element else { return "nowhere of its own" }
        return "at \(AuditText.rect(element.frame)) with alpha \(AuditText.number(element.attributes.alpha))"
      }
      let name = ElementName(cell: ItemPath(path.section, path.item))
      find(
        .updateStateKept, after,
        "\(name) \(verb) \(text(now)), and \(text(right)) in a layout that saw no update")
      return
    }
  }
}

import CollectionCore
import Foundation
import VirtualCollectionView

// Steps that tell the view what changed, by the calls that a program would make.

extension RunningScenario {
  /// Does a step of updates, and keeps what became of it.
  func update(_ action: StepAction) throws(StepRefusal) {
    switch action {
    case .batch(let step): batch(step)
    case .update(let step): try single(step)
    case .reloadItems(let paths):
      explaining(paths.map { .reload($0) }) { view.reloadItems(at: paths.map { IndexPath($0) }) }
    case .reloadSections(let sections):
      explaining(sections.map { .reloadSection($0) }) { view.reloadSections(IndexSet(sections)) }
    case .reconfigureItems(let paths): view.reconfigureItems(at: paths.map { IndexPath($0) })
    default: break
    }
  }

  private func batch(_ step: BatchStep) {
    let next = step.data ?? model.data
    if step.changeModel == .before { model.data = next }
    explaining(step.updates.map(\.operation)) {
      view.performBatchUpdates {
        if step.changeModel == .inside { self.model.data = next }
        for update in step.updates { self.tell(update) }
      }
    }
    if step.changeModel == .after { model.data = next }
  }

  /// Each call is a batch of its own; the model changes with each, or with the first alone.
  private func single(_ step: UpdateStep) throws(StepRefusal) {
    let count = step.models.count
    if count > 1, count != step.updates.count {
      throw .impossible("data has \(count) models for \(step.updates.count) updates: give one, or one for each update")
    }
    for (index, update) in step.updates.enumerated() {
      let next = index < count ? step.models[index] : model.data
      if step.changeModel == .inside || step.changeModel == .before { model.data = next }
      if case .reconfigure = update { tell(update) } else { explaining([update.operation]) { tell(update) } }
      if step.changeModel == .after { model.data = next }
    }
  }

  private func tell(_ update: ScenarioUpdate) { update.operation.call(on: view) }

  /// Makes an update and keeps what it did, as the view saw it: the counts it knew, or those it will read now.
  private func explaining(_ operations: [UpdateOperation], _ body: () -> Void) {
    let dataBefore = model.data
    let before = view.knownCounts ?? SectionTable(counts: dataBefore.counts)
    let firstViolation = recorder.violations.count
    body()
    let found = recorder.violations[firstViolation...].compactMap(\.diagnosis).first
    let after = found?.after ?? view.knownCounts ?? SectionTable(counts: model.data.counts)
    var explanation = UpdateExplanation(
      before: found?.before ?? before, after: after, operations: operations, diagnosis: found)
    explanation.dataBefore = SectionTable(counts: dataBefore.counts) == explanation.before ? dataBefore : nil
    explanation.dataAfter = SectionTable(counts: model.data.counts) == after ? model.data : nil
    explanations.append(explanation)
  }
}

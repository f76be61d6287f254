public import CollectionCore
import Foundation

/// What a diffable data source is made of, apart from its face.
@usableFromInline @MainActor final class DiffableEngine<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  @usableFromInline typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>
  @usableFromInline typealias DataSource = CollectionViewDiffableDataSource<Section, Item>
  /// Finds the calls that lead from a snapshot to another.
  @usableFromInline typealias Planner = (Snapshot, Snapshot) -> [UpdateOperation]

  nonisolated let state = DiffableState<Section, Item>()
  let planner: Planner
  let cellProvider: DataSource.CellProvider
  var supplementaryViewProvider: DataSource.SupplementaryViewProvider?
  var reorderingHandlers = DataSource.ReorderingHandlers()
  var sectionSnapshotHandlers = DataSource.SectionSnapshotHandlers<Item>()
  private(set) weak var view: CollectionView?
  nonisolated let objectNumber: Int
  /// Whether the view was told to read the data.
  private var hasApplied = false
  /// Whether what waits is taken over at the next count, since a pass was running when it came.
  private var adoptsAtNextCount = false
  /// How often what waited was taken over by a count.
  private var adoptions = 0
  /// Whether a tree was ever shown: from then on cells are told where their items are in it.
  private(set) var hasShownTrees = false

  @usableFromInline init(
    _ view: CollectionView, _ cellProvider: @escaping DataSource.CellProvider, _ planner: @escaping Planner
  ) {
    self.view = view
    self.cellProvider = cellProvider
    self.planner = planner
    objectNumber = view._environment.numbers.next()
  }
}

// MARK: - Applying

extension DiffableEngine {
  /// Applies a change: at once on the main queue, there and in order when it comes from another queue.
  nonisolated func apply(_ change: DiffableChange<Section, Item>, _ mode: DiffableMode, completion: (() -> Void)?) {
    let isMain = MainQueue.isCurrent
    let entry = state.add(change, mode, isMain: isMain, completion: completion)
    if isMain {
      MainActor.assumeIsolated { self.applyNow(entry) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.applyLater(entry) } }
    }
  }

  private func applyNow(_ entry: DiffableEntry) {
    if let view, view._phase != .idle {
      report(view._phase == .providing ? .mixedApplyQueues() : .updateDuringPass(view._phase))
      applyAfterPass(view)
      return
    }
    if entry.waitingBefore > 0 { report(.mixedApplyQueues()) } else { adviseOnQueues(entry) }
    applyAll()
  }

  private func applyLater(_ entry: DiffableEntry) {
    adviseOnQueues(entry)
    // Between two passes, unless somebody runs the queue inside of one.
    if let view, view._phase != .idle { applyAfterPass(view) } else { applyAll() }
  }

  /// In the middle of a pass nothing can be carried out: the view reads everything again after it.
  private func applyAfterPass(_ view: CollectionView) {
    adoptsAtNextCount = true
    view.resynchronise()
  }

  private func adviseOnQueues(_ entry: DiffableEntry) {
    if entry.mixesQueues { report(.alternatingApplyQueues()) }
  }

  private func applyAll() {
    while let step = state.next() { apply(step) }
  }

  private func apply(_ step: DiffableStep<Section, Item>) {
    guard let view else {
      state.content = step.content
      step.completion?()
      return
    }
    if !step.content.trees.isEmpty { hasShownTrees = true }
    if !hasApplied || step.mode.reloads(in: view._environment.era) {
      hasApplied = true
      state.content = step.content
      view.reloadData()
    } else {
      applyDifferences(step, view)
    }
    if hasShownTrees { showOutline(in: view) }
    guard let completion = step.completion else { return }
    // UIKit completes a good while later, when the view has been laid out.
    view.layoutIfNeeded()
    completion()
  }

  /// One batch for the differences, a second one for what is marked (Semantics 10.10); none where there is nothing to do
  /// (10.10b).
  ///
  /// The view may lay itself out before the block runs, and always does after it. When a snapshot was applied inside of that,
  /// the view shows it already: it is newer than this one, which has nothing left to say.
  private func applyDifferences(_ step: DiffableStep<Section, Item>, _ view: CollectionView) {
    let adoptions = adoptions
    let operations = planner(state.content.snapshot, step.content.snapshot)
    if operations.isEmpty {
      state.content = step.content
    } else {
      view._isApplyingSnapshot = true
      view.performBatchUpdates {
        guard adoptions == self.adoptions else { return }
        self.state.content = step.content
        view.update(operations)
      }
      view._isApplyingSnapshot = false
    }
    guard adoptions == self.adoptions else { return }
    let marks = SnapshotReloads(step.marked)
    if marks.isEmpty { return }
    if !marks.twiceMarked.isEmpty { report(.reloadedAndReconfigured(marks.twiceMarked)) }
    if !marks.sections.isEmpty || !marks.items.isEmpty {
      view.performBatchUpdates {
        guard adoptions == self.adoptions else { return }
        if !marks.sections.isEmpty { view.reloadSections(marks.sections) }
        if !marks.items.isEmpty { view.reloadItems(at: marks.items) }
      }
    }
    guard adoptions == self.adoptions else { return }
    if !marks.reconfigured.isEmpty { view.reconfigureItems(at: marks.reconfigured) }
  }

  /// Called when the view begins to count: what came during a pass is shown from now on.
  func viewCounts() {
    guard adoptsAtNextCount else { return }
    adoptsAtNextCount = false
    adoptions += 1
    let completions = state.adoptAll()
    if !state.content.trees.isEmpty { hasShownTrees = true }
    if completions.isEmpty { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.complete(completions) }
    }
  }

  private func complete(_ completions: [() -> Void]) {
    view?.layoutIfNeeded()
    for completion in completions { completion() }
  }

  /// Notes a violation at the view, in the current environment when that is gone.
  func report(_ violation: Violation) {
    if let view { view.report(violation) } else { Violation.report(violation) }
  }
}

extension DiffableMode {
  /// Whether the data is reloaded in an era: before iOS 15 also when differences are not animated (Semantics 10.11).
  func reloads(in era: UIKitEra) -> Bool {
    switch self {
    case .reloadData: true
    case .differences(let isAnimated): !isAnimated && era < .iOS15
    }
  }
}

extension DiffableEngine {
  /// Applies a change on the main queue and waits until the view shows it.
  nonisolated func applyAndWait(_ change: DiffableChange<Section, Item>, _ mode: DiffableMode) async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in self.apply(change, mode) { continuation.resume() } }
    }
  }
}

internal import CollectionCore
import Foundation

// Collecting the calls of a batch, and what is around it. What comes of them is in CollectionView+Updating.swift.

extension CollectionView {
  /// One batch: lay out, run the block, carry out, complete (Semantics-2, section 4).
  func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    _forwardsUpdates = false
    guard !_isCollecting else {
      // An inner batch joins the outer one (Semantics 6.9).
      if let completion { _batch?.completions.append(completion) }
      updates?()
      return
    }
    guard _phase == .idle else {
      batchDuringPass(updates, completion: completion)
      return
    }
    collect(isSingle: false, completion: completion, updates ?? {})
  }

  /// A call of its own is a batch of one, carried out at once (Semantics 6.7); inside a block it is collected.
  func update(_ operations: [UpdateOperation]) {
    if _isCollecting {
      _batch?.operations.append(contentsOf: operations)
      return
    }
    guard _phase == .idle else {
      batchDuringPass(nil, completion: nil)
      return
    }
    collect(isSingle: true, completion: nil) { _batch?.operations.append(contentsOf: operations) }
  }

  private func collect(isSingle: Bool, completion: ((Bool) -> Void)?, _ updates: () -> Void) {
    var hints = UpdateHints()
    // Counts that a pending reload will replace are still what the view knew.
    if _countsAreValid || _sections.sectionCount > 0 { hints.lastKnown = _sections }
    hints.isFirstCount = !_hasLoaded
    hints.isReloadDataPending = _needsReload
    // The counts before the update are those of the last layout, which is made now if it is due (Semantics 6.5, 6.5a).
    layoutIfNeeded()
    ensureCounts()
    let before = _sections
    if _history.passes != _counters.elementsQueries { _history.singles = [] }
    if isSingle { hints.earlierSingles = _history.singles }
    _batch = CollectedBatch(completions: completion.map { [$0] } ?? [])
    updates()
    let batch = _batch ?? CollectedBatch()
    _batch = nil
    let isDone = carryOut(batch.operations, before: before, hints: hints)
    if isSingle {
      _history.singles.append(contentsOf: batch.operations)
      _history.passes = _counters.elementsQueries
    }
    for completion in batch.completions { completion(isDone) }
  }

  /// Changes that are told while the view asks or tells: they cannot be carried out in the middle of a pass. The model has
  /// changed, so that everything is read again after it.
  func batchDuringPass(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    report(.updateDuringPass(_phase))
    _batch = CollectedBatch()
    updates?()
    let inner = _batch?.completions ?? []
    _batch = nil
    resynchronise()
    completion?(false)
    for completion in inner { completion(false) }
  }

  /// Reads everything again, as `reloadData()` does, for an update that could not be carried out. A subclass that counts
  /// its reloads is not asked: nobody called it.
  func resynchronise() {
    let wasLoading = _isLoading
    _isLoading = true
    reload()
    _isLoading = wasLoading
  }
}

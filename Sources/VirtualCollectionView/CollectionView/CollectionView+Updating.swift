internal import CollectionCore
import Foundation

// Carrying an update out, once its calls are collected:
//
//   counts again -> plan, or a violation and a reload -> invalidation with counts -> prepare -> content size
//   -> elements (early) -> prepare(forCollectionViewUpdates:) -> target offset -> elements -> views -> finalize
//
// All of it happens inside the call (Semantics 6.12, 6.12a).

extension CollectionView {
  /// Carries the calls out; false when they are not legal, or were overtaken by a reload. The view is laid out then, too.
  func carryOut(_ operations: [UpdateOperation], before: SectionTable, hints: UpdateHints) -> Bool {
    let reloads = _reloads
    let after = SectionTable(counts: countAgain())
    guard reloads == _reloads else { return overtaken() }
    if _isTracing {
      _cause = trace(.updateRequested(edits: Int32(clamping: operations.count)))
      _recording.changes.append(
        TracedChange(event: Int(_cause), before: before, after: after, operations: operations))
      trace(.dataCounted(sections: Int32(clamping: after.sectionCount), items: Int32(clamping: after.itemCount)))
    }
    let dropsLateReloads = _environment.era >= .iOS15
    let plan: UpdatePlan
    do throws(UpdateError) {
      plan = try UpdatePlan(
        before: before, after: after, operations: operations, dropsLateReloads: dropsLateReloads)
    } catch {
      let diagnosis = UpdateDiagnosis(
        error: error, before: before, after: after, operations: operations, hints: hints,
        dropsLateReloads: dropsLateReloads)
      report(.invalidUpdate(diagnosis, self))
      resynchronise()
      return overtaken()
    }
    // Who applies a snapshot makes no calls that could be other ones.
    if !_isApplyingSnapshot { for defect in plan.defects { report(.updateDefect(defect)) } }
    carryOut(plan)
    settle()
    return reloads == _reloads
  }

  /// The counts after the block: all are asked for again (Semantics 6.6).
  private func countAgain() -> [Int] {
    _phase = .counting
    defer { _phase = .idle }
    return askForCounts()
  }

  /// Something read everything again; the screen is brought up to date as after any reload.
  private func overtaken() -> Bool {
    _layout.updatePlan = nil
    _history.motions = []
    settle()
    return false
  }

  /// Right after an update the frames are final: what was asked for meanwhile is done now.
  func settle() {
    _phase = .idle
    _cause = -1
    _needsLayout = false
    if isSettled { return }
    _wantsAnotherPass = false
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func carryOut(_ plan: UpdatePlan) {
    let reloads = _reloads
    let layout = _layout
    let outer = CollectionView.inPass
    CollectionView.inPass = self
    defer { CollectionView.inPass = outer }
    _phase = .passing
    layout.updatePlan = plan
    defer { layout.updatePlan = nil }
    _sections = plan.after
    _countsAreValid = true
    followItems(plan)
    let context = layout.makeContext()
    context._counts = true
    context._reason = .updates
    layout.invalidateLayout(with: context)
    guard prepared(layout, reloads) else {
      rekey(plan, reloads)
      return
    }
    // UIKit asks before the layout knows what changed, and again afterwards; some layouts answer nil the first time
    // (Semantics 3.11a).
    _ = askForElements(_bounds)
    layout.prepare(forCollectionViewUpdates: plan.items.map { CollectionViewUpdateItem($0) })
    moveToTargetOffset(layout)
    guard prepared(layout, reloads) else {
      layout.finalizeCollectionViewUpdates()
      rekey(plan, reloads)
      return
    }
    let bounds = _bounds
    let answer = askForElements(bounds)
    scan(answer, bounds: bounds)
    show(answer, in: bounds, plan, layout)
  }

  /// Prepares until nothing is due; false when the data was reloaded or the layout replaced meanwhile: the update is no
  /// longer what happens.
  private func prepared(_ layout: CollectionViewLayout, _ reloads: Int) -> Bool {
    let (work, _) = prepareEverything()
    if reloads == _reloads, layout === _layout { return true }
    // What was prepared is not on screen: the pass after the update has to bring it there.
    _unseenWork = work
    _wantsAnotherPass = true
    return false
  }

  /// The layout, and after it the delegate, may say where the update comes to rest; asked once (Semantics 6.16, 6.16a).
  private func moveToTargetOffset(_ layout: CollectionViewLayout) {
    let proposed = layout.restingOffset ?? contentOffset
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    if _isApplyingSnapshot, layout.ignoresTargetsOfSnapshots { target = proposed }
    if let delegate = _collectionDelegate {
      target =
        OptionalMethod.targetContentOffset.ask(delegate) {
          delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
        } ?? target
    }
    if target != contentOffset { contentOffset = target }
  }

  /// Selection and highlight follow their items; deleted and reloaded ones leave them without a word (Semantics 6.19,
  /// 8.13).
  private func followItems(_ plan: UpdatePlan) {
    if plan.isEmpty { return }
    if !_selected.isEmpty { _selected = _selected.compactMap { plan.newPath(of: $0) } }
    if !_highlighted.isEmpty { _highlighted = _highlighted.compactMap { plan.newPath(of: $0) } }
    if !_touches.isEmpty { _touches = _touches.map { $0.flatMap { plan.newPath(of: $0) } } }
  }
}

extension CollectionViewUpdateItem {
  /// A change as a layout is told of it: sections have the item `NSNotFound` (Semantics 6.13).
  convenience init(_ item: UpdateItem) {
    let action: Action
    switch item.action {
    case .insert: action = .insert
    case .delete: action = .delete
    case .reload: action = .reload
    case .move: action = .move
    }
    self.init(
      action, before: item.before.map { CollectionViewUpdateItem.path($0) },
      after: item.after.map { CollectionViewUpdateItem.path($0) })
  }

  private static func path(_ place: UpdatePlace) -> IndexPath {
    switch place {
    case .item(let path): return IndexPath(path)
    case .section(let section): return IndexPath(indexes: [section, NSNotFound])
    }
  }
}

internal import CollectionCore
import Foundation

// MARK: - Beginning and end

extension CollectionView {
  func start() {
    clipsToBounds = true
    if _environment.safeArea != .zero { setFallbackSafeArea(_environment.safeArea) }
    _isTracing = _environment.tracesViews
    _environment.recorder?.add(self)
    attach(_layout)
    setNeedsLayout()
  }

  nonisolated func letGo() {
    // Layout and views may outlive this one, and the last reference may go on any thread.
    if _layout._collectionView === self { _layout._collectionView = nil }
    for view in _views where view._owner === self {
      view._owner = nil
      view._slot = -1
      view._pool = -1
      view._isShown = false
      view._placeKeeper = nil
    }
  }

  private func attach(_ layout: CollectionViewLayout) {
    if let other = layout._collectionView, other !== self {
      report(.layoutInUse(layout, by: other))
    }
    layout._collectionView = self
    layout._pending = PendingInvalidation()
    refreshMirroring()
  }

  /// Whether the layout's picture is shown mirrored: the interface runs against the direction the layout thinks in, and
  /// the layout lets itself be flipped (Semantics 3.27).
  func refreshMirroring() {
    let mirrored =
      _layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != _layout.developmentLayoutDirection
    if mirrored != _isMirrored {
      _isMirrored = mirrored
      _seenLayout = nil
    }
  }
}

extension CollectionView {
  /// Another direction mirrors all or nothing.
  func mirroringMayHaveChanged() {
    let was = _isMirrored
    refreshMirroring()
    if was != _isMirrored { _layout.invalidateLayout() }
  }
}

// MARK: - Another layout

extension CollectionView {
  func setLayout(_ layout: CollectionViewLayout) {
    guard layout !== _layout else { return }
    changeLayout(to: layout, animated: false, completion: nil)
  }

  func changeLayout(to layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== _layout else {
      completion?(true)
      return
    }
    let old = _layout
    if animated {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
    }
    for entry in _visible { _views[Int(entry.slot)].willTransition(from: old, to: layout) }
    if old._collectionView === self { old._collectionView = nil }
    _layout = layout
    _hasPrepared = false
    _fetchedRect = nil
    dropDecorations()
    attach(layout)
    let context = layout.makeContext()
    context._reason = .newLayout
    layout.invalidateLayout(with: context)
    setNeedsLayout()
    if animated {
      layoutIfNeeded()
      let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      if target != contentOffset {
        contentOffset = target
        layoutIfNeeded()
      }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    for entry in _visible { _views[Int(entry.slot)].didTransition(from: old, to: layout) }
    completion?(true)
  }

  /// A layout of ours was told that it no longer holds.
  func layoutWasInvalidated(_ context: CollectionViewLayoutInvalidationContext) {
    _counters.invalidations += 1
    _fetchedRect = nil
    if _isTracing {
      let number = trace(
        .layoutInvalidated(
          Invalidation(
            reason: context._reason, everything: context.invalidateEverything,
            counts: context.invalidateDataSourceCounts, named: Int32(clamping: context.markedCount))))
      if !_phase.isInPass { _cause = number }
    }
    setNeedsLayout()
  }

  /// Prepares the layout if it is due; true when it was.
  @discardableResult func prepareIfNeeded() -> PendingInvalidation? {
    guard _layout._pending.needsPrepare else { return nil }
    let phase = _phase
    let work = _layout._pending
    applyAdjustments(work)
    // The layout may put another in its place while it prepares.
    let layout = _layout
    let reloads = _reloads
    layout._preparing = work
    if _isTracing { _tracedWork = work }
    refreshMirroring()
    _phase = .preparing
    let made = CollectionViewLayoutAttributes.made
    _counters.prepareCalls += 1
    layout.prepare()
    layout.didPrepare()
    _layoutAsksForSizes = layout.asksForSizes
    let scope = layout.takeSizingScope()
    if scope != .none { markForSizing(scope, work.named) }
    _counters.attributesMade += Int(CollectionViewLayoutAttributes.made &- made)
    _phase = phase
    let absorbed = layout._pending
    // What the layout invalidated while it prepared is part of this preparation; a reload is not, for it makes the counts
    // that were prepared for old ones.
    if reloads == _reloads { layout._pending = .none }
    layout._preparing = PendingInvalidation()
    if layout === _layout { _hasPrepared = true }
    // With all computed places kept, pinned headers being the case that counts, the layout's own account of what changed
    // still begins at what is on screen.
    if absorbed.metrics || absorbed.attributes || _isMirrored { _seenLayout = nil }
    resumeLayout()
    if absorbed.offset != work.offset || absorbed.size != work.size {
      applyAdjustments(
        PendingInvalidation(
          offset: LayoutPoint(x: absorbed.offset.x - work.offset.x, y: absorbed.offset.y - work.offset.y),
          size: LayoutSize(
            width: absorbed.size.width - work.size.width, height: absorbed.size.height - work.size.height)))
    }
    if _isTracing { _preparationObserver?() }
    return absorbed
  }

  /// Records that the layout was prepared, with a content size that is known anyway: a trace asks the layout nothing.
  func tracePrepared(_ size: LayoutSize) {
    traceCause(.layoutPrepared(_recording.rect(LayoutRect(origin: .zero, size: size))))
  }

  /// Asks again for a pass that was asked for inside a question and could not run there, once nothing is going on.
  func resumeLayout() {
    guard _phase == .idle, _wantsAnotherPass else { return }
    _wantsAnotherPass = false
    setNeedsLayout()
  }

  private func applyAdjustments(_ work: PendingInvalidation) {
    if work.size != .zero {
      let size = contentSize
      contentSize = CGSize(width: size.width + work.size.width, height: size.height + work.size.height)
    }
    // An update comes to rest where the layout's target offset says; adjustments made during it are ignored (Semantics 3.10).
    if work.offset != .zero, _layout.updatePlan == nil {
      let offset = contentOffset
      contentOffset = CGPoint(x: offset.x + work.offset.x, y: offset.y + work.offset.y)
      // The content may be as long as before, and end in front of where this leads.
      _clampPending = true
    }
  }

  func askAboutBounds(_ new: LayoutRect) {
    // Before the first preparation there is nothing that the bounds could change.
    guard _hasPrepared else { return }
    // A layout that changes the bounds when it is asked about a change would be asked without end.
    _boundsDepth += 1
    defer { _boundsDepth -= 1 }
    guard _boundsDepth <= 100 else {
      if _boundsDepth == 101 { report(.layoutLoop(self)) }
      return
    }
    let bounds = CGRect(new)
    guard _layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    let context = _layout.invalidationContext(forBoundsChange: bounds)
    context._reason = .boundsChange
    _layout.invalidateLayout(with: context)
  }

  func traceBounds() {
    let number = trace(.boundsChanged(_recording.rect(_bounds)))
    if !_phase.isInPass { _cause = number }
  }
}

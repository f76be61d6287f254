internal import CollectionCore
import Foundation

// The layout pass. Scrolling, reloading, another layout and other bounds all end here:
//
//   counts -> prepare -> content size (and clamp) -> elements in the bounds -> what changed -> views
//   -> what views prefer, which may begin it all again
//
// Everything that a pass asks or tells the user may call back into the view; the phase says where it stands.

extension CollectionView {
  func runPass() {
    guard _phase == .idle, !_isCollecting else {
      // Called from inside a pass, a count or a batch: the work is done after it.
      _wantsAnotherPass = true
      return
    }
    if _dropsDecorations { dropDecorations() }
    _phase = .passing
    let outer = CollectionView.inPass
    CollectionView.inPass = self
    defer { CollectionView.inPass = outer }
    var loops = false
    if isPrepared {
      updateWhole(invalidated: false)
    } else {
      let (work, hasNoEnd) = prepareEverything()
      loops = hasNoEnd
      if let work, !work.isWhole, !work.named.isEmpty, _seenBounds == _bounds, _fetchedRect == nil {
        updateNamed(work.named)
      } else {
        updateWhole(invalidated: work != nil)
      }
    }
    if _sizingIsDue, !loops { loops = settleSizes() }
    if _layout._ordersViews { _layout.orderViews() }
    placeBackground()
    _phase = .idle
    _cause = -1
    // Views that came and went marked this view; that work is done. What was asked for meanwhile is not.
    _needsLayout = false
    if isSettled { return }
    _wantsAnotherPass = false
    // A loop inside one pass is reported once; a hundred more passes would only repeat it.
    if !loops { setNeedsLayout() }
  }

  /// Whether nothing was asked for during the pass that the pass did not see.
  var isSettled: Bool {
    !_wantsAnotherPass && !_sizingIsDue && !_layout._pending.needsPrepare && !_needsReload && _unseenWork == nil
      && _seenBounds == _bounds
  }

  /// Whether nothing is due in front of the layout's answer: the case of every frame that only scrolls.
  @inline(__always) private var isPrepared: Bool {
    !_layout._pending.needsPrepare && !_needsReload && _countsAreValid && !_clampPending && _unseenWork == nil
  }

  /// Counts, preparation and content size, until nothing is due: clamping the offset may invalidate again.
  ///
  /// - Returns: What was prepared, and whether it had no end.
  func prepareEverything() -> (work: PendingInvalidation?, loops: Bool) {
    var work = _unseenWork
    _unseenWork = nil
    var isSizeDue = work != nil
    var rounds = 0
    var start = _hasPrepared ? (x: nil, y: nil) : startBelowInsets((x: 0, y: 0))
    while true {
      if _needsReload { endAllViews() }
      ensureCounts()
      let done = prepareIfNeeded()
      if let done {
        work = merged(work, done)
        isSizeDue = true
      }
      updateContentSize(prepared: isSizeDue, now: done != nil)
      isSizeDue = false
      // The safe area counts only once the content is known to scroll.
      if start.x != nil || start.y != nil { start = startBelowInsets(start) }
      rounds += 1
      guard _layout._pending.needsPrepare || _needsReload || !_countsAreValid else {
        return (work, false)
      }
      guard rounds < 100 else {
        report(.layoutLoop(self))
        return (work, true)
      }
    }
  }

  /// What two preparations in a row leave in doubt.
  func merged(_ before: PendingInvalidation?, _ next: PendingInvalidation) -> PendingInvalidation {
    guard let before else { return next }
    return PendingInvalidation(
      needsPrepare: true, isWhole: before.isWhole || next.isWhole, everything: before.everything || next.everything,
      named: before.named + next.named)
  }

  /// Takes the layout's content size over, and brings the offset back into its range if that, the bounds or the insets
  /// changed (Semantics 2.14, 7.4).
  private func updateContentSize(prepared: Bool, now: Bool) {
    if prepared {
      let size = LayoutSize(_layout.collectionViewContentSize)
      if _isTracing, now { tracePrepared(size) }
      if !size.isFinite {
        report(.invalidContentSize(CGSize(size)))
      } else if size != _contentSize {
        contentSize = CGSize(size)
      }
      if _isMirrored, _startsMirrored { startAtRight() }
      _startsMirrored = false
    }
    guard _clampPending else { return }
    let before = _bounds.origin
    clampOffsetIfNeeded()
    if _isTracing, before != _bounds.origin { trace(.offsetClamped(_recording.rect(_bounds))) }
  }

  /// The first picture begins below the insets, unless an offset was set: a scroll view without content has no other place.
  ///
  /// - Parameter last: Where the picture was put before, by axis; one that has been moved since is left alone.
  /// - Returns: Where it is now, by axis; nil for an axis that is not ours to move.
  private func startBelowInsets(_ last: (x: Double?, y: Double?)) -> (x: Double?, y: Double?) {
    let insets = _adjustedInset
    let start = (
      x: last.x == _bounds.x ? 0 - insets.left : nil, y: last.y == _bounds.y ? 0 - insets.top : nil
    )
    let offset = LayoutPoint(x: start.x ?? _bounds.x, y: start.y ?? _bounds.y)
    if offset != _bounds.origin { contentOffset = CGPoint(offset) }
    return start
  }

  /// A mirrored layout begins at the right: the first picture shows the first items.
  private func startAtRight() {
    let range = _contentSize.width + _adjustedInset.right - _bounds.width
    if range > 0, _bounds.x == 0 { contentOffset = CGPoint(x: range, y: _bounds.y) }
  }

  func placeBackground() {
    guard let background = _backgroundView else { return }
    let frame = CGRect(_bounds)
    if background.frame != frame { background.frame = frame }
  }

  func setBackground(_ view: VirtualView?) {
    guard view !== _backgroundView else { return }
    _backgroundView?.removeFromSuperview()
    _backgroundView = view
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }
}

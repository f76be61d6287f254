internal import CollectionCore
import Foundation

// MARK: - Moving

extension VirtualScrollView {
  final func setOffset(_ offset: CGPoint) {
    _isDecelerating = false
    let old = _bounds
    let new = LayoutPoint(offset)
    if new.x == old.x && new.y == old.y { return }
    bounds = CGRect(LayoutRect(origin: new, size: old.size))
  }

  final func moveOffset(to offset: CGPoint, animated: Bool) {
    let isThere = LayoutPoint(offset) == _bounds.origin
    contentOffset = offset
    if animated && !isThere { notify(.didEndScrollingAnimation) }
  }

  final func reveal(_ rect: LayoutRect, animated: Bool) {
    let old = _bounds.origin
    let target = LayoutPoint(x: revealed(rect, .horizontal), y: revealed(rect, .vertical))
    if target != old { setContentOffset(CGPoint(target), animated: animated) }
  }

  /// The nearest offset along `axis` at which `rect` is seen, clamped if it is another than now.
  private func revealed(_ rect: LayoutRect, _ axis: LayoutAxis) -> Double {
    let (bounds, inset) = (_bounds, _adjustedInset)
    let offset = bounds.min(axis)
    let start = offset + inset.leading(axis)
    let end = offset + bounds.length(axis) - inset.trailing(axis)
    if rect.min(axis) >= start && rect.max(axis) <= end { return offset }
    let toStart = rect.min(axis) - start
    let toEnd = rect.max(axis) - end
    // Before the start, or too long to be seen whole while its start is: start to start.
    let distance = toStart < 0 || toEnd > toStart ? toStart : toEnd
    return viewport.clamped(offset + distance, axis)
  }
}

// MARK: - Clamping

extension VirtualScrollView {
  /// Brings the offset into the resting range (Semantics 7.3) if the content size, the size of the bounds or the insets
  /// have changed since the last call. A movement under way is left alone, and looked at again when it is over.
  final func clampOffsetIfNeeded() {
    if !_clampPending || _isTracking || _isDragging || _isDecelerating { return }
    _clampPending = false
    let offset = _bounds.origin
    let target = restingOffset(offset)
    if target != offset { contentOffset = CGPoint(target) }
  }

  /// The nearest offset to `offset` at which the content can rest.
  final func restingOffset(_ offset: LayoutPoint) -> LayoutPoint { viewport.clamped(offset) }

  /// What is seen and where it may rest. Read into copies: a call on the properties themselves would be an access that
  /// lasts, and every access to them would be checked.
  final var viewport: Viewport {
    let bounds = _bounds
    return Viewport(offset: bounds.origin, size: bounds.size, contentSize: _contentSize, insets: _adjustedInset)
  }
}

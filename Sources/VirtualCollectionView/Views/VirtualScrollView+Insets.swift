internal import CollectionCore
import Foundation

extension VirtualScrollView {
  /// Keeps a content size without clamping: the caller calls ``clampOffsetIfNeeded()`` when its work is done.
  final func setContentSizeStorage(_ size: LayoutSize) {
    if size == _contentSize { return }
    guard size.isFinite else {
      refuse(.invalidLayerGeometry("bounds", CGRect(LayoutRect(origin: .zero, size: size))))
      return
    }
    _contentSize = size
    _clampPending = true
    updateAdjustedInset()
  }

  final func setContentInset(_ inset: LayoutInsets) {
    if inset == _contentInset { return }
    guard (inset.top + inset.left + inset.bottom + inset.right).isFinite else {
      refuse(
        .invalidLayerGeometry(
          "bounds", CGRect(x: inset.left, y: inset.top, width: inset.right, height: inset.bottom)))
      return
    }
    _contentInset = inset
    updateAdjustedInset()
  }

  /// Adds the share of the safe area again and tells about a change (Semantics 7.2).
  ///
  /// An offset that is now out of range stays until the next layout (Semantics 7.4a).
  final func updateAdjustedInset() {
    var inset = _contentInset
    let safe = safeAreaStorage
    if safe != .zero && _insetBehavior != .never {
      let always = _insetBehavior == .always
      if always || _alwaysBounceVertical || _contentSize.height > _bounds.height {
        inset.top += safe.top
        inset.bottom += safe.bottom
      }
      if always || _alwaysBounceHorizontal || _contentSize.width > _bounds.width {
        inset.left += safe.left
        inset.right += safe.right
      }
    }
    if inset == _adjustedInset { return }
    _adjustedInset = inset
    _clampPending = true
    setNeedsLayout()
    adjustedInsetStorageDidChange()
    adjustedContentInsetDidChange()
    notify(.didChangeAdjustedContentInset)
  }
}

internal import CollectionCore
import Foundation

extension CollectionView {
  /// What is wrong inside the view, nil if nothing: for tests, fuzzing and scenario runs, after each step.
  ///
  /// Holds between passes, whether or not a layout is due: what is on screen has a view each, in the order of keys and no
  /// view twice; what is pooled is neither on screen nor in the hierarchy; counters and tables say the same.
  ///
  /// - Complexity: O(visible + pooled + subviews).
  public final func checkInvariants() -> String? {
    guard _phase == .idle else { return "The phase is \(_phase) outside of a layout pass." }
    return checkVisible() ?? checkPools() ?? checkCounters() ?? checkGeometry()
  }

  // MARK: Views

  private func checkVisible() -> String? {
    let subviews = Set(subviews.map(ObjectIdentifier.init))
    var slots: Set<Int32> = []
    var last: ElementKey?
    for entry in _visible {
      let name = describe(entry.key)
      if let last, last >= entry.key { return "\(name) stands behind \(describe(last)) in the visible list." }
      last = entry.key
      guard entry.slot >= 0, Int(entry.slot) < _views.count else {
        return "\(name) is shown in slot \(entry.slot), but there are \(_views.count) slots."
      }
      guard slots.insert(entry.slot).inserted else { return "\(name) is shown by a view that shows another element." }
      let view = _views[Int(entry.slot)]
      let text = view.traceName
      if view._slot != entry.slot { return "\(text) stands in slot \(entry.slot) and thinks it is in \(view._slot)." }
      if view._owner !== self { return "\(text) shows \(name) and belongs to another collection view." }
      if view._key != entry.key { return "\(text) shows \(name) and thinks it shows \(describe(view._key))." }
      if view.superview !== self || !subviews.contains(ObjectIdentifier(view)) {
        return "\(text) shows \(name) and is no subview of the collection view."
      }
      if _pool.contains(entry.slot) { return "\(text) shows \(name) and is in the pool." }
    }
    return nil
  }

  private func checkPools() -> String? {
    if let fault = _pool.checkInvariants() { return "The pool is damaged. \(fault)" }
    for view in pooledViews {
      if view._slot < 0 || !_pool.contains(view._slot) { return "\(view.traceName) is pooled without a slot." }
      if view.superview != nil { return "\(view.traceName) is in the pool and has a superview." }
      if view._pool < 0 { return "\(view.traceName) is in the pool and has no reuse identifier." }
    }
    return nil
  }

  // MARK: Numbers

  private func checkCounters() -> String? {
    let shown = _visible.count { $0.key.isCell }
    if _counters.liveCells != shown {
      return "\(_counters.liveCells) cells are counted as live, but \(shown) are on screen."
    }
    let pooled = pooledViews.count { $0._id.category == .cell }
    if _counters.pooledCells != pooled {
      return "\(_counters.pooledCells) cells are counted as pooled, but \(pooled) are in the pool."
    }
    if let fault = _sections.checkInvariants() { return "The counts are damaged. \(fault)" }
    return nil
  }

  private func checkGeometry() -> String? {
    if !_bounds.isFinite { return "The bounds are \(UIKitText.rect(CGRect(_bounds)))." }
    if !_contentSize.isFinite {
      return "The content size is \(_contentSize.width) x \(_contentSize.height)."
    }
    for entry in _visible where !_views[Int(entry.slot)]._applied.frame.isFinite {
      return "\(describe(entry.key)) has the frame \(UIKitText.rect(CGRect(_views[Int(entry.slot)]._applied.frame)))."
    }
    return nil
  }

  func describe(_ key: ElementKey) -> String {
    let path = NumberText.text(key.path)
    switch key.category {
    case .cell: return "cell:" + path
    case .supplementary: return "supplementary:" + kindName(key) + ":" + path
    case .decoration: return "decoration:" + kindName(key) + ":" + path
    }
  }
}

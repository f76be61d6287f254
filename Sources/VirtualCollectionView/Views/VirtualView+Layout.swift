internal import CollectionCore
import Foundation

// MARK: - Marking

extension VirtualView {
  /// Marks the view and the way to it.
  final func markNeedsLayout() {
    _needsLayout = true
    if _superviewReference != nil { markAncestors() }
  }

  /// Marks the way to the view, up to where it is marked already.
  final func markAncestors() {
    var next = _superview
    while let view = next, !view._descendantNeedsLayout {
      view._descendantNeedsLayout = true
      next = view._superview
    }
  }
}

// MARK: - Laying out

extension VirtualView {
  /// How often a view is laid out in one go before it counts as a loop.
  static let layoutRoundLimit = 100

  final func layoutPendingViews() {
    if _superviewReference != nil, let top = topmostPendingSuperview {
      top.layoutTree()
    } else if _needsLayout || _descendantNeedsLayout {
      layoutTree()
    }
  }

  /// The last of the unbroken row of views above that need layout.
  private var topmostPendingSuperview: VirtualView? {
    guard var top = _superview, top._needsLayout else { return nil }
    while let next = top._superview, next._needsLayout { top = next }
    return top
  }

  /// Lays out the view until it asks for no more, then those below that need it, then again if one of them asked.
  private func layoutTree() {
    var rounds = 0
    if _needsLayout {
      // By far the most frequent case, a scrolled view whose subviews only moved, ends here.
      _needsLayout = false
      if _hasKeeper || _hasLayer { layoutWatchedView() } else { layoutSubviews() }
      if !_needsLayout && !_descendantNeedsLayout { return }
      rounds = 1
    }
    repeatLayout(rounds)
  }

  private func repeatLayout(_ done: Int) {
    var rounds = done
    while _needsLayout || _descendantNeedsLayout {
      if rounds == VirtualView.layoutRoundLimit {
        // Cleared, so that the views above do not begin their own hundred rounds with this one.
        _needsLayout = false
        _descendantNeedsLayout = false
        layoutLoopDetected()
        return
      }
      rounds += 1
      if _needsLayout {
        _needsLayout = false
        if _hasKeeper || _hasLayer { layoutWatchedView() } else { layoutSubviews() }
      } else {
        _descendantNeedsLayout = false
        for view in _subviews where view._superview === self && (view._needsLayout || view._descendantNeedsLayout) {
          view.layoutTree()
        }
      }
    }
  }
}

extension VirtualView {
  /// Lays out the root view of a controller, which is told before and after (`viewWillLayoutSubviews`), or a view whose layer
  /// somebody has asked for, through ``layoutSublayers(of:)``.
  private func layoutWatchedView() {
    let keeper = keeper
    keeper?.keptViewWillLayout()
    if _hasLayer, let layer = _extras?.layer { layoutSublayers(of: layer) } else { layoutSubviews() }
    keeper?.keptViewDidLayout()
  }
}

// MARK: - Fitting

extension VirtualView {
  /// The smallest target: (0, 0).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The largest target: (10,000, 10,000).
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The length of an ``intrinsicContentSize`` that wants nothing: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  final func takeFittingSize() {
    let origin = frame.origin
    frame = CGRect(origin: origin, size: sizeThatFits(CGSize(_bounds.size)))
  }

  final func fittingSize(_ target: CGSize, horizontal: FittingPriority, vertical: FittingPriority) -> CGSize {
    if takesPartInConstraints {
      let size = constrainedSize(target, horizontal: horizontal, vertical: vertical)
      if let width = size.width, let height = size.height { return CGSize(width: width, height: height) }
      let plain = unconstrainedSize(target, horizontal: horizontal, vertical: vertical)
      return CGSize(width: size.width ?? plain.width, height: size.height ?? plain.height)
    }
    return unconstrainedSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// Whether asking the solver is worth while.
  private var takesPartInConstraints: Bool {
    if let state = _extras?.constraints, !state.touching.isEmpty || !state.held.isEmpty || state.needsUpdate {
      return true
    }
    for view in _subviews where view._extras?.constraints != nil { return true }
    if let content = (self as? CollectionViewCell)?._contentView, content._subviews.contains(where: \.isConstrained) {
      return true
    }
    return type(of: self).requiresConstraintBasedLayout
  }

  private func unconstrainedSize(
    _ target: CGSize, horizontal: FittingPriority, vertical: FittingPriority
  ) -> CGSize {
    var intrinsic = intrinsicContentSize
    // Lines wrap at a width that is kept.
    if horizontal >= .required, intrinsic.height >= 0, target.width < intrinsic.width {
      intrinsic = intrinsicContentSize(forWidth: target.width)
    }
    return CGSize(
      width: fittingLength(
        target.width, priority: horizontal, intrinsic: intrinsic.width, current: CGFloat(_bounds.width)),
      height: fittingLength(
        target.height, priority: vertical, intrinsic: intrinsic.height, current: CGFloat(_bounds.height)))
  }

  private func fittingLength(
    _ target: CGFloat, priority: FittingPriority, intrinsic: CGFloat, current: CGFloat
  ) -> CGFloat {
    if priority >= .required { return target }
    if intrinsic >= 0 { return intrinsic }
    let isExtreme =
      target == VirtualView.layoutFittingCompressedSize.width || target == VirtualView.layoutFittingExpandedSize.width
    return isExtreme ? current : target
  }
}

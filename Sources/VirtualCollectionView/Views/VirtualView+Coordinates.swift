internal import CollectionCore
import Foundation

// MARK: - Converting

extension VirtualView {
  final func converted(_ point: CGPoint, to view: VirtualView?) -> CGPoint {
    point.applying(path(to: view))
  }

  final func converted(_ rect: CGRect, to view: VirtualView?) -> CGRect {
    rect.applying(path(to: view))
  }

  /// The transform from this view's coordinates to those of `target`, nil being the topmost view.
  ///
  /// Goes straight to a view around this one, or inside it, so that no rounding of what lies beyond comes in.
  private func path(to target: VirtualView?) -> CGAffineTransform {
    guard let target else { return path(upTo: topmostView) }
    if isInside(target) { return path(upTo: target) }
    if target.isInside(self) { return target.path(upTo: self).inverted() }
    return path(upTo: topmostView).concatenating(target.path(upTo: target.topmostView).inverted())
  }

  private func path(upTo ancestor: VirtualView) -> CGAffineTransform {
    var path = CGAffineTransform.identity
    var view = self
    while view !== ancestor, let parent = view._superview {
      path = path.concatenating(view.transformToSuperview)
      view = parent
    }
    return path
  }

  private var transformToSuperview: CGAffineTransform {
    if !_hasTransform {
      let frame = frameStorage
      return CGAffineTransform(translationX: CGFloat(frame.x - _bounds.x), y: CGFloat(frame.y - _bounds.y))
    }
    let anchor = anchorStorage
    let fixed = CGPoint(
      x: CGFloat(_bounds.x) + CGFloat(_bounds.width) * anchor.x,
      y: CGFloat(_bounds.y) + CGFloat(_bounds.height) * anchor.y)
    return CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
      .concatenating(transformStorage)
      .concatenating(CGAffineTransform(translationX: CGFloat(_center.x), y: CGFloat(_center.y)))
  }
}

// MARK: - Hitting

extension VirtualView {
  final func frontmostView(at point: CGPoint, _ event: VirtualEvent?) -> VirtualView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviewsInTree.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether `point` is inside the bounds; the form without an event.
  public final func point(inside point: CGPoint) -> Bool { self.point(inside: point, with: nil) }

  /// The frontmost view under `point`; the form without an event.
  public final func hitTest(_ point: CGPoint) -> VirtualView? { hitTest(point, with: nil) }
}

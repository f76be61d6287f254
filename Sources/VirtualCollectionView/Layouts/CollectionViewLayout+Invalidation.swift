internal import CollectionCore
import Foundation

extension CollectionViewLayout {
  /// A fresh context of this layout's class.
  func makeContext() -> CollectionViewLayoutInvalidationContext {
    let type: AnyClass = type(of: self).invalidationContextClass
    guard let contextType = type as? CollectionViewLayoutInvalidationContext.Type else {
      reportWrongContextClass(type)
      return CollectionViewLayoutInvalidationContext()
    }
    return CollectionViewLayoutInvalidationContext.make(contextType)
  }

  /// A fresh context of this layout's class, for the modules that drive a view from outside.
  ///
  /// - Parameter everything: Whether it says so, which no caller of the public face can make it do (Semantics 3.8).
  package final func invalidationContext(everything: Bool) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context._everything = everything
    return context
  }

  /// Notes what a context marks, and asks for a pass.
  func note(_ context: CollectionViewLayoutInvalidationContext) {
    var pending = _pending
    pending.add(context)
    _pending = pending
    _collectionView?.layoutWasInvalidated(context)
  }

  func movementContext(
    from previous: [IndexPath], to target: [IndexPath], at position: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context._previousPaths = previous
    context._targetPaths = target
    context._movementTarget = LayoutPoint(position)
    return context
  }

  /// The kinds of decoration views that were registered, in order of names.
  package final var registeredDecorationKinds: [String] { _decorations.keys.sorted() }

  func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
    _decorationSources?[kind] = nil
    guard let viewClass else {
      _decorations[kind] = nil
      return
    }
    guard let type = viewClass as? CollectionReusableView.Type else {
      report(.notReusable(viewClass, role: "decoration view of kind \(kind)"))
      return
    }
    _decorations[kind] = type
  }

  /// Reports through the view, or by the current policy when there is none.
  func report(_ violation: Violation) {
    if let view = _collectionView {
      view.report(violation)
    } else {
      SimulationEnvironment.current.recorder?.add(violation)
      Violation.act(violation, policy: SimulationEnvironment.current.violationPolicy)
    }
  }

  private func reportWrongContextClass(_ type: AnyClass) {
    report(
      Violation(
        .wrongInvalidationContext, .exception,
        "invalidationContextClass of \(UIKitText.className(of: self)) must be a subclass of"
          + " UICollectionViewLayoutInvalidationContext",
        facts: ["class": UIKitText.className(type)],
        remedy: "Return a subclass of CollectionViewLayoutInvalidationContext from invalidationContextClass."))
  }
}

extension CollectionViewLayout {
  /// The length that stands for one that the layout chooses by itself: `UICollectionViewLayoutAutomaticDimension`.
  public nonisolated static var automaticDimension: CGFloat { .greatestFiniteMagnitude }
}

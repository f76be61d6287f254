internal import CollectionCore
import Foundation

/// What a view knows of constraints, made when it first meets one.
@MainActor final class ViewConstraints {
  /// Whether the frame is fixed as it was set: `translatesAutoresizingMaskIntoConstraints`.
  var isFixed = true
  /// The constraints this view holds for itself and what it holds.
  var held: [LayoutConstraint] = []
  /// The active constraints that speak of this view, whoever holds them.
  var touching: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// The guides every view has, made when asked for.
  var ownGuides: [LayoutGuide] = []
  /// True at first: a view that meets constraints is asked once unasked, as in UIKit.
  var needsUpdate = true
  var isAmbiguityReported = false
  var hugging = (FittingPriority.defaultLow, FittingPriority.defaultLow)
  var resistance = (FittingPriority.defaultHigh, FittingPriority.defaultHigh)
  /// The place among the boxes of the system that took the view in last.
  var slot = 0
  var stamp: UInt64 = 0
}

extension VirtualView {
  /// What the view knows of constraints, made at the first use.
  final var constraintState: ViewConstraints {
    let extras = extras
    if let state = extras.constraints { return state }
    let state = ViewConstraints()
    extras.constraints = state
    return state
  }

  /// Whether constraints alone decide about the frame.
  final var isConstrained: Bool { _extras?.constraints?.isFixed == false }

  /// Asks for layout up to the view from which constraints are solved.
  final func markConstraints() {
    setNeedsLayout()
    var view = self
    while view.isConstrained || view.isContentOfCell, let parent = view._superview {
      view = parent
      view.setNeedsLayout()
    }
  }

  /// Whether the superview keeps this view as large as itself.
  final var isContentOfCell: Bool { (_superview as? CollectionViewCell)?._contentView === self }

  final func setFixed(_ fixed: Bool) {
    if fixed == !isConstrained { return }
    markConstraints()
    constraintState.isFixed = fixed
    markConstraints()
  }

  final func setPriority(
    _ priority: FittingPriority, _ path: ReferenceWritableKeyPath<ViewConstraints, (FittingPriority, FittingPriority)>,
    _ axis: LayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      constraintState[keyPath: path].0 = priority
    } else {
      constraintState[keyPath: path].1 = priority
    }
    markConstraints()
  }

  final func askForUpdate() {
    constraintState.needsUpdate = true
    markConstraints()
  }

  final func updateIfAsked() {
    guard let state = _extras?.constraints, state.needsUpdate else { return }
    state.needsUpdate = false
    updateConstraints()
  }

  /// Brings the constraints of the whole tree below up to date, inner views first.
  final func updateTree() {
    for view in subviewsInTree { view.updateTree() }
    updateIfAsked()
  }

  /// Views bound to a fixed frame follow it when it changes.
  final func fixedFrameWillChange(to frame: LayoutRect) {
    guard let state = _extras?.constraints, !state.touching.isEmpty, state.isFixed, frame != frameStorage,
      !isContentOfCell
    else { return }
    _superview?.markConstraints()
  }

  /// Takes away what binds `view` and what it holds to views outside of it.
  final func dropConstraints(across view: VirtualView) {
    var next: VirtualView? = self
    while let holder = next {
      if let held = holder._extras?.constraints?.held {
        for constraint in held {
          let first = constraint.first?.owner
          let second = constraint.second?.owner
          if first?.isInside(view) == true || second?.isInside(view) == true { constraint.deactivate() }
        }
      }
      next = holder._superview
    }
  }

  /// Notes a violation with the collection view around, else with the environment.
  final func reportNearby(_ violation: Violation) {
    var next: VirtualView? = self
    while let view = next {
      if let collection = view as? CollectionView {
        collection.report(violation)
        return
      }
      next = view._superview
    }
    Violation.note(violation)
  }
}

// MARK: - Reading

extension VirtualView {
  /// The active constraints that speak of the view along an axis.
  public final func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    (_extras?.constraints?.touching ?? []).filter { $0._firstAttribute.isVertical == (axis == .vertical) }
  }

  /// Whether the constraints on the view leave its frame a choice. False for a view whose frame is fixed.
  ///
  /// - Complexity: That of solving the constraints around the view.
  public final var hasAmbiguousLayout: Bool {
    guard isConstrained else { return false }
    var root = self
    while root.isConstrained, let parent = root._superview { root = parent }
    let system = LayoutSystem(root: root, fitting: nil)
    system.solve()
    return system.isAmbiguous(self)
  }
}

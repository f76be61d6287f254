internal import CollectionCore
import Foundation

/// A view or a guide as a constraint sees it.
enum LayoutItem {
  case view(VirtualView)
  case guide(LayoutGuide)

  @MainActor var owner: VirtualView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}

// MARK: - Making

extension LayoutConstraint {
  var first: LayoutItem? { _firstView.map(LayoutItem.view) ?? _firstGuide.map(LayoutItem.guide) }
  var second: LayoutItem? { _secondView.map(LayoutItem.view) ?? _secondGuide.map(LayoutItem.guide) }

  func setItems(_ first: Any?, _ firstAttribute: Attribute, _ second: Any?, _ secondAttribute: Attribute) {
    _firstView = first as? VirtualView
    _firstGuide = first as? LayoutGuide
    _secondView = second as? VirtualView
    _secondGuide = second as? LayoutGuide
    _firstAttribute = firstAttribute
    _secondAttribute = secondAttribute
  }

  /// UIKit raises for these when the constraint is made.
  func checkPairing() {
    if !_constant.isFinite || !_multiplier.isFinite {
      refuse(.nonFiniteConstant(CGFloat(_constant.isFinite ? _multiplier : _constant), self))
      _isSound = false
    } else if firstItem == nil || _firstAttribute == .notAnAttribute {
      refuse(.constraintWithoutItem())
      _isSound = false
    } else if (secondItem == nil || _secondAttribute == .notAnAttribute || _multiplier == 0)
      && !_firstAttribute.isLength
    {
      refuse(.locationWithoutPair(self))
      _isSound = false
    } else if secondItem != nil, _secondAttribute != .notAnAttribute, !isPairable {
      refuse(.invalidPairing(self))
      _isSound = false
    }
  }

  private var isPairable: Bool {
    let (a, b) = (_firstAttribute, _secondAttribute)
    if a.isLength || b.isLength { return a.isLength && b.isLength }
    if a.isVertical != b.isVertical { return false }
    return !(a.isDirectional && b.isAbsolute || a.isAbsolute && b.isDirectional)
  }

  func refuse(_ violation: Violation) {
    if let view = first?.owner { view.reportNearby(violation) } else { Violation.note(violation) }
  }
}

// MARK: - Activating

extension LayoutConstraint {
  private static var lastNumber: UInt64 = 0

  func activate() {
    guard _holder == nil, _isSound, let first = first?.owner else { return }
    var holder: VirtualView? = first
    if secondItem != nil {
      holder = second?.owner.flatMap { $0.nearestCommonView(with: first) }
    }
    guard let holder else {
      refuse(.noCommonAncestor(self))
      return
    }
    attach(to: holder)
  }

  /// Makes `holder` hold the constraint, wherever the items are.
  func attach(to holder: VirtualView) {
    guard _isSound else { return }
    Self.lastNumber += 1
    _number = Self.lastNumber
    _holder = holder
    _isReported = false
    holder.constraintState.held.append(self)
    touch { $0.append(self) }
    changed()
  }

  func deactivate() {
    guard let holder = _holder else { return }
    changed()
    _holder = nil
    holder._extras?.constraints?.held.removeAll { $0 === self }
    touch { $0.removeAll { $0 === self } }
  }

  private func touch(_ change: (inout [LayoutConstraint]) -> Void) {
    if let view = _firstView { change(&view.constraintState.touching) }
    if let guide = _firstGuide { change(&guide._touching) }
    if let view = _secondView, view !== _firstView { change(&view.constraintState.touching) }
    if let guide = _secondGuide, guide !== _firstGuide { change(&guide._touching) }
  }

  /// Asks for layout of all that the constraint may move.
  func changed() {
    guard let holder = _holder else { return }
    _isReported = false
    holder.constraintsMayHaveChanged()
    first?.owner?.markConstraints()
    second?.owner?.markConstraints()
  }
}

extension VirtualView {
  /// The nearest view that holds both, itself included.
  final func nearestCommonView(with other: VirtualView) -> VirtualView? {
    var next: VirtualView? = self
    while let view = next {
      if other.isInside(view) { return view }
      next = view._superview
    }
    return nil
  }
}

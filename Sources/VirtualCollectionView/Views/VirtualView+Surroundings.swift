internal import CollectionCore
import Foundation

// MARK: - Traits

extension VirtualView {
  /// Gives the view and what it holds traits of their own; nil means those of the superview again.
  ///
  /// What the traits leave unspecified is taken from around the view. Views whose traits become others are told by
  /// ``traitCollectionDidChange(_:)``, from the outermost inwards.
  public final func setTraits(_ traits: ViewTraits?) {
    if traits == _extras?.traits { return }
    let outer = _superview?.inheritedTraits ?? environmentTraits ?? SimulationEnvironment.current.traits
    let old = _extras?.traits
    extras.traits = traits
    setNeedsLayout()
    directionMayHaveChanged()
    announceTraits(from: old?.completed(by: outer) ?? outer, to: traits?.completed(by: outer) ?? outer)
  }

  /// Tells this view and those below it, except where traits of their own leave nothing changed.
  private func announceTraits(from old: ViewTraits, to new: ViewTraits) {
    if old == new { return }
    new.performAsCurrent { traitCollectionDidChange(old) }
    for view in subviewsInTree {
      let own = view._extras?.traits
      view.announceTraits(from: own?.completed(by: old) ?? old, to: own?.completed(by: new) ?? new)
    }
  }

  final var inheritedTraits: ViewTraits {
    var next: VirtualView? = self
    var environment: ViewTraits?
    var found: ViewTraits?
    while let view = next {
      if let traits = view._extras?.traits { found = found?.completed(by: traits) ?? traits }
      if environment == nil { environment = view.environmentTraits }
      next = view._superview
    }
    let outermost = environment ?? SimulationEnvironment.current.traits
    return found?.completed(by: outermost) ?? outermost
  }

  final func setSemanticContent(_ attribute: SemanticContentAttribute) {
    if attribute == _extras?.semanticContentAttribute ?? .unspecified { return }
    extras.semanticContentAttribute = attribute
    setNeedsLayout()
    directionMayHaveChanged()
  }
}

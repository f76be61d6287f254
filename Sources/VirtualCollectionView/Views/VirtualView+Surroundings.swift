internal import CollectionCore
import Foundation

// MARK: - Traits

extension VirtualView {
  /// Gives the view and what it holds traits of their own; nil means those of the superview again.
  public final func setTraits(_ traits: ViewTraits?) {
    if traits == _extras?.traits { return }
    extras.traits = traits
    setNeedsLayout()
    directionMayHaveChanged()
  }

  final var inheritedTraits: ViewTraits {
    var next: VirtualView? = self
    var fallback: ViewTraits?
    while let view = next {
      if let traits = view._extras?.traits { return traits }
      if fallback == nil { fallback = view.environmentTraits }
      next = view._superview
    }
    return fallback ?? ViewTraits()
  }

  final func setSemanticContent(_ attribute: SemanticContentAttribute) {
    if attribute == _extras?.semanticContentAttribute ?? .unspecified { return }
    extras.semanticContentAttribute = attribute
    setNeedsLayout()
    directionMayHaveChanged()
  }
}

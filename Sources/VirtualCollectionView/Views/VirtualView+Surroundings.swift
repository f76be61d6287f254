internal import CollectionCore
import Foundation

// MARK: - Safe area and margins

extension VirtualView {
  /// Says how much of each edge is covered, points. There is no screen to know it from, so it is for tests to set.
  ///
  /// Only this view changes: superviews and subviews keep their own.
  public final func setSafeAreaInsets(_ insets: ViewInsets) {
    let new = LayoutInsets(insets)
    if new == safeAreaStorage { return }
    extras.safeAreaInsets = new
    safeAreaStorageDidChange()
    safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  final var safeAreaStorage: LayoutInsets { _extras?.safeAreaInsets ?? .zero }

  final func setMargins(_ margins: ViewInsets) {
    if margins == _extras?.layoutMargins ?? ViewExtras.defaultMargins { return }
    extras.layoutMargins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}

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

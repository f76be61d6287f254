internal import CollectionCore
import Foundation

/// The state of a view that most views never change, kept apart so that making a view stays cheap.
@MainActor final class ViewExtras {
  var transform = CATransform3DIdentity
  var backgroundColor: VirtualColor?
  var layoutMargins = ViewExtras.defaultMargins
  var safeAreaInsets = LayoutInsets.zero
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var traits: ViewTraits?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var constraints: ViewConstraints?

  /// UIKit's: 8 points at every edge.
  static let defaultMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension VirtualView {
  /// The view's extras, made at the first write.
  final var extras: ViewExtras {
    if let extras = _extras { return extras }
    let extras = ViewExtras()
    _extras = extras
    return extras
  }
}

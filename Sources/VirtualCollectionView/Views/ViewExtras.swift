internal import CollectionCore
import Foundation

/// The state of a view that most views never change, kept apart so that making a view stays cheap.
@MainActor final class ViewExtras {
  var transform = CATransform3DIdentity
  /// Where in the bounds the centre is, in parts of their size; only a layer changes it.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var layer: VirtualLayer?
  var mask: VirtualView?
  var backgroundColor: VirtualColor?
  /// What was set; nil for the default.
  var layoutMargins: ViewInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The safe area as it was told last.
  var safeAreaInsets = LayoutInsets.zero
  /// The safe area that was set for this view.
  var ownSafeArea: LayoutInsets?
  /// The safe area that holds as long as no view around has one.
  var fallbackSafeArea: LayoutInsets?
  weak var keeper: (any ViewKeeper)?
  /// What a window shows.
  var windowContent: (any WindowContent)?
  var tintColor: VirtualColor?
  var tintMode = VirtualView.TintAdjustmentMode.automatic
  var isOpaque = true
  var contentMode = VirtualView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat?
  var autoresizesSubviews = true
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var takesTouchesForItself = false
  var gestureRecognizers: [GestureRecognizer]?
  var accessibility = ViewAccessibility()
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var traits: ViewTraits?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var constraints: ViewConstraints?

  /// UIKit's: 8 points at every edge.
  static let defaultMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// What a screen reader is told beyond the label.
struct ViewAccessibility {
  var isElement = false
  var hint: String?
  var value: String?
  var traits = VirtualView.AccessibilityTraits.none
  var frame: CGRect?
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
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

// face
import Foundation

/// A linear relation between two places or lengths of views: `NSLayoutConstraint`.
///
/// `first.attribute relation second.attribute × multiplier + constant`. It has an effect while it is active; the nearest view
/// around both items holds it then.
///
/// Of constraints that cannot all hold, those of higher ``priority`` are served first, each number being a level of its own;
/// at one level the sum of what is missing is made least, and where that leaves a choice the constraint activated earlier
/// gives way. UIKit weighs in the same order and does not say how it chooses between equals.
@preconcurrency @MainActor open class LayoutConstraint: NSObject {
  internal final weak var _firstView: VirtualView?
  internal final weak var _firstGuide: LayoutGuide?
  internal final weak var _secondView: VirtualView?
  internal final weak var _secondGuide: LayoutGuide?
  internal final var _firstAttribute = Attribute.notAnAttribute
  internal final var _secondAttribute = Attribute.notAnAttribute
  internal final var _relation = Relation.equal
  internal final var _multiplier = 1.0
  internal final var _constant = 0.0
  internal final var _priority = FittingPriority.required
  internal final var _identifier: String?
  /// Who holds the constraint while it is active.
  internal final weak var _holder: VirtualView?
  /// Grows with each activation: the order of constraints.
  internal final var _number: UInt64 = 0
  /// The system that took the constraint in last.
  internal final var _stamp: UInt64 = 0
  /// False for one that UIKit would not have made.
  internal final var _isSound = true
  /// What was said about a conflict the last time, so that it is not said at each layout.
  internal final var _isReported = false

  /// Makes a constraint without items; it never has an effect.
  public override init() { super.init() }

  /// Makes a constraint, not active yet. Items are views or layout guides.
  ///
  /// What cannot be compared (a width with an edge, a place with a number) is a violation, as it is an exception in UIKit.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    setItems(view1, attr1, view2, attr2)
    _relation = relation
    _multiplier = Double(multiplier)
    _constant = Double(c)
    checkPairing()
  }

  /// How much the constraint matters: 1 to 1,000, required at first.
  open var priority: FittingPriority {
    get { _priority }
    set {
      if newValue == _priority { return }
      _priority = newValue
      changed()
    }
  }

  /// What is added to the second side, points.
  open var constant: CGFloat {
    get { CGFloat(_constant) }
    set {
      if Double(newValue) == _constant { return }
      guard newValue.isFinite else {
        refuse(.nonFiniteConstant(newValue, self))
        return
      }
      _constant = Double(newValue)
      changed()
    }
  }

  /// Whether the constraint takes part in layout. Setting it true where the items have no view in common is a violation.
  open var isActive: Bool {
    get { _holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// A name for messages.
  open var identifier: String? {
    get { _identifier }
    set { _identifier = newValue }
  }

  /// What the second side is multiplied by.
  open var multiplier: CGFloat { CGFloat(_multiplier) }

  /// The view or guide on the first side; nil when it is gone.
  open var firstItem: AnyObject? { _firstView ?? _firstGuide }

  /// The view or guide on the second side; nil when there is none.
  open var secondItem: AnyObject? { _secondView ?? _secondGuide }

  /// What of the first item.
  open var firstAttribute: Attribute { _firstAttribute }

  /// What of the second item.
  open var secondAttribute: Attribute { _secondAttribute }

  /// How the sides compare.
  open var relation: Relation { _relation }

  /// Whether an archive keeps it; there are none.
  open var shouldBeArchived = false

  /// Activates all; faster than one by one in UIKit, the same here.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// `<NSLayoutConstraint 'name' UILabel.top == UIView.top + 8   (active)>`, as UIKit prints it but for addresses.
  open override var description: String { MainActor.assumeIsolated { text } }
}

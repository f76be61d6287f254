import Foundation

/// An edge or a line of a view or guide, from which constraints are made: `NSLayoutAnchor`.
///
/// The type says what can be compared: edges across with edges across, heights with widths, nothing else.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide. Owned: an anchor lives as long as the line that uses it.
  internal final let _item: LayoutItem
  internal final let _attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    _item = item
    _attribute = attribute
    super.init()
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { _item.object }

  /// Whether more than one place would satisfy the constraints on the item (see ``VirtualView/hasAmbiguousLayout``).
  open var hasAmbiguousLayout: Bool { _item.owner?.hasAmbiguousLayout ?? false }

  /// The constraint: this anchor lies where `anchor` does.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint { made(.equal, anchor, 0) }

  /// The constraint: this anchor does not lie before `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    made(.greaterThanOrEqual, anchor, 0)
  }

  /// The constraint: this anchor does not lie behind `anchor`.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    made(.lessThanOrEqual, anchor, 0)
  }

  /// The constraint: this anchor lies `c` points behind `anchor`.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    made(.equal, anchor, c)
  }

  /// The constraint: this anchor lies at least `c` points behind `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    made(.greaterThanOrEqual, anchor, c)
  }

  /// The constraint: this anchor lies at most `c` points behind `anchor`.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    made(.lessThanOrEqual, anchor, c)
  }

  final func made<Other>(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Other>, _ constant: CGFloat,
    times multiplier: CGFloat = 1
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: _item.object, attribute: _attribute, relatedBy: relation, toItem: anchor._item.object,
      attribute: anchor._attribute, multiplier: multiplier, constant: constant)
  }
}

extension LayoutItem {
  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}

// MARK: - Across

/// A place from left to right: `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The constraint: this anchor lies 8 × `multiplier` points behind `anchor`.
  open func constraint(equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat) -> LayoutConstraint {
    made(.equal, anchor, 8 * multiplier)
  }

  /// The constraint: this anchor lies at least 8 × `multiplier` points behind `anchor`.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat)
    -> LayoutConstraint
  { made(.greaterThanOrEqual, anchor, 8 * multiplier) }

  /// The constraint: this anchor lies at most 8 × `multiplier` points behind `anchor`.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat)
    -> LayoutConstraint
  { made(.lessThanOrEqual, anchor, 8 * multiplier) }
}

// MARK: - Down

/// A place from top to bottom: `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The constraint: this anchor lies 8 × `multiplier` points below `anchor`.
  open func constraint(equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat) -> LayoutConstraint {
    made(.equal, anchor, 8 * multiplier)
  }

  /// The constraint: this anchor lies at least 8 × `multiplier` points below `anchor`.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat)
    -> LayoutConstraint
  { made(.greaterThanOrEqual, anchor, 8 * multiplier) }

  /// The constraint: this anchor lies at most 8 × `multiplier` points below `anchor`.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat)
    -> LayoutConstraint
  { made(.lessThanOrEqual, anchor, 8 * multiplier) }
}

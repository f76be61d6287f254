import Foundation

/// A width or a height, from which constraints are made: `NSLayoutDimension`.
@preconcurrency @MainActor open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The constraint: this length is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> LayoutConstraint { fixed(.equal, c) }

  /// The constraint: this length is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint { fixed(.greaterThanOrEqual, c) }

  /// The constraint: this length is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint { fixed(.lessThanOrEqual, c) }

  /// The constraint: this length is `m` times another.
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    made(.equal, anchor, 0, times: m)
  }

  /// The constraint: this length is at least `m` times another.
  open func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    made(.greaterThanOrEqual, anchor, 0, times: m)
  }

  /// The constraint: this length is at most `m` times another.
  open func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    made(.lessThanOrEqual, anchor, 0, times: m)
  }

  /// The constraint: this length is `m` times another and `c` points.
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> LayoutConstraint
  {
    made(.equal, anchor, c, times: m)
  }

  /// The constraint: this length is at least `m` times another and `c` points.
  open func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> LayoutConstraint
  { made(.greaterThanOrEqual, anchor, c, times: m) }

  /// The constraint: this length is at most `m` times another and `c` points.
  open func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> LayoutConstraint
  { made(.lessThanOrEqual, anchor, c, times: m) }

  private func fixed(_ relation: LayoutConstraint.Relation, _ constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint(
      item: _item.object, attribute: _attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }
}

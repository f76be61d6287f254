extension LayoutConstraint {
  /// Which edge, length or line of an item a constraint speaks of: `NSLayoutConstraint.Attribute`, raw values included.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line the last row of text stands on; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The line the first row of text stands on; the bottom edge of a view without text.
    case firstBaseline = 12
    /// The left edge, inside the margin.
    case leftMargin = 13
    /// The right edge, inside the margin.
    case rightMargin = 14
    /// The top edge, inside the margin.
    case topMargin = 15
    /// The bottom edge, inside the margin.
    case bottomMargin = 16
    /// The edge where reading begins, inside the margin.
    case leadingMargin = 17
    /// The edge where reading ends, inside the margin.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// Nothing: a length that is a constant.
    case notAnAttribute = 0
  }

  /// How the two sides compare: `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// Along which lengths are taken: `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Hashable, Sendable {
    /// Widths.
    case horizontal = 0
    /// Heights.
    case vertical = 1
  }
}

extension LayoutConstraint.Attribute {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  var isLength: Bool { self == .width || self == .height }

  /// Whether left or right depends on the reading direction.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Left and right, whatever the reading direction.
  var isAbsolute: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the place is an edge of the content where the item is a scroll view and the other item lies in it.
  var isEdge: Bool { !isLength && self != .centerX && self != .centerY }

  /// The name as messages print it.
  var name: String { "\(self)" }
}

/// Room between items or at an edge of one (Semantics 11.19).
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly these points.
  case fixed(Double)
  /// At least these points; what the group has left over is split equally among all flexible spacings along its axis.
  case flexible(Double)

  /// The points that count when it is found out how many items fit.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Room outside the four edges of an item or a group; it counts for fitting (Semantics 11.20–11.22).
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// Before the leading edge.
  public var leading: CompositionalSpacing
  /// Above the top edge.
  public var top: CompositionalSpacing
  /// Behind the trailing edge.
  public var trailing: CompositionalSpacing
  /// Below the bottom edge.
  public var bottom: CompositionalSpacing

  /// Makes an edge spacing; what is left out is a fixed zero.
  public init(
    leading: CompositionalSpacing = .fixed(0), top: CompositionalSpacing = .fixed(0),
    trailing: CompositionalSpacing = .fixed(0), bottom: CompositionalSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// No room at any edge.
  public static var zero: CompositionalEdgeSpacing { CompositionalEdgeSpacing() }

  /// The room before the edge where `axis` begins.
  public func before(_ axis: LayoutAxis) -> CompositionalSpacing { axis == .horizontal ? leading : top }
  /// The room behind the edge where `axis` ends.
  public func after(_ axis: LayoutAxis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }
}

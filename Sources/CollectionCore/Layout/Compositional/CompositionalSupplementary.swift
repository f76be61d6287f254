/// Edges of a rectangle by their directional names.
public struct CompositionalEdges: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nearest to the top.
  public static let top = CompositionalEdges(rawValue: 1)
  /// Where lines of text begin.
  public static let leading = CompositionalEdges(rawValue: 2)
  /// Furthest from the top.
  public static let bottom = CompositionalEdges(rawValue: 4)
  /// Where lines of text end.
  public static let trailing = CompositionalEdges(rawValue: 8)

  /// How far along `axis` the named point of a rectangle lies: 0, ½ or 1. No edge or both edges name the middle
  /// (Semantics 11.46).
  public func place(_ axis: LayoutAxis) -> Double {
    let starts = contains(axis == .horizontal ? .leading : .top)
    let ends = contains(axis == .horizontal ? .trailing : .bottom)
    return starts == ends ? 0.5 : starts ? 0 : 1
  }
}

/// A point of a rectangle, named by edges, and a shift away from it (Semantics 11.46).
public struct CompositionalAnchor: Hashable, Sendable {
  /// The edges or corner that name the point.
  public var edges: CompositionalEdges
  /// The shift: points, or parts of the supplementary item's own size.
  public var offset: LayoutPoint
  /// Whether ``offset`` is in parts of the supplementary item's own size.
  public var offsetIsFractional: Bool

  /// Makes an anchor.
  public init(edges: CompositionalEdges, offset: LayoutPoint = .zero, offsetIsFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.offsetIsFractional = offsetIsFractional
  }
}

/// A view beside an item or a group, such as a badge, held by two anchors (Semantics 11.46, 11.47).
public struct CompositionalSupplementary: Hashable, Sendable {
  /// The interned element kind.
  public var kind: UInt16
  /// Fractions are of the item's or group's size.
  public var size: CompositionalSize
  /// The point of the item or group.
  public var containerAnchor: CompositionalAnchor
  /// The point of the view that is laid upon it; nil names the same edges as ``containerAnchor``.
  public var itemAnchor: CompositionalAnchor?
  /// Greater lies nearer to the eye; 1 unless set (Semantics 11.66).
  public var zIndex: Int
  /// Taken off the view's frame after it was placed.
  public var contentInsets: LayoutInsets

  /// Makes a supplementary item.
  public init(
    kind: UInt16, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1, contentInsets: LayoutInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

/// A header, footer or side view at the boundary of a section or of the whole layout (Semantics 11.34–11.43).
public struct CompositionalBoundaryItem: Hashable, Sendable {
  /// The interned element kind.
  public var kind: UInt16
  /// Fractions are of the section's width, less its insets if these are followed, and of the whole view's height.
  public var size: CompositionalSize
  /// The edge or corner at which it lies; an axis that is not named is centred.
  public var alignment: CompositionalEdges
  /// Points by which it is moved; an extending item takes so much less or more room.
  public var offset: LayoutPoint
  /// Whether the section grows to make room for it; otherwise it lies over the section.
  public var extendsBoundary: Bool
  /// Whether it stays inside the visible bounds while its section is on screen (Semantics 11.43).
  public var pinsToVisibleBounds: Bool
  /// Greater lies nearer to the eye; 1 unless set.
  public var zIndex: Int
  /// Taken off the view's frame after it was placed.
  public var contentInsets: LayoutInsets

  /// Makes a boundary item.
  public init(
    kind: UInt16, size: CompositionalSize, alignment: CompositionalEdges, offset: LayoutPoint = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, zIndex: Int = 1,
    contentInsets: LayoutInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}

/// A view behind a whole section that the layout makes by itself (Semantics 11.48).
public struct CompositionalDecoration: Hashable, Sendable {
  /// The interned element kind.
  public var kind: UInt16
  /// Taken off the section's rectangle, its boundary items and insets included.
  public var contentInsets: LayoutInsets
  /// Greater lies nearer to the eye.
  public var zIndex: Int

  /// Makes a background decoration.
  public init(kind: UInt16, contentInsets: LayoutInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

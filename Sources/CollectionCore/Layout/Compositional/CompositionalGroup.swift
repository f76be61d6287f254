/// The smallest unit of a compositional layout: the place of one cell.
public struct CompositionalItem: Hashable, Sendable {
  /// Fractions are of the group's inner size.
  public var size: CompositionalSize
  /// Taken off the frame after it was placed; not on an axis whose dimension is estimated (Semantics 11.24).
  public var contentInsets: LayoutInsets
  /// Room around it, which counts for fitting.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// Views beside the cell.
  public var supplementaries: [CompositionalSupplementary]

  /// Makes an item.
  public init(
    size: CompositionalSize, contentInsets: LayoutInsets = .zero, edgeSpacing: CompositionalEdgeSpacing = .zero,
    supplementaries: [CompositionalSupplementary] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

/// What stands in a group: an item or a group again.
public enum CompositionalChild: Hashable, Sendable {
  /// The place of one cell.
  case item(CompositionalItem)
  /// The places of all items of a group.
  case group(CompositionalGroup)
}

/// A place that a custom group's provider answered (Semantics 11.18).
public struct CompositionalCustomItem: Hashable, Sendable {
  /// In the group's own coordinates, points.
  public var frame: LayoutRect
  /// Greater lies nearer to the eye.
  public var zIndex: Int

  /// Makes a place.
  public init(frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// How a group fills itself with items.
public enum CompositionalFilling: Hashable, Sendable {
  /// Repeats the children along `axis` as long as they fit (Semantics 11.10–11.12).
  case fit(axis: LayoutAxis)
  /// Exactly `count` times the only child, each with an equal share of the length along `axis` (Semantics 11.13).
  case equalShares(axis: LayoutAxis, count: Int)
  /// Exactly `count` times the only child at its own size (Semantics 11.14).
  case repeating(axis: LayoutAxis, count: Int)
  /// The places a provider answered.
  case custom([CompositionalCustomItem])
}

/// Items that are laid out together and repeated as one.
public struct CompositionalGroup: Hashable, Sendable {
  /// Fractions are of the enclosing group's inner size, or of the section's container (Semantics 11.6, 11.7).
  public var size: CompositionalSize
  /// How it fills itself.
  public var filling: CompositionalFilling
  /// What is laid out, in turn; empty for a custom group.
  public var children: [CompositionalChild]
  /// Room between two children.
  public var interItemSpacing: CompositionalSpacing
  /// Taken off the size in which the children are laid out (Semantics 11.25).
  public var contentInsets: LayoutInsets
  /// Room around the group.
  public var edgeSpacing: CompositionalEdgeSpacing
  /// Views beside the group.
  public var supplementaries: [CompositionalSupplementary]

  /// Makes a group.
  public init(
    size: CompositionalSize, filling: CompositionalFilling, children: [CompositionalChild] = [],
    interItemSpacing: CompositionalSpacing = .fixed(0), contentInsets: LayoutInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = .zero, supplementaries: [CompositionalSupplementary] = []
  ) {
    self.size = size
    self.filling = filling
    self.children = children
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

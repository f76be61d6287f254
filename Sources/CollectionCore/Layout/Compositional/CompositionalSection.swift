/// How a section scrolls across the layout's axis (Semantics 11.52).
public enum CompositionalOrthogonalScrolling: UInt8, Hashable, Sendable, CaseIterable {
  /// Not at all: groups are stacked along the layout's axis.
  case none
  /// Comes to rest anywhere.
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// Moves by the extent of the viewport.
  case paging
  /// Moves by one group.
  case groupPaging
  /// Moves by one group and centres it.
  case groupPagingCentered
}

/// What a section of a compositional layout looks like, however many items it has.
public struct CompositionalSection: Hashable, Sendable {
  /// Repeated until all items have a place.
  public var group: CompositionalGroup
  /// Between two groups, points, not behind the last (Semantics 11.23).
  public var interGroupSpacing: Double
  /// Around all groups; the section's container is narrowed by them across the layout's axis alone (Semantics 11.6).
  public var contentInsets: LayoutInsets
  /// What the section's insets reference adds: safe area, margins or nothing. Counts across the layout's axis alone
  /// (Semantics 11.26).
  public var referenceInsets: LayoutInsets
  /// What stands for ``referenceInsets`` where boundary items count theirs from something else; nil for the same.
  public var supplementaryReferenceInsets: LayoutInsets?
  /// Whether boundary items lie inside the content insets across the layout's axis.
  public var supplementariesFollowContentInsets: Bool
  /// Headers, footers and side views. Items on one side overlap and do not stack (Semantics 11.39).
  public var boundaryItems: [CompositionalBoundaryItem]
  /// Backgrounds; if there are any, the section's cells lie at zIndex 1 (Semantics 11.48).
  public var decorations: [CompositionalDecoration]
  /// How the section scrolls across the layout's axis.
  public var orthogonalScrolling: CompositionalOrthogonalScrolling
  /// Room before the boundary items that extend the section at its start, points; none where there are no such items.
  public var leadPadding: Double

  /// Makes a section.
  public init(
    group: CompositionalGroup, interGroupSpacing: Double = 0, contentInsets: LayoutInsets = .zero,
    referenceInsets: LayoutInsets = .zero, supplementariesFollowContentInsets: Bool = true,
    boundaryItems: [CompositionalBoundaryItem] = [], decorations: [CompositionalDecoration] = [],
    orthogonalScrolling: CompositionalOrthogonalScrolling = .none, leadPadding: Double = 0
  ) {
    self.group = group
    self.interGroupSpacing = interGroupSpacing
    self.contentInsets = contentInsets
    self.referenceInsets = referenceInsets
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.boundaryItems = boundaryItems
    self.decorations = decorations
    self.orthogonalScrolling = orthogonalScrolling
    self.leadPadding = leadPadding
  }
}

/// What holds for all sections of a compositional layout.
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which the content scrolls and sections are stacked.
  public var axis: LayoutAxis
  /// The extent of the view, points; containers are resolved against it (Semantics 11.6).
  public var viewSize: LayoutSize
  /// Pixels in a point.
  public var scale: Double
  /// Between every pair of sections, empty ones included, points (Semantics 11.23).
  public var interSectionSpacing: Double
  /// Headers, footers and side views around all sections (Semantics 11.41).
  public var boundaryItems: [CompositionalBoundaryItem]
  /// Whether the finished layout is mirrored, leading being on the right.
  public var isRightToLeft: Bool

  /// Makes a configuration.
  public init(
    axis: LayoutAxis = .vertical, viewSize: LayoutSize, scale: Double, interSectionSpacing: Double = 0,
    boundaryItems: [CompositionalBoundaryItem] = [], isRightToLeft: Bool = false
  ) {
    self.axis = axis
    self.viewSize = viewSize
    self.scale = scale
    self.interSectionSpacing = interSectionSpacing
    self.boundaryItems = boundaryItems
    self.isRightToLeft = isRightToLeft
  }
}

/// A section of the data: how many items it has and which of the layout's definitions it follows.
public struct CompositionalSectionUse: Hashable, Sendable {
  /// The index of the ``CompositionalSection`` in the solver's definitions; sections that share one share its solution.
  public var definition: Int
  /// The number of items.
  public var count: Int

  /// Makes a use of a definition.
  public init(definition: Int, count: Int) {
    self.definition = definition
    self.count = count
  }
}

/// Why a section lays nothing out though it has items.
public enum CompositionalObstacle: Hashable, Sendable {
  /// Its insets leave no room across the axis in which its groups follow each other (Semantics 11.65).
  case noRoom
  /// Its group does not hold even one item: the first is longer than the group, or there is none (Semantics 11.15).
  case nothingFits
}

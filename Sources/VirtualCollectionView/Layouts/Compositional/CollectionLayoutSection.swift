// face
internal import CollectionCore
import Foundation

/// How a section scrolls across the layout's axis: `UICollectionLayoutSectionOrthogonalScrollingBehavior`
/// (Semantics 11.52).
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable, CaseIterable {
  /// Not at all.
  case none = 0
  /// Comes to rest anywhere.
  case continuous = 1
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// Moves by the extent of the view.
  case paging = 3
  /// Moves by a group.
  case groupPaging = 4
  /// Moves by a group and centres it.
  case groupPagingCentered = 5
}

/// What insets count from: `UIContentInsetsReference` (Semantics 11.26).
public enum ContentInsetsReference: Int, Sendable, Hashable, CaseIterable {
  /// A section follows its layout; a layout follows the safe area.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide, which comes to the layout margins here as it was measured.
  case readableContent = 4
}

/// How a section that scrolls itself moves: `UICollectionLayoutSectionOrthogonalScrollingProperties` (Semantics 11.58).
///
/// The values are kept for whoever drives a section; offsets that are set by call come to rest without them.
@preconcurrency @MainActor
open class CollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// The part of its speed that a movement keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Between 0 and 1, per millisecond; −1 for ``automatic``.
    public var rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As the behaviour has it: fast where it moves by pages or groups.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// 0.998, as scroll views have it.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the content can be dragged past its ends.
  public enum Bounce: Int, Sendable, Hashable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// Even where everything fits.
    case always = 1
    /// No.
    case never = 2
  }

  /// How fast a movement ends; automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the ends give way; automatic.
  open var bounce = Bounce.automatic

  /// Makes automatic properties.
  public nonisolated override init() { super.init() }

  /// Properties of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> CollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = CollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

/// Is told what of a section is visible, and may change it: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`
/// (Semantics 11.57).
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any CollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any CollectionLayoutEnvironment
  ) -> Void

/// What a section looks like, however many items it has: `NSCollectionLayoutSection`.
///
/// A section keeps a copy of its group, a layout a copy of its section (Semantics 11.62).
@preconcurrency @MainActor open class CollectionLayoutSection: NSObject, @MainActor NSCopying {
  internal final let _group: CollectionLayoutGroup
  internal final var _scrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
  /// What a list section was made of.
  internal final var _list: CollectionLayoutListConfiguration?
  /// Room above the boundary items that extend the section at its start, points.
  internal final var _headerPadding: CGFloat = 0

  /// Makes a section that repeats a group until all its items have a place.
  public init(group: CollectionLayoutGroup) {
    _group = group.duplicate()
    super.init()
  }

  /// Around all groups, points; none. Top and bottom do not shorten what fractional heights are parts of
  /// (Semantics 11.6).
  open var contentInsets = DirectionalViewInsets.zero
  /// Between two groups, points, not behind the last; 0 (Semantics 11.23).
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` count from; automatic, which follows the layout.
  open var contentInsetsReference = ContentInsetsReference.automatic
  /// What the insets of boundary items count from; automatic, which follows ``contentInsetsReference``. With
  /// ``ContentInsetsReference/none`` they keep clear of nothing, not of ``contentInsets`` either, as with
  /// ``supplementariesFollowContentInsets`` false, in whose place UIKit put it.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether boundary items lie inside the content insets across the scroll axis; true. UIKit deprecated it in iOS 16.
  open var supplementariesFollowContentInsets = true
  /// Headers, footers and side views; items of one side overlap (Semantics 11.39).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  /// How the section scrolls across the layout's axis; not at all.
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Is told what of the section is visible at each solve and each change of an offset (Semantics 11.57).
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// How a section that scrolls itself moves.
  open var orthogonalScrollingProperties: CollectionLayoutSectionOrthogonalScrollingProperties {
    _scrollingProperties
  }

  /// A section of the same values, and copies of what it holds.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> CollectionLayoutSection {
    let copy = CollectionLayoutSection(group: _group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicateBoundary() }
    copy.decorationItems = decorationItems.map { $0.duplicateDecoration() }
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy._scrollingProperties = _scrollingProperties.duplicate()
    copy._list = _list
    copy._headerPadding = _headerPadding
    return copy
  }
}

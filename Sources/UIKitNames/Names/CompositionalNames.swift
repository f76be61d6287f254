import VirtualCollectionView

/// Edges of a rectangle by reading direction.
public typealias NSDirectionalRectEdge = DirectionalRectEdge

/// A corner, an edge's middle, or none, by reading direction.
public typealias NSRectAlignment = RectAlignment

/// What has a place, a size and a transform.
public typealias UIDynamicItem = DynamicItem

/// What insets count from.
public typealias UIContentInsetsReference = ContentInsetsReference

/// One extent of an item, a group or a supplementary item.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension

/// Width and height of an item, a group or a supplementary item.
public typealias NSCollectionLayoutSize = CollectionLayoutSize

/// Room between items or at an edge of one.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing

/// Room outside the four edges of an item or a group.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing

/// A point of a rectangle and a shift away from it.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor

/// The place of one cell.
public typealias NSCollectionLayoutItem = CollectionLayoutItem

/// Items that are laid out together and repeated as one.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup

/// A place in a custom group.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem

/// Answers the places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider

/// A view beside an item or a group.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem

/// A header, footer or side view of a section or of the whole layout.
public typealias NSCollectionLayoutBoundarySupplementaryItem = CollectionLayoutBoundarySupplementaryItem

/// A view behind a whole section.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem

/// What a section looks like.
public typealias NSCollectionLayoutSection = CollectionLayoutSection

/// The room something is laid out in.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer

/// What a section provider is told.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment

/// A visible element of a section, for its handler to change.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem

/// Is told what of a section is visible.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  CollectionLayoutSectionVisibleItemsInvalidationHandler

/// How a section scrolls across the layout's axis.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior

/// How fast a section that scrolls itself ends, and whether its ends give way.
public typealias UICollectionLayoutSectionOrthogonalScrollingProperties =
  CollectionLayoutSectionOrthogonalScrollingProperties

/// The layout of groups in sections.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout

/// What holds for all sections of a compositional layout.
public typealias UICollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration

/// Answers what a section looks like.
public typealias UICollectionViewCompositionalLayoutSectionProvider = CollectionViewCompositionalLayoutSectionProvider

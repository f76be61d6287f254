import VirtualCollectionView

/// A rectangle in a tree of views.
public typealias UIView = VirtualView

/// A view that shows a part of its content.
public typealias UIScrollView = VirtualScrollView

/// Who is told that a scroll view scrolled.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// The horizontal axis, the vertical one, both or none.
public typealias UIAxis = AxisSet

/// The root of a tree of views.
public typealias UIWindow = VirtualWindow

/// A colour by its components.
public typealias UIColor = VirtualColor

/// What surrounds a view: size classes, direction, scale.
public typealias UITraitCollection = ViewTraits

/// Distances from the four edges, points, by left and right.
public typealias UIEdgeInsets = ViewInsets

/// Distances from the four edges, points, by leading and trailing.
public typealias NSDirectionalEdgeInsets = DirectionalViewInsets

/// Left to right or right to left.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// Whether a view's content follows the reading direction.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// How much a constraint or a length matters, 1 to 1,000.
public typealias UILayoutPriority = FittingPriority

/// What a cell's appearance may depend on.
public typealias UICellConfigurationState = CellConfigurationState

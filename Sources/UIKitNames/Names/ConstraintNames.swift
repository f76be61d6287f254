import VirtualCollectionView

/// A linear relation between two places or lengths of views; nested types come along.
public typealias NSLayoutConstraint = LayoutConstraint

/// An edge or a line from which constraints are made.
public typealias NSLayoutAnchor = LayoutAnchor

/// A place from left to right.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

/// A place from top to bottom.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

/// A width or a height.
public typealias NSLayoutDimension = LayoutDimension

/// A rectangle that constraints can speak of, without a view.
public typealias UILayoutGuide = LayoutGuide

/// A row or a column of views.
public typealias UIStackView = VirtualStackView

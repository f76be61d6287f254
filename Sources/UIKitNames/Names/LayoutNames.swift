import VirtualCollectionView

/// The base of every layout.
public typealias UICollectionViewLayout = CollectionViewLayout

/// The layout that fills lines.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

/// Where an element stands and how it looks there.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

/// What of a layout is no longer valid.
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext

/// What of a flow layout is no longer valid.
public typealias UICollectionViewFlowLayoutInvalidationContext = CollectionViewFlowLayoutInvalidationContext

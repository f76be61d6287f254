import VirtualCollectionView

/// The collection view under UIKit's name; nested types come along.
public typealias UICollectionView = CollectionView

/// A cell: a view for one item.
public typealias UICollectionViewCell = CollectionViewCell

/// A view that a collection view recycles: a supplementary or decoration view, or a cell.
public typealias UICollectionReusableView = CollectionReusableView

/// Who knows how many items there are and makes their views.
public typealias UICollectionViewDataSource = CollectionViewDataSource

/// Who is told which items may soon be shown.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching

/// Who is asked and told about selection, highlighting and display.
public typealias UICollectionViewDelegate = CollectionViewDelegate

/// Who gives a flow layout its sizes, insets and spacings.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

/// One change of a batch, as a layout is told of it.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem

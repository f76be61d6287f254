import VirtualCollectionView

/// How a section of rows looks.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration

/// Which separators a row has, and where.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

/// What a swipe over a row offers.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// What a swipe over a row offers to do.
public typealias UIContextualAction = ContextualAction

/// A cell of a list.
public typealias UICollectionViewListCell = CollectionViewListCell

/// Something at an edge of a list cell; nested types come along.
public typealias UICellAccessory = CellAccessory

/// A text, a second one and an image as a row of a list shows them; nested types come along.
public typealias UIListContentConfiguration = ListContentConfiguration

/// The view of a list row's content.
public typealias UIListContentView = ListContentView

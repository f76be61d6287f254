import VirtualCollectionView

/// How a section of rows looks.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration

/// Which separators a row has, and where.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

/// What a swipe over a row offers.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// What a swipe over a row offers to do.
public typealias UIContextualAction = ContextualAction

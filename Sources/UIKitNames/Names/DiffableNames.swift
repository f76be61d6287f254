import VirtualCollectionView

/// What a diffable data source shows at one time: ordered sections with ordered items.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

/// What one section of a diffable data source shows: a tree of items.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot

/// What became of a diffable data source when the reader moved an item.
public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction

/// The part of a transaction that one section takes.
public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction

/// A data source that is given snapshots and finds the differences itself.
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource

import Foundation

// What makes `dataSource.numberOfSections?(in: view)` compile: a property that shares the method's base name and can be called. On a
// class with a member of that name, the class's own wins.

extension CollectionViewDataSource {
  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionView: CollectionViewDataSourceMethods? { CollectionViewDataSourceMethods(dataSource: self) }

  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var numberOfSections: NumberOfSectionsMethod? { NumberOfSectionsMethod(dataSource: self) }

  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var indexTitles: IndexTitlesMethod? { IndexTitlesMethod(dataSource: self) }
}

extension CollectionViewDataSourcePrefetching {
  /// The optional methods of this name, to be called with `?`; the call is nil when the method is not implemented.
  public var collectionView: CollectionViewPrefetchingMethods? { CollectionViewPrefetchingMethods(dataSource: self) }
}

// MARK: - What is called

/// A data source's optional methods that begin with `collectionView`, as a value that can be called.
@preconcurrency @MainActor public struct CollectionViewDataSourceMethods {
  let dataSource: any CollectionViewDataSource

  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`; nil when it is not implemented.
  public func callAsFunction(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    OptionalMethod.viewForSupplementary.ask(dataSource) {
      dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> OptionalAnswer<CollectionReusableView> {
    OptionalAnswer(
      OptionalMethod.viewForSupplementary.ask(dataSource) {
        dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath,
    _forced: Void = ()
  ) -> CollectionReusableView {
    OptionalMethod.viewForSupplementary.demand(dataSource) {
      dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// `collectionView(_:canMoveItemAt:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.canMoveItem.ask(dataSource) { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath)
    -> OptionalAnswer<Bool>
  {
    OptionalAnswer(
      OptionalMethod.canMoveItem.ask(dataSource) { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
    )
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath, _forced: Void = ()
  ) -> Bool {
    OptionalMethod.canMoveItem.demand(dataSource) {
      dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// `collectionView(_:moveItemAt:to:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.moveItem.ask(dataSource) {
      dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// `collectionView(_:indexPathForIndexTitle:at:)`; nil when it is not implemented.
  public func callAsFunction(_ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath?
  {
    OptionalMethod.indexPathForIndexTitle.ask(dataSource) {
      dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> OptionalAnswer<IndexPath> {
    OptionalAnswer(
      OptionalMethod.indexPathForIndexTitle.ask(dataSource) {
        dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int, _forced: Void = ()
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.demand(dataSource) {
      dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

/// `numberOfSections` as a value that can be called.
@preconcurrency @MainActor public struct NumberOfSectionsMethod {
  let dataSource: any CollectionViewDataSource

  /// `numberOfSections(in:)`; nil when it is not implemented.
  public func callAsFunction(in collectionView: CollectionView) -> Int? {
    OptionalMethod.numberOfSections.ask(dataSource) { dataSource.numberOfSections(in: collectionView) }
  }

  /// The same for `.member` behind the call: nil when it is not implemented.
  @_disfavoredOverload public func callAsFunction(in collectionView: CollectionView) -> OptionalAnswer<Int> {
    OptionalAnswer(OptionalMethod.numberOfSections.ask(dataSource) { dataSource.numberOfSections(in: collectionView) })
  }

  /// The same behind `!`: stops the process when it is not implemented.
  @_disfavoredOverload public func callAsFunction(in collectionView: CollectionView, _forced: Void = ()) -> Int {
    OptionalMethod.numberOfSections.demand(dataSource) { dataSource.numberOfSections(in: collectionView) }
  }
}

/// `indexTitles` as a value that can be called.
@preconcurrency @MainActor public struct IndexTitlesMethod {
  let dataSource: any CollectionViewDataSource

  /// `indexTitles(for:)`; nil when it is not implemented.
  public func callAsFunction(for collectionView: CollectionView) -> [String]? {
    OptionalMethod.indexTitles.ask(dataSource) { dataSource.indexTitles(for: collectionView) } ?? nil
  }
}

/// A prefetching data source's optional method as a value that can be called.
@preconcurrency @MainActor public struct CollectionViewPrefetchingMethods {
  let dataSource: any CollectionViewDataSourcePrefetching

  /// `collectionView(_:cancelPrefetchingForItemsAt:)`; nil when it is not implemented.
  @discardableResult public func callAsFunction(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethod.cancelPrefetching.ask(dataSource) {
      dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}

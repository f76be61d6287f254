import Foundation

/// Is told of items that will be needed soon.
@preconcurrency @MainActor public protocol CollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items that may come on screen soon, the nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items announced before that are not needed after all. Optional.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Not implemented.
  public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethod.cancelPrefetching.miss(self)
  }
}

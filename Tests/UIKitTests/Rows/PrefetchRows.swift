// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView,
//   cancelPrefetchingForItemsAt indexPaths: [IndexPath])
@MainActor private func row611(
  _ value: any UICollectionViewDataSourcePrefetching, _ collectionView0: UICollectionView, _ indexPaths1: [IndexPath]
) {
  value.collectionView(collectionView0, cancelPrefetchingForItemsAt: indexPaths1)
}

// row: UICollectionViewDataSourcePrefetching: protocol UICollectionViewDataSourcePrefetching : NSObjectProtocol
@MainActor private func row612(_ value: any UICollectionViewDataSourcePrefetching) -> any NSObjectProtocol { value }

// row: UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView, prefetchItemsAt
//   indexPaths: [IndexPath])
@MainActor private func row613(
  _ value: any UICollectionViewDataSourcePrefetching, _ collectionView0: UICollectionView, _ indexPaths1: [IndexPath]
) {
  value.collectionView(collectionView0, prefetchItemsAt: indexPaths1)
}

// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView,
//   cancelPrefetchingForItemsAt indexPaths: [IndexPath])
@MainActor private func row611(_ value: any UICollectionViewDataSourcePrefetching) {
  let _: (UICollectionView, [IndexPath]) -> Void = value.collectionView(_:cancelPrefetchingForItemsAt:)
}

// row: UICollectionViewDataSourcePrefetching: protocol UICollectionViewDataSourcePrefetching : NSObjectProtocol
@MainActor private func row612(_ value: any UICollectionViewDataSourcePrefetching) -> any NSObjectProtocol { value }

// row: UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView, prefetchItemsAt
//   indexPaths: [IndexPath])
@MainActor private func row613(_ value: any UICollectionViewDataSourcePrefetching) {
  let _: (UICollectionView, [IndexPath]) -> Void = value.collectionView(_:prefetchItemsAt:)
}

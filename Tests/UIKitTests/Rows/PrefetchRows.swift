// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum PrefetchRows {
  // UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  static func row1(_ o: any UICollectionViewDataSourcePrefetching, _ a0: UICollectionView, _ a1: [IndexPath]) {
    let _: Void? = o.collectionView?(a0, cancelPrefetchingForItemsAt: a1)
  }

  // UICollectionViewDataSourcePrefetching: protocol UICollectionViewDataSourcePrefetching : NSObjectProtocol
  static func row2(_ o: any UICollectionViewDataSourcePrefetching) {
    let _: any NSObjectProtocol = o
  }

  // UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  static func row3(_ o: any UICollectionViewDataSourcePrefetching, _ a0: UICollectionView, _ a1: [IndexPath]) {
    let _: Void = o.collectionView(a0, prefetchItemsAt: a1)
  }
}

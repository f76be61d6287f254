import Foundation
import VirtualCollectionView

/// A data source as a user would write it: counts, plain cells, headers where the layout wants them.
@MainActor final class BenchSource: NSObject, CollectionViewDataSource {
  static let cell = "Cell"
  static let header = "Header"

  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: BenchSource.cell, for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: BenchSource.header, for: indexPath)
  }
}

/// A delegate that implements all that a scrolled frame tells: the offset, views that come and views that go.
@MainActor final class FullDelegate: NSObject, CollectionViewDelegate {
  private(set) var displayed = 0
  private(set) var ended = 0
  private(set) var scrolled = 0

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { scrolled += 1 }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed += 1 }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { ended += 1 }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { displayed += 1 }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { ended += 1 }
}

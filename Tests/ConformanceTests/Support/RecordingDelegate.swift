#if canImport(UIKit)
  import UIKit

  /// A delegate that writes down what it is told about display and scrolling, and whether it is asked about selection.
  @MainActor class RecordingDelegate: NSObject, UICollectionViewDelegate {
    let log: CallLog
    var onWillDisplay: ((UICollectionViewCell, IndexPath) -> Void)?
    var onDidEndDisplaying: ((UICollectionViewCell, IndexPath) -> Void)?
    var onScroll: ((UIScrollView) -> Void)?

    init(_ log: CallLog) { self.log = log }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      log.add("will \(name(indexPath))")
      onWillDisplay?(cell, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      log.add("did \(name(indexPath))")
      onDidEndDisplaying?(cell, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.add("will \(short(elementKind)) \(name(indexPath))") }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.add("did \(short(elementKind)) \(name(indexPath))") }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      log.add("shouldSelect \(name(indexPath))")
      return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      log.add("shouldDeselect \(name(indexPath))")
      return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add("didSelect \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.add("didDeselect \(name(indexPath))")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.add("scrolled \(text(scrollView.contentOffset.x)) \(text(scrollView.contentOffset.y))")
      onScroll?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animation ended") }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// Sizes of items and nothing else, written down.
  @MainActor final class SizesDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let log = CallLog()
    var size: (IndexPath) -> CGSize

    init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      log.add("size \(name(indexPath))")
      return size(indexPath)
    }
  }

  /// All that a flow layout can be told, by section, written down.
  @MainActor final class MetricsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let log = CallLog()
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var inset: (Int) -> UIEdgeInsets = { _ in .zero }
    var lineSpacing: (Int) -> CGFloat = { _ in 10 }
    var interitemSpacing: (Int) -> CGFloat = { _ in 10 }
    var header: (Int) -> CGSize = { _ in .zero }
    var footer: (Int) -> CGSize = { _ in .zero }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      log.add("size \(name(indexPath))")
      return size(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      log.add("inset \(section)")
      return inset(section)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      log.add("line \(section)")
      return lineSpacing(section)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      log.add("interitem \(section)")
      return interitemSpacing(section)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      log.add("header \(section)")
      return header(section)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      log.add("footer \(section)")
      return footer(section)
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A data source that writes its calls down; a test can put answers of its own in place of the usual ones.
  @MainActor final class RecordingSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var identifier = "Cell"
    let log: CallLog
    /// Called with a cell that was dequeued, before it is returned.
    var configure: ((UICollectionViewCell, IndexPath) -> Void)?
    /// Gives a cell instead of dequeuing one.
    var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    /// Gives a supplementary view instead of dequeuing one.
    var makeView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

    init(_ counts: [Int], _ log: CallLog) {
      self.counts = counts
      self.log = log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      log.add("sections")
      return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.add("items \(section)")
      return counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.add("ask \(name(indexPath))")
      if let makeCell { return makeCell(collectionView, indexPath) }
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      configure?(cell, indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      log.add("ask \(short(kind)) \(name(indexPath))")
      if let makeView { return makeView(collectionView, kind, indexPath) }
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "View", for: indexPath)
    }
  }

  /// A data source with the two methods that it must have.
  @MainActor final class PlainSource: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }
#endif

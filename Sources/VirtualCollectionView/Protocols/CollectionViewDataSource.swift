import Foundation

/// Tells a collection view how much there is, and gives a view for each element.
///
/// As in UIKit, two methods are required and the rest are optional: what a class does not implement is not asked for.
/// An optional method that only a subclass of the conforming class adds is not seen, since Swift fixes the conformance at
/// the class that declares it.
@preconcurrency @MainActor public protocol CollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has. Asked once for each section when counts are read, then cached (Semantics 2.3).
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item: dequeued from `collectionView` for this path, once, and returned.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell

  // Optional
  /// How many sections there are; 1 when not implemented (Semantics 2.4).
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The supplementary view for an element that the layout shows.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Whether the user may move an item.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// The user has moved an item; the model is to follow.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of the index beside the view.
  func indexTitles(for collectionView: CollectionView) -> [String]?
  /// The item that belongs to an index title.
  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension CollectionViewDataSource {
  /// Not implemented: the view assumes 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    OptionalMethod.numberOfSections.miss(self)
    return 1
  }

  /// Not implemented: asking is a violation (Semantics 1.13).
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    OptionalMethod.viewForSupplementary.miss(self)
    return CollectionReusableView(frame: .zero)
  }

  /// Not implemented: movable when `moveItemAt` is there.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canMoveItem.miss(self)
    return false
  }

  /// Not implemented: nothing can be moved.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.moveItem.miss(self)
  }

  /// Not implemented: no index.
  public func indexTitles(for collectionView: CollectionView) -> [String]? {
    OptionalMethod.indexTitles.miss(self)
    return nil
  }

  /// Not implemented: no index.
  public func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.miss(self)
    return IndexPath()
  }
}

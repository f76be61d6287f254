// face
internal import CollectionCore
import Foundation

/// A view beside an item or a group, such as a badge, held by two anchors: `NSCollectionLayoutSupplementaryItem`
/// (Semantics 11.46, 11.47).
@preconcurrency @MainActor open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  internal final let _elementKind: String
  internal final let _containerAnchor: CollectionLayoutAnchor
  internal final let _itemAnchor: CollectionLayoutAnchor?
  internal final var _zIndex = 1

  init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String, _ containerAnchor: CollectionLayoutAnchor,
    _ itemAnchor: CollectionLayoutAnchor?
  ) {
    _elementKind = elementKind
    _containerAnchor = containerAnchor
    _itemAnchor = itemAnchor
    super.init(layoutSize, [])
  }

  /// Makes a view whose point of the same edges lies on the anchor; fractions are of the item's or group's size.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Makes a view whose item anchor lies on the container anchor.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// The kind the data source is asked for.
  open var elementKind: String { _elementKind }
  /// The point of the item or group.
  open var containerAnchor: CollectionLayoutAnchor { _containerAnchor }
  /// The point of the view that is laid upon it; nil is that of the container anchor's edges.
  open var itemAnchor: CollectionLayoutAnchor? { _itemAnchor }

  /// Greater lies nearer to the eye; 1.
  open var zIndex: Int {
    get { _zIndex }
    set { _zIndex = newValue }
  }

  // MARK: Hooks

  override func duplicateItem() -> CollectionLayoutItem { duplicate() }

  func duplicate() -> CollectionLayoutSupplementaryItem {
    let copy = CollectionLayoutSupplementaryItem(_layoutSize, _elementKind, _containerAnchor, _itemAnchor)
    copy.takeValues(from: self)
    copy._zIndex = _zIndex
    return copy
  }

  override func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    guard super.hasSameValues(as: other), let other = other as? CollectionLayoutSupplementaryItem else { return false }
    return other._elementKind == _elementKind && other._containerAnchor == _containerAnchor
      && other._itemAnchor == _itemAnchor && other._zIndex == _zIndex
  }
}

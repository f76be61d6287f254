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

/// A header, footer or side view at the boundary of a section or of the whole layout:
/// `NSCollectionLayoutBoundarySupplementaryItem` (Semantics 11.34–11.43).
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  internal final let _alignment: RectAlignment
  internal final let _offset: CGPoint
  internal final var _extendsBoundary = true
  internal final var _pinsToVisibleBounds = false

  /// Makes a boundary item at an edge or corner; an axis that is not named is centred.
  public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a boundary item moved by points; one that extends takes so much less or more room.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
  ) {
    _alignment = alignment
    _offset = absoluteOffset
    let edges = DirectionalRectEdge(rawValue: UInt(CompositionalEdges(alignment).rawValue))
    super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: edges, absoluteOffset: absoluteOffset), nil)
  }

  /// The edge or corner at which it lies.
  open var alignment: RectAlignment { _alignment }
  /// By how much it is moved, points.
  open var offset: CGPoint { _offset }

  /// Whether the section grows to make room for it; true.
  open var extendsBoundary: Bool {
    get { _extendsBoundary }
    set { _extendsBoundary = newValue }
  }

  /// Whether it stays in the visible bounds while its section is on screen; false.
  open var pinToVisibleBounds: Bool {
    get { _pinsToVisibleBounds }
    set { _pinsToVisibleBounds = newValue }
  }

  // MARK: Hooks

  override func duplicate() -> CollectionLayoutSupplementaryItem { duplicateBoundary() }

  final func duplicateBoundary() -> CollectionLayoutBoundarySupplementaryItem {
    let copy = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: _layoutSize, elementKind: _elementKind, alignment: _alignment, absoluteOffset: _offset)
    copy.takeValues(from: self)
    copy._zIndex = _zIndex
    copy._extendsBoundary = _extendsBoundary
    copy._pinsToVisibleBounds = _pinsToVisibleBounds
    return copy
  }

  override func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    guard super.hasSameValues(as: other), let other = other as? CollectionLayoutBoundarySupplementaryItem else {
      return false
    }
    return other._alignment == _alignment && other._offset == _offset && other._extendsBoundary == _extendsBoundary
      && other._pinsToVisibleBounds == _pinsToVisibleBounds
  }
}

/// A view behind a whole section that the layout makes by itself: `NSCollectionLayoutDecorationItem`
/// (Semantics 11.48, 11.49).
@preconcurrency @MainActor public class CollectionLayoutDecorationItem: CollectionLayoutItem {
  final let kind: String
  final var depth = 0

  init(kind: String) {
    self.kind = kind
    let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(whole, [])
  }

  /// Makes a background; register its class on the layout.
  public class func background(elementKind: String) -> Self {
    unsafeDowncast(CollectionLayoutDecorationItem(kind: elementKind), to: self)
  }

  /// The kind under which the class is registered.
  public var elementKind: String { kind }

  /// Greater lies nearer to the eye; 0. The cells of a section with decorations lie at 1.
  public var zIndex: Int {
    get { depth }
    set { depth = newValue }
  }

  // MARK: Hooks

  override func duplicateItem() -> CollectionLayoutItem {
    let copy = CollectionLayoutDecorationItem(kind: kind)
    copy.takeValues(from: self)
    copy.depth = depth
    return copy
  }

  override func hasSameValues(as other: CollectionLayoutItem) -> Bool {
    guard super.hasSameValues(as: other), let other = other as? CollectionLayoutDecorationItem else { return false }
    return other.kind == kind && other.depth == depth
  }
}

// face
internal import CollectionCore
import Foundation

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

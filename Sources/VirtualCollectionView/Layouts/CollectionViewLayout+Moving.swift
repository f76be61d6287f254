import Foundation

extension CollectionViewLayout {
  /// The item's attributes with the middle at the position, in front of all; of no size when the layout has none.
  func movingAttributes(_ path: IndexPath, _ position: CGPoint) -> CollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: path)?.copy() as? CollectionViewLayoutAttributes
      ?? CollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }
}

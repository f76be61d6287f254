import Foundation
import VirtualCollectionView

/// A flow layout subclass that narrows what super answers, without a copy.
public final class BorrowingFlow: CollectionViewFlowLayout {
  /// Super's own objects, each a little narrower.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] { attributes.frame = attributes.frame.insetBy(dx: 4, dy: 0) }
    return found
  }

  /// Super's own object, a little narrower.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { attributes.frame = attributes.frame.insetBy(dx: 4, dy: 0) }
    return attributes
  }
}

/// The same with copies.
public final class CopyingFlow: CollectionViewFlowLayout {
  /// Copies of what super answers, each a little narrower.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { narrowed($0) }
  }

  /// A copy of what super answers, a little narrower.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap { narrowed($0) }
  }

  private func narrowed(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? CollectionViewLayoutAttributes
    if let copy { copy.frame = copy.frame.insetBy(dx: 4, dy: 0) }
    return copy
  }
}

/// A ring whose radius is half the height, whatever the width.
public final class TallRing: CollectionViewLayout {
  /// As large as the view.
  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// All items of section 0 around the middle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard let view = collectionView, view.numberOfSections > 0 else { return [] }
    return (0..<view.numberOfItems(inSection: 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  /// An item 50 x 50, at half the height less 30 from the middle.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let view = collectionView, view.numberOfSections > 0, indexPath.section == 0,
      indexPath.item < view.numberOfItems(inSection: 0)
    else { return nil }
    let angle = 2 * Double.pi / Double(view.numberOfItems(inSection: 0)) * Double(indexPath.item)
    let radius = view.bounds.height / 2 - 30
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 50, height: 50)
    attributes.center = CGPoint(
      x: view.bounds.width / 2 + radius * CGFloat(cos(angle)), y: view.bounds.height / 2 + radius * CGFloat(sin(angle)))
    return attributes
  }

  /// True for another size.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

import Foundation
import UIKitNames
import VirtualCollectionView

// Preparations and updates that go wrong.

/// Prepares only when there are more or fewer items altogether.
final class CountKeyedCache: CachedLayout {
  override func prepare() {
    guard let view = collectionView else { return }
    let total = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    if total != items.count || total == 0 { super.prepare() }
  }
}

/// The content only ever grows.
final class GrowingContent: CachedLayout {
  private var tallest: CGFloat = 0
  override func prepare() {
    super.prepare()
    tallest = max(tallest, contentHeight)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: width, height: tallest) }
}

/// Begins with what invalidateLayout() did, which is not what reloads and updates call.
final class ClearsInPlainInvalidation: CachedLayout {
  override func invalidateLayout() {
    items = [:]
    super.invalidateLayout()
  }
  override func prepare() {
    if items.isEmpty { super.prepare() }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.size != collectionView?.bounds.size { items = [:] }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// Counts its invalidations and moves on with each.
final class ShiftingInvalidation: CachedLayout {
  private var generation = 0
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || !context.invalidateDataSourceCounts { generation += 1 }
    super.invalidateLayout(with: context)
  }
  override func frame(_ item: Int, from y: CGFloat) -> CGRect {
    super.frame(item, from: y).insetBy(dx: CGFloat(generation % 3), dy: 0)
  }
}

/// Keeps the invalidation to itself.
final class SwallowsContext: CachedLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { super.invalidateLayout(with: context) }
  }
}

/// Notes inserted items and never forgets them.
final class RemembersInserted: CachedLayout {
  private var inserted: [IndexPath] = []
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems where update.updateAction == .insert {
      if let path = update.indexPathAfterUpdate { inserted.append(path) }
    }
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath),
      let attributes = items[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    attributes.alpha = 0
    return attributes
  }
}

/// Fades in the object of the cache itself.
final class FadesTheCache: CachedLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = items[itemIndexPath]
    attributes?.alpha = 0
    return attributes
  }
}

/// Moves what it kept each time it is asked.
final class MovesTheCache: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] { attributes.frame.origin.y += 1 }
    return found
  }
}

/// Makes what it kept transparent at the edge of the rectangle, and not when asked for an item.
final class FadesAtTheEdge: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] where attributes.frame.minY < rect.minY { attributes.alpha = 0.5 }
    return found
  }
}

/// Reads the width of the screen.
final class ScreenWide: CachedLayout {
  override var width: CGFloat { UIScreen.main.bounds.width }
}

/// Is prepared again only when the width changes, and takes its rows from the height.
final class WatchesWidth: CachedLayout {
  override var rowHeight: CGFloat { (collectionView?.bounds.height ?? 0) / 4 }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Hides what is out of sight when it is prepared.
final class HidesOutOfSight: CachedLayout {
  override func prepare() {
    super.prepare()
    guard let bounds = collectionView?.bounds else { return }
    for attributes in items.values { attributes.isHidden = !meets(attributes, bounds) }
  }
}

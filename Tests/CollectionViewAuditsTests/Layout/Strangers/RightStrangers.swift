import Foundation
import UIKitNames
import VirtualCollectionView

// Layouts that do unusual things and do them right.

/// Sticky headers that say so: only the offset moves them, and every step prepares.
final class StickyHeaders: FurnishedLayout {
  override func prepare() {
    super.prepare()
    guard let top = collectionView?.contentOffset.y else { return }
    for (path, attributes) in headers {
      guard let area = backgrounds[path]?.frame else { continue }
      attributes.frame.origin.y = min(max(area.minY, top), area.maxY - headerHeight)
      attributes.zIndex = 10
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A carousel whose items shrink with their distance from the middle of the view.
class ScalingCarousel: CarouselLayout {
  override func plain(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.plain(item)
    let way = min(1, abs(attributes.center.x - (collectionView?.bounds.midX ?? 0)) / itemWidth)
    attributes.transform = CGAffineTransform(scaleX: 1 - 0.3 * way, y: 1 - 0.3 * way)
    attributes.alpha = 1 - 0.6 * way
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard count > 0 else { return proposedContentOffset }
    let item = min(max(0, (proposedContentOffset.x / itemWidth).rounded()), CGFloat(count - 1))
    return CGPoint(x: item * itemWidth, y: proposedContentOffset.y)
  }
}

/// The same in space: items turn away from the reader.
final class CoverFlow: CarouselLayout {
  override func plain(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.plain(item)
    let way = max(-1, min(1, (attributes.center.x - (collectionView?.bounds.midX ?? 0)) / itemWidth))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, way * 0.8, 0, 1, 0)
    attributes.transform3D = transform
    attributes.zIndex = -Int(abs(way) * 10)
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Cards on each other, each 40 points below the last and turned a little, the last on top.
final class CardStack: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      add(path, CGRect(x: 20, y: start + CGFloat(item) * 40 + 10, width: width - 40, height: 200))
      items[path]?.zIndex = item
      items[path]?.transform = CGAffineTransform(rotationAngle: item % 2 == 0 ? 0.05 : -0.05)
    }
    return count > 0 ? start + CGFloat(count - 1) * 40 + 230 : start
  }
}

/// A deck: all cards in one place, the first on top, those below the third not drawn and not answered.
final class Deck: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      add(path, CGRect(x: 20, y: start + 20, width: width - 40, height: 200))
      items[path]?.zIndex = -item
      items[path]?.isHidden = item >= 3
    }
    return start + 240
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { !$0.isHidden }
  }
}

/// Items fade with every third transparent, and the transparent ones are left out.
final class PartlyTransparent: CachedLayout {
  override func add(_ path: IndexPath, _ frame: CGRect) {
    super.add(path, frame)
    items[path]?.alpha = CGFloat(path.item % 3) / 2
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.alpha > 0 }
  }
}

/// Answers whole rows of the grid, and a row more on each side.
final class GenerousGrid: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let wide = CGRect(x: 0, y: rect.minY - rowHeight, width: width, height: rect.height + 2 * rowHeight)
    return super.layoutAttributesForElements(in: wide)
  }
}

/// A ring of items without an end: each stands at its place nearest to the middle of the view.
final class EndlessStrip: CarouselLayout {
  override var side: CGFloat { 0 }
  override var collectionViewContentSize: CGSize {
    CGSize(
      width: count > 0 ? max(20_000, CGFloat(count) * itemWidth * 4) : 0, height: collectionView?.bounds.height ?? 0)
  }
  override func plain(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.plain(item)
    // At least a round as wide as any view.
    let round = CGFloat(max(count, 8)) * itemWidth
    let middle = collectionView?.bounds.midX ?? 0
    let turns = ((middle - attributes.center.x) / round).rounded()
    attributes.center.x += turns * round
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Answers what is on screen, whatever the rectangle, and is prepared at each step.
final class VisibleOnly: UICollectionViewLayout {
  private var shown: [UICollectionViewLayoutAttributes] = []
  private func page(_ item: Int) -> UICollectionViewLayoutAttributes {
    let bounds = collectionView?.bounds ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = bounds
    let way = bounds.height > 0 ? CGFloat(item) - bounds.minY / bounds.height : 0
    attributes.frame.origin.y += way * bounds.height * 0.8
    attributes.zIndex = -item
    return attributes
  }
  private var count: Int {
    guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
    return view.numberOfItems(inSection: 0)
  }
  override func prepare() {
    super.prepare()
    let bounds = collectionView?.bounds ?? .zero
    let current = bounds.height > 0 ? Int(bounds.minY / bounds.height) : 0
    shown = (max(0, current - 2)..<max(0, current - 2, min(count, current + 3))).map { page($0) }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * (collectionView?.bounds.height ?? 0))
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { shown }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.section == 0 && indexPath.item < count ? page(indexPath.item) : nil
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

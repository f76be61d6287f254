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
    CGSize(width: count > 0 ? max(20_000, CGFloat(count) * itemWidth * 4) : 0, height: collectionView?.bounds.height ?? 0)
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

/// In the middle of the view as long as there is room, as if by an inset.
final class MiddleGrid: CachedLayout {
  override func prepare() {
    super.prepare()
    let room = (collectionView?.bounds.height ?? 0) - contentHeight
    guard room > 0 else { return }
    for attributes in items.values { attributes.frame.origin.y += room / 2 }
    contentHeight += room
  }
}

/// Messages from the bottom up.
final class BottomUp: CachedLayout {
  override var columns: Int { 1 }
  override func prepare() {
    super.prepare()
    let room = (collectionView?.bounds.height ?? 0) - contentHeight
    guard room > 0 else { return }
    for attributes in items.values { attributes.frame.origin.y += room }
    contentHeight += room
  }
}

/// A time line: a line behind all items, which stand on both sides of it, and a dot for each.
final class TimeLine: CachedLayout {
  private var dots: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: backgroundKind)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    for item in 0..<count {
      let y = start + CGFloat(item) * 50
      add(
        IndexPath(item: item, section: section),
        CGRect(x: item % 2 == 0 ? 10 : width / 2 + 10, y: y, width: width / 2 - 20, height: 80))
      let path = IndexPath(item: item, section: section)
      let dot = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "dot", with: path)
      dot.frame = CGRect(x: width / 2 - 5, y: y + 35, width: 10, height: 10)
      dots[path] = dot
    }
    let end = count > 0 ? start + CGFloat(count - 1) * 50 + 80 : start
    // Out over both ends, so that the line goes on while the view bounces.
    if count > 0 {
      addBackground(section, CGRect(x: width / 2 - 1, y: start - 200, width: 2, height: end - start + 400))
    }
    return end
  }
  override func removeAll() {
    super.removeAll()
    dots = [:]
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? []) + sorted(dots).filter { meets($0, rect) }
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { elementKind == "dot" ? dots[indexPath] : nil }
}

/// A sheet that scrolls both ways, with a first column that stays.
final class Sheet: CachedLayout {
  override func prepare() {
    super.prepare()
    let left = collectionView?.contentOffset.x ?? 0
    for (path, attributes) in items where path.item % 8 == 0 {
      attributes.frame.origin.x = max(0, left)
      attributes.zIndex = 1
    }
  }
  override var columns: Int { 8 }
  override var width: CGFloat { 1_000 }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Left-aligned by running through all items once, in prepare().
final class LeftAligned: UICollectionViewFlowLayout {
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  override func prepare() {
    super.prepare()
    items = [:]
    guard let view = collectionView else { return }
    var (left, bottom): (CGFloat, CGFloat) = (0, -1)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let one = super.layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes else {
          continue
        }
        if item == 0 || one.frame.minY >= bottom { left = sectionInset.left }
        one.frame.origin.x = left
        left += one.frame.width + 4
        bottom = item == 0 ? one.frame.maxY : max(bottom, one.frame.maxY)
        items[path] = one
      }
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let row = CGRect(x: 0, y: rect.minY, width: collectionViewContentSize.width, height: rect.height)
    return super.layoutAttributesForElements(in: row)?.compactMap { one in
      one.representedElementCategory == .cell ? items[one.indexPath] : one
    }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// Sizes by a delegate that has to be there.
final class DelegateSized: CachedLayout {
  @MainActor protocol Sizes: AnyObject { func height(at path: IndexPath) -> CGFloat }
  weak var sizes: (any Sizes)?
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    var y = start
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let height = sizes!.height(at: path)
      add(path, CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    return y
  }
}

/// Attributes with a shade, in copies and comparisons as well.
final class KeptShadeAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var shade: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! KeptShadeAttributes
    copy.shade = shade
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeptShadeAttributes, other.shade == shade else { return false }
    return super.isEqual(object)
  }
}

/// Shades its items.
final class KeptShade: CachedLayout {
  override class var layoutAttributesClass: AnyClass { KeptShadeAttributes.self }
  override func add(_ path: IndexPath, _ frame: CGRect) {
    let attributes = KeptShadeAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.shade = CGFloat(path.item) / 300
    items[path] = attributes
  }
}

/// Notes what is inserted, and forgets it at the end.
final class FadesInserted: CachedLayout {
  private var inserted: Set<IndexPath> = []
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
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

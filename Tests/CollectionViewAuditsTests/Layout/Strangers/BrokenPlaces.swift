import Foundation
import UIKitNames
import VirtualCollectionView

// Places, sizes and offsets that go wrong.

/// One row short, when the last one is not full.
final class OneRowShort: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    let end = super.place(section, count: count, from: start)
    return count % columns == 0 ? end : end - rowHeight
  }
}

/// Short by the inset at the top.
final class ShortByInset: CachedLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight - 2 * inset) }
}

/// Begins a section where the last item of the one before ends, and that one may have none.
final class RestartsAfterEmptySection: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    let last = section > 0 ? (collectionView?.numberOfItems(inSection: section - 1) ?? 0) - 1 : -1
    let end = items[IndexPath(item: last, section: section - 1)]?.frame.maxY ?? 0
    return max(start, super.place(section, count: count, from: end))
  }
}

/// Does not move on by the height of its headers.
final class HeadersOnItems: FurnishedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    let end = super.place(section, count: count, from: start)
    for (path, attributes) in items where path.section == section { attributes.frame.origin.y -= headerHeight }
    return end - headerHeight
  }
}

/// Lays out no more than 200 items.
final class TwoHundredItems: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    super.place(section, count: min(count, 200), from: start)
  }
}

/// Takes as many items for each section as the first one has.
final class CountsFirstSection: CachedLayout {
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    super.place(section, count: collectionView?.numberOfItems(inSection: 0) ?? 0, from: start)
  }
}

/// Mirrors the left edge where the whole frame is meant.
final class MirroredEdge: CachedLayout {
  override func frame(_ item: Int, from y: CGFloat) -> CGRect {
    var frame = super.frame(item, from: y)
    if collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = width - frame.minX }
    return frame
  }
}

/// A spacing less than there are items, also where there are none.
final class SpacingBelowZero: CachedLayout {
  override var collectionViewContentSize: CGSize {
    let count = items.count
    return CGSize(width: width, height: count > 0 ? contentHeight : CGFloat(count) * 50 - 8)
  }
}

/// Has room for two insets for each item.
final class InsetForEachItem: CachedLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: contentHeight + CGFloat(items.count) * 2 * inset)
  }
}

/// Is fine upright; lying, four items to a row are placed on room for three.
final class WrongWhenLying: CachedLayout {
  override func frame(_ item: Int, from y: CGFloat) -> CGRect {
    var frame = super.frame(item, from: y)
    if let bounds = collectionView?.bounds, bounds.width > bounds.height { frame.origin.x *= 4 / 3 }
    return frame
  }
}

// MARK: - Carousels

/// Scales by the middle of the rectangle that it is asked for.
final class ScalesByRectangle: CarouselLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let scale = 1 - 0.3 * distance(attributes.indexPath.item, from: rect.midX)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      return attributes
    }
  }
}

/// Scales by the offset, and is not prepared when it changes.
final class ScalesUntold: CarouselLayout {
  private var middle: CGFloat = 0
  override func prepare() {
    super.prepare()
    middle = collectionView?.bounds.midX ?? 0
  }
  override func plain(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.plain(item)
    let scale = 1 - 0.3 * min(1, abs(attributes.center.x - middle) / itemWidth)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }
}

/// Looks for the nearest item from a start value that stays when there is none.
final class SnapsToNothing: CarouselLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var adjustment = CGFloat.greatestFiniteMagnitude
    let middle = proposedContentOffset.x + (collectionView?.bounds.width ?? 0) / 2
    for item in 0..<count {
      let way = plain(item).center.x - middle
      if abs(way) < abs(adjustment) { adjustment = way }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}

/// Divides the way by the number of pages.
final class SnapsByDivision: CarouselLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let page = (collectionViewContentSize.width - 2 * side) / CGFloat(count)
    return CGPoint(x: (proposedContentOffset.x / page).rounded() * page, y: proposedContentOffset.y)
  }
}

/// Keeps its headers at the top, and is not prepared for it.
final class StickyUntold: FurnishedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    stick()
    return super.layoutAttributesForElements(in: rect)
  }
  override func prepare() {
    super.prepare()
    stick()
  }
  func stick() {
    guard let top = collectionView?.contentOffset.y else { return }
    for (path, attributes) in headers {
      guard let area = backgrounds[path]?.frame else { continue }
      attributes.frame.origin.y = min(max(area.minY, top), area.maxY - headerHeight)
      attributes.zIndex = 10
    }
  }
}

/// The same, stuck only when it is prepared.
final class StickyPreparedOnly: FurnishedLayout {
  override func prepare() {
    super.prepare()
    guard let top = collectionView?.contentOffset.y else { return }
    for (path, attributes) in headers {
      guard let area = backgrounds[path]?.frame else { continue }
      attributes.frame.origin.y = min(max(area.minY, top), area.maxY - headerHeight)
      attributes.zIndex = 10
    }
  }
}

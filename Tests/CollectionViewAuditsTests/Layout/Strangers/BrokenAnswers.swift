import Foundation
import UIKitNames
import VirtualCollectionView

// Searches and answers that go wrong.

/// A waterfall of two columns whose search begins behind the first frame that ends below the edge: those ends are not in
/// order.
final class UnsortedWaterfall: CachedLayout {
  private var order: [UICollectionViewLayoutAttributes] = []
  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    var ends = [start, start]
    for item in 0..<count {
      let column = ends[0] <= ends[1] ? 0 : 1
      let height: CGFloat = item % 7 == 0 ? 400 : 40
      add(
        IndexPath(item: item, section: section),
        CGRect(x: CGFloat(column) * width / 2, y: ends[column], width: width / 2, height: height))
      ends[column] += height
    }
    return ends.max() ?? start
  }
  override func prepare() {
    super.prepare()
    order = orderedItems
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    return order[low...].filter { meets($0, rect) }
  }
}

/// Looks for the first row that begins in the rectangle.
final class BeginsInRectangle: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.frame.minY >= rect.minY }
  }
}

/// Rows by division, without the one that is cut by the lower edge.
final class CutsLastRow: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let last = (rect.maxY / rowHeight).rounded(.down) * rowHeight
    return super.layoutAttributesForElements(in: rect)?.filter { $0.frame.maxY <= last + inset }
  }
}

/// Counts rows in whole points where a row is 44.5 high.
final class WholeRows: CachedLayout {
  override var columns: Int { 1 }
  override var inset: CGFloat { 0 }
  override var rowHeight: CGFloat { 44.5 }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = orderedItems
    let first = max(0, Int(rect.minY) / Int(rowHeight)), last = max(0, Int(rect.maxY) / Int(rowHeight) + 1)
    return first < min(last, all.count) ? Array(all[first..<min(last, all.count)]) : []
  }
}

/// Has no answer for a header alone.
final class SilentHeaders: FurnishedLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Leaves the headers out of its answers.
final class HeadersLeftOut: FurnishedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.representedElementCategory != .supplementaryView }
  }
}

/// Leaves the backgrounds out of its answers.
final class BackgroundsLeftOut: FurnishedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.representedElementCategory != .decorationView }
  }
}

/// Answers a header with the first item of its section.
final class HeadersWithItems: FurnishedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    let first = Set(found.filter { $0.representedElementCategory == .cell && $0.indexPath.item == 0 }.map(\.indexPath))
    return found.filter { $0.representedElementCategory != .supplementaryView || first.contains($0.indexPath) }
  }
}

/// Adds the background of a section for each item of it.
final class BackgroundPerItem: FurnishedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in orderedItems where meets(attributes, rect) {
      found.append(attributes)
      if let back = backgrounds[IndexPath(item: 0, section: attributes.indexPath.section)] { found.append(back) }
    }
    return found + sorted(headers).filter { meets($0, rect) }
  }
}

/// Has a header more than there are sections.
final class OneHeaderMore: FurnishedLayout {
  override func prepare() {
    super.prepare()
    guard let sections = collectionView?.numberOfSections, sections > 0 else { return }
    let path = IndexPath(item: 0, section: sections)
    headers[path] = header(sections, CGRect(x: 0, y: contentHeight, width: width, height: headerHeight))
    contentHeight += headerHeight
  }
}

/// Turns its items over in the answer for a rectangle alone: the frames are the same.
final class TurnsOverInRectangles: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as! UICollectionViewLayoutAttributes
      copy.transform = CGAffineTransform(scaleX: -1, y: 1)
      return copy
    }
  }
}

/// Puts items in front in the answer for a rectangle alone.
final class RaisesInRectangles: CachedLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as! UICollectionViewLayoutAttributes
      copy.zIndex = 5
      return copy
    }
  }
}

/// The left-aligned flow of many answers: a margin runs along with what the rectangle happened to hold.
final class LeftAlignedByRectangle: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
    var (left, bottom): (CGFloat, CGFloat) = (sectionInset.left, -1)
    for one in attributes ?? [] where one.representedElementCategory == .cell {
      if one.frame.origin.y >= bottom { left = sectionInset.left }
      one.frame.origin.x = left
      left += one.frame.width + minimumInteritemSpacing
      bottom = max(one.frame.maxY, bottom)
    }
    return attributes
  }
}

/// Attributes that lose their shade when they are copied.
final class ShadeAttributes: UICollectionViewLayoutAttributes {
  var shade: CGFloat = 0
}

/// Shades its items.
final class ShadedLayout: CachedLayout {
  override class var layoutAttributesClass: AnyClass { ShadeAttributes.self }
  override func add(_ path: IndexPath, _ frame: CGRect) {
    let attributes = ShadeAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.shade = 0.3
    items[path] = attributes
  }
}

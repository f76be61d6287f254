import Foundation
import UIKitNames
import VirtualCollectionView

/// A layout as tutorials teach it: everything is computed in prepare() and kept by path. It is right; what is broken is in
/// the subclasses, each of which overrides a method or two.
class CachedLayout: UICollectionViewLayout {
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:] { didSet { itemsInOrder = nil } }
  private var itemsInOrder: [UICollectionViewLayoutAttributes]?
  var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var backgrounds: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var contentHeight: CGFloat = 0
  let backgroundKind = "background"

  var width: CGFloat { collectionView?.bounds.width ?? 0 }
  var columns: Int { 3 }
  var rowHeight: CGFloat { 60 }
  var inset: CGFloat { 10 }
  var headerHeight: CGFloat { 0 }

  override func prepare() {
    super.prepare()
    removeAll()
    guard let view = collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      y = place(section, count: view.numberOfItems(inSection: section), from: y)
    }
    contentHeight = y
  }

  func removeAll() {
    items = [:]
    headers = [:]
    backgrounds = [:]
    contentHeight = 0
  }

  /// Places a section and answers where it ends.
  func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    var y = start
    if headerHeight > 0 {
      headers[IndexPath(item: 0, section: section)] = header(
        section, CGRect(x: 0, y: y, width: width, height: headerHeight))
      y += headerHeight
    }
    guard count > 0 else { return y }
    y += inset
    for item in 0..<count { add(IndexPath(item: item, section: section), frame(item, from: y)) }
    return y + CGFloat((count + columns - 1) / columns) * rowHeight + inset
  }

  func header(_ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = frame
    return attributes
  }

  func frame(_ item: Int, from y: CGFloat) -> CGRect {
    let side = (width - 2 * inset) / CGFloat(columns)
    return CGRect(
      x: inset + CGFloat(item % columns) * side, y: y + CGFloat(item / columns) * rowHeight, width: side,
      height: rowHeight)
  }

  func add(_ path: IndexPath, _ frame: CGRect) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    items[path] = attributes
  }

  func addBackground(_ section: Int, _ frame: CGRect) {
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: backgroundKind, with: path)
    attributes.frame = frame
    attributes.zIndex = -1
    backgrounds[path] = attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    orderedItems.filter { meets($0, rect) } + sorted(headers).filter { meets($0, rect) }
      + sorted(backgrounds).filter { meets($0, rect) }
  }

  func meets(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect) -> Bool {
    let frame = attributes.frame
    return frame.maxX > rect.minX && frame.minX < rect.maxX && frame.maxY > rect.minY && frame.minY < rect.maxY
  }

  var orderedItems: [UICollectionViewLayoutAttributes] {
    if let itemsInOrder { return itemsInOrder }
    let sorted = sorted(items)
    itemsInOrder = sorted
    return sorted
  }

  func sorted(_ cache: [IndexPath: UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    cache.sorted { $0.key < $1.key }.map(\.value)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath] : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == backgroundKind ? backgrounds[indexPath] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// The same with headers, and a background for each section that has items.
class FurnishedLayout: CachedLayout {
  override var headerHeight: CGFloat { 30 }

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: backgroundKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func place(_ section: Int, count: Int, from start: CGFloat) -> CGFloat {
    let end = super.place(section, count: count, from: start)
    if count > 0 { addBackground(section, CGRect(x: 0, y: start, width: width, height: end - start)) }
    return end
  }
}

/// Items side by side, one a page and a half wide, as in carousels.
class CarouselLayout: UICollectionViewLayout {
  var count = 0
  var itemWidth: CGFloat { 200 }
  var side: CGFloat { max(0, ((collectionView?.bounds.width ?? 0) - itemWidth) / 2) }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 2 * side + CGFloat(count) * itemWidth, height: collectionView?.bounds.height ?? 0)
  }

  func plain(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: side + CGFloat(item) * itemWidth, y: 100, width: itemWidth, height: 150)
    return attributes
  }

  /// How far an item is from a line, in its own widths, at most 1.
  func distance(_ item: Int, from middle: CGFloat) -> CGFloat { min(1, abs(plain(item).center.x - middle) / itemWidth) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.section == 0 && indexPath.item < count ? plain(indexPath.item) : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

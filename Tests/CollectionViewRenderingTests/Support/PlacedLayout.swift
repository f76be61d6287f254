import Foundation
import VirtualCollectionView

/// A layout that shows the attributes it was given, whatever they are.
final class PlacedLayout: CollectionViewLayout {
  private var placed: [CollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  convenience init(size: CGSize, _ placed: [CollectionViewLayoutAttributes]) {
    self.init()
    self.placed = placed
    self.size = size
  }

  /// Items on a circle, the first on the right, then clockwise.
  static func circle(_ count: Int, radius: CGFloat, item: CGFloat, in size: CGSize) -> PlacedLayout {
    // Whole steps of a quarter circle and of its half, so that no library's sine decides a character.
    let directions: [(CGFloat, CGFloat)] = [
      (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7),
    ]
    let attributes = (0..<count).map { index in
      let direction = directions[index % directions.count]
      return cell(
        index,
        CGRect(
          x: size.width / 2 + direction.0 * radius - item / 2, y: size.height / 2 + direction.1 * radius - item / 2,
          width: item, height: item))
    }
    return PlacedLayout(size: size, attributes)
  }

  /// Attributes of an item of section 0.
  static func cell(_ item: Int, _ frame: CGRect, zIndex: Int = 0) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }

  /// Attributes of a supplementary view of section 0.
  static func badge(_ kind: String, _ frame: CGRect, zIndex: Int = 0) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: 0))
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }

  /// Attributes of a decoration view of section 0; the class is registered here.
  func addDecoration(_ kind: String, _ frame: CGRect, zIndex: Int = 0) {
    register(CollectionReusableView.self, forDecorationViewOfKind: kind)
    let attributes = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: 0))
    attributes.frame = frame
    attributes.zIndex = zIndex
    placed.append(attributes)
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { placed }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}

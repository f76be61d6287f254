import Foundation
import VirtualCollectionView

/// Pages filled row by row, made out of a horizontal flow layout, as it was published, with all its faults.
/// ``PagedGridLayout`` does it right.
///
/// A horizontal flow fills columns: first down, then to the side. This layout borrows for item *k* the attributes of the
/// item that the flow has where *k* should be, and writes the path of *k* into them. Its author says that there may be one
/// section only and that the count must be a multiple of a page. What is wrong with it:
///
/// - With any other count it borrows from items that do not exist: 10 items in pages of 2 rows of 4 borrow from item 10.
///   As published it stops there; here the item has no attributes, and ``missingItems`` names who was asked in vain.
/// - The content size is the flow's, and the last page is cut: 400 points in place of 640 for those 10 items in a view
///   of 320.
/// - The attributes of super are changed without a copy, which the flow layout notices (Semantics 4.34).
/// - A rectangle is answered with the items that the flow, column by column, has there: near the edge of a page some are
///   missing and some come from outside.
/// - For each of these all items are searched: the work is O(visible · items), see ``comparisons``.
public final class PublishedRowPages: CollectionViewFlowLayout {
  /// How many items stand side by side on a page; 4.
  public var itemCountPerRow = 4
  /// How many rows a page has; 2.
  public var rowCount = 2
  /// The items that super was asked for though they do not exist, since the last preparation.
  public private(set) var missingItems: [Int] = []
  /// How many items were looked at to answer the last question.
  public private(set) var comparisons = 0
  private var all: [CollectionViewLayoutAttributes] = []

  /// Makes a horizontal flow without spacings.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
  }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Borrows attributes for all items of section 0.
  public override func prepare() {
    super.prepare()
    all = []
    missingItems = []
    guard let collectionView else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { continue }
      all.append(attributes)
    }
  }

  /// For each element that super has in the rectangle, the first one with the same item number.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    comparisons = 0
    var result: [CollectionViewLayoutAttributes] = []
    for attributes in super.layoutAttributesForElements(in: rect) ?? [] {
      for candidate in all {
        comparisons += 1
        if candidate.indexPath.item == attributes.indexPath.item {
          result.append(candidate)
          break
        }
      }
    }
    return result
  }

  /// Super's attributes for another item, with this path written into them.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let page = indexPath.item / (itemCountPerRow * rowCount)
    let x = indexPath.item % itemCountPerRow + page * itemCountPerRow
    let y = indexPath.item / itemCountPerRow - page * rowCount
    let lender = x * rowCount + y
    guard let attributes = super.layoutAttributesForItem(at: IndexPath(item: lender, section: 0)) else {
      missingItems.append(lender)
      return nil
    }
    attributes.indexPath = indexPath
    return attributes
  }
}

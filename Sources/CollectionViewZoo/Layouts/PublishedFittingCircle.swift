internal import CollectionCore
import Foundation
import VirtualCollectionView

/// A circle that fits its view, as it was published, with all its faults. ``CircleLayout`` does it right.
///
/// Item *i* of *n* stands at the angle 2π / *n* · *i* from 6 o'clock, against the clock. What is wrong with it:
///
/// - The array of attributes is never emptied: after every further preparation it holds the old items too. 12 items give
///   12 attributes, then 24, then, after 7 were deleted, 29, 14 of them for items that no longer exist.
/// - ``sectionInset`` makes the radius smaller and leaves the middle where it was: an uneven inset does not move anything.
/// - The content size is zero, so nothing scrolls.
/// - Large insets make the radius negative, and the circle is turned inside out.
/// - The smaller side of the item counts for the radius: tall or wide items stick out.
/// - Every question is answered with everything, and sections other than 0 do not exist.
public final class PublishedFittingCircle: CollectionViewLayout {
  /// The size of every item, in points; 50 x 50. Setting it does not invalidate.
  public var itemSize = CGSize(width: 50, height: 50)
  /// What is taken from the view before the radius is computed. Setting it does not invalidate.
  public var sectionInset = ViewInsets.zero
  /// What every question is answered with.
  public private(set) var attributes: [CollectionViewLayoutAttributes] = []

  /// Appends the attributes of all items of section 0 to those of the last time.
  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      guard let made = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { continue }
      attributes.append(made)
    }
  }

  /// Everything that was ever computed.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    attributes
  }

  /// An item's attributes, a fresh object.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let count = collectionView.numberOfItems(inSection: 0)
    let frame = collectionView.frame
    let width = frame.width - sectionInset.left - sectionInset.right
    let height = frame.height - sectionInset.top - sectionInset.bottom
    let radius = min(width, height) / 2 - min(itemSize.width, itemSize.height) / 2
    let angle = 2 * CGFloat.pi / CGFloat(count) * CGFloat(indexPath.item)
    let (sine, cosine) = Elementary.sincos(Double(angle))
    let result = CollectionViewLayoutAttributes(forCellWith: indexPath)
    result.size = itemSize
    result.center = CGPoint(
      x: frame.width / 2 + radius * CGFloat(sine), y: frame.height / 2 + radius * CGFloat(cosine))
    return result
  }
}

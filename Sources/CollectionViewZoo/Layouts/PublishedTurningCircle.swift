internal import CollectionCore
import Foundation
import VirtualCollectionView

/// A circle whose start is turned by a slider, as it was published, with all its faults. ``CircleLayout`` does it right.
///
/// Item *i* of *n* stands at the angle 2π / *n* · *i* + π / 2 · ``origin``, 150 points from the middle, against the clock
/// from 3 o'clock, 30 x 30 points large. What is wrong with it:
///
/// - Every question makes a fresh object for **every** item, whatever the rectangle: work and allocations grow with the
///   count, not with what is visible.
/// - The radius is fixed and the content is as large as the view: in one that is under 330 points wide items lie outside,
///   where nothing can scroll to them.
/// - `frame` stands where `bounds` is meant: a transformed view has its circle elsewhere.
/// - It does not ask to be prepared again for another size, and keeps the old middle.
/// - Asked for an item while there are none it divides by zero, and the frame is not a number.
/// - Sections other than 0 do not exist for it.
/// - ``origin`` changes without an invalidation: the caller has to remember `reloadData()`, which throws every cell away.
public final class PublishedTurningCircle: CollectionViewLayout {
  /// Quarter turns by which the first item is moved against the clock. Setting it has no effect until something else has
  /// the layout prepared.
  public var origin: CGFloat = 0
  private var count = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0

  /// Notes how many items there are, and where the middle is.
  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: collectionView.frame.width / 2, y: collectionView.frame.height / 2)
    radius = 150
  }

  /// The size of the view's frame.
  public override var collectionViewContentSize: CGSize { collectionView?.frame.size ?? .zero }

  /// All items of section 0, each a fresh object.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    var result: [CollectionViewLayoutAttributes] = []
    for item in 0..<count {
      guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { continue }
      result.append(attributes)
    }
    return result
  }

  /// An item's attributes, also for items that do not exist.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat.pi / CGFloat(count) * CGFloat(indexPath.item) + CGFloat.pi / 2 * origin
    let (sine, cosine) = Elementary.sincos(Double(angle))
    attributes.center = CGPoint(x: center.x + CGFloat(cosine) * radius, y: center.y - CGFloat(sine) * radius)
    attributes.size = CGSize(width: 30, height: 30)
    return attributes
  }
}

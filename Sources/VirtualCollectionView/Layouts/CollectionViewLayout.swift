// face
internal import CollectionCore
import Foundation

/// Decides where everything in a collection view is. Subclasses answer questions; the view asks them in a fixed order.
///
/// The contract: ``prepare()`` first, and again after each invalidation before any question; then
/// ``collectionViewContentSize``; then ``layoutAttributesForElements(in:)`` once a layout pass with exactly the visible
/// bounds (Semantics 3.1–3.4). Scrolling alone asks ``shouldInvalidateLayout(forBoundsChange:)`` and the elements.
@preconcurrency @MainActor open class CollectionViewLayout: NSObject {
  internal nonisolated(unsafe) final unowned(unsafe) var _collectionView: CollectionView?
  internal final var _pending = PendingInvalidation()
  internal final var _preparing = PendingInvalidation()
  internal final var _decorations: [String: CollectionReusableView.Type] = [:]
  /// What the update that is being carried out does: from before the invalidation until behind
  /// ``finalizeCollectionViewUpdates()``.
  internal final var updatePlan: UpdatePlan? {
    didSet {
      _placesBefore = nil
      _hasFollowedUpdate = false
      _sizesHaveFollowed = false
    }
  }
  /// Whether the layout was brought from before that update to after it: a second time would be once too often.
  internal final var _hasFollowedUpdate = false
  /// Whether measured sizes were brought to where their items are after that update.
  internal final var _sizesHaveFollowed = false
  /// Where everything was before that update; nil for layouts of users.
  internal final var _placesBefore: PlacesBefore?
  /// What makes decoration views in place of their class; nil as long as no nib was registered.
  internal final var _decorationSources: [String: any ReusableViewSource]?
  internal final var _vendor: AttributesVendor?

  /// Makes a layout that belongs to no view yet.
  public override init() { super.init() }

  /// Archives are not supported; the layout is made with its defaults.
  public required init?(coder: NSCoder) { super.init() }

  /// The view whose layout this is; nil before it is given to one and after it was replaced (Semantics 3.25, 3.26).
  open var collectionView: CollectionView? { _collectionView }

  /// The class of the attributes of this layout.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of the contexts that the view and this layout make.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  // MARK: Questions

  /// Called before any question, and again after each invalidation. The base does nothing.
  open func prepare() {}

  /// The size of all there is, in points. The base answers zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Every element whose frame meets `rect`. The base answers nil, which is like none.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

  /// An item's attributes, visible or not. The base answers nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// A supplementary view's attributes. The base answers nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// A decoration view's attributes. The base answers nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Everything is in doubt: calls ``invalidateLayout(with:)`` once, with a fresh context (Semantics 3.6).
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Notes what a context marks and asks the view for a layout pass. Overriders call super.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) { note(context) }

  /// Whether other bounds need another layout. Asked at each change of the bounds, before they are stored, so that the
  /// view still has the old ones (Semantics 3.3). The base answers false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for other bounds. The base answers a fresh one that marks nothing (Semantics 3.5).
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether a cell's wish for another size is followed. The base answers false (Semantics 5.3).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for a cell's wish. The base answers a fresh one.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Offsets

  /// Where an update or a transition comes to rest. The base answers what was proposed.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where a scroll comes to rest. The base answers what was proposed.
  ///
  /// - Parameter velocity: Points per millisecond (Semantics 7.16).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with the changes of an update, after ``prepare()``. The base does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called at the end of an update, inside its animation. The base does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item starts when it appears; nil for the view's own fade. The base answers nil (Semantics 6.15a).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where an item goes when it disappears; nil for the view's own fade. The base answers nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view starts when it appears. The base answers nil.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view goes when it disappears. The base answers nil.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a decoration view starts when it appears. The base answers nil.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Where a decoration view goes when it disappears. The base answers nil.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Supplementary views that an update takes away. The base answers none (Semantics 6.14).
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update takes away. The base answers none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that an update adds. The base answers none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that an update adds. The base answers none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Bounds changes and transitions

  /// Called before an animated change of the bounds. The base does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a change of the bounds. The base does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Called on the old layout before another takes its place. The base does nothing.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Called on the new layout before it takes another's place. The base does nothing.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Called on both layouts at the end of a change of layouts. The base does nothing.
  open func finalizeLayoutTransition() {}

  /// Called when the layout was made from a nib or storyboard: never here. The base does nothing.
  open func awakeFromNib() {}

  // MARK: Interactive movement

  /// Where an item that is being moved would go. The base answers where it is (Semantics 9.7).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// The attributes of an item that is being moved: a copy of its own with the middle at the position, in front of all.
  ///
  /// UIKit's base class answers nil here although the type rules it out (Semantics 9.6), so that the first use stops the
  /// program. Here the base answers what UIKit documents and its flow layout does.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> CollectionViewLayoutAttributes { movingAttributes(indexPath, position) }

  /// The context for a step of a movement; it marks nothing (Semantics 9.7).
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
  }

  /// The context for the end of a movement; it marks nothing and its position is zero.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    movementContext(from: previousIndexPaths, to: indexPaths, at: .zero)
  }

  // MARK: Decoration views

  /// Registers the class of a kind of decoration views; nil takes the registration away. The layout, not the data source,
  /// has decoration views (Semantics 3.23).
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  // MARK: Direction

  /// The direction in which the layout thinks; left to right.
  open var developmentLayoutDirection: LayoutDirection { .leftToRight }

  /// Whether the view mirrors this layout when the interface runs the other way; false (Semantics 3.27).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Hooks of this module

  /// Whether views are to be asked what they prefer, even those without a method of their own.
  var asksForSizes: Bool { isOwnSizing }

  /// Whether what a view prefers is followed, given what `shouldInvalidateLayout(forPreferredLayoutAttributes:…)` answered:
  /// that decides, except in compositional layouts (Semantics 5.3a).
  func follows(_ wish: SizeWish, answer: Bool) -> Bool { answer }

  /// The lengths of an element that are the layout's alone, whatever the view prefers; none.
  func keptLengths(of attributes: CollectionViewLayoutAttributes) -> (width: Bool, height: Bool) { (false, false) }

  /// Which views are to be asked again after the preparation that just took place; told once.
  func takeSizingScope() -> SizingScope { .none }

  /// Where the update at hand comes to rest unless somebody says otherwise; nil for the offset there is.
  var restingOffset: CGPoint? { nil }

  /// Whether nobody's target offset counts when a snapshot is applied (Semantics 6.16d).
  var ignoresTargetsOfSnapshots: Bool { false }

  /// The layout is about to be invalidated for what a view prefers, having said that it follows.
  func willFollow(_ wish: SizeWish) {}

  /// A view was asked, and the size it was given stands.
  func didSettle(_ original: CollectionViewLayoutAttributes) {}

  /// The view's adjusted content inset is another. A layout of a user is not told; one of ours may depend on it.
  func adjustedInsetDidChange() {}

  /// The view's layout margins are others. A layout of a user is not told; one of ours may depend on them.
  func marginsDidChange() {}

  /// Whether the views of this layout stand in an order of its own among each other: ``orderViews()`` is then called at the
  /// end of each pass.
  internal final var _ordersViews = false

  /// Views were shown; those whose depth is their place among the subviews are brought to it.
  func orderViews() {}

  /// Somebody changed an object that a layout of ours had handed out, while this one was asked.
  func vendedObjectsChanged() {}

  /// What the list knows of one of its rows; nil for a row that is in no list. Asked while a pass prepares the row's cell
  /// as well. O(1), and what the list's separator handler costs.
  func listPlace(ofItemAt path: IndexPath) -> ListPlace? { nil }

  /// What the list knows of a section's header or footer; nil when the section is no list, or has none of that kind.
  func listPlace(ofSupplementaryView kind: String, at path: IndexPath) -> ListPlace? { nil }

  /// ``prepare()`` is over, what it invalidated itself being part of it. A layout of ours that did its work before the last
  /// of that does it again.
  func didPrepare() {}
}

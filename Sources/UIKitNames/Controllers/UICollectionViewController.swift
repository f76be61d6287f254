// face
import Foundation
import VirtualCollectionView

/// A controller whose view holds a collection view, with itself as data source and delegate.
///
/// Every method of the protocols is here to be overridden, as in UIKit's import. One that is not overridden counts as not
/// implemented, so that the collection view takes its own default; so does one whose override asks `super` for the answer.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  final var storedLayout: UICollectionViewLayout?
  final var storedCollectionView: UICollectionView?

  /// Makes a controller whose collection view will have a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that has a layout only if a nib or an override of `loadView()` brings one; UIKit raises when its
  /// collection view is made without.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a flow layout, as one from an archive would have it.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, a subview of ``UIViewController/view`` that fills it; loaded at the first question. Another one
  /// that is set takes its place, with this controller as data source and delegate where it has none.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { take(newValue) }
  }

  /// The layout given to the initialiser, or the one the collection view has by now.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? storedLayout ?? collectionView.collectionViewLayout
  }

  /// Whether ``viewWillAppear(_:)`` clears the selection; true (Semantics 8.17).
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items; true. There is no finger to press.
  open var installsStandardGestureForInteractiveMovement = true

  /// Whether going from one such controller to another changes the layout of one collection view; false.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Makes a view that holds the collection view.
  open override func loadView() { loadCollectionView() }

  /// Clears the selection where ``clearsSelectionOnViewWillAppear`` says so. An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { clearSelection(animated) }
  }

  /// The collection view is edited with its controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollectionView?.isEditing = editing
  }

  // MARK: Required of a data source

  /// For overriding; no items until then.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// For overriding. UIKit raises here too: there are no items to ask for until a count was overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items but does not override collectionView(_:cellForItemAt:)")
  }

  // MARK: Data source

  /// For overriding; counts as not implemented until then: the view assumes 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.numberOfSections.miss(self)
    return 1
  }

  /// For overriding; counts as not implemented until then: asking is a violation (Semantics 1.13).
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.viewForSupplementary.miss(self)
    return UICollectionReusableView(frame: .zero)
  }

  /// For overriding; counts as not implemented until then: movable when `moveItemAt` is there.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canMoveItem.miss(self)
    return false
  }

  /// For overriding; counts as not implemented until then: nothing can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.moveItem.miss(self)
  }

  /// For overriding; counts as not implemented until then: no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.indexTitles.miss(self)
    return nil
  }

  /// For overriding; counts as not implemented until then: no index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.miss(self)
    return IndexPath()
  }

  // MARK: Delegate

  /// For overriding; counts as not implemented until then: true.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldHighlightItem.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItem.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didUnhighlightItem.miss(self)
  }

  /// For overriding; counts as not implemented until then: true.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldSelectItem.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then: true.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.shouldDeselectItem.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItem.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItem.miss(self)
  }

  /// For overriding; counts as not implemented until then: true unless the view is editing.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.performPrimaryAction.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplayCell.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingCell.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementary.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementary.miss(self)
  }

  /// For overriding; counts as not implemented until then: true.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canEditItem.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then: the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.miss(self)
    return proposedContentOffset
  }

  /// For overriding; counts as not implemented until then: the proposed path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.miss(self)
    return proposedIndexPath
  }

  /// For overriding; counts as not implemented until then: the proposed path.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveOfItem.miss(self)
    return proposedIndexPath
  }

  /// For overriding; counts as not implemented until then: false.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.miss(self)
    return false
  }

  /// For overriding; counts as not implemented until then.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelection.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.didEndMultipleSelection.miss(self)
  }

  // MARK: Scroll view delegate

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.didScroll.miss(self) }

  /// For overriding; counts as not implemented until then.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.willBeginDragging.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.willEndDragging.miss(self) }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.didEndDragging.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.willBeginDecelerating.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.didEndDecelerating.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.didEndScrollingAnimation.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.didChangeAdjustedContentInset.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.shouldScrollToTop.miss(self)
    return true
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.didScrollToTop.miss(self) }

  /// For overriding; counts as not implemented until then.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.viewForZooming.miss(self)
    return nil
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.willBeginZooming.miss(self)
  }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.didZoom.miss(self) }

  /// For overriding; counts as not implemented until then.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.didEndZooming.miss(self) }
}

// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: IndexPath (UIKit additions): init(item: Int, section: Int)
@MainActor private func row72() {
  let _: @MainActor (Int, Int) -> IndexPath = IndexPath.init(item:section:)
}

// row: IndexPath (UIKit additions): init(row: Int, section: Int)
@MainActor private func row73() {
  let _: @MainActor (Int, Int) -> IndexPath = IndexPath.init(row:section:)
}

// row: IndexPath (UIKit additions): var item: Int { get set }
@MainActor private func row74() {
  let _: WritableKeyPath<IndexPath, Int> = \.item
}

// row: IndexPath (UIKit additions): var row: Int { get set }
@MainActor private func row75() {
  let _: WritableKeyPath<IndexPath, Int> = \.row
}

// row: IndexPath (UIKit additions): var section: Int { get set }
@MainActor private func row76() {
  let _: WritableKeyPath<IndexPath, Int> = \.section
}

// row: UICollectionView: class UICollectionView
private class Row77: UICollectionView {}
@MainActor private func row77(_ value: Row77) -> UIScrollView { value }

// row: UICollectionView: enum ElementCategory
private func row78(_ value: UICollectionView.ElementCategory) -> Int {
  switch value {
  case .cell: 0
  case .decorationView: 1
  case .supplementaryView: 2
  }
}

// row: UICollectionView: case cell  [in UICollectionView.ElementCategory]
@MainActor private func row79() {
  let _: UICollectionView.ElementCategory = .cell
}

// row: UICollectionView: case decorationView  [in UICollectionView.ElementCategory]
@MainActor private func row80() {
  let _: UICollectionView.ElementCategory = .decorationView
}

// row: UICollectionView: init?(rawValue: UInt)  [in UICollectionView.ElementCategory]
@MainActor private func row81() {
  let _: @MainActor (UInt) -> UICollectionView.ElementCategory? = UICollectionView.ElementCategory.init(rawValue:)
}

// row: UICollectionView: case supplementaryView  [in UICollectionView.ElementCategory]
@MainActor private func row82() {
  let _: UICollectionView.ElementCategory = .supplementaryView
}

// row: UICollectionView: enum ScrollDirection
private func row83(_ value: UICollectionView.ScrollDirection) -> Int {
  switch value {
  case .horizontal: 0
  case .vertical: 1
  }
}

// row: UICollectionView: case horizontal  [in UICollectionView.ScrollDirection]
@MainActor private func row84() {
  let _: UICollectionView.ScrollDirection = .horizontal
}

// row: UICollectionView: init?(rawValue: Int)  [in UICollectionView.ScrollDirection]
@MainActor private func row85() {
  let _: @MainActor (Int) -> UICollectionView.ScrollDirection? = UICollectionView.ScrollDirection.init(rawValue:)
}

// row: UICollectionView: case vertical  [in UICollectionView.ScrollDirection]
@MainActor private func row86() {
  let _: UICollectionView.ScrollDirection = .vertical
}

// row: UICollectionView: struct ScrollPosition
private func row87() { let _: any OptionSet.Type = UICollectionView.ScrollPosition.self }

// row: UICollectionView: static var bottom: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row88() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.bottom
}

// row: UICollectionView: static var centeredHorizontally: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row89() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredHorizontally
}

// row: UICollectionView: static var centeredVertically: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row90() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredVertically
}

// row: UICollectionView: init(rawValue: UInt)  [in UICollectionView.ScrollPosition]
@MainActor private func row91() {
  let _: @MainActor (UInt) -> UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.init(rawValue:)
}

// row: UICollectionView: static var left: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row92() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.left
}

// row: UICollectionView: static var right: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row93() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.right
}

// row: UICollectionView: static var top: UICollectionView.ScrollPosition { get }  [in
//   UICollectionView.ScrollPosition]
@MainActor private func row94() {
  let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.top
}

// row: UICollectionView: enum SelfSizingInvalidation
private func row95(_ value: UICollectionView.SelfSizingInvalidation) -> Int {
  switch value {
  case .disabled: 0
  case .enabled: 1
  case .enabledIncludingConstraints: 2
  }
}

// row: UICollectionView: case disabled  [in UICollectionView.SelfSizingInvalidation]
@MainActor private func row96() {
  let _: UICollectionView.SelfSizingInvalidation = .disabled
}

// row: UICollectionView: case enabled  [in UICollectionView.SelfSizingInvalidation]
@MainActor private func row97() {
  let _: UICollectionView.SelfSizingInvalidation = .enabled
}

// row: UICollectionView: case enabledIncludingConstraints  [in UICollectionView.SelfSizingInvalidation]
@MainActor private func row98() {
  let _: UICollectionView.SelfSizingInvalidation = .enabledIncludingConstraints
}

// row: UICollectionView: init?(rawValue: Int)  [in UICollectionView.SelfSizingInvalidation]
@MainActor private func row99() {
  let _: @MainActor (Int) -> UICollectionView.SelfSizingInvalidation? = UICollectionView.SelfSizingInvalidation.init(
    rawValue:)
}

// row: UICollectionView: var allowsMultipleSelection: Bool { get set }
@MainActor private func row100() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.allowsMultipleSelection
}

// row: UICollectionView: var allowsMultipleSelectionDuringEditing: Bool { get set }
@MainActor private func row101() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.allowsMultipleSelectionDuringEditing
}

// row: UICollectionView: var allowsSelection: Bool { get set }
@MainActor private func row102() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.allowsSelection
}

// row: UICollectionView: var allowsSelectionDuringEditing: Bool { get set }
@MainActor private func row103() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.allowsSelectionDuringEditing
}

// row: UICollectionView: var backgroundView: UIView? { get set }
@MainActor private func row104() {
  let _: WritableKeyPath<UICollectionView, UIView?> = \.backgroundView
}

// row: UICollectionView: func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
@MainActor private func row107() {
  let _: @MainActor (UICollectionView) -> (IndexPath) -> UICollectionViewCell? = UICollectionView.cellForItem(at:)
}

// row: UICollectionView: var collectionViewLayout: UICollectionViewLayout { get set }
@MainActor private func row108() {
  let _: WritableKeyPath<UICollectionView, UICollectionViewLayout> = \.collectionViewLayout
}

// row: UICollectionView: weak var dataSource: (any UICollectionViewDataSource)? { get set }
@MainActor private func row109() {
  let _: WritableKeyPath<UICollectionView, (any UICollectionViewDataSource)?> = \.dataSource
}

// row: UICollectionView: weak var delegate: (any UICollectionViewDelegate)? { get set }
@MainActor private func row110() {
  let _: WritableKeyPath<UICollectionView, (any UICollectionViewDelegate)?> = \.delegate
}

// row: UICollectionView: func deleteItems(at indexPaths: [IndexPath])
@MainActor private func row111() {
  let _: @MainActor (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.deleteItems(at:)
}

// row: UICollectionView: func deleteSections(_ sections: IndexSet)
@MainActor private func row112() {
  let _: @MainActor (UICollectionView) -> (IndexSet) -> Void = UICollectionView.deleteSections(_:)
}

// row: UICollectionView: func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
//   -> UICollectionViewCell
@MainActor private func row113() {
  let _: @MainActor (UICollectionView) -> (String, IndexPath) -> UICollectionViewCell = UICollectionView
    .dequeueReusableCell(withReuseIdentifier:for:)
}

// row: UICollectionView: func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier
//   identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
@MainActor private func row114() {
  let _: @MainActor (UICollectionView) -> (String, String, IndexPath) -> UICollectionReusableView = UICollectionView
    .dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
}

// row: UICollectionView: func deselectItem(at indexPath: IndexPath, animated: Bool)
@MainActor private func row115() {
  let _: @MainActor (UICollectionView) -> (IndexPath, Bool) -> Void = UICollectionView.deselectItem(at:animated:)
}

// row: UICollectionView: class let elementKindSectionFooter: String
@MainActor private func row116() {
  let _: String = UICollectionView.elementKindSectionFooter
}

// row: UICollectionView: class let elementKindSectionHeader: String
@MainActor private func row117() {
  let _: String = UICollectionView.elementKindSectionHeader
}

// row: UICollectionView: func indexPath(for cell: UICollectionViewCell) -> IndexPath?
@MainActor private func row119() {
  let _: @MainActor (UICollectionView) -> (UICollectionViewCell) -> IndexPath? = UICollectionView.indexPath(for:)
}

// row: UICollectionView: func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) ->
//   IndexPath?
@MainActor private func row120() {
  let _: @MainActor (UICollectionView) -> (UICollectionReusableView) -> IndexPath? = UICollectionView.indexPath(
    forSupplementaryView:)
}

// row: UICollectionView: func indexPathForItem(at point: CGPoint) -> IndexPath?
@MainActor private func row121() {
  let _: @MainActor (UICollectionView) -> (CGPoint) -> IndexPath? = UICollectionView.indexPathForItem(at:)
}

// row: UICollectionView: var indexPathsForSelectedItems: [IndexPath]? { get }
@MainActor private func row122() {
  let _: KeyPath<UICollectionView, [IndexPath]?> = \.indexPathsForSelectedItems
}

// row: UICollectionView: var indexPathsForVisibleItems: [IndexPath] { get }
@MainActor private func row123() {
  let _: KeyPath<UICollectionView, [IndexPath]> = \.indexPathsForVisibleItems
}

// row: UICollectionView: func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
@MainActor private func row124() {
  let _: @MainActor (UICollectionView) -> (String) -> [IndexPath] = UICollectionView
    .indexPathsForVisibleSupplementaryElements(ofKind:)
}

// row: UICollectionView: init?(coder: NSCoder)
@MainActor private func row125() {
  let _: @MainActor (NSCoder) -> UICollectionView? = UICollectionView.init(coder:)
}

// row: UICollectionView: init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
@MainActor private func row126() {
  let _: @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView = UICollectionView.init(
    frame:collectionViewLayout:)
}

// row: UICollectionView: func insertItems(at indexPaths: [IndexPath])
@MainActor private func row127() {
  let _: @MainActor (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.insertItems(at:)
}

// row: UICollectionView: func insertSections(_ sections: IndexSet)
@MainActor private func row128() {
  let _: @MainActor (UICollectionView) -> (IndexSet) -> Void = UICollectionView.insertSections(_:)
}

// row: UICollectionView: var isEditing: Bool { get set }
@MainActor private func row129() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.isEditing
}

// row: UICollectionView: var isPrefetchingEnabled: Bool { get set }
@MainActor private func row130() {
  let _: WritableKeyPath<UICollectionView, Bool> = \.isPrefetchingEnabled
}

// row: UICollectionView: func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
@MainActor private func row131() {
  let _: @MainActor (UICollectionView) -> (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView
    .layoutAttributesForItem(at:)
}

// row: UICollectionView: func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
//   -> UICollectionViewLayoutAttributes?
@MainActor private func row132() {
  let _: @MainActor (UICollectionView) -> (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView
    .layoutAttributesForSupplementaryElement(ofKind:at:)
}

// row: UICollectionView: func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
@MainActor private func row133() {
  let _: @MainActor (UICollectionView) -> (IndexPath, IndexPath) -> Void = UICollectionView.moveItem(at:to:)
}

// row: UICollectionView: func moveSection(_ section: Int, toSection newSection: Int)
@MainActor private func row134() {
  let _: @MainActor (UICollectionView) -> (Int, Int) -> Void = UICollectionView.moveSection(_:toSection:)
}

// row: UICollectionView: func numberOfItems(inSection section: Int) -> Int
@MainActor private func row135() {
  let _: @MainActor (UICollectionView) -> (Int) -> Int = UICollectionView.numberOfItems(inSection:)
}

// row: UICollectionView: var numberOfSections: Int { get }
@MainActor private func row136() {
  let _: KeyPath<UICollectionView, Int> = \.numberOfSections
}

// row: UICollectionView: func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
@MainActor private func row137() {
  let _: @MainActor (UICollectionView) -> ((() -> Void)?, ((Bool) -> Void)?) -> Void = UICollectionView
    .performBatchUpdates(_:completion:)
}

// row: UICollectionView: weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
@MainActor private func row138() {
  let _: WritableKeyPath<UICollectionView, (any UICollectionViewDataSourcePrefetching)?> = \.prefetchDataSource
}

// row: UICollectionView: func reconfigureItems(at indexPaths: [IndexPath])
@MainActor private func row139() {
  let _: @MainActor (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.reconfigureItems(at:)
}

// row: UICollectionView: func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
@MainActor private func row140() {
  let _: @MainActor (UICollectionView) -> (AnyClass?, String) -> Void = UICollectionView.register(
    _:forCellWithReuseIdentifier:)
}

// row: UICollectionView: func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
//   withReuseIdentifier identifier: String)
@MainActor private func row141() {
  let _: @MainActor (UICollectionView) -> (AnyClass?, String, String) -> Void = UICollectionView.register(
    _:forSupplementaryViewOfKind:withReuseIdentifier:)
}

// row: UICollectionView: func reloadData()
@MainActor private func row142() {
  let _: @MainActor (UICollectionView) -> () -> Void = UICollectionView.reloadData
}

// row: UICollectionView: func reloadItems(at indexPaths: [IndexPath])
@MainActor private func row143() {
  let _: @MainActor (UICollectionView) -> ([IndexPath]) -> Void = UICollectionView.reloadItems(at:)
}

// row: UICollectionView: func reloadSections(_ sections: IndexSet)
@MainActor private func row144() {
  let _: @MainActor (UICollectionView) -> (IndexSet) -> Void = UICollectionView.reloadSections(_:)
}

// row: UICollectionView: func scrollToItem(at indexPath: IndexPath, at scrollPosition:
//   UICollectionView.ScrollPosition, animated: Bool)
@MainActor private func row145() {
  let _: @MainActor (UICollectionView) -> (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void = UICollectionView
    .scrollToItem(at:at:animated:)
}

// row: UICollectionView: func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition:
//   UICollectionView.ScrollPosition)
@MainActor private func row146() {
  let _: @MainActor (UICollectionView) -> (IndexPath?, Bool, UICollectionView.ScrollPosition) -> Void = UICollectionView
    .selectItem(at:animated:scrollPosition:)
}

// row: UICollectionView: var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get set }
@MainActor private func row147() {
  let _: WritableKeyPath<UICollectionView, UICollectionView.SelfSizingInvalidation> = \.selfSizingInvalidation
}

// row: UICollectionView: func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
@MainActor private func row148() {
  let _: @MainActor (UICollectionView) -> (UICollectionViewLayout, Bool) -> Void = UICollectionView
    .setCollectionViewLayout(_:animated:)
}

// row: UICollectionView: func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion:
//   ((Bool) -> Void)? = nil)
@MainActor private func row149() {
  let _: @MainActor (UICollectionView) -> (UICollectionViewLayout, Bool, ((Bool) -> Void)?) -> Void = UICollectionView
    .setCollectionViewLayout(_:animated:completion:)
}

// row: UICollectionView: func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) ->
//   UICollectionReusableView?
@MainActor private func row150() {
  let _: @MainActor (UICollectionView) -> (String, IndexPath) -> UICollectionReusableView? = UICollectionView
    .supplementaryView(forElementKind:at:)
}

// row: UICollectionView: var visibleCells: [UICollectionViewCell] { get }
@MainActor private func row152() {
  let _: KeyPath<UICollectionView, [UICollectionViewCell]> = \.visibleCells
}

// row: UICollectionView: func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
@MainActor private func row153() {
  let _: @MainActor (UICollectionView) -> (String) -> [UICollectionReusableView] = UICollectionView
    .visibleSupplementaryViews(ofKind:)
}

// row: UICollectionViewController: init(collectionViewLayout layout: UICollectionViewLayout)
@MainActor private func row154() {
  let _: @MainActor (UICollectionViewLayout) -> UICollectionViewController = UICollectionViewController.init(
    collectionViewLayout:)
}

// row: UICollectionViewController: init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
@MainActor private func row155() {
  let _: @MainActor (String?, Bundle?) -> UICollectionViewController = UICollectionViewController.init(nibName:bundle:)
}

// row: UICollectionViewController: init?(coder: NSCoder)
@MainActor private func row156() {
  let _: @MainActor (NSCoder) -> UICollectionViewController? = UICollectionViewController.init(coder:)
}

// row: UICollectionViewController: var collectionViewLayout: UICollectionViewLayout { get }
private class Row157: UICollectionViewController {
  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
  }
}

// row: UICollectionViewController: var clearsSelectionOnViewWillAppear: Bool
private class Row158: UICollectionViewController {
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
}

// row: UICollectionViewController: var installsStandardGestureForInteractiveMovement: Bool
private class Row159: UICollectionViewController {
  override var installsStandardGestureForInteractiveMovement: Bool {
    get { super.installsStandardGestureForInteractiveMovement }
    set { super.installsStandardGestureForInteractiveMovement = newValue }
  }
}

// row: UICollectionViewController: override points: every UICollectionViewDelegate/UICollectionViewDataSource method
//   re-declared as open func (the ObjC importer mirrors protocol methods into the conforming class, so user
//   subclasses write `override func`)
private class OverridingController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    super.collectionView(collectionView, numberOfItemsInSection: section)
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.collectionView(collectionView, cellForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
}

// row: UICollectionViewController: class UICollectionViewController
private class Row161: UICollectionViewController {}
@MainActor private func row161(_ value: Row161) -> UIViewController { value }

// row: UICollectionViewController: var collectionView: UICollectionView! { get set }
private class Row162: UICollectionViewController {
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
}

// row: UICollectionViewDataSource: func numberOfSections(in collectionView: UICollectionView) -> Int
@MainActor private func row163(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView) -> Int = value.numberOfSections(in:)
}

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView,
//   viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
@MainActor private func row164(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, String, IndexPath) -> UICollectionReusableView = value.collectionView(
    _:viewForSupplementaryElementOfKind:at:)
}

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath:
//   IndexPath) -> Bool
@MainActor private func row165(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:canMoveItemAt:)
}

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, moveItemAt
//   sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
@MainActor private func row166(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, IndexPath, IndexPath) -> Void = value.collectionView(_:moveItemAt:to:)
}

// row: UICollectionViewDataSource: func indexTitles(for collectionView: UICollectionView) -> [String]?
@MainActor private func row167(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView) -> [String]? = value.indexTitles(for:)
}

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle
//   title: String, at index: Int) -> IndexPath
@MainActor private func row168(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, String, Int) -> IndexPath = value.collectionView(_:indexPathForIndexTitle:at:)
}

// row: UICollectionViewDataSource: protocol UICollectionViewDataSource : NSObjectProtocol
@MainActor private func row169(_ value: any UICollectionViewDataSource) -> any NSObjectProtocol { value }

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath:
//   IndexPath) -> UICollectionViewCell
@MainActor private func row170(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, IndexPath) -> UICollectionViewCell = value.collectionView(_:cellForItemAt:)
}

// row: UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection
//   section: Int) -> Int
@MainActor private func row171(_ value: any UICollectionViewDataSource) {
  let _: (UICollectionView, Int) -> Int = value.collectionView(_:numberOfItemsInSection:)
}

// row: UICollectionViewDelegate: protocol UICollectionViewDelegate : UIScrollViewDelegate
@MainActor private func row172(_ value: any UICollectionViewDelegate) -> any UIScrollViewDelegate { value }

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
@MainActor private func row173(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:canPerformPrimaryActionForItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   performPrimaryActionForItemAt indexPath: IndexPath)
@MainActor private func row174(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = value.collectionView(_:performPrimaryActionForItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath:
//   IndexPath) -> Bool
@MainActor private func row175(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:canEditItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath:
//   IndexPath)
@MainActor private func row176(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = value.collectionView(_:didDeselectItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell:
//   UICollectionViewCell, forItemAt indexPath: IndexPath)
@MainActor private func row177(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, UICollectionViewCell, IndexPath) -> Void = value.collectionView(
    _:didEndDisplaying:forItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at
//   indexPath: IndexPath)
@MainActor private func row178(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = value.collectionView(
    _:didEndDisplayingSupplementaryView:forElementOfKind:at:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didHighlightItemAt
//   indexPath: IndexPath)
@MainActor private func row179(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = value.collectionView(_:didHighlightItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath:
//   IndexPath)
@MainActor private func row180(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = value.collectionView(_:didSelectItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt
//   indexPath: IndexPath)
@MainActor private func row181(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = value.collectionView(_:didUnhighlightItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt
//   indexPath: IndexPath) -> Bool
@MainActor private func row182(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:shouldDeselectItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt
//   indexPath: IndexPath) -> Bool
@MainActor private func row183(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:shouldHighlightItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt
//   indexPath: IndexPath) -> Bool
@MainActor private func row184(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Bool = value.collectionView(_:shouldSelectItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
@MainActor private func row185(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, CGPoint) -> CGPoint = value.collectionView(_:targetContentOffsetForProposedContentOffset:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath)
//   -> IndexPath
@MainActor private func row186(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath, IndexPath) -> IndexPath = value.collectionView(
    _:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView,
//   targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath
//   currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
@MainActor private func row187(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath = value.collectionView(
    _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, willDisplay cell:
//   UICollectionViewCell, forItemAt indexPath: IndexPath)
@MainActor private func row188(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, UICollectionViewCell, IndexPath) -> Void = value.collectionView(_:willDisplay:forItemAt:)
}

// row: UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView
//   view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
@MainActor private func row189(_ value: any UICollectionViewDelegate) {
  let _: (UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = value.collectionView(
    _:willDisplaySupplementaryView:forElementKind:at:)
}

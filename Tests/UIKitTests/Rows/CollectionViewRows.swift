// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum CollectionViewRows {
  // IndexPath (UIKit additions): init(item: Int, section: Int)
  static func row1(_ a0: Int, _ a1: Int) {
    let _: IndexPath = IndexPath(item: a0, section: a1)
  }

  // IndexPath (UIKit additions): init(row: Int, section: Int)
  static func row2(_ a0: Int, _ a1: Int) {
    let _: IndexPath = IndexPath(row: a0, section: a1)
  }

  // IndexPath (UIKit additions): var item: Int { get set }
  static func row3(_ o: inout IndexPath) {
    let v: Int = o.item
    o.item = v
  }

  // IndexPath (UIKit additions): var row: Int { get set }
  static func row4(_ o: inout IndexPath) {
    let v: Int = o.row
    o.row = v
  }

  // IndexPath (UIKit additions): var section: Int { get set }
  static func row5(_ o: inout IndexPath) {
    let v: Int = o.section
    o.section = v
  }

  // UICollectionView: class UICollectionView
  static func row6() {
    let _: UICollectionView.Type = UICollectionView.self
  }

  // UICollectionView: enum ElementCategory
  static func row7() {
    let _: UICollectionView.ElementCategory.Type = UICollectionView.ElementCategory.self
  }

  // UICollectionView: case cell  [in UICollectionView.ElementCategory]
  static func row8() {
    let _: UICollectionView.ElementCategory = .cell
  }

  // UICollectionView: case decorationView  [in UICollectionView.ElementCategory]
  static func row9() {
    let _: UICollectionView.ElementCategory = .decorationView
  }

  // UICollectionView: init?(rawValue: UInt)  [in UICollectionView.ElementCategory]
  static func row10(_ a0: UInt) {
    let _: UICollectionView.ElementCategory? = UICollectionView.ElementCategory(rawValue: a0)
  }

  // UICollectionView: case supplementaryView  [in UICollectionView.ElementCategory]
  static func row11() {
    let _: UICollectionView.ElementCategory = .supplementaryView
  }

  // UICollectionView: enum ScrollDirection
  static func row12() {
    let _: UICollectionView.ScrollDirection.Type = UICollectionView.ScrollDirection.self
  }

  // UICollectionView: case horizontal  [in UICollectionView.ScrollDirection]
  static func row13() {
    let _: UICollectionView.ScrollDirection = .horizontal
  }

  // UICollectionView: init?(rawValue: Int)  [in UICollectionView.ScrollDirection]
  static func row14(_ a0: Int) {
    let _: UICollectionView.ScrollDirection? = UICollectionView.ScrollDirection(rawValue: a0)
  }

  // UICollectionView: case vertical  [in UICollectionView.ScrollDirection]
  static func row15() {
    let _: UICollectionView.ScrollDirection = .vertical
  }

  // UICollectionView: struct ScrollPosition
  static func row16() {
    let _: UICollectionView.ScrollPosition.Type = UICollectionView.ScrollPosition.self
  }

  // UICollectionView: static var bottom: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row17() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.bottom
  }

  // UICollectionView: static var centeredHorizontally: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row18() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredHorizontally
  }

  // UICollectionView: static var centeredVertically: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row19() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredVertically
  }

  // UICollectionView: init(rawValue: UInt)  [in UICollectionView.ScrollPosition]
  static func row20(_ a0: UInt) {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: a0)
  }

  // UICollectionView: static var left: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row21() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.left
  }

  // UICollectionView: static var right: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row22() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.right
  }

  // UICollectionView: static var top: UICollectionView.ScrollPosition { get }  [in UICollectionView.ScrollPosition]
  static func row23() {
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.top
  }

  // UICollectionView: enum SelfSizingInvalidation
  static func row24() {
    let _: UICollectionView.SelfSizingInvalidation.Type = UICollectionView.SelfSizingInvalidation.self
  }

  // UICollectionView: case disabled  [in UICollectionView.SelfSizingInvalidation]
  static func row25() {
    let _: UICollectionView.SelfSizingInvalidation = .disabled
  }

  // UICollectionView: case enabled  [in UICollectionView.SelfSizingInvalidation]
  static func row26() {
    let _: UICollectionView.SelfSizingInvalidation = .enabled
  }

  // UICollectionView: case enabledIncludingConstraints  [in UICollectionView.SelfSizingInvalidation]
  static func row27() {
    let _: UICollectionView.SelfSizingInvalidation = .enabledIncludingConstraints
  }

  // UICollectionView: init?(rawValue: Int)  [in UICollectionView.SelfSizingInvalidation]
  static func row28(_ a0: Int) {
    let _: UICollectionView.SelfSizingInvalidation? = UICollectionView.SelfSizingInvalidation(rawValue: a0)
  }

  // UICollectionView: var allowsMultipleSelection: Bool { get set }
  static func row29(_ o: inout UICollectionView) {
    let v: Bool = o.allowsMultipleSelection
    o.allowsMultipleSelection = v
  }

  // UICollectionView: var allowsMultipleSelectionDuringEditing: Bool { get set }
  static func row30(_ o: inout UICollectionView) {
    let v: Bool = o.allowsMultipleSelectionDuringEditing
    o.allowsMultipleSelectionDuringEditing = v
  }

  // UICollectionView: var allowsSelection: Bool { get set }
  static func row31(_ o: inout UICollectionView) {
    let v: Bool = o.allowsSelection
    o.allowsSelection = v
  }

  // UICollectionView: var allowsSelectionDuringEditing: Bool { get set }
  static func row32(_ o: inout UICollectionView) {
    let v: Bool = o.allowsSelectionDuringEditing
    o.allowsSelectionDuringEditing = v
  }

  // UICollectionView: var backgroundView: UIView? { get set }
  static func row33(_ o: inout UICollectionView) {
    let v: UIView? = o.backgroundView
    o.backgroundView = v
  }

  // UICollectionView: func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  static func row34(_ o: UICollectionView, _ a0: IndexPath) {
    let _: UICollectionViewCell? = o.cellForItem(at: a0)
  }

  // UICollectionView: var collectionViewLayout: UICollectionViewLayout { get set }
  static func row35(_ o: inout UICollectionView) {
    let v: UICollectionViewLayout = o.collectionViewLayout
    o.collectionViewLayout = v
  }

  // UICollectionView: weak var dataSource: (any UICollectionViewDataSource)? { get set }
  static func row36(_ o: inout UICollectionView) {
    let v: (any UICollectionViewDataSource)? = o.dataSource
    o.dataSource = v
  }

  // UICollectionView: weak var delegate: (any UICollectionViewDelegate)? { get set }
  static func row37(_ o: inout UICollectionView) {
    let v: (any UICollectionViewDelegate)? = o.delegate
    o.delegate = v
  }

  // UICollectionView: func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
  static func row38(_ o: UICollectionView, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewCell = o.dequeueReusableCell(withReuseIdentifier: a0, for: a1)
  }

  // UICollectionView: func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
  static func row39(_ o: UICollectionView, _ a0: String, _ a1: String, _ a2: IndexPath) {
    let _: UICollectionReusableView = o.dequeueReusableSupplementaryView(ofKind: a0, withReuseIdentifier: a1, for: a2)
  }

  // UICollectionView: func deselectItem(at indexPath: IndexPath, animated: Bool)
  static func row40(_ o: UICollectionView, _ a0: IndexPath, _ a1: Bool) {
    let _: Void = o.deselectItem(at: a0, animated: a1)
  }

  // UICollectionView: class let elementKindSectionFooter: String
  static func row41() {
    let _: String = UICollectionView.elementKindSectionFooter
  }

  // UICollectionView: class let elementKindSectionHeader: String
  static func row42() {
    let _: String = UICollectionView.elementKindSectionHeader
  }

  // UICollectionView: func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  static func row43(_ o: UICollectionView, _ a0: UICollectionViewCell) {
    let _: IndexPath? = o.indexPath(for: a0)
  }

  // UICollectionView: func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath?
  static func row44(_ o: UICollectionView, _ a0: UICollectionReusableView) {
    let _: IndexPath? = o.indexPath(forSupplementaryView: a0)
  }

  // UICollectionView: func indexPathForItem(at point: CGPoint) -> IndexPath?
  static func row45(_ o: UICollectionView, _ a0: CGPoint) {
    let _: IndexPath? = o.indexPathForItem(at: a0)
  }

  // UICollectionView: var indexPathsForSelectedItems: [IndexPath]? { get }
  static func row46(_ o: UICollectionView) {
    let _: [IndexPath]? = o.indexPathsForSelectedItems
  }

  // UICollectionView: var indexPathsForVisibleItems: [IndexPath] { get }
  static func row47(_ o: UICollectionView) {
    let _: [IndexPath] = o.indexPathsForVisibleItems
  }

  // UICollectionView: func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  static func row48(_ o: UICollectionView, _ a0: String) {
    let _: [IndexPath] = o.indexPathsForVisibleSupplementaryElements(ofKind: a0)
  }

  // UICollectionView: init?(coder: NSCoder)
  static func row49(_ a0: NSCoder) {
    let _: UICollectionView? = UICollectionView(coder: a0)
  }

  // UICollectionView: init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  static func row50(_ a0: CGRect, _ a1: UICollectionViewLayout) {
    let _: UICollectionView = UICollectionView(frame: a0, collectionViewLayout: a1)
  }

  // UICollectionView: var isEditing: Bool { get set }
  static func row51(_ o: inout UICollectionView) {
    let v: Bool = o.isEditing
    o.isEditing = v
  }

  // UICollectionView: var isPrefetchingEnabled: Bool { get set }
  static func row52(_ o: inout UICollectionView) {
    let v: Bool = o.isPrefetchingEnabled
    o.isPrefetchingEnabled = v
  }

  // UICollectionView: func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row53(_ o: UICollectionView, _ a0: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.layoutAttributesForItem(at: a0)
  }

  // UICollectionView: func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row54(_ o: UICollectionView, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.layoutAttributesForSupplementaryElement(ofKind: a0, at: a1)
  }

  // UICollectionView: func numberOfItems(inSection section: Int) -> Int
  static func row55(_ o: UICollectionView, _ a0: Int) {
    let _: Int = o.numberOfItems(inSection: a0)
  }

  // UICollectionView: var numberOfSections: Int { get }
  static func row56(_ o: UICollectionView) {
    let _: Int = o.numberOfSections
  }

  // UICollectionView: weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
  static func row57(_ o: inout UICollectionView) {
    let v: (any UICollectionViewDataSourcePrefetching)? = o.prefetchDataSource
    o.prefetchDataSource = v
  }

  // UICollectionView: func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  static func row58(_ o: UICollectionView, _ a0: AnyClass?, _ a1: String) {
    let _: Void = o.register(a0, forCellWithReuseIdentifier: a1)
  }

  // UICollectionView: func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
  static func row59(_ o: UICollectionView, _ a0: AnyClass?, _ a1: String, _ a2: String) {
    let _: Void = o.register(a0, forSupplementaryViewOfKind: a1, withReuseIdentifier: a2)
  }

  // UICollectionView: func reloadData()
  static func row60(_ o: UICollectionView) {
    let _: Void = o.reloadData()
  }

  // UICollectionView: func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
  static func row61(_ o: UICollectionView, _ a0: IndexPath, _ a1: UICollectionView.ScrollPosition, _ a2: Bool) {
    let _: Void = o.scrollToItem(at: a0, at: a1, animated: a2)
  }

  // UICollectionView: func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
  static func row62(_ o: UICollectionView, _ a0: IndexPath?, _ a1: Bool, _ a2: UICollectionView.ScrollPosition) {
    let _: Void = o.selectItem(at: a0, animated: a1, scrollPosition: a2)
  }

  // UICollectionView: var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get set }
  static func row63(_ o: inout UICollectionView) {
    let v: UICollectionView.SelfSizingInvalidation = o.selfSizingInvalidation
    o.selfSizingInvalidation = v
  }

  // UICollectionView: func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
  static func row64(_ o: UICollectionView, _ a0: UICollectionViewLayout, _ a1: Bool) {
    let _: Void = o.setCollectionViewLayout(a0, animated: a1)
  }

  // UICollectionView: func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
  static func row65(_ o: UICollectionView, _ a0: UICollectionViewLayout, _ a1: Bool, _ a2: ((Bool) -> Void)?) {
    let _: Void = o.setCollectionViewLayout(a0, animated: a1, completion: a2)
    let _: Void = o.setCollectionViewLayout(a0, animated: a1)
  }

  // UICollectionView: func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  static func row66(_ o: UICollectionView, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionReusableView? = o.supplementaryView(forElementKind: a0, at: a1)
  }

  // UICollectionView: var visibleCells: [UICollectionViewCell] { get }
  static func row67(_ o: UICollectionView) {
    let _: [UICollectionViewCell] = o.visibleCells
  }

  // UICollectionView: func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  static func row68(_ o: UICollectionView, _ a0: String) {
    let _: [UICollectionReusableView] = o.visibleSupplementaryViews(ofKind: a0)
  }

  // UICollectionViewController: init(collectionViewLayout layout: UICollectionViewLayout)
  static func row69(_ a0: UICollectionViewLayout) {
    let _: UICollectionViewController = UICollectionViewController(collectionViewLayout: a0)
  }

  // UICollectionViewController: init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  static func row70(_ a0: String?, _ a1: Bundle?) {
    let _: UICollectionViewController = UICollectionViewController(nibName: a0, bundle: a1)
  }

  // UICollectionViewController: init?(coder: NSCoder)
  static func row71(_ a0: NSCoder) {
    let _: UICollectionViewController? = UICollectionViewController(coder: a0)
  }

  // UICollectionViewController: var collectionViewLayout: UICollectionViewLayout { get }
  static func row72(_ o: UICollectionViewController) {
    let _: UICollectionViewLayout = o.collectionViewLayout
  }

  // UICollectionViewController: var clearsSelectionOnViewWillAppear: Bool
  static func row73(_ o: inout UICollectionViewController) {
    let v: Bool = o.clearsSelectionOnViewWillAppear
    o.clearsSelectionOnViewWillAppear = v
  }

  // UICollectionViewController: var installsStandardGestureForInteractiveMovement: Bool
  static func row74(_ o: inout UICollectionViewController) {
    let v: Bool = o.installsStandardGestureForInteractiveMovement
    o.installsStandardGestureForInteractiveMovement = v
  }

  // UICollectionViewController: override points: every UICollectionViewDelegate/UICollectionViewDataSource method re-declared as open func (the ObjC importer mirrors protocol methods into the conforming class, so user subclasses write `override func`)
  static func row75(_ o: UICollectionViewController, _ v: UICollectionView, _ p: IndexPath) {
    let _: Int = o.numberOfSections(in: v)
    let _: UICollectionViewCell = o.collectionView(v, cellForItemAt: p)
    let _: Void = o.collectionView(v, didSelectItemAt: p)
    let _: any UICollectionViewDataSource & UICollectionViewDelegate = o
  }

  // UICollectionViewController: class UICollectionViewController
  static func row76() {
    let _: UICollectionViewController.Type = UICollectionViewController.self
  }

  // UICollectionViewController: var collectionView: UICollectionView! { get set }
  static func row77(_ o: inout UICollectionViewController) {
    let v: UICollectionView = o.collectionView
    o.collectionView = v
  }

  // UICollectionViewDataSource: func numberOfSections(in collectionView: UICollectionView) -> Int
  static func row78(_ o: any UICollectionViewDataSource, _ a0: UICollectionView) {
    let _: Int? = o.numberOfSections?(in: a0)
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  static func row79(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: String, _ a2: IndexPath) {
    let _: UICollectionReusableView? = o.collectionView?(a0, viewForSupplementaryElementOfKind: a1, at: a2)
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  static func row80(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, canMoveItemAt: a1)
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  static func row81(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: IndexPath, _ a2: IndexPath) {
    let _: Void? = o.collectionView?(a0, moveItemAt: a1, to: a2)
  }

  // UICollectionViewDataSource: func indexTitles(for collectionView: UICollectionView) -> [String]?
  static func row82(_ o: any UICollectionViewDataSource, _ a0: UICollectionView) {
    let _: ([String]?)? = o.indexTitles?(for: a0)
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
  static func row83(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: String, _ a2: Int) {
    let _: IndexPath? = o.collectionView?(a0, indexPathForIndexTitle: a1, at: a2)
  }

  // UICollectionViewDataSource: protocol UICollectionViewDataSource : NSObjectProtocol
  static func row84(_ o: any UICollectionViewDataSource) {
    let _: any NSObjectProtocol = o
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  static func row85(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: UICollectionViewCell = o.collectionView(a0, cellForItemAt: a1)
  }

  // UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  static func row86(_ o: any UICollectionViewDataSource, _ a0: UICollectionView, _ a1: Int) {
    let _: Int = o.collectionView(a0, numberOfItemsInSection: a1)
  }

  // UICollectionViewDelegate: protocol UICollectionViewDelegate : UIScrollViewDelegate
  static func row87(_ o: any UICollectionViewDelegate) {
    let _: any UIScrollViewDelegate = o
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  static func row88(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, canPerformPrimaryActionForItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  static func row89(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Void? = o.collectionView?(a0, performPrimaryActionForItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  static func row90(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, canEditItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  static func row91(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Void? = o.collectionView?(a0, didDeselectItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  static func row92(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: UICollectionViewCell, _ a2: IndexPath) {
    let _: Void? = o.collectionView?(a0, didEndDisplaying: a1, forItemAt: a2)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  static func row93(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: UICollectionReusableView, _ a2: String, _ a3: IndexPath) {
    let _: Void? = o.collectionView?(a0, didEndDisplayingSupplementaryView: a1, forElementOfKind: a2, at: a3)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  static func row94(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Void? = o.collectionView?(a0, didHighlightItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  static func row95(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Void? = o.collectionView?(a0, didSelectItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  static func row96(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Void? = o.collectionView?(a0, didUnhighlightItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  static func row97(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, shouldDeselectItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  static func row98(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, shouldHighlightItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  static func row99(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath) {
    let _: Bool? = o.collectionView?(a0, shouldSelectItemAt: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  static func row100(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: CGPoint) {
    let _: CGPoint? = o.collectionView?(a0, targetContentOffsetForProposedContentOffset: a1)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
  static func row101(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath, _ a2: IndexPath) {
    let _: IndexPath? = o.collectionView?(a0, targetIndexPathForMoveFromItemAt: a1, toProposedIndexPath: a2)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
  static func row102(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: IndexPath, _ a2: IndexPath, _ a3: IndexPath) {
    let _: IndexPath? = o.collectionView?(a0, targetIndexPathForMoveOfItemFromOriginalIndexPath: a1, atCurrentIndexPath: a2, toProposedIndexPath: a3)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  static func row103(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: UICollectionViewCell, _ a2: IndexPath) {
    let _: Void? = o.collectionView?(a0, willDisplay: a1, forItemAt: a2)
  }

  // UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  static func row104(_ o: any UICollectionViewDelegate, _ a0: UICollectionView, _ a1: UICollectionReusableView, _ a2: String, _ a3: IndexPath) {
    let _: Void? = o.collectionView?(a0, willDisplaySupplementaryView: a1, forElementKind: a2, at: a3)
  }
}

// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum LayoutRows {
  // Global constants: let UICollectionViewLayoutAutomaticDimension: CGFloat
  static func row1() {
    let _: CGFloat = UICollectionViewLayoutAutomaticDimension
  }

  // Global constants: class let UICollectionView.elementKindSectionHeader: String
  static func row2() {
    let _: String = UICollectionView.elementKindSectionHeader
  }

  // Global constants: class let UICollectionView.elementKindSectionFooter: String
  static func row3() {
    let _: String = UICollectionView.elementKindSectionFooter
  }

  // UICollectionViewLayout: func finalizeAnimatedBoundsChange()
  static func row4(_ o: UICollectionViewLayout) {
    let _: Void = o.finalizeAnimatedBoundsChange()
  }

  // UICollectionViewLayout: func finalizeLayoutTransition()
  static func row5(_ o: UICollectionViewLayout) {
    let _: Void = o.finalizeLayoutTransition()
  }

  // UICollectionViewLayout: func prepareForTransition(from oldLayout: UICollectionViewLayout)
  static func row6(_ o: UICollectionViewLayout, _ a0: UICollectionViewLayout) {
    let _: Void = o.prepareForTransition(from: a0)
  }

  // UICollectionViewLayout: class var layoutAttributesClass: AnyClass { get }
  static func row7() {
    let _: AnyClass = UICollectionViewLayout.layoutAttributesClass
  }

  // UICollectionViewLayout: class var invalidationContextClass: AnyClass { get }
  static func row8() {
    let _: AnyClass = UICollectionViewLayout.invalidationContextClass
  }

  // UICollectionViewLayout: class UICollectionViewLayout
  static func row9() {
    let _: UICollectionViewLayout.Type = UICollectionViewLayout.self
  }

  // UICollectionViewLayout: var collectionView: UICollectionView? { get }
  static func row10(_ o: UICollectionViewLayout) {
    let _: UICollectionView? = o.collectionView
  }

  // UICollectionViewLayout: var collectionViewContentSize: CGSize { get }
  static func row11(_ o: UICollectionViewLayout) {
    let _: CGSize = o.collectionViewContentSize
  }

  // UICollectionViewLayout: var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get }
  static func row12(_ o: UICollectionViewLayout) {
    let _: UIUserInterfaceLayoutDirection = o.developmentLayoutDirection
  }

  // UICollectionViewLayout: func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row13(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.finalLayoutAttributesForDisappearingDecorationElement(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row14(_ o: UICollectionViewLayout, _ a0: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.finalLayoutAttributesForDisappearingItem(at: a0)
  }

  // UICollectionViewLayout: func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row15(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func finalizeCollectionViewUpdates()
  static func row16(_ o: UICollectionViewLayout) {
    let _: Void = o.finalizeCollectionViewUpdates()
  }

  // UICollectionViewLayout: var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
  static func row17(_ o: UICollectionViewLayout) {
    let _: Bool = o.flipsHorizontallyInOppositeLayoutDirection
  }

  // UICollectionViewLayout: func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath]
  static func row18(_ o: UICollectionViewLayout, _ a0: String) {
    let _: [IndexPath] = o.indexPathsToDeleteForDecorationView(ofKind: a0)
  }

  // UICollectionViewLayout: func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
  static func row19(_ o: UICollectionViewLayout, _ a0: String) {
    let _: [IndexPath] = o.indexPathsToDeleteForSupplementaryView(ofKind: a0)
  }

  // UICollectionViewLayout: func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath]
  static func row20(_ o: UICollectionViewLayout, _ a0: String) {
    let _: [IndexPath] = o.indexPathsToInsertForDecorationView(ofKind: a0)
  }

  // UICollectionViewLayout: func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
  static func row21(_ o: UICollectionViewLayout, _ a0: String) {
    let _: [IndexPath] = o.indexPathsToInsertForSupplementaryView(ofKind: a0)
  }

  // UICollectionViewLayout: init()
  static func row22() {
    let _: UICollectionViewLayout = UICollectionViewLayout()
  }

  // UICollectionViewLayout: init?(coder: NSCoder)
  static func row23(_ a0: NSCoder) {
    let _: UICollectionViewLayout? = UICollectionViewLayout(coder: a0)
  }

  // UICollectionViewLayout: func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row24(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.initialLayoutAttributesForAppearingDecorationElement(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row25(_ o: UICollectionViewLayout, _ a0: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.initialLayoutAttributesForAppearingItem(at: a0)
  }

  // UICollectionViewLayout: func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row26(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func invalidateLayout()
  static func row27(_ o: UICollectionViewLayout) {
    let _: Void = o.invalidateLayout()
  }

  // UICollectionViewLayout: func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
  static func row28(_ o: UICollectionViewLayout, _ a0: UICollectionViewLayoutInvalidationContext) {
    let _: Void = o.invalidateLayout(with: a0)
  }

  // UICollectionViewLayout: func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  static func row29(_ o: UICollectionViewLayout, _ a0: CGRect) {
    let _: UICollectionViewLayoutInvalidationContext = o.invalidationContext(forBoundsChange: a0)
  }

  // UICollectionViewLayout: func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext
  static func row30(_ o: UICollectionViewLayout, _ a0: [IndexPath], _ a1: CGPoint, _ a2: [IndexPath], _ a3: CGPoint) {
    let _: UICollectionViewLayoutInvalidationContext = o.invalidationContext(forInteractivelyMovingItems: a0, withTargetPosition: a1, previousIndexPaths: a2, previousPosition: a3)
  }

  // UICollectionViewLayout: func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext
  static func row31(_ o: UICollectionViewLayout, _ a0: UICollectionViewLayoutAttributes, _ a1: UICollectionViewLayoutAttributes) {
    let _: UICollectionViewLayoutInvalidationContext = o.invalidationContext(forPreferredLayoutAttributes: a0, withOriginalAttributes: a1)
  }

  // UICollectionViewLayout: func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext
  static func row32(_ o: UICollectionViewLayout, _ a0: [IndexPath], _ a1: [IndexPath], _ a2: Bool) {
    let _: UICollectionViewLayoutInvalidationContext = o.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: a0, previousIndexPaths: a1, movementCancelled: a2)
  }

  // UICollectionViewLayout: func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row33(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.layoutAttributesForDecorationView(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  static func row34(_ o: UICollectionViewLayout, _ a0: CGRect) {
    let _: [UICollectionViewLayoutAttributes]? = o.layoutAttributesForElements(in: a0)
  }

  // UICollectionViewLayout: func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> UICollectionViewLayoutAttributes
  static func row35(_ o: UICollectionViewLayout, _ a0: IndexPath, _ a1: CGPoint) {
    let _: UICollectionViewLayoutAttributes = o.layoutAttributesForInteractivelyMovingItem(at: a0, withTargetPosition: a1)
  }

  // UICollectionViewLayout: func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row36(_ o: UICollectionViewLayout, _ a0: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.layoutAttributesForItem(at: a0)
  }

  // UICollectionViewLayout: func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  static func row37(_ o: UICollectionViewLayout, _ a0: String, _ a1: IndexPath) {
    let _: UICollectionViewLayoutAttributes? = o.layoutAttributesForSupplementaryView(ofKind: a0, at: a1)
  }

  // UICollectionViewLayout: func prepare()
  static func row38(_ o: UICollectionViewLayout) {
    let _: Void = o.prepare()
  }

  // UICollectionViewLayout: func prepare(forAnimatedBoundsChange oldBounds: CGRect)
  static func row39(_ o: UICollectionViewLayout, _ a0: CGRect) {
    let _: Void = o.prepare(forAnimatedBoundsChange: a0)
  }

  // UICollectionViewLayout: func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  static func row40(_ o: UICollectionViewLayout, _ a0: [UICollectionViewUpdateItem]) {
    let _: Void = o.prepare(forCollectionViewUpdates: a0)
  }

  // UICollectionViewLayout: func prepareForTransition(to newLayout: UICollectionViewLayout)
  static func row41(_ o: UICollectionViewLayout, _ a0: UICollectionViewLayout) {
    let _: Void = o.prepareForTransition(to: a0)
  }

  // UICollectionViewLayout: func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
  static func row42(_ o: UICollectionViewLayout, _ a0: AnyClass?, _ a1: String) {
    let _: Void = o.register(a0, forDecorationViewOfKind: a1)
  }

  // UICollectionViewLayout: func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
  static func row43(_ o: UICollectionViewLayout, _ a0: CGRect) {
    let _: Bool = o.shouldInvalidateLayout(forBoundsChange: a0)
  }

  // UICollectionViewLayout: func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool
  static func row44(_ o: UICollectionViewLayout, _ a0: UICollectionViewLayoutAttributes, _ a1: UICollectionViewLayoutAttributes) {
    let _: Bool = o.shouldInvalidateLayout(forPreferredLayoutAttributes: a0, withOriginalAttributes: a1)
  }

  // UICollectionViewLayout: func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  static func row45(_ o: UICollectionViewLayout, _ a0: CGPoint) {
    let _: CGPoint = o.targetContentOffset(forProposedContentOffset: a0)
  }

  // UICollectionViewLayout: func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  static func row46(_ o: UICollectionViewLayout, _ a0: CGPoint, _ a1: CGPoint) {
    let _: CGPoint = o.targetContentOffset(forProposedContentOffset: a0, withScrollingVelocity: a1)
  }

  // UICollectionViewLayout: func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath
  static func row47(_ o: UICollectionViewLayout, _ a0: IndexPath, _ a1: CGPoint) {
    let _: IndexPath = o.targetIndexPath(forInteractivelyMovingItem: a0, withPosition: a1)
  }
}

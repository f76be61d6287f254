// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: Global constants: let UICollectionViewLayoutAutomaticDimension: CGFloat
private func automaticDimension() { let _: CGFloat = UICollectionViewLayoutAutomaticDimension }

// row: Global constants: class let UICollectionView.elementKindSectionHeader: String
@MainActor private func sectionHeader() { let _: String = UICollectionView.elementKindSectionHeader }

// row: Global constants: class let UICollectionView.elementKindSectionFooter: String
@MainActor private func sectionFooter() { let _: String = UICollectionView.elementKindSectionFooter }

// row: UICollectionViewLayout: func finalizeAnimatedBoundsChange()
private class Row472: UICollectionViewLayout {
  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
  }
}

// row: UICollectionViewLayout: func finalizeLayoutTransition()
private class Row473: UICollectionViewLayout {
  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
  }
}

// row: UICollectionViewLayout: func prepareForTransition(from oldLayout: UICollectionViewLayout)
private class Row474: UICollectionViewLayout {
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
}

// row: UICollectionViewLayout: class var layoutAttributesClass: AnyClass { get }
private class Row475: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
}

// row: UICollectionViewLayout: class var invalidationContextClass: AnyClass { get }
private class Row476: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
}

// row: UICollectionViewLayout: class UICollectionViewLayout
private class Row477: UICollectionViewLayout {}
@MainActor private func row477(_ value: Row477) -> NSObject { value }

// row: UICollectionViewLayout: var collectionView: UICollectionView? { get }
private class Row478: UICollectionViewLayout {
  override var collectionView: UICollectionView? {
    get { super.collectionView }
  }
}

// row: UICollectionViewLayout: var collectionViewContentSize: CGSize { get }
private class Row479: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    get { super.collectionViewContentSize }
  }
}

// row: UICollectionViewLayout: var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get }
private class Row480: UICollectionViewLayout {
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    get { super.developmentLayoutDirection }
  }
}

// row: UICollectionViewLayout: func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String,
//   at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
private class Row481: UICollectionViewLayout {
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
}

// row: UICollectionViewLayout: func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) ->
//   UICollectionViewLayoutAttributes?
private class Row482: UICollectionViewLayout {
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

// row: UICollectionViewLayout: func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind:
//   String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
private class Row483: UICollectionViewLayout {
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
}

// row: UICollectionViewLayout: func finalizeCollectionViewUpdates()
private class Row484: UICollectionViewLayout {
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
  }
}

// row: UICollectionViewLayout: var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
private class Row485: UICollectionViewLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    get { super.flipsHorizontallyInOppositeLayoutDirection }
  }
}

// row: UICollectionViewLayout: func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath]
private class Row486: UICollectionViewLayout {
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
}

// row: UICollectionViewLayout: func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
private class Row487: UICollectionViewLayout {
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
}

// row: UICollectionViewLayout: func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath]
private class Row488: UICollectionViewLayout {
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
}

// row: UICollectionViewLayout: func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
private class Row489: UICollectionViewLayout {
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
}

// row: UICollectionViewLayout: init()
@MainActor private func row490() {
  let _: @MainActor () -> UICollectionViewLayout = UICollectionViewLayout.init
}

// row: UICollectionViewLayout: init?(coder: NSCoder)
@MainActor private func row491() {
  let _: @MainActor (NSCoder) -> UICollectionViewLayout? = UICollectionViewLayout.init(coder:)
}

// row: UICollectionViewLayout: func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String,
//   at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
private class Row492: UICollectionViewLayout {
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
}

// row: UICollectionViewLayout: func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) ->
//   UICollectionViewLayoutAttributes?
private class Row493: UICollectionViewLayout {
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
}

// row: UICollectionViewLayout: func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind:
//   String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
private class Row494: UICollectionViewLayout {
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
}

// row: UICollectionViewLayout: func invalidateLayout()
private class Row495: UICollectionViewLayout {
  override func invalidateLayout() {
    super.invalidateLayout()
  }
}

// row: UICollectionViewLayout: func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
private class Row496: UICollectionViewLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

// row: UICollectionViewLayout: func invalidationContext(forBoundsChange newBounds: CGRect) ->
//   UICollectionViewLayoutInvalidationContext
private class Row497: UICollectionViewLayout {
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}

// row: UICollectionViewLayout: func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath],
//   withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) ->
//   UICollectionViewLayoutInvalidationContext
private class Row498: UICollectionViewLayout {
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }
}

// row: UICollectionViewLayout: func invalidationContext(forPreferredLayoutAttributes preferredAttributes:
//   UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) ->
//   UICollectionViewLayoutInvalidationContext
private class Row499: UICollectionViewLayout {
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

// row: UICollectionViewLayout: func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths
//   indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) ->
//   UICollectionViewLayoutInvalidationContext
private class Row500: UICollectionViewLayout {
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}

// row: UICollectionViewLayout: func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath:
//   IndexPath) -> UICollectionViewLayoutAttributes?
private class Row501: UICollectionViewLayout {
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
}

// row: UICollectionViewLayout: func layoutAttributesForElements(in rect: CGRect) ->
//   [UICollectionViewLayoutAttributes]?
private class Row502: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return super.layoutAttributesForElements(in: rect)
  }
}

// row: UICollectionViewLayout: func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath,
//   withTargetPosition position: CGPoint) -> UICollectionViewLayoutAttributes
private class Row503: UICollectionViewLayout {
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
}

// row: UICollectionViewLayout: func layoutAttributesForItem(at indexPath: IndexPath) ->
//   UICollectionViewLayoutAttributes?
private class Row504: UICollectionViewLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForItem(at: indexPath)
  }
}

// row: UICollectionViewLayout: func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath:
//   IndexPath) -> UICollectionViewLayoutAttributes?
private class Row505: UICollectionViewLayout {
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

// row: UICollectionViewLayout: func prepare()
private class Row506: UICollectionViewLayout {
  override func prepare() {
    super.prepare()
  }
}

// row: UICollectionViewLayout: func prepare(forAnimatedBoundsChange oldBounds: CGRect)
private class Row507: UICollectionViewLayout {
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
}

// row: UICollectionViewLayout: func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
private class Row508: UICollectionViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
}

// row: UICollectionViewLayout: func prepareForTransition(to newLayout: UICollectionViewLayout)
private class Row509: UICollectionViewLayout {
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
}

// row: UICollectionViewLayout: func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
private class Row510: UICollectionViewLayout {
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
}

// row: UICollectionViewLayout: func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
private class Row511: UICollectionViewLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

// row: UICollectionViewLayout: func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes:
//   UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) ->
//   Bool
private class Row512: UICollectionViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

// row: UICollectionViewLayout: func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) ->
//   CGPoint
private class Row513: UICollectionViewLayout {
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

// row: UICollectionViewLayout: func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
//   withScrollingVelocity velocity: CGPoint) -> CGPoint
private class Row514: UICollectionViewLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

// row: UICollectionViewLayout: func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath,
//   withPosition position: CGPoint) -> IndexPath
private class Row515: UICollectionViewLayout {
  override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  {
    return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
}

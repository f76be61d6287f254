// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionViewFlowLayoutInvalidationContext: class UICollectionViewFlowLayoutInvalidationContext
private class Row452: UICollectionViewFlowLayoutInvalidationContext {}
@MainActor private func row452(_ value: Row452) -> UICollectionViewLayoutInvalidationContext { value }

// row: UICollectionViewFlowLayoutInvalidationContext: var invalidateFlowLayoutAttributes: Bool { get set }
private class Row453: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutAttributes: Bool {
    get { super.invalidateFlowLayoutAttributes }
    set { super.invalidateFlowLayoutAttributes = newValue }
  }
}

// row: UICollectionViewFlowLayoutInvalidationContext: var invalidateFlowLayoutDelegateMetrics: Bool { get set }
private class Row454: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutDelegateMetrics: Bool {
    get { super.invalidateFlowLayoutDelegateMetrics }
    set { super.invalidateFlowLayoutDelegateMetrics = newValue }
  }
}

// row: UICollectionViewLayoutInvalidationContext: class UICollectionViewLayoutInvalidationContext
private class Row455: UICollectionViewLayoutInvalidationContext {}
@MainActor private func row455(_ value: Row455) -> NSObject { value }

// row: UICollectionViewLayoutInvalidationContext: var contentOffsetAdjustment: CGPoint { get set }
private class Row456: UICollectionViewLayoutInvalidationContext {
  override var contentOffsetAdjustment: CGPoint {
    get { super.contentOffsetAdjustment }
    set { super.contentOffsetAdjustment = newValue }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var contentSizeAdjustment: CGSize { get set }
private class Row457: UICollectionViewLayoutInvalidationContext {
  override var contentSizeAdjustment: CGSize {
    get { super.contentSizeAdjustment }
    set { super.contentSizeAdjustment = newValue }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var interactiveMovementTarget: CGPoint { get }
private class Row458: UICollectionViewLayoutInvalidationContext {
  override var interactiveMovementTarget: CGPoint {
    get { super.interactiveMovementTarget }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var invalidateDataSourceCounts: Bool { get }
private class Row459: UICollectionViewLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool {
    get { super.invalidateDataSourceCounts }
  }
}

// row: UICollectionViewLayoutInvalidationContext: func invalidateDecorationElements(ofKind elementKind: String, at
//   indexPaths: [IndexPath])
private class Row460: UICollectionViewLayoutInvalidationContext {
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
  }
}

// row: UICollectionViewLayoutInvalidationContext: var invalidateEverything: Bool { get }
private class Row461: UICollectionViewLayoutInvalidationContext {
  override var invalidateEverything: Bool {
    get { super.invalidateEverything }
  }
}

// row: UICollectionViewLayoutInvalidationContext: func invalidateItems(at indexPaths: [IndexPath])
private class Row462: UICollectionViewLayoutInvalidationContext {
  override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
}

// row: UICollectionViewLayoutInvalidationContext: func invalidateSupplementaryElements(ofKind elementKind: String, at
//   indexPaths: [IndexPath])
private class Row463: UICollectionViewLayoutInvalidationContext {
  override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
  }
}

// row: UICollectionViewLayoutInvalidationContext: var invalidatedDecorationIndexPaths: [String : [IndexPath]]? { get
//   }
private class Row464: UICollectionViewLayoutInvalidationContext {
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    get { super.invalidatedDecorationIndexPaths }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var invalidatedItemIndexPaths: [IndexPath]? { get }
private class Row465: UICollectionViewLayoutInvalidationContext {
  override var invalidatedItemIndexPaths: [IndexPath]? {
    get { super.invalidatedItemIndexPaths }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var invalidatedSupplementaryIndexPaths: [String : [IndexPath]]? {
//   get }
private class Row466: UICollectionViewLayoutInvalidationContext {
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    get { super.invalidatedSupplementaryIndexPaths }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
//   get }
private class Row467: UICollectionViewLayoutInvalidationContext {
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    get { super.previousIndexPathsForInteractivelyMovingItems }
  }
}

// row: UICollectionViewLayoutInvalidationContext: var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get
//   }
private class Row468: UICollectionViewLayoutInvalidationContext {
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    get { super.targetIndexPathsForInteractivelyMovingItems }
  }
}

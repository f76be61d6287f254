// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum InvalidationContextRows {
  // UICollectionViewFlowLayoutInvalidationContext: class UICollectionViewFlowLayoutInvalidationContext
  static func row1() {
    let _: UICollectionViewFlowLayoutInvalidationContext.Type = UICollectionViewFlowLayoutInvalidationContext.self
  }

  // UICollectionViewFlowLayoutInvalidationContext: var invalidateFlowLayoutAttributes: Bool { get set }
  static func row2(_ o: inout UICollectionViewFlowLayoutInvalidationContext) {
    let v: Bool = o.invalidateFlowLayoutAttributes
    o.invalidateFlowLayoutAttributes = v
  }

  // UICollectionViewFlowLayoutInvalidationContext: var invalidateFlowLayoutDelegateMetrics: Bool { get set }
  static func row3(_ o: inout UICollectionViewFlowLayoutInvalidationContext) {
    let v: Bool = o.invalidateFlowLayoutDelegateMetrics
    o.invalidateFlowLayoutDelegateMetrics = v
  }

  // UICollectionViewLayoutInvalidationContext: class UICollectionViewLayoutInvalidationContext
  static func row4() {
    let _: UICollectionViewLayoutInvalidationContext.Type = UICollectionViewLayoutInvalidationContext.self
  }

  // UICollectionViewLayoutInvalidationContext: var contentOffsetAdjustment: CGPoint { get set }
  static func row5(_ o: inout UICollectionViewLayoutInvalidationContext) {
    let v: CGPoint = o.contentOffsetAdjustment
    o.contentOffsetAdjustment = v
  }

  // UICollectionViewLayoutInvalidationContext: var contentSizeAdjustment: CGSize { get set }
  static func row6(_ o: inout UICollectionViewLayoutInvalidationContext) {
    let v: CGSize = o.contentSizeAdjustment
    o.contentSizeAdjustment = v
  }

  // UICollectionViewLayoutInvalidationContext: var interactiveMovementTarget: CGPoint { get }
  static func row7(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: CGPoint = o.interactiveMovementTarget
  }

  // UICollectionViewLayoutInvalidationContext: var invalidateDataSourceCounts: Bool { get }
  static func row8(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: Bool = o.invalidateDataSourceCounts
  }

  // UICollectionViewLayoutInvalidationContext: func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  static func row9(_ o: UICollectionViewLayoutInvalidationContext, _ a0: String, _ a1: [IndexPath]) {
    let _: Void = o.invalidateDecorationElements(ofKind: a0, at: a1)
  }

  // UICollectionViewLayoutInvalidationContext: var invalidateEverything: Bool { get }
  static func row10(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: Bool = o.invalidateEverything
  }

  // UICollectionViewLayoutInvalidationContext: func invalidateItems(at indexPaths: [IndexPath])
  static func row11(_ o: UICollectionViewLayoutInvalidationContext, _ a0: [IndexPath]) {
    let _: Void = o.invalidateItems(at: a0)
  }

  // UICollectionViewLayoutInvalidationContext: func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  static func row12(_ o: UICollectionViewLayoutInvalidationContext, _ a0: String, _ a1: [IndexPath]) {
    let _: Void = o.invalidateSupplementaryElements(ofKind: a0, at: a1)
  }

  // UICollectionViewLayoutInvalidationContext: var invalidatedDecorationIndexPaths: [String : [IndexPath]]? { get }
  static func row13(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: [String : [IndexPath]]? = o.invalidatedDecorationIndexPaths
  }

  // UICollectionViewLayoutInvalidationContext: var invalidatedItemIndexPaths: [IndexPath]? { get }
  static func row14(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: [IndexPath]? = o.invalidatedItemIndexPaths
  }

  // UICollectionViewLayoutInvalidationContext: var invalidatedSupplementaryIndexPaths: [String : [IndexPath]]? { get }
  static func row15(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: [String : [IndexPath]]? = o.invalidatedSupplementaryIndexPaths
  }

  // UICollectionViewLayoutInvalidationContext: var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
  static func row16(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: [IndexPath]? = o.previousIndexPathsForInteractivelyMovingItems
  }

  // UICollectionViewLayoutInvalidationContext: var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
  static func row17(_ o: UICollectionViewLayoutInvalidationContext) {
    let _: [IndexPath]? = o.targetIndexPathsForInteractivelyMovingItems
  }
}

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Invalidation contexts") struct InvalidationContextTests {
  @Test(
    "A new context marks nothing; its paths are nil, not empty (context.base, fact-inv-nil-paths, Semantics 3.8, 3.9)")
  func base() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
    #expect((context as NSObject).superclassIsNSObject)
  }

  @Test("A new flow context marks nothing and has both flags set (context.flow, Semantics 4.37, 4.37a)")
  func flow() {
    let context = CollectionViewFlowLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect((context as CollectionViewLayoutInvalidationContext).contentOffsetAdjustment == .zero)
  }

  @Test("The flags of a flow context can be cleared (context.flowSet)")
  func flowSet() {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateFlowLayoutAttributes)
  }

  @Test(
    "Marked items are kept sorted and once over any number of calls (context.items, fact-inv-sorted, Semantics 3.9)")
  func items() {
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(2, 1), path(0, 0)])
    context.invalidateItems(at: [path(0, 0), path(2, 1)])
    #expect(context.invalidatedItemIndexPaths == [path(0, 0), path(2, 1)])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything)
  }

  @Test("The marked items are a copy of the array that was given (context.itemsCopied)")
  func itemsCopied() {
    let context = CollectionViewLayoutInvalidationContext()
    var paths = [path(2, 1)]
    context.invalidateItems(at: paths)
    paths.append(path(0, 0))
    #expect(context.invalidatedItemIndexPaths == [path(2, 1)])
  }

  @Test("Supplementary and decoration views are marked by kind, adjustments are kept (context.adjustments)")
  func adjustments() {
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(2, 1), path(0, 0)])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [path(2, 1)])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [path(0, 0), path(2, 1)])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [path(0, 0)])
    context.invalidateDecorationElements(ofKind: "Rule", at: [path(2, 1)])
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 5, height: 6)
    #expect(context.invalidatedItemIndexPaths == [path(0, 0), path(2, 1)])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["Footer": [path(0, 0)], "Header": [path(0, 0), path(2, 1)]])
    #expect(context.invalidatedDecorationIndexPaths == ["Rule": [path(2, 1)]])
    #expect(context.contentOffsetAdjustment == CGPoint(x: 3, y: 4))
    #expect(context.contentSizeAdjustment == CGSize(width: 5, height: 6))
  }

  @Test("The classes of contexts are those of UIKit (class.context, Semantics 3.22)")
  func classes() {
    let classes: [AnyClass] = [
      CollectionViewLayout.invalidationContextClass, CollectionViewFlowLayout.invalidationContextClass,
      CollectionViewLayout.layoutAttributesClass, CollectionViewFlowLayout.layoutAttributesClass,
    ]
    let expected: [AnyClass] = [
      CollectionViewLayoutInvalidationContext.self, CollectionViewFlowLayoutInvalidationContext.self,
      CollectionViewLayoutAttributes.self, CollectionViewLayoutAttributes.self,
    ]
    #expect(classes.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("The base layout's context for other bounds marks nothing (layout.boundsBase, Semantics 3.5)")
  func boundsBase() {
    let context = CollectionViewLayout().invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(type(of: context) == CollectionViewLayoutInvalidationContext.self)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
  }

  // MARK: Movement

  private let previous = path(1, 3)
  private let target = path(0, 1)
  private let position = CGPoint(x: 37, y: 91)

  @Test(
    "A base layout has a moving item at the position, where UIKit's returns what Swift's type rules out (Semantics 9.6)"
  )
  func plainMoving() {
    let layout = CollectionViewLayout()
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(at: target, withTargetPosition: position)
    #expect(attributes.center == position)
    #expect(attributes.zIndex == .max)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position) == previous)
  }

  @Test(
    "A flow layout has a moving item at the position, in front of all (movement-flow.movingAttributes, Semantics 9.6)")
  func flowMoving() {
    let attributes = CollectionViewFlowLayout().layoutAttributesForInteractivelyMovingItem(
      at: target, withTargetPosition: position)
    #expect(attributes.indexPath == target)
    #expect(attributes.frame == CGRect(x: 37, y: 91, width: 0, height: 0))
    #expect(attributes.center == position)
    #expect(attributes.size == .zero)
    #expect(attributes.zIndex == .max)
    #expect(attributes.representedElementKind == nil)
  }

  @Test("A flow layout has no opinion where a moving item goes (movement-flow.targetIndexPath, Semantics 9.7)")
  func flowTarget() {
    let layout = CollectionViewFlowLayout()
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position) == previous)
  }

  @Test(
    """
    The context for the end of a movement has the paths, no position and no marked items (movement-plain.endingContext, \
    movement-flow.endingContext, Semantics 9.7)
    """)
  func ending() {
    for layout in [CollectionViewLayout(), CollectionViewFlowLayout()] {
      let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target], previousIndexPaths: [previous], movementCancelled: true)
      #expect(context.previousIndexPathsForInteractivelyMovingItems == [previous])
      #expect(context.targetIndexPathsForInteractivelyMovingItems == [target])
      #expect(context.interactiveMovementTarget == .zero)
      #expect(context.invalidatedItemIndexPaths == nil)
    }
  }

  @Test("The context for a step of a movement has paths and position (Semantics 9.7)")
  func step() {
    let context = CollectionViewLayout().invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [previous],
      previousPosition: CGPoint(x: 4, y: 5))
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [previous])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [target])
    #expect(context.interactiveMovementTarget == position)
    #expect(!context.invalidateEverything)
  }

  @Test("A context for other bounds names no movement (movement-plain.boundsContext, movement-flow.boundsContext)")
  func boundsMovement() {
    for layout in [CollectionViewLayout(), CollectionViewFlowLayout()] {
      let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
      #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
      #expect(context.interactiveMovementTarget == .zero)
    }
  }
}

extension NSObject {
  /// Whether the class stands directly below NSObject.
  fileprivate var superclassIsNSObject: Bool { _superclassName == "NSObject" }

  private var _superclassName: String { Mirror(reflecting: self).superclassMirror.map { "\($0.subjectType)" } ?? "" }
}

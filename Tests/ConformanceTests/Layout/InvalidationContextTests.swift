#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Invalidation contexts") struct InvalidationContextTests {
    @Test(
      "A new context marks nothing; its paths are nil (context.base, fact-inv-nil-paths, Semantics 3.8, 3.9, 3.10)"
    )
    func base() {
      let context = UICollectionViewLayoutInvalidationContext()
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
    }

    @Test(
      "A new flow context has both flags set (context.flow, context.flowSet, Semantics 4.37, 4.37a)"
    )
    func flow() {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      #expect(!context.invalidateEverything)
      #expect(!context.invalidateDataSourceCounts)
      #expect(context.invalidatedItemIndexPaths == nil)
      #expect(context.invalidateFlowLayoutDelegateMetrics)
      #expect(context.invalidateFlowLayoutAttributes)
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      #expect(!context.invalidateFlowLayoutDelegateMetrics)
      #expect(!context.invalidateFlowLayoutAttributes)
    }

    @Test(
      "Marked items are kept sorted and once over any number of calls (context.items, fact-inv-sorted, Semantics 3.9)")
    func items() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(2, 1), path(0, 0)])
      context.invalidateItems(at: [path(0, 0), path(2, 1)])
      #expect(context.invalidatedItemIndexPaths == [path(0, 0), path(2, 1)])
      #expect(context.invalidatedSupplementaryIndexPaths == nil)
      #expect(context.invalidatedDecorationIndexPaths == nil)
      #expect(!context.invalidateEverything)
    }

    @Test("The marked items are a copy of the array that was given (context.itemsCopied, Semantics 3.9)")
    func itemsCopied() {
      let context = UICollectionViewLayoutInvalidationContext()
      var paths = [path(2, 1)]
      context.invalidateItems(at: paths)
      paths.append(path(0, 0))
      #expect(context.invalidatedItemIndexPaths == [path(2, 1)])
    }

    @Test(
      "Other views are marked by kind, adjustments are kept (context.adjustments, Semantics 3.9, 3.10)"
    )
    func adjustments() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "Header", at: [path(2, 1)])
      context.invalidateSupplementaryElements(ofKind: "Header", at: [path(0, 0), path(2, 1)])
      context.invalidateSupplementaryElements(ofKind: "Footer", at: [path(0, 0)])
      context.invalidateDecorationElements(ofKind: "Rule", at: [path(2, 1)])
      context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
      context.contentSizeAdjustment = CGSize(width: 5, height: 6)
      #expect(
        context.invalidatedSupplementaryIndexPaths == ["Footer": [path(0, 0)], "Header": [path(0, 0), path(2, 1)]])
      #expect(context.invalidatedDecorationIndexPaths == ["Rule": [path(2, 1)]])
      #expect(context.contentOffsetAdjustment == CGPoint(x: 3, y: 4))
      #expect(context.contentSizeAdjustment == CGSize(width: 5, height: 6))
    }

    @Test("Layouts name their classes of contexts and attributes (class.context, Semantics 3.22)")
    func classes() {
      let classes: [AnyClass] = [
        UICollectionViewLayout.invalidationContextClass, UICollectionViewFlowLayout.invalidationContextClass,
        UICollectionViewLayout.layoutAttributesClass, UICollectionViewFlowLayout.layoutAttributesClass,
      ]
      let expected: [AnyClass] = [
        UICollectionViewLayoutInvalidationContext.self, UICollectionViewFlowLayoutInvalidationContext.self,
        UICollectionViewLayoutAttributes.self, UICollectionViewLayoutAttributes.self,
      ]
      #expect(classes.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
    }

    @Test("The base layout's context for other bounds marks nothing (layout.boundsBase, Semantics 3.5)")
    func boundsBase() {
      let context = UICollectionViewLayout().invalidationContext(
        forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(type(of: context) == UICollectionViewLayoutInvalidationContext.self)
      #expect(!context.invalidateEverything)
      #expect(!context.invalidateDataSourceCounts)
      #expect(context.invalidatedItemIndexPaths == nil)
      #expect(context.contentOffsetAdjustment == .zero)
    }

    @Test("The view and the layout make contexts of the layout's class (Semantics 3.5, 3.22)")
    func contextClass() {
      final class Mine: UICollectionViewLayoutInvalidationContext {}
      final class Layout: RowsLayout {
        override class var invalidationContextClass: AnyClass { Mine.self }
      }
      let layout = Layout()
      let screen = Screen([20], layout)
      screen.layOut()
      layout.followsBounds = true
      screen.scroll(to: 10)
      layout.invalidateLayout()
      screen.reload()
      #expect(layout.contexts.count >= 3)
      #expect(layout.contexts.allSatisfy { $0 is Mine })
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  /// What the base classes answer.
  @MainActor @Suite("Base layout") struct BaseLayoutTests {
    private let layout = UICollectionViewLayout()

    @Test(
      "The base layout has no elements, follows no bounds or sizes, and does not flip (Semantics 3.3, 3.27, 5.3)"
    )
    func base() {
      layout.prepare()
      #expect(layout.collectionViewContentSize == .zero)
      #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
      #expect(layout.layoutAttributesForItem(at: path(0, 0)) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path(0, 0)) == nil)
      #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path(0, 0)) == nil)
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10)))
      let offset = CGPoint(x: 3, y: 4)
      #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
      #expect(layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero) == offset)
      #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 0))
      #expect(
        !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    }

    @Test("A view with the base layout shows nothing and asks for no cell (Semantics 3.21)")
    func baseInView() {
      let screen = Screen([20], layout)
      screen.layOut()
      #expect(screen.view.visibleCells.isEmpty)
      #expect(screen.log.take("ask") == [])
    }

    @Test(
      "In the base an update touches no other views and names no attributes (Semantics 6.14, 6.15a)",
      arguments: [
        "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter", "a decoration kind",
      ])
    func updates(kind: String) {
      // transition-(kind).deleteSupplementary, …insertSupplementary, …deleteDecoration, …insertDecoration
      #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) == [])
      #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: kind) == [])
      #expect(layout.indexPathsToDeleteForDecorationView(ofKind: kind) == [])
      #expect(layout.indexPathsToInsertForDecorationView(ofKind: kind) == [])
      #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
    }

    @Test("The hooks of a change of layouts change nothing in the base (transition-prepareAndFinalize, Semantics 9.13)")
    func transition() {
      layout.prepareForTransition(to: UICollectionViewLayout())
      layout.prepareForTransition(from: UICollectionViewLayout())
      layout.finalizeLayoutTransition()
      #expect(layout.collectionViewContentSize == .zero)
    }

    // MARK: Movement

    private let previous = path(1, 3)
    private let target = path(0, 1)
    private let position = CGPoint(x: 37, y: 91)

    // What UIKit's base answers for the attributes is nil (Semantics 9.6), against its own signature: not for Swift to see.
    @Test("A base layout has nothing to say about where a moving item goes (Semantics 9.7)")
    func plainMoving() {
      #expect(layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position) == previous)
    }

    @Test(
      "A flow layout has a moving item at the position, in front of all (movement-flow.movingAttributes, Semantics 9.6)"
    )
    func flowMoving() {
      let attributes = UICollectionViewFlowLayout().layoutAttributesForInteractivelyMovingItem(
        at: target, withTargetPosition: position)
      #expect(attributes.indexPath == target)
      #expect(attributes.center == position)
      #expect(attributes.size == .zero)
      #expect(attributes.zIndex == .max)
      #expect(attributes.representedElementKind == nil)
    }

    @Test("A flow layout has no opinion where a moving item goes (movement-flow.targetIndexPath, Semantics 9.7)")
    func flowTarget() {
      let flow = UICollectionViewFlowLayout()
      #expect(flow.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position) == previous)
    }

    @Test(
      "Ending a movement: paths alone (movement-plain.endingContext, movement-flow.endingContext, Semantics 9.7)"
    )
    func ending() {
      for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout()] {
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [target], previousIndexPaths: [previous], movementCancelled: true)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == [previous])
        #expect(context.targetIndexPathsForInteractivelyMovingItems == [target])
        #expect(context.interactiveMovementTarget == .zero)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(!context.invalidateEverything)
      }
    }

    @Test("The context for a step of a movement has paths and position (Semantics 9.7)")
    func step() {
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [previous],
        previousPosition: CGPoint(x: 4, y: 5))
      #expect(context.previousIndexPathsForInteractivelyMovingItems == [previous])
      #expect(context.targetIndexPathsForInteractivelyMovingItems == [target])
      #expect(context.interactiveMovementTarget == position)
      #expect(!context.invalidateEverything)
    }

    @Test(
      "Other bounds are no movement (movement-plain.boundsContext, movement-flow.boundsContext, Semantics 9.7)"
    )
    func boundsMovement() {
      for layout in [UICollectionViewLayout(), UICollectionViewFlowLayout()] {
        let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
        #expect(context.interactiveMovementTarget == .zero)
      }
    }
  }
#endif

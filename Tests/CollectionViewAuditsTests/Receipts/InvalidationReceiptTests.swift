import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Invalidation receipts") struct InvalidationReceiptTests {
  private let source = RowSource([10]) { _, _ in }

  @Test("Everything marked and nothing changed is all waste")
  func waste() {
    let view = rowView(source)
    let receipt = InvalidationReceipt.of(view) { view.collectionViewLayout.invalidateLayout() }
    #expect(receipt.wasInvalidated && receipt.marks.isWhole)
    #expect(receipt.precision == 0 && receipt.recall == 1)
    #expect(receipt.waste.count == 10 && receipt.fault.isEmpty)
    #expect(receipt.suggestion == "Don't invalidate: nothing changed.")
  }

  @Test("All moved and all marked is without waste")
  func exact() {
    let view = rowView(source)
    let flow = view.collectionViewLayout as! CollectionViewFlowLayout
    let receipt = InvalidationReceipt.of(view) { flow.itemSize.height = 40 }
    #expect(receipt.precision == 1 && receipt.recall == 1, "\(receipt)")
    #expect(receipt.suggestion == nil)
  }

  @Test("A context that names one item is compared with what changed")
  func named() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let narrow = InvalidationReceipt.of(view) {
      layout.raised = [2]
      let context = CollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
      layout.invalidateLayout(with: context)
    }
    #expect(narrow.marked.map(\.description) == ["cell:0.2"])
    #expect(narrow.precision == 1 && narrow.recall == 1, "\(narrow)")
    let wide = InvalidationReceipt.of(view) {
      layout.raised = [3]
      layout.invalidateLayout()
    }
    #expect(wide.changed.map(\.description) == ["cell:0.2", "cell:0.3"])
    #expect(wide.suggestion == "Use a context and call invalidateItems(at:) with cell:0.2, cell:0.3 on it.")
    let wrong = InvalidationReceipt.of(view) {
      layout.raised = [5]
      let context = CollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 5, section: 0)])
      layout.invalidateLayout(with: context)
    }
    #expect(wrong.fault.map(\.description) == ["cell:0.3"])
    #expect(wrong.recall == 0.5)
  }

  @Test("A change that nobody marked is told")
  func unmarked() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) { layout.raised = [1] }
    #expect(!receipt.wasInvalidated && receipt.recall == 0)
    #expect(receipt.suggestion == "Invalidate: 1 elements changed, and nobody said so.")
  }

  @Test("Several invalidations before a pass are one receipt with all their marks")
  func merged() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) {
      layout.raise(1)
      layout.raise(4)
    }
    #expect(receipt.invalidations == 2 && receipt.prepares == 1 && receipt.reasons == [.requested])
    #expect(receipt.marked.map(\.description) == ["cell:0.1", "cell:0.4"])
    #expect(receipt.precision == 1 && receipt.recall == 1, "\(receipt)")
  }

  @Test("Several passes in a block are one receipt with all their marks, or one each")
  func passes() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let whole = InvalidationReceipt.of(view) {
      layout.raise(1)
      view.layoutIfNeeded()
      layout.raise(2)
    }
    #expect(whole.prepares == 2 && whole.marked.map(\.description) == ["cell:0.1", "cell:0.2"])
    #expect(whole.recall == 1, "\(whole)")
    let each = InvalidationReceipt.each(view) {
      layout.raise(3)
      view.layoutIfNeeded()
      layout.raised.insert(6)
      layout.raise(4)
      view.layoutIfNeeded()
      layout.raised.insert(5)
    }
    #expect(each.map { $0.marked.map(\.description) } == [["cell:0.3"], ["cell:0.4"], []])
    #expect(each.map { $0.changed.map(\.description) } == [["cell:0.3"], ["cell:0.4", "cell:0.6"], ["cell:0.5"]])
    #expect(each.map(\.recall) == [1, 0.5, 0])
    #expect(each.map(\.wasInvalidated) == [true, true, false])
  }

  @Test("Without an invalidation nothing of an earlier one is told")
  func nothing() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    _ = InvalidationReceipt.of(view) { layout.raise(1) }
    let receipt = InvalidationReceipt.of(view) { view.setNeedsLayout() }
    #expect(!receipt.wasInvalidated && receipt.marks == .none && receipt.invalidations == 0)
    #expect(receipt.description == "nothing was invalidated, and nothing changed")
    #expect(InvalidationReceipt.each(view) {}.isEmpty)
  }

  @Test("A scroll that invalidates for nothing is told where to answer false")
  func scrolling() {
    let layout = Tilted()
    layout.followsScrolling = true
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) { view.contentOffset.y = 20 }
    #expect(receipt.reasons == [.boundsChange])
    #expect(
      receipt.suggestion
        == "Answer false from shouldInvalidateLayout(forBoundsChange:) for such a change: nothing changed.")
    #expect(receipt.suggestedCode == nil)
    layout.raisesTop = true
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    let moved = InvalidationReceipt.of(view) { view.contentOffset.y = 120 }
    #expect(moved.changed.map(\.description) == ["cell:0.0", "cell:0.2"])
    #expect(
      moved.suggestion == """
        In invalidationContext(forBoundsChange:) call invalidateItems(at:) with cell:0.0, cell:0.2 on the context of super.
        """)
    #expect(
      moved.suggestedCode == """
        override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(forBoundsChange: newBounds)
          context.invalidateItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
          return context
        }
        """)
    // The same with that override.
    layout.narrow = true
    let narrow = InvalidationReceipt.of(view) { view.contentOffset.y = 20 }
    #expect(narrow.precision == 1 && narrow.recall == 1, "\(narrow)")
    #expect(view.checkInvariants() == nil)
  }

  @Test("Counts that were marked leave everything in doubt: nothing narrower is suggested after updates and reloads")
  func updates() {
    let view = rowView(source)
    let reload = InvalidationReceipt.of(view) { view.reloadData() }
    #expect(reload.reasons == [.reload] && reload.marks.everything && reload.suggestion == nil, "\(reload)")
    let batch = InvalidationReceipt.of(view) {
      view.performBatchUpdates({
        source.counts = [11]
        view.insertItems(at: [IndexPath(item: 10, section: 0)])
        // Nested in a batch, what is invalidated is part of its pass.
        view.collectionViewLayout.invalidateLayout()
      })
    }
    #expect(batch.reasons.contains(.updates) && batch.suggestion == nil, "\(batch)")
    #expect(batch.cameOrWent.map(\.description) == ["cell:0.10"])
    #expect(batch.fault.isEmpty)
    #expect(batch.contentSizeAfter.height - batch.contentSizeBefore.height == 50)
    #expect(batch.description.contains("content: 100x500, then 100x550"))
    source.counts = [10]
  }

  @Test("Supplementary and decoration views have calls of their own, with UIKit's constants and ranges of paths")
  func kinds() {
    let layout = Tilted()
    layout.hasHeaders = true
    let view = rowView(source)
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) {
      layout.raised = [1, 2, 3, 4]
      layout.headerShift = 1
      layout.invalidateLayout()
    }
    #expect(
      receipt.suggestedCode == """
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: (1...4).map { IndexPath(item: $0, section: 0) })
        context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
        collectionView.collectionViewLayout.invalidateLayout(with: context)
        """)
    #expect(
      receipt.suggestion?.contains("invalidateSupplementaryElements(ofKind: UICollectionView.elementKind") == true)
  }

  @Test("Contexts that adjust the content, or keep what a flow's delegate said, leave all elements in doubt")
  func flags() {
    let view = rowView(source)
    let adjusted = InvalidationReceipt.of(view) {
      let context = CollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
      view.collectionViewLayout.invalidateLayout(with: context)
    }
    #expect(adjusted.marks.isWhole && adjusted.changed.isEmpty)
    let flow = InvalidationReceipt.of(view) {
      let context = CollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      view.collectionViewLayout.invalidateLayout(with: context)
    }
    #expect(flow.marks.isWhole && flow.contextClass == "UICollectionViewFlowLayoutInvalidationContext")
    #expect(flow.suggestion == "Don't invalidate: nothing changed.")
  }

  @Test("A named element that does not exist, or is named twice, is marked once and is waste")
  func strangers() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) {
      let context = CollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 99, section: 0)])
      layout.invalidateLayout(with: context)
      layout.raise(2)
    }
    #expect(receipt.marked.map(\.description) == ["cell:0.2", "cell:0.99"])
    #expect(receipt.waste.map(\.description) == ["cell:0.99"] && receipt.precision == 0.5)
    #expect(receipt.suggestion == "Use a context and call invalidateItems(at:) with cell:0.2 on it.")
  }

  @Test("What comes or goes is found by a rectangle alone: no narrower context is suggested for it")
  func coming() {
    let layout = Tilted()
    let view = rowView(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let receipt = InvalidationReceipt.of(view) {
      layout.missing = 9
      layout.invalidateLayout()
    }
    #expect(receipt.cameOrWent.map(\.description) == ["cell:0.9"])
    #expect(receipt.suggestion == nil && receipt.suggestedCode == nil)
  }

  @Test("A cell that prefers another size is told apart from a request")
  func sizing() {
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let view = rowView(source)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "row")
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    let receipts = InvalidationReceipt.each(view) { view.reloadData() }
    #expect(receipts.first?.reasons == [.reload])
    let sized = receipts.filter { $0.reasons == [.preferredSize] }
    #expect(!sized.isEmpty, "\(receipts)")
    #expect(sized.allSatisfy { $0.fault.isEmpty }, "\(sized)")
  }

  @Test("A block that throws leaves the view as it was")
  func throwing() {
    struct Stop: Error {}
    let view = rowView(source)
    #expect(throws: Stop.self) {
      try InvalidationReceipt.of(view) { throw Stop() }
    }
    #expect(!view.isTracing)
  }
}

/// Wants to be 60 points high.
private final class GrowingCell: RowCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = 60
    return layoutAttributes
  }
}

/// Rows, some of them in front.
private final class Tilted: CollectionViewLayout {
  var raised: Set<Int> = []
  var followsScrolling = false
  var raisesTop = false
  var narrow = false
  var hasHeaders = false
  var headerShift: CGFloat = 0
  var missing: Int?
  private var lastTop = 0

  /// Raises a row, and names it.
  func raise(_ item: Int) {
    raised.insert(item)
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: item, section: 0)])
    invalidateLayout(with: context)
  }

  private func top(_ bounds: CGRect) -> Int { Int(bounds.minY / 50) }

  override func prepare() {
    super.prepare()
    lastTop = top(collectionView?.bounds ?? .zero)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 500) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard indexPath.item < 10 else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 100, height: 50)
    attributes.zIndex = raised.contains(indexPath.item) || raisesTop && indexPath.item == lastTop ? 1 : 0
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard hasHeaders else { return nil }
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: headerShift, y: 0, width: 50, height: 10)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let header = layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    return
      ((0..<10).filter { $0 != missing }.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      + [header].compactMap(\.self)).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsScrolling }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if narrow {
      context.invalidateItems(at: [IndexPath(item: lastTop, section: 0), IndexPath(item: top(newBounds), section: 0)])
    }
    return context
  }
}

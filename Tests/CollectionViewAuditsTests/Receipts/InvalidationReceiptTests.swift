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
}

/// Rows, some of them in front.
private final class Tilted: CollectionViewLayout {
  var raised: Set<Int> = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 500) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 100, height: 50)
    attributes.zIndex = raised.contains(indexPath.item) ? 1 : 0
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

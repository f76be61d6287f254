import CollectionViewAudits
import Foundation
import Testing
import UIKitNames

/// What a receipt suggests is code for UIKit: here it stands as it was suggested, compiles, and does what it promises.
@MainActor @Suite("Suggested contexts") struct SuggestedCodeTests {
  private let source = RowSource([10]) { _, _ in }

  private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = rowView(source)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    return view
  }

  @Test("A context for a request compiles, and names what changes and nothing else")
  func requested() {
    let layout = Lifted()
    let collectionView = shown(layout)
    let wide = InvalidationReceipt.of(collectionView) {
      layout.lift = 1
      layout.invalidateLayout()
    }
    #expect(
      wide.suggestedCode == """
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 0, section: 0)] + (2...5).map { IndexPath(item: $0, section: 0) })
        collectionView.collectionViewLayout.invalidateLayout(with: context)
        """)
    let narrow = InvalidationReceipt.of(collectionView) {
      layout.lift = 2
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 0, section: 0)] + (2...5).map { IndexPath(item: $0, section: 0) })
      collectionView.collectionViewLayout.invalidateLayout(with: context)
    }
    #expect(narrow.precision == 1 && narrow.recall == 1 && narrow.suggestion == nil, "\(narrow)")
    #expect(collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 2)
  }

  @Test("An override for scrolling compiles, and names what changes and nothing else")
  func scrolling() {
    let collectionView = shown(Following())
    let wide = InvalidationReceipt.of(collectionView) { collectionView.contentOffset.y = 5 }
    #expect(
      wide.suggestedCode == """
        override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(forBoundsChange: newBounds)
          context.invalidateItems(at: [IndexPath(item: 0, section: 0)] + (2...5).map { IndexPath(item: $0, section: 0) })
          return context
        }
        """)
    let other = shown(NarrowFollowing())
    let narrow = InvalidationReceipt.of(other) { other.contentOffset.y = 5 }
    #expect(narrow.precision == 1 && narrow.recall == 1 && narrow.suggestion == nil, "\(narrow)")
    #expect(other.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 5)
  }

  @Test("An override for preferred sizes compiles, where a layout of the user's own marks more than it has to")
  func preferred() {
    let collectionView = shown(Sized())
    collectionView.register(Grower.self, forCellWithReuseIdentifier: "row")
    let receipts = InvalidationReceipt.each(collectionView) { collectionView.reloadData() }
    let sized = receipts.first { $0.reasons == [.preferredSize] }
    #expect(
      sized?.suggestedCode == """
        override func invalidationContext(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
          context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
          return context
        }
        """, "\(receipts)")
    let other = shown(NarrowSized())
    other.register(Grower.self, forCellWithReuseIdentifier: "row")
    let narrow = InvalidationReceipt.each(other) { other.reloadData() }.filter { $0.reasons == [.preferredSize] }
    #expect(!narrow.isEmpty && narrow.allSatisfy { $0.precision == 1 && $0.recall == 1 }, "\(narrow)")
  }
}

/// Rows, five of which are moved to the right.
private class Lifted: UICollectionViewLayout {
  var lift: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 500) }

  func size(of item: Int) -> CGSize { CGSize(width: 90, height: 50) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let isLifted = indexPath.item == 0 || (2...5).contains(indexPath.item)
    attributes.frame = CGRect(
      origin: CGPoint(x: isLifted ? lift : 0, y: 50 * CGFloat(indexPath.item)), size: size(of: indexPath.item))
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Moves them by the offset.
private class Following: Lifted {
  override func prepare() {
    super.prepare()
    lift = collectionView?.bounds.minY ?? 0
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class NarrowFollowing: Following {
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)] + (2...5).map { IndexPath(item: $0, section: 0) })
    return context
  }
}

/// Follows its cells, and marks everything for each.
private class Sized: Lifted {
  var heights: [Int: CGFloat] = [:]

  override func size(of item: Int) -> CGSize { CGSize(width: 90, height: heights[item] ?? 50) }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return UICollectionViewLayoutInvalidationContext()
  }
}

private final class NarrowSized: Sized {
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }
}

/// Wants to be 45 points high.
private final class Grower: RowCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 45
    return layoutAttributes
  }
}

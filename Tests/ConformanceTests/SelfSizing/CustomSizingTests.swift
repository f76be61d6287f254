#if canImport(UIKit)
  import Testing
  import UIKit

  /// Rows of 20 points that take the heights their cells prefer, as a layout of one's own does it.
  @MainActor private final class GrowingRows: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var follows = true
    let log = CallLog()
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func frame(_ item: Int) -> CGRect {
      let y = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 20) }
      return CGRect(x: 0, y: y, width: 320, height: heights[item] ?? 20)
    }

    override func prepare() {
      super.prepare()
      log.add("prepare")
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frame(count).minY) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: path(0, $0)) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame(indexPath.item)
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      log.add("should \(text(originalAttributes.size.height)) \(text(preferredAttributes.size.height))")
      guard follows else {
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
      return abs(preferredAttributes.size.height - originalAttributes.size.height) >= 0.25
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      log.add("context")
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      if let view = collectionView, originalAttributes.frame.minY < view.contentOffset.y {
        context.contentOffsetAdjustment.y = preferredAttributes.size.height - originalAttributes.size.height
      }
      return context
    }
  }

  @MainActor @Suite("Self-sizing of one's own") struct CustomSizingTests {
    private let layout = GrowingRows()

    private func screen(_ count: Int, _ height: @escaping (IndexPath) -> CGFloat) -> Screen {
      let screen = Screen.wishing([count], height: 100, layout) { $0.heights(height) }
      screen.layOut()
      return screen
    }

    @Test("A cell is asked, the layout, then for a context, then prepared, and the cell again (Semantics 5.2, 5.2a)")
    func order() {
      _ = screen(1) { _ in 50 }
      #expect(
        layout.log.take("should", "context", "prepare").suffix(4) == [
          "should 20 50", "context", "prepare", "should 50 50",
        ])
    }

    @Test("The base class follows nobody (Semantics 5.3)")
    func base() {
      layout.follows = false
      let screen = screen(2) { _ in 50 }
      #expect(screen.rows == ["0.0 0+20", "0.1 20+20"])
    }

    @Test("The layout's tolerance counts (Semantics 5.12)")
    func tolerance() {
      let screen = screen(2) { $0.item == 0 ? 20.2 : 20.5 }
      #expect(screen.rows == ["0.0 0+20", "0.1 20+20.5"])
    }

    @Test("The offset follows what grows above where the context says so (Semantics 5.10)")
    func compensation() {
      let screen = screen(60) { _ in 50 }
      screen.scroll(to: 500)
      let seen = (screen.view.indexPathsForVisibleItems.min()?.item ?? 0) + 1
      let place = screen.place(0, seen)
      screen.scroll(to: screen.view.contentOffset.y - 15)
      #expect(screen.place(0, seen) == place.map { $0 + 15 })
    }
  }
#endif

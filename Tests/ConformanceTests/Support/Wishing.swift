#if canImport(UIKit)
  import UIKit

  /// What cells and supplementary views prefer, and who was asked.
  @MainActor final class Wishes {
    /// The size that is preferred to the given one.
    var size: (IndexPath, CGSize) -> CGSize = { _, given in given }
    /// `0.3` for each cell that was asked, `header 0.0` for each header.
    var asked: [String] = []
    /// Called when a cell is asked.
    var onAsk: ((WishingCell) -> Void)?

    func heights(_ height: @escaping (IndexPath) -> CGFloat) {
      size = { path, given in CGSize(width: given.width, height: height(path)) }
    }

    func answer(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      let kind = given.representedElementKind.map { short($0) + " " } ?? ""
      asked.append(kind + name(given.indexPath))
      let attributes = given.copy() as! UICollectionViewLayoutAttributes
      attributes.size = size(given.indexPath, given.size)
      return attributes
    }
  }

  /// A cell that prefers what it is told to.
  @MainActor final class WishingCell: UICollectionViewCell {
    static var wishes = Wishes()

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      WishingCell.wishes.onAsk?(self)
      return WishingCell.wishes.answer(layoutAttributes)
    }
  }

  /// A supplementary view that does the same.
  @MainActor final class WishingView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      WishingCell.wishes.answer(layoutAttributes)
    }
  }

  extension Screen {
    /// A screen of wishing cells and views, not yet laid out.
    static func wishing(
      _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480, _ layout: UICollectionViewLayout,
      in surroundings: Surroundings = Surroundings(), _ setUp: (Wishes) -> Void
    ) -> Screen {
      WishingCell.wishes = Wishes()
      setUp(WishingCell.wishes)
      let screen = Screen(counts, width: width, height: height, layout, cell: WishingCell.self, in: surroundings)
      for kind in [headerKind, footerKind] {
        screen.view.register(WishingView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
      }
      screen.view.contentInsetAdjustmentBehavior = .never
      return screen
    }

    /// The same in a compositional layout of rows whose heights are estimated.
    static func wishingRows(
      _ counts: [Int], height: CGFloat = 480, estimate: CGFloat, in surroundings: Surroundings = Surroundings(),
      _ heights: @escaping (IndexPath) -> CGFloat
    ) -> Screen {
      let layout = UICollectionViewCompositionalLayout(section: .wishingRows(estimate))
      return wishing(counts, height: height, layout, in: surroundings) { $0.heights(heights) }
    }

    var wishes: Wishes { WishingCell.wishes }

    /// `0.3 120+40` for each cell on screen: where it begins in the content, and its height.
    var rows: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap { path in
        view.cellForItem(at: path).map { "\(name(path)) \(text($0.frame.minY))+\(text($0.frame.height))" }
      }
    }

    /// The height that the layout has for an item, on screen or not.
    func height(_ section: Int, _ item: Int) -> CGFloat? {
      view.collectionViewLayout.layoutAttributesForItem(at: path(section, item))?.frame.height
    }

    /// Where a cell begins on screen.
    func place(_ section: Int, _ item: Int) -> CGFloat? {
      view.cellForItem(at: path(section, item)).map { $0.frame.minY - view.contentOffset.y }
    }
  }

  extension NSCollectionLayoutSection {
    /// One item a row, as wide as the section.
    @MainActor static func wishingRows(_ estimate: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
#endif

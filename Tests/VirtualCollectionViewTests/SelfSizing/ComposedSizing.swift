import Foundation
import VirtualCollectionView

// Compositional layouts for cells that say how large they want to be.

extension CollectionLayoutSize {
  static func of(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }
}

extension CollectionLayoutSection {
  /// One item a row, as wide as the section.
  static func rows(
    _ estimate: CGFloat, _ change: (CollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize.of(.fractionalWidth(1), .estimated(estimate))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    change(section)
    return section
  }

  /// Two items a row, each of a height of its own.
  static func pairs(
    _ height: CollectionLayoutDimension, row: CollectionLayoutDimension, count: Int = 2
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(1 / CGFloat(count)), height))
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: .of(.fractionalWidth(1), row), subitems: [item]))
  }
}

extension SizingFixture {
  /// Rows in a view 100 wide.
  convenience init(
    rows counts: [Int], height: CGFloat = 300, estimate: CGFloat = 40, era: UIKitEra = .latest, scale: CGFloat = 2,
    _ wanted: @escaping (IndexPath) -> CGFloat?
  ) {
    self.init(
      counts: counts, size: CGSize(width: 100, height: height),
      layout: CollectionViewCompositionalLayout(section: .rows(estimate)), era: era, scale: scale, wanted)
  }

  var composed: CollectionViewCompositionalLayout { view.collectionViewLayout as! CollectionViewCompositionalLayout }

  /// The height that the layout has for an item, on screen or not.
  func known(_ item: Int, section: Int = 0) -> CGFloat? {
    composed.layoutAttributesForItem(at: path(section, item))?.frame.height
  }
}

/// A supplementary view that prefers a height of 25, and is asked where `asked` counts.
final class HeaderOf25: CollectionReusableView {
  static var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    HeaderOf25.asked += 1
    layoutAttributes.size = CGSize(width: 61, height: 25)
    return layoutAttributes
  }
}

/// Notes what it is asked about preferred sizes, and answers what it is told to.
final class NotingComposition: CollectionViewCompositionalLayout {
  var answer: Bool?
  var questions: [String] = []
  var invalidations = 0

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let (old, new) = (Int(originalAttributes.size.height), Int(preferredAttributes.size.height))
    questions.append("\(name(originalAttributes.indexPath)) \(old)>\(new)")
    return answer
      ?? super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidations += 1
    super.invalidateLayout(with: context)
  }
}

import CollectionCore
import Foundation
import VirtualCollectionView

/// A cell that prefers the size the document gives for its item.
final class SizedCell: CollectionViewCell {
  /// What it prefers; nil is what it is given.
  var preferredSize: ScenarioCells.PreferredSize?

  override func prepareForReuse() {
    super.prepareForReuse()
    preferredSize = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes.wanting(preferredSize) }
}

/// A supplementary view that prefers the size the document gives for its kind.
final class SizedSupplementaryView: CollectionReusableView {
  /// What it prefers; nil is what it is given.
  var preferredSize: ScenarioCells.PreferredSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { layoutAttributes.wanting(preferredSize) }
}

extension CollectionViewLayoutAttributes {
  /// These attributes with the size of a wish, which keeps the place where they begin.
  fileprivate func wanting(_ wish: ScenarioCells.PreferredSize?) -> CollectionViewLayoutAttributes {
    guard let wish else { return self }
    frame = CGRect(origin: frame.origin, size: CGSize(wish.size(given: LayoutSize(size))))
    return self
  }
}

// face
internal import CollectionCore
import Foundation

/// What holds for all sections: `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The direction in which sections follow each other; vertical.
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  /// Between two sections, empty ones included, points; 0 (Semantics 11.23).
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side views around all sections; their index path is item `Int.max` of section 0
  /// (Semantics 11.41).
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections count from that follow the layout; the safe area (Semantics 11.26).
  open var contentInsetsReference = ContentInsetsReference.safeArea

  /// Makes a configuration with the defaults.
  public nonisolated override init() { super.init() }

  /// A configuration of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> CollectionViewCompositionalLayoutConfiguration {
    let copy = CollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicateBoundary() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

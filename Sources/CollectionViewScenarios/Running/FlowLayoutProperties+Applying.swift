import Foundation
import VirtualCollectionView

extension FlowLayoutProperties {
  /// Sets every property. Those that are the same already invalidate nothing, as in UIKit (Semantics 4.36).
  @MainActor func apply(to layout: CollectionViewFlowLayout) {
    layout.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    layout.itemSize = CGSize(itemSize)
    switch estimatedItemSize {
    case .none: layout.estimatedItemSize = .zero
    case .size(let size): layout.estimatedItemSize = CGSize(size)
    case .automatic: layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    layout.sectionInset = ViewInsets(sectionInset)
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.headerReferenceSize = CGSize(headerReferenceSize)
    layout.footerReferenceSize = CGSize(footerReferenceSize)
    switch sectionInsetReference {
    case .contentInset: layout.sectionInsetReference = .fromContentInset
    case .safeArea: layout.sectionInsetReference = .fromSafeArea
    case .layoutMargins: layout.sectionInsetReference = .fromLayoutMargins
    }
    layout.sectionHeadersPinToVisibleBounds = sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = sectionFootersPinToVisibleBounds
  }
}

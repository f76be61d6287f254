import Foundation
import VirtualCollectionView

/// Rows below one header of 30 points, done right.
@preconcurrency @MainActor open class HeaderRows: RowsLayout {
  static let path = IndexPath(item: 0, section: 0)

  /// The header, where there is a section for it.
  open var header: CollectionViewLayoutAttributes? {
    guard !rows.isEmpty else { return nil }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: HeaderRows.path)
    attributes.frame = CGRect(x: 0, y: 0, width: readRoom().width, height: 30)
    return attributes
  }

  /// Where the rows begin.
  open var top: CGFloat { 30 }

  open override func prepare() {
    sectionInset.top = top
    super.prepare()
  }

  /// The rows that meet a rectangle, and the header if it does.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let extras = [header].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    return extras + (super.layoutAttributesForElements(in: rect) ?? [])
  }

  /// The header; nil for other kinds and sections.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    elementKind == CollectionView.elementKindSectionHeader && indexPath == HeaderRows.path ? header : nil
  }
}

/// Begins at the header's right edge.
final class WideHeaderRows: HeaderRows {
  override var top: CGFloat { max(30, readRoom().width) }
}

/// Has a footer of no height for each section.
final class EmptyFooterRows: HeaderRows {
  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let footers = rows.indices.compactMap { section in
      layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    }
    return footers.filter { rect.minY <= $0.frame.minY && $0.frame.minY < rect.maxY }
      + (super.layoutAttributesForElements(in: rect) ?? [])
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard elementKind == CollectionView.elementKindSectionFooter else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    guard rows.indices.contains(indexPath[0]) else { return nil }
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let end = rows[...indexPath[0]].last { !$0.isEmpty }?.last?.frame.maxY ?? top
    attributes.frame = CGRect(x: 0, y: end, width: readRoom().width, height: 0)
    return attributes
  }
}

import Foundation
import VirtualCollectionView

/// Rows of 44 points below each other, section after section, done right: what the broken rows are made of.
///
/// Each broken one overrides a method of this and does one thing wrong, so that the two can be read side by side.
@preconcurrency @MainActor open class RowsLayout: CollectionViewLayout {
  /// The height of a row, in points. Setting it moves everything, and says so.
  public var rowHeight: CGFloat = 44 {
    didSet { if rowHeight != oldValue { invalidateLayout() } }
  }
  /// What is kept free around the rows, in points. Setting it moves everything, and says so.
  public var sectionInset = ViewInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The attributes by section and item, as the last preparation made them.
  public var rows: [[CollectionViewLayoutAttributes]] = []

  /// How many items there are, by section.
  open func readCounts() -> [Int] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  /// The width and height that there is.
  open func readRoom() -> CGSize { collectionView?.bounds.size ?? .zero }

  /// Where a row is.
  ///
  /// - Parameter number: Counted through all sections.
  open func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    CGRect(
      x: sectionInset.left, y: sectionInset.top + CGFloat(number) * rowHeight,
      width: max(0, width - sectionInset.left - sectionInset.right), height: rowHeight)
  }

  /// Makes all attributes anew.
  open override func prepare() {
    super.prepare()
    rows = makeRows()
  }

  /// The attributes of all items that there are.
  public func makeRows() -> [[CollectionViewLayoutAttributes]] {
    let width = readRoom().width
    var number = 0
    return readCounts().enumerated().map { section, count in
      (0..<count).map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame(ofRow: number, width: width)
        number += 1
        return attributes
      }
    }
  }

  /// As wide as the view, and as high as all rows.
  open override var collectionViewContentSize: CGSize {
    let count = rows.reduce(0) { $0 + $1.count }
    return CGSize(
      width: readRoom().width, height: CGFloat(count) * rowHeight + sectionInset.top + sectionInset.bottom)
  }

  /// The rows that meet a rectangle: those between the first and the last, by division.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let all = rows.flatMap(\.self)
    guard rowHeight > 0, !all.isEmpty else { return [] }
    let first = ((rect.minY - sectionInset.top) / rowHeight).rounded(.down)
    let last = ((rect.maxY - sectionInset.top) / rowHeight).rounded(.up)
    let range = Int(max(0, min(first, CGFloat(all.count))))..<Int(max(0, min(last, CGFloat(all.count))))
    return range.isEmpty ? [] : all[range].filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
  }

  /// A row by its path; nil for paths that do not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard indexPath.count == 2, rows.indices.contains(indexPath[0]), rows[indexPath[0]].indices.contains(indexPath[1])
    else { return nil }
    return rows[indexPath[0]][indexPath[1]]
  }

  /// True for another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

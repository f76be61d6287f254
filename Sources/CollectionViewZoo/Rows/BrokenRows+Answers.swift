import Foundation
import VirtualCollectionView

// Rows that answer wrongly. Each differs from RowsLayout in one method.

/// Answers everything, whatever the rectangle.
public final class EverythingRows: RowsLayout {
  /// All rows.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self)
  }
}

/// Has no answer for a single item.
public final class SilentRows: RowsLayout {
  /// Nothing, as the base class.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }
}

/// Rounds in one of two places.
public final class DisagreeingRows: RowsLayout {
  /// The row, with its height rounded up to tens.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let row = super.layoutAttributesForItem(at: indexPath)?.copy() as? CollectionViewLayoutAttributes else {
      return nil
    }
    row.frame.size.height = (row.frame.height / 10).rounded(.up) * 10
    return row
  }
}

/// Looks for rows whose whole frame is in the rectangle.
public final class ContainedRows: RowsLayout {
  /// The rows that lie inside, and not those that are cut by an edge.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.minY >= rect.minY && $0.frame.maxY <= rect.maxY }
  }
}

/// Answers only what it did not answer the last time.
public final class ForgetfulRows: RowsLayout {
  private var answered: Set<IndexPath> = []

  /// Makes all anew, and has answered nothing.
  public override func prepare() {
    super.prepare()
    answered = []
  }

  /// The rows that are new, which is all of them the first time.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    let fresh = found.filter { !answered.contains($0.indexPath) }
    answered = Set(found.map(\.indexPath))
    return fresh
  }
}

/// Keeps rows in two buckets that overlap.
public final class BucketRows: RowsLayout {
  /// The rows of both buckets: one that is in the middle is in each.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    let middle = rect.midY
    return found.filter { $0.frame.minY < middle } + found.filter { $0.frame.maxY > middle }
  }
}

/// Knows section 0 alone.
public final class OneSectionRows: RowsLayout {
  /// The items of section 0.
  public override func readCounts() -> [Int] {
    guard let view = collectionView, view.numberOfSections > 0 else { return [] }
    return [view.numberOfItems(inSection: 0)]
  }
}

/// Takes section 0 for granted.
public final class FirstSectionRows: RowsLayout {
  /// The items of all sections, of which there is one at least.
  public override func readCounts() -> [Int] {
    guard let view = collectionView else { return [] }
    return (0..<max(1, view.numberOfSections)).map { view.numberOfItems(inSection: $0) }
  }
}

/// Asks the data source behind the view's back.
public final class AskingRows: RowsLayout {
  /// What the data source says at this moment.
  public override func readCounts() -> [Int] {
    guard let view = collectionView, let source = view.dataSource else { return [] }
    return (0..<view.numberOfSections).map { source.collectionView(view, numberOfItemsInSection: $0) }
  }
}

/// Divides by the number of rows.
public final class SharedRows: RowsLayout {
  /// The height of the view, shared by all rows.
  public override var collectionViewContentSize: CGSize {
    let count = CGFloat(rows.reduce(0) { $0 + $1.count })
    let share = readRoom().height / count
    return CGSize(width: readRoom().width, height: max(share * count, super.collectionViewContentSize.height))
  }
}

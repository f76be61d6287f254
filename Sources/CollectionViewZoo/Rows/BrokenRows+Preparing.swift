import Foundation
import VirtualCollectionView

// Rows that are prepared wrongly. Each differs from RowsLayout in one method.

/// Appends to what it has.
public final class AppendingRows: RowsLayout {
  /// Adds the new rows of each section to the old ones.
  public override func prepare() {
    let old = rows
    super.prepare()
    for section in rows.indices where old.indices.contains(section) { rows[section] = old[section] + rows[section] }
  }

  /// All rows that were ever made.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Prepares once.
public final class CachedRows: RowsLayout {
  /// Makes rows only when there are none: what is new is never laid out.
  public override func prepare() {
    if rows.allSatisfy(\.isEmpty) { super.prepare() }
  }
}

/// Prepares again only for another number of items.
public final class CountedRows: RowsLayout {
  private var lastCounts: [Int] = []

  /// Makes rows when the counts are others, and not when the size is.
  public override func prepare() {
    let counts = readCounts()
    guard counts != lastCounts else { return }
    lastCounts = counts
    super.prepare()
  }
}

/// Goes on from where it stopped.
public final class DriftingRows: RowsLayout {
  private var start: CGFloat = 0

  /// Makes rows a bit lower each time.
  public override func prepare() {
    super.prepare()
    start += 5
  }

  /// A row, lower by what has come together.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    super.frame(ofRow: number, width: width).offsetBy(dx: 0, dy: start)
  }

  /// All rows, and the room above them.
  public override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.height += start
    return size
  }

  /// The rows that meet the rectangle, wherever they have drifted to.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Has a property that changes nothing by itself.
public final class QuietRows: RowsLayout {
  /// How far rows are moved to the right, in points. Setting it says nothing to anybody.
  public var indent: CGFloat = 0

  /// A row, moved to the right.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    var frame = super.frame(ofRow: number, width: width)
    frame.origin.x += indent
    frame.size.width -= indent
    return frame
  }
}

/// Has a property that says what it changes.
public final class IndentedRows: RowsLayout {
  /// How far rows are moved to the right, in points.
  public var indent: CGFloat = 0 {
    didSet { if indent != oldValue { invalidateLayout() } }
  }

  /// A row, moved to the right.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    var frame = super.frame(ofRow: number, width: width)
    frame.origin.x += indent
    frame.size.width -= indent
    return frame
  }
}

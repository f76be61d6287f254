import Foundation
import VirtualCollectionView

// Rows in wrong places. Each differs from RowsLayout in one method.

/// Has the content size of the view.
public final class ShortRows: RowsLayout {
  /// The view's own size: what is below cannot be scrolled to.
  public override var collectionViewContentSize: CGSize { readRoom() }
}

/// Begins above the content.
public final class RaisedRows: RowsLayout {
  /// A row, 20 points too high.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    super.frame(ofRow: number, width: width).offsetBy(dx: 0, dy: -20)
  }

  /// The rows that meet the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Counts its insets once for each of two columns, as a grid does that adds them in the loop.
public final class DoubleInsetRows: RowsLayout {
  /// All rows, and the insets twice.
  public override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.height += 10 + 10
    return size
  }
}

/// Takes both insets from the width and leaves the middle where it was.
public final class CenteredRows: RowsLayout {
  /// A row in the middle of the view.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    var frame = super.frame(ofRow: number, width: width)
    frame.origin.x = (width - frame.width) / 2
    frame.origin.y = (sectionInset.top + sectionInset.bottom) / 2 + CGFloat(number) * rowHeight
    return frame
  }

  /// The rows that meet the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Reads the frame of the view where it means the bounds.
public final class FramedRows: RowsLayout {
  /// The size of the view's frame, which a transform changes.
  public override func readRoom() -> CGSize { collectionView?.frame.size ?? .zero }
}

/// Never asks to be prepared for another size.
public final class StubbornRows: RowsLayout {
  /// Never.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Asks to be prepared at every step of scrolling.
public final class EagerRows: RowsLayout {
  /// Always.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Moves its first row with the offset and tells nobody.
public class StretchingRows: RowsLayout {
  /// The first row, stretched to the top of what is visible.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    var frame = super.frame(ofRow: number, width: width)
    if number == 0, let view = collectionView { frame.size.width = max(10, width - max(0, view.bounds.minY) / 4) }
    return frame
  }
}

/// Moves its first row with the offset, and asks to be prepared for it.
public final class FollowingRows: StretchingRows {
  /// Whenever the offset or the size is another.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Adds up how far it was scrolled.
public final class TravellingRows: RowsLayout {
  private var travelled: CGFloat = 0
  private var lastOffset: CGFloat?

  /// Adds the way since the last time, there as well as back.
  public override func prepare() {
    if let offset = collectionView?.bounds.minY {
      travelled += abs(offset - (lastOffset ?? offset))
      lastOffset = offset
    }
    super.prepare()
  }

  /// A row, narrower with every point that was travelled.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    super.frame(ofRow: number, width: max(10, width - travelled / 100))
  }

  /// Whenever the offset or the size is another.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

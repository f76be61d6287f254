import Foundation
import UIKitNames
import VirtualCollectionView

// Rows that go wrong with what is around them: the screen, the finger, updates, other sections. Each differs from
// RowsLayout in a method or two.

/// Reads the size of the screen.
public final class ScreenRows: RowsLayout {
  /// The size of the screen, which need not be that of the view.
  public override func readRoom() -> CGSize { UIScreen.main.bounds.size }
}

/// Takes a spacing off although there is no row.
public final class SpacedRows: RowsLayout {
  /// Two points less than the rows, for the spacing that the last one does not have.
  public override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if rows.allSatisfy(\.isEmpty) { size.height -= 2 }
    return size
  }
}

/// Begins each section at the top.
public final class PiledRows: RowsLayout {
  /// Makes rows, with their numbers counted in each section alone.
  public override func prepare() {
    super.prepare()
    for section in rows {
      for (number, row) in section.enumerated() { row.frame = frame(ofRow: number, width: readRoom().width) }
    }
  }

  /// The rows that meet the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    rows.flatMap(\.self).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }
}

/// Looks for narrow rows at the left edge, and shows them at the right one.
public class MovedRows: RowsLayout {
  /// A row of a third of the width.
  public override func frame(ofRow number: Int, width: CGFloat) -> CGRect {
    super.frame(ofRow: number, width: width / 3)
  }

  /// The rows that meet the rectangle at the left edge, moved to the right one.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { moved($0) }
  }

  /// A row at the right edge.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap { moved($0) }
  }

  func moved(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? CollectionViewLayoutAttributes
    copy?.frame.origin.x = readRoom().width * 2 / 3
    return copy
  }
}

/// The same, looked for in the whole width.
public final class WellMovedRows: MovedRows {
  /// The rows as high as the rectangle, moved, and then matched with it.
  public override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: CGRect(x: 0, y: rect.minY, width: readRoom().width, height: rect.height))?
      .filter { $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX }
  }
}

/// Comes to rest at the nearest row, or nowhere when there is none.
public class SnappingRows: RowsLayout {
  /// The offset of the nearest row, looked for with a start value that stays when there is no row.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var way = CGFloat.greatestFiniteMagnitude
    for row in rows.flatMap(\.self) {
      let other = row.frame.minY - proposedContentOffset.y
      if abs(other) < abs(way) { way = other }
    }
    return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + way)
  }
}

/// The same, and where there is no row the offset stays.
public final class WellSnappingRows: SnappingRows {
  /// The offset of the nearest row, or the proposed one.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard rows.contains(where: { !$0.isEmpty }) else { return proposedContentOffset }
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

/// Lets inserted rows come in from the left, and never forgets which those were.
public class SlidingRows: RowsLayout {
  var inserted: Set<IndexPath> = []

  /// Notes what is inserted.
  public override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .insert {
      if let path = item.indexPathAfterUpdate { inserted.insert(path) }
    }
  }

  /// A row outside of the left edge, if it was inserted.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath),
      let row = layoutAttributesForItem(at: itemIndexPath)?.copy() as? CollectionViewLayoutAttributes
    else { return nil }
    row.frame.origin.x = -row.frame.width
    return row
  }
}

/// The same, and forgets them at the end of the update.
public final class WellSlidingRows: SlidingRows {
  /// Forgets what was inserted.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }
}

/// Attributes with a tint of their own, which copies lose.
public class TintedAttributes: CollectionViewLayoutAttributes {
  /// The tint, from 0 to 1.
  public nonisolated(unsafe) var tint = 0.0
}

/// Attributes with a tint of their own, in copies and comparisons as well.
public final class WellTintedAttributes: TintedAttributes {
  /// A copy with the tint.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? WellTintedAttributes)?.tint = tint
    return copy
  }

  /// Whether the tint is the same as well.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WellTintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}

/// Tints its rows.
public class TintedRows: RowsLayout {
  /// Makes rows of the class with a tint.
  public override func prepare() {
    super.prepare()
    rows = rows.map { section in
      section.map { row in
        let tinted = makeAttributes(row.indexPath)
        tinted.frame = row.frame
        tinted.tint = Double(row.indexPath.item % 10 + 1) / 10
        return tinted
      }
    }
  }

  func makeAttributes(_ path: IndexPath) -> TintedAttributes { TintedAttributes(forCellWith: path) }
}

/// Tints its rows with attributes that keep their tint.
public final class WellTintedRows: TintedRows {
  override func makeAttributes(_ path: IndexPath) -> TintedAttributes { WellTintedAttributes(forCellWith: path) }
}

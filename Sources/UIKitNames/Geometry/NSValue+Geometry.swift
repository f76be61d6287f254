import Foundation
import VirtualCollectionView

// Foundation here keeps points, sizes and rectangles in an NSValue already, under its older names.

extension NSValue {
  /// Holds a point; read it with ``cgPointValue``.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Holds a size; read it with ``cgSizeValue``.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// Holds a rectangle; read it with ``cgRectValue``.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point held.
  public var cgPointValue: CGPoint { pointValue }
  /// The size held.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle held.
  public var cgRectValue: CGRect { rectValue }
}

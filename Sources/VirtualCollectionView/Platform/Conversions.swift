internal import CollectionCore
import Foundation

// The one place where the core's values and Foundation's meet.

extension LayoutPoint {
  /// The same point.
  @inline(__always) init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// The same point.
  @inline(__always) init(_ point: LayoutPoint) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension LayoutSize {
  /// The same size.
  @inline(__always) init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGSize {
  /// The same size.
  @inline(__always) init(_ size: LayoutSize) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension LayoutRect {
  /// The same rectangle, its size taken as it is: `CGRect.width` would hide a negative one.
  @inline(__always) init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// The same rectangle.
  @inline(__always) init(_ rect: LayoutRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension LayoutInsets {
  /// The same insets.
  @inline(__always) init(_ insets: ViewInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension ViewInsets {
  /// The same insets.
  @inline(__always) init(_ insets: LayoutInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension ItemPath {
  /// The packed form: length 0 becomes (−1, −1), length 1 (section, −1), the item `Int.max` ``unlimited``. What follows
  /// the second index is dropped.
  @inline(__always) init(_ path: IndexPath) {
    switch path.count {
    case 0: self = .empty
    case 1: self.init(path[0], -1)
    default: self.init(path[0], path[1])
    }
  }
}

extension IndexPath {
  /// The path as Foundation has it, odd forms included.
  ///
  /// Built by appending: a literal takes three times as long, and through an initialiser it allocates.
  @inline(__always) init(_ path: ItemPath) {
    if path.section < 0 {
      self.init()
    } else if path.item < 0 {
      self.init(index: Int(path.section))
    } else if path.item == ItemPath.unlimited {
      self = IndexPath(index: Int(path.section)).appending(Int.max)
    } else {
      self = IndexPath(index: Int(path.section)).appending(Int(path.item))
    }
  }
}

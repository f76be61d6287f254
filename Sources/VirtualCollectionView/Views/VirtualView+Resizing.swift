internal import CollectionCore
import Foundation

extension VirtualView {
  /// Changes the subviews by their masks after the bounds had another size.
  ///
  /// - Complexity: O(subviews), and only those with a mask are touched.
  final func resizeSubviews(from old: LayoutSize) {
    let views = _subviews
    for view in views where view._autoresizing != 0 && view.isChild(of: self) && !view.isConstrained {
      if autoresizesSubviews { view.resize(from: old, to: _bounds.size) }
    }
  }

  /// Follows a superview that changed its size. A view with a transform is resized as if it had none, as in UIKit.
  private func resize(from old: LayoutSize, to new: LayoutSize) {
    let mask = autoresizingMask
    let size = _bounds.size
    let across = resized(
      start: _center.x - size.width / 2, length: size.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let down = resized(
      start: _center.y - size.height / 2, length: size.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    let area = LayoutRect(x: across.start, y: down.start, width: across.length, height: down.length)
    if !_hasTransform {
      frame = CGRect(area)
    } else {
      center = CGPoint(area.center)
      bounds = CGRect(LayoutRect(x: _bounds.x, y: _bounds.y, width: area.width, height: area.height))
    }
  }

  /// One axis: the difference goes to the flexible ones of the three parts, by their lengths.
  private func resized(
    start: Double, length: Double, old: Double, new: Double, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    let difference = new - old
    let after = old - start - length
    let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    if count == 0 || difference == 0 { return (start, length) }
    let total =
      (flexible.before ? start : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
    func share(_ part: Double, _ takes: Bool) -> Double {
      guard takes else { return 0 }
      return total == 0 ? difference / Double(count) : difference * part / total
    }
    // Lengths below zero do not exist: what was squeezed away stays away, as in a layer.
    return (start + share(start, flexible.before), max(0, length + share(length, flexible.length)))
  }
}

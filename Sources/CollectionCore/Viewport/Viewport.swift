/// The part of the content that is on screen, and where it may come to rest.
public struct Viewport: Hashable, Sendable {
  /// Where the view's top left corner is in content coordinates, points. Not clamped when set (Semantics 7.4).
  public var offset: LayoutPoint
  /// The size of the view, points.
  public var size: LayoutSize
  /// The size of what is scrolled, points.
  public var contentSize: LayoutSize
  /// Room around the content, safe area included: UIKit's `adjustedContentInset`.
  public var insets: LayoutInsets

  /// Makes a viewport.
  public init(
    offset: LayoutPoint = .zero, size: LayoutSize = .zero, contentSize: LayoutSize = .zero,
    insets: LayoutInsets = .zero
  ) {
    self.offset = offset
    self.size = size
    self.contentSize = contentSize
    self.insets = insets
  }

  /// What is on screen, in content coordinates; the insets count as seen.
  public var bounds: LayoutRect { LayoutRect(origin: offset, size: size) }
}

// MARK: - Resting

extension Viewport {
  /// The least and the greatest offset along an axis at which the view comes to rest (Semantics 7.3).
  ///
  /// Content that fits has one place: its start below the leading inset. A content size that is not a number counts as
  /// one that fits.
  public func restingRange(_ axis: LayoutAxis) -> (min: Double, max: Double) {
    let low = 0 - insets.leading(axis)
    let high = contentSize[axis] + insets.trailing(axis) - size[axis]
    return (low, high > low ? high : low)
  }

  /// The nearest offset in the resting ranges of both axes.
  public func clamped(_ offset: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// One coordinate in its resting range: the upper bound first, the lower bound last (Semantics 7.8a).
  public func clamped(_ position: Double, _ axis: LayoutAxis) -> Double {
    let (low, high) = restingRange(axis)
    return Swift.max(Swift.min(position, high), low)
  }
}

// MARK: - Showing a frame

extension Viewport {
  /// Where along an axis a frame is to be shown, inside the insets.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// At the top or left.
    case start
    /// In the middle.
    case center
    /// At the bottom or right.
    case end
  }

  /// The offset that shows `frame` at the given places, as near as the resting ranges allow (Semantics 7.8, 7.8a, 7.12).
  ///
  /// An axis without a place scrolls as little as needed (Semantics 7.9). A frame that is not finite changes nothing.
  public func offset(showing frame: LayoutRect, vertical: Alignment?, horizontal: Alignment?) -> LayoutPoint {
    guard frame.isFinite else { return offset }
    return LayoutPoint(x: place(frame, horizontal, .horizontal), y: place(frame, vertical, .vertical))
  }

  /// The offset nearest to the present one at which `frame` is inside the insets, as `scrollRectToVisible` finds it
  /// (Semantics 7.9).
  ///
  /// A frame that is longer than the room moves until it fills the room. What is visible already does not move, even
  /// where the present offset is outside the resting range.
  public func offset(revealing frame: LayoutRect) -> LayoutPoint {
    offset(showing: frame, vertical: nil, horizontal: nil)
  }

  private func place(_ frame: LayoutRect, _ alignment: Alignment?, _ axis: LayoutAxis) -> Double {
    let leading = insets.leading(axis)
    let trailing = insets.trailing(axis)
    let start = frame.min(axis)
    let end = frame.max(axis)
    switch alignment {
    case .start:
      return clamped(start - leading, axis)
    case .center:
      return clamped((start + end) / 2 - (size[axis] - leading - trailing) / 2 - leading, axis)
    case .end:
      return clamped(end - size[axis] + trailing, axis)
    case nil:
      // The two ends of the offsets at which the frame fits into the room, or covers it when it is longer.
      let atStart = start - leading
      let atEnd = end - size[axis] + trailing
      let low = Swift.min(atStart, atEnd)
      let high = Swift.max(atStart, atEnd)
      if offset[axis] < low { return clamped(low, axis) }
      return offset[axis] > high ? clamped(high, axis) : offset[axis]
    }
  }
}

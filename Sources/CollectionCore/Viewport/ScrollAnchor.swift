/// What stays where it is on screen when sizes change while nobody scrolls.
@frozen public enum ScrollAnchoring: UInt8, Hashable, Sendable, CaseIterable {
  /// The first item on screen that is known to be right: content above it may grow without moving it (Semantics 5.10).
  case keepTopItem
  /// The end of the last such item: a conversation that grows above its last line.
  case keepBottom
  /// The offset: everything behind what changed moves on screen.
  case keepOffset
}

/// An element on screen by which the offset is kept: where the edge that counts stood before sizes changed.
public struct ScrollAnchor: Hashable, Sendable {
  /// The element.
  public var key: ElementKey
  /// Where it began along the scroll axis, content coordinates, points.
  public var start: Double
  /// Where it ended.
  public var end: Double

  /// Makes an anchor of an element's frame.
  public init(key: ElementKey, frame: LayoutRect, axis: LayoutAxis) {
    self.key = key
    start = frame.min(axis)
    end = frame.max(axis)
  }

  /// How far the edge that counts has moved in the content when the element stands at `frame` now, points.
  public func shift(to frame: LayoutRect, axis: LayoutAxis, _ anchoring: ScrollAnchoring) -> Double {
    anchoring == .keepBottom ? frame.max(axis) - end : frame.min(axis) - start
  }
}

/// What stays where it is on screen when sizes change while nobody scrolls.
@frozen public enum ScrollAnchoring: UInt8, Hashable, Sendable, CaseIterable {
  /// The first item on screen that is known to be right: content above it may grow without moving it (Semantics 5.10).
  case keepTopItem
  /// The end of the last such item: a conversation that grows above its last line.
  case keepBottom
  /// The offset: everything behind what changed moves on screen.
  case keepOffset
}

/// What stays where it is on screen when items are inserted or deleted in front of it.
@frozen public enum UpdateAnchoring: UInt8, Hashable, Sendable, CaseIterable {
  /// The first item on screen that is neither deleted nor moved by name, at the very top too: what is inserted in front of
  /// it is above the screen (Semantics 5.10a, 5.10b).
  case keepFirstItem
  /// The same, but for a view that is scrolled to its very beginning: there the offset stays and new items are seen.
  case keepFirstItemUnlessAtStart
  /// The offset: what is inserted pushes the rest away.
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

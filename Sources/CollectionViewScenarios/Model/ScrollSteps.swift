import CollectionCore

/// How far content moves, in points.
public enum ScrollDistance: Hashable, Sendable {
  /// To this content offset. Not clamped (Semantics 7.4).
  case to(LayoutPoint)
  /// By so much.
  case by(LayoutPoint)
}

/// Where an item is wanted in the visible bounds; words as in UIKit.
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// At the top.
  case top
  /// Halfway down.
  case centeredVertically
  /// At the bottom.
  case bottom
  /// At the left.
  case left
  /// Halfway across.
  case centeredHorizontally
  /// At the right.
  case right
}

import CollectionCore

/// How far content moves, in points.
public enum ScrollDistance: Hashable, Sendable {
  /// To this content offset. Not clamped (Semantics 7.4).
  case to(LayoutPoint)
  /// By so much.
  case by(LayoutPoint)
}

/// How a section that scrolls itself is moved.
public struct ScrollSectionStep: Hashable, Sendable {
  /// How far, in points towards the end of the section.
  public enum Distance: Hashable, Sendable {
    /// To this offset of the section.
    case to(Double)
    /// By so much.
    case by(Double)
  }

  /// The section.
  public var section: Int
  /// How far it is let go; it comes to rest as its behaviour has it (Semantics 11.55).
  public var distance: Distance

  /// Makes a step.
  public init(section: Int, _ distance: Distance) {
    self.section = section
    self.distance = distance
  }
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

import Foundation

/// How far something is moved: to the right and down, points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right, points.
  public var horizontal: CGFloat
  /// Down, points.
  public var vertical: CGFloat

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from both distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static var zero: UIOffset { UIOffset() }
}

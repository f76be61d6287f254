/// Edges of a rectangle by reading direction, with UIKit's raw values: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// One bit an edge: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: DirectionalRectEdge { DirectionalRectEdge(rawValue: 1) }
  /// The edge where a line begins.
  public static var leading: DirectionalRectEdge { DirectionalRectEdge(rawValue: 2) }
  /// The lower edge.
  public static var bottom: DirectionalRectEdge { DirectionalRectEdge(rawValue: 4) }
  /// The edge where a line ends.
  public static var trailing: DirectionalRectEdge { DirectionalRectEdge(rawValue: 8) }
  /// All four.
  public static var all: DirectionalRectEdge { DirectionalRectEdge(rawValue: 15) }
}

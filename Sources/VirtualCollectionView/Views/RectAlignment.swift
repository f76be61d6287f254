/// A corner, an edge's middle, or none, by reading direction, with UIKit's raw values: `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// The middle of the upper edge.
  case top
  /// The corner where the first line begins.
  case topLeading
  /// The middle of the edge where lines begin.
  case leading
  /// The corner where the last line begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The corner where the last line ends.
  case bottomTrailing
  /// The middle of the edge where lines end.
  case trailing
  /// The corner where the first line ends.
  case topTrailing
}

#if os(Linux)
  /// How the ends of a line look: Core Graphics' numbers.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// Round.
    case round = 1
    /// Square, beyond the end.
    case square = 2
  }

  /// How the corners of a line look: Core Graphics' numbers.
  public enum CGLineJoin: Int32, Sendable {
    /// Sharp.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
  }
#endif

/// How much a JSON text may hold before it is refused.
///
/// A text is refused for its size before anything of it is read, and for its depth at the bracket that is one too many.
public struct JSONLimits: Hashable, Sendable {
  /// The largest text in bytes.
  public var maximumBytes: Int
  /// How many arrays and objects may be open at once, 1 to ``deepest``.
  public var maximumDepth: Int {
    didSet { maximumDepth = min(max(1, maximumDepth), JSONLimits.deepest) }
  }

  /// The largest depth that can be asked for.
  ///
  /// Reading needs no stack for depth, but releasing, comparing and writing a tree does: 256 levels fit in the 512 KB
  /// that a secondary thread has on some systems.
  public static let deepest = 256

  /// Makes limits; a depth outside 1 to ``deepest`` is brought to the nearest.
  public init(maximumBytes: Int = 16 << 20, maximumDepth: Int = 64) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = min(max(1, maximumDepth), JSONLimits.deepest)
  }

  /// For scenario files: 16 MB, 64 levels.
  public static let scenario = JSONLimits()
  /// For files of recorded cases: 64 MB, 64 levels.
  public static let conformance = JSONLimits(maximumBytes: 64 << 20)
}

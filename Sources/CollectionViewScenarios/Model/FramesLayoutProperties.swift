import CollectionCore

/// What a layout of literal frames is told: where each element is, and how large the content is.
///
/// For layouts that documents have no words for: what is on screen can be written down all the same. Elements without a
/// frame have no place, and nothing moves when data or bounds change until other frames are set.
public struct FramesLayoutProperties: Hashable, Sendable {
  /// The frames of elements in content coordinates, in points.
  public var frames: [ElementName: LayoutRect] = [:]
  /// The size of the content in points; nil for the least that holds all frames.
  public var contentSize: LayoutSize?

  /// Makes a layout of nothing.
  public init() {}

  /// The size that the content has.
  ///
  /// - Complexity: O(frames) where none is given.
  public var size: LayoutSize {
    contentSize
      ?? frames.values.reduce(LayoutSize.zero) {
        LayoutSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
      }
  }
}

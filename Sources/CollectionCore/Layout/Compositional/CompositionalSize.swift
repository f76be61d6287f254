/// One extent of an item, a group or a supplementary item of a compositional layout (Semantics 11.1).
public enum CompositionalDimension: Hashable, Sendable {
  /// A part of the container's width, also where it says a height. Rounded down to a pixel (Semantics 11.2).
  case fractionalWidth(Double)
  /// A part of the container's height, also where it says a width. Rounded down to a pixel.
  case fractionalHeight(Double)
  /// Points, kept as they are.
  case absolute(Double)
  /// Points that hold until the element was measured.
  case estimated(Double)
  /// Points that hold until the element was measured; then all siblings take the largest of them (Semantics 11.4).
  case uniformAcrossSiblings(estimate: Double)

  /// Whether a measured extent takes this one's place.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    default: false
    }
  }

  /// Whether siblings share the largest measured extent.
  public var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}

/// Width and height of an item, a group or a supplementary item of a compositional layout.
public struct CompositionalSize: Hashable, Sendable {
  /// From leading to trailing.
  public var width: CompositionalDimension
  /// From top to bottom.
  public var height: CompositionalDimension

  /// Makes a size.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> CompositionalDimension { axis == .horizontal ? width : height }
}

import Foundation

/// Who is told of a layer: `CALayerDelegate`. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol LayerDelegate: NSObjectProtocol {
  /// Called to place the sublayers of a layer without a view.
  func layoutSublayers(of layer: VirtualLayer)
  /// Called by nobody: nothing is drawn.
  func display(_ layer: VirtualLayer)
}

extension LayerDelegate {
  /// Places nothing.
  public func layoutSublayers(of layer: VirtualLayer) {}
  /// Draws nothing.
  public func display(_ layer: VirtualLayer) {}
}

extension VirtualLayer {
  /// Corners of a layer: Core Animation's bits.
  public struct CornerMask: OptionSet, Sendable {
    /// Core Animation's bits.
    public let rawValue: UInt
    /// Makes corners from Core Animation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  }

  /// The shape of round corners: Core Animation's names.
  public struct CornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Part of a circle.
    public static let circular = CornerCurve(rawValue: "circular")
    /// A curve that begins softly.
    public static let continuous = CornerCurve(rawValue: "continuous")
  }

  /// How contents lie in the bounds: Core Animation's names.
  public struct ContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle.
    public static let center = ContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = ContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = ContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = ContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = ContentsGravity(rawValue: "right")
    /// Stretched.
    public static let resize = ContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = ContentsGravity(rawValue: "resizeAspect")
    /// As large as fills.
    public static let resizeAspectFill = ContentsGravity(rawValue: "resizeAspectFill")
  }
}

import Foundation

extension ListContentConfiguration {
  /// How the image of a list row looks, and the room it takes.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The tint; nil for that of the view.
    public var tintColor: VirtualColor?
    /// Makes the tint that is used from ``tintColor``.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The radius of the image's corners, points.
    public var cornerRadius: CGFloat = 0
    /// The most the image may take, points; it shrinks in proportion. A length of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The room kept for the image, in whose middle it lies, points; it says nothing about the image's own size. A length
    /// of 0 keeps what the image takes.
    ///
    /// UIKit keeps an unpublished standard room for symbols that scales with the text size, also where the length is
    /// ``standardDimension``; here a symbol takes its own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the image alone. Kept.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around; nil for the tint. Kept, nothing is drawn.
    public var strokeColor: VirtualColor?
    /// Makes the colour of the line from ``strokeColor``.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// The width of the line around, points. Kept, nothing is drawn.
    public var strokeWidth: CGFloat = 0
    /// What the names module keeps here under UIKit's types: a symbol configuration.
    package var symbolConfigurationObject: NSObject?

    /// The length that means the standard room of a symbol; see ``reservedLayoutSize``.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    init() {}

    /// The tint that is used in a view of this tint.
    public func resolvedTintColor(for tintColor: VirtualColor) -> VirtualColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the line in a view of this tint.
    public func resolvedStrokeColor(for tintColor: VirtualColor) -> VirtualColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// `size` in proportion, no longer than ``maximumSize`` and no higher than `room`.
    func limited(_ size: CGSize, room: CGFloat?) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 { factor = min(factor, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
      if let room, size.height > 0 { factor = min(factor, max(0, room) / size.height) }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }
}

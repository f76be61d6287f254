import Foundation

/// Describes what is behind the content of a cell: `UIBackgroundConfiguration`.
///
/// The colour, the insets and the custom view are shown by a view at the back of the cell; the rest is kept.
public struct BackgroundConfiguration: Hashable, @unchecked Sendable {
  /// A view in the background, above the colour.
  public var customView: VirtualView?
  /// The radius of the corners, points.
  public var cornerRadius: CGFloat = 0
  /// From the edges of the cell to the background, points.
  public var backgroundInsets = DirectionalViewInsets.zero
  /// The colour; nil for the tint of the cell.
  public var backgroundColor: VirtualColor?
  /// Makes the colour that is shown from ``backgroundColor``.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The colour of the line around; nil for the tint of the cell.
  public var strokeColor: VirtualColor?
  /// Makes the colour of the line from ``strokeColor``.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line around, points.
  public var strokeWidth: CGFloat = 0
  /// From the edge of the background outwards to the line, points.
  public var strokeOutset: CGFloat = 0
  /// How an image lies in the background.
  public var imageContentMode = VirtualView.ContentMode.scaleToFill
  /// What the names module keeps here under UIKit's types: an image.
  package var imageObject: NSObject?

  /// A background without a colour.
  public static func clear() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  private init() {}

  /// The background for a state: the same, since nothing here depends on one.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }

  /// The colour that is shown in a cell of this tint.
  public func resolvedBackgroundColor(for tintColor: VirtualColor) -> VirtualColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line in a cell of this tint.
  public func resolvedStrokeColor(for tintColor: VirtualColor) -> VirtualColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

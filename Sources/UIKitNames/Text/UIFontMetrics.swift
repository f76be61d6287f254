import Foundation
import VirtualCollectionView

/// Scales fonts and lengths with the text size the reader chose.
///
/// UIKit follows unpublished curves. Here the factor is the size of the text style divided by its size in the usual text
/// size, and results are rounded to the nearest pixel.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that scale as `textStyle` does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics that scale as the body does.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font` in the size for the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// `font` in the size for the current text size, at most `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// `font` in the size for the text size of `traitCollection`.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// `font` in the size for the text size of `traitCollection`, at most `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }

  /// A length for the current text size, points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length for the text size of `traitCollection`, points.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = SimulationEnvironment.current.contentSizeCategory }
    if category == .large { return value }
    let scale = SimulationEnvironment.current.scale
    return (value * style.pointSize(in: category) / style.pointSize(in: .large) * scale).rounded() / scale
  }
}

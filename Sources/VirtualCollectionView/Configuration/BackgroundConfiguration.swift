import Foundation

/// Describes what is behind the content of a cell: `UIBackgroundConfiguration`.
///
/// The colour, the insets, the corners' radius and the custom view are shown by a view at the back of the cell; the rest is
/// kept.
public struct BackgroundConfiguration: Hashable, @unchecked Sendable {
  /// A view in the background, above the colour.
  public var customView: VirtualView?
  /// The radius of the corners, points.
  public var cornerRadius: CGFloat = 0
  /// From the edges of the cell to the background, points.
  public var backgroundInsets = DirectionalViewInsets.zero
  /// The edges at which the cell's margins are added to ``backgroundInsets``; none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
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
  /// What the names module keeps here under UIKit's types: an effect.
  package var visualEffectObject: NSObject?
  private let style: Style
  private var color: VirtualColor?
  private var hasOwnColor = false

  init(_ style: Style, cornerRadius: CGFloat = 0) {
    self.style = style
    self.cornerRadius = cornerRadius
    color = style.color(isMarked: false)
  }

  /// The colour; nil for the tint of the cell. What was set stays, the colour of a style follows the state.
  public var backgroundColor: VirtualColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }

  /// The background for a state: a style's own colour becomes a grey while the cell is selected or highlighted. What was
  /// set is kept, and so is a background without a colour.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    if hasOwnColor { return self }
    let isMarked: Bool
    switch state {
    case let state as CellConfigurationState: isMarked = state.isSelected || state.isHighlighted
    case let state as ViewConfigurationState: isMarked = state.isSelected || state.isHighlighted
    default: isMarked = false
    }
    var copy = self
    copy.color = style.color(isMarked: isMarked)
    return copy
  }

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

import Foundation

/// A text, a second one and an image as a row of a list shows them: `UIListContentConfiguration`.
///
/// Margins, paddings, line limits and font sizes of a style are those that UIKit has on a Mac, where they were measured;
/// they hold on every kind of device here. What was not measured (fonts' weights, colours, the two prominent headers) is
/// said at the styles.
///
/// A colour that was not set follows the state when the configuration is updated for it, and a font of a text style
/// follows the text size; what was set stays (``updated(for:)``).
public struct ListContentConfiguration: Hashable, @unchecked Sendable {
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; it goes before ``text``.
  public var attributedText: NSAttributedString?
  /// The second text, below the first or beside it; nil for none.
  public var secondaryText: String?
  /// The second text with attributes; it goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How large the image is, points; nil for no image. Under UIKit's names the image says it.
  public var imageSize: CGSize?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks, and the room it takes.
  public var imageProperties = ImageProperties()
  /// From the edges of the view to what it shows, points. A superview's larger margins may count instead:
  /// ``axesPreservingSuperviewLayoutMargins``.
  public var directionalLayoutMargins: DirectionalViewInsets
  /// The axes along which the margins are no less than what the superview's margins leave. Measured: the horizontal one,
  /// for every style (the documentation says both).
  public var axesPreservingSuperviewLayoutMargins = AxisSet.horizontal
  /// Whether the texts stand beside each other as long as both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From the image to the texts, points.
  public var imageToTextPadding: CGFloat
  /// Between texts that stand beside each other, points; 8 at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts that stand below each other, points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How opaque the view is, 0 to 1. Kept, and put on the view.
  public var alpha: CGFloat = 1
  /// What the names module keeps here under UIKit's types: an image.
  package var imageObject: NSObject?

  init(
    text: TextProperties, secondary: TextProperties, margins: DirectionalViewInsets, imagePadding: CGFloat,
    verticalPadding: CGFloat
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    imageToTextPadding = imagePadding
    textToSecondaryTextVerticalPadding = verticalPadding
  }

  /// The text as it is shown, whichever way it was set; nil for none.
  package var shownText: String? { attributedText?.string ?? text }

  /// The second text as it is shown; nil for none.
  package var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Makes a ``ListContentView`` that shows this.
  public func makeContentView() -> any VirtualView & ConfiguredView { ListContentView(configuration: self) }

  /// The configuration for a state: the fonts of text styles in the state's text size, where they follow it, and the
  /// standard colours paler when the state is disabled. What was set is kept.
  ///
  /// UIKit's standard colours change with more states than this; it does not publish which and how.
  nonisolated public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var copy = self
    let isDisabled =
      (state as? CellConfigurationState)?.isDisabled ?? (state as? ViewConfigurationState)?.isDisabled ?? false
    copy.textProperties.update(traits: state.traitCollection, isDisabled: isDisabled)
    copy.secondaryTextProperties.update(traits: state.traitCollection, isDisabled: isDisabled)
    return copy
  }
}

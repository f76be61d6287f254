import Foundation

extension ListContentConfiguration {
  /// How a text of a list row looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The font.
    public var font: VirtualFont
    /// Whether a font of a text style follows the text size; true.
    public var adjustsFontForContentSizeCategory = true
    /// How many lines at most; 0 for any number.
    public var numberOfLines = 0
    /// How lines end. The last is cut at its end.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Where lines lie.
    public var alignment = Alignment.natural
    /// What becomes of the letters.
    public var transform = Transform.none
    /// Whether text is made smaller to fit: drawing alone, sizes do not change.
    public var adjustsFontSizeToFitWidth = false
    /// How small text may be made, 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters are set closer before text is cut: drawing alone.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether all of a cut text is shown when the pointer rests on it. Kept.
    public var showsExpansionTextWhenTruncated = false
    /// Makes the colour that is shown from ``color``.
    public var colorTransformer: ConfigurationColorTransformer?
    private var ownColor: VirtualColor?
    private var standardColor: VirtualColor
    private let baseColor: VirtualColor

    init(_ font: VirtualFont, color: VirtualColor = .label) {
      self.font = font
      baseColor = color
      standardColor = color
    }

    /// The colour: what was set, else the standard one for the state.
    public var color: VirtualColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }

    /// The colour that is shown.
    public func resolvedColor() -> VirtualColor { colorTransformer?(color) ?? color }

    mutating func update(traits: ViewTraits, isDisabled: Bool) {
      standardColor = isDisabled ? .tertiaryLabel : baseColor
      guard adjustsFontForContentSizeCategory, let style = font.fontDescriptor.style else { return }
      let new = VirtualFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      if new.pointSize != font.pointSize { font = font.withSize(new.pointSize) }
    }

    func applied(to text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

extension ListContentConfiguration.TextProperties {
  /// Where the lines of a row's text lie: UIKit's numbers.
  public enum Alignment: Int, Hashable, Sendable {
    /// Where the script begins.
    case natural = 0
    /// In the middle.
    case center = 1
    /// At both edges.
    case justified = 2
  }

  /// What becomes of the letters of a row's text: UIKit's numbers.
  public enum Transform: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// All are capitals.
    case uppercase = 1
    /// None is a capital.
    case lowercase = 2
    /// The first of each word is one.
    case capitalized = 3
  }

  /// UIKit's name of ``Alignment``.
  public typealias TextAlignment = Alignment
  /// UIKit's name of ``Transform``.
  public typealias TextTransform = Transform
}

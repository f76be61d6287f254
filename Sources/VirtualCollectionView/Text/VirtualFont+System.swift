import Foundation

// MARK: - The system's fonts

extension VirtualFont {
  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> VirtualFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> VirtualFont {
    VirtualFont(descriptor: .system(weight: weight, size: fontSize), size: fontSize)
  }

  /// The system font in a weight and a width, which is kept and has no influence.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> VirtualFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The bold system font: semibold, as in UIKit.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> VirtualFont {
    VirtualFont(descriptor: .system(weight: .semibold, size: fontSize, traits: .traitBold), size: fontSize)
  }

  /// The slanted system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> VirtualFont {
    VirtualFont(descriptor: .system(weight: .regular, size: fontSize, traits: .traitItalic), size: fontSize)
  }

  /// The system font in which every character is as wide as any other; see ``TextMeasure``.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> VirtualFont {
    VirtualFont(descriptor: .system(weight: weight, size: fontSize, traits: .traitMonoSpace), size: fontSize)
  }

  /// The system font with digits of one width, which they have in every font here.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> VirtualFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// No names: there are no font files.
  public class var familyNames: [String] { [] }
  /// No names: there are no font files.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

// MARK: - Fonts of text styles

extension VirtualFont {
  /// The system font of a text style in the text size of the current ``SimulationEnvironment``.
  public class func preferredFont(forTextStyle style: TextStyle) -> VirtualFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style in the text size of `traitCollection`; where it has none, in that of the current
  /// ``SimulationEnvironment``. The sizes are those Apple publishes.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: ViewTraits?
  ) -> VirtualFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = SimulationEnvironment.current.contentSizeCategory }
    let size = style.pointSize(in: category)
    let weight: Weight = style == .headline ? .semibold : .regular
    let descriptor = VirtualFontDescriptor.system(
      weight: weight, size: size, traits: style == .headline ? .traitBold : [], style: style)
    return VirtualFont(descriptor: descriptor, size: size)
  }
}

// MARK: - Weights

extension VirtualFont {
  /// How heavy a font is: UIKit's numbers, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 is regular.
    public var rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from its number, without the label.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    /// The nearest weight's name, as it ends the name of a font.
    var name: String {
      switch rawValue {
      case ..<(-0.7): "Ultralight"
      case ..<(-0.5): "Thin"
      case ..<(-0.2): "Light"
      case ..<0.1: "Regular"
      case ..<0.27: "Medium"
      case ..<0.35: "Semibold"
      case ..<0.5: "Bold"
      case ..<0.6: "Heavy"
      default: "Black"
      }
    }
  }

  /// How wide a font runs: UIKit's numbers.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 is standard.
    public var rawValue: CGFloat

    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.
    public static let standard = Width(rawValue: 0)
    /// −0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// −0.4.
    public static let compressed = Width(rawValue: -0.4)
    /// 0.2.
    public static let expanded = Width(rawValue: 0.2)
  }
}

import Foundation

/// What a font is made from, `UIFontDescriptor`: a name or the system's family, a weight, traits and a size.
open class VirtualFontDescriptor: NSObject, @unchecked Sendable {
  /// The family, such as `.AppleSystemUIFont`.
  let family: String
  let weight: VirtualFont.Weight
  let style: VirtualFont.TextStyle?
  /// The size in points; 0 when none was said.
  public let pointSize: CGFloat
  /// Bold, italic, of one width.
  public let symbolicTraits: SymbolicTraits

  init(family: String, weight: VirtualFont.Weight, size: CGFloat, traits: SymbolicTraits, style: VirtualFont.TextStyle?)
  {
    self.family = family
    self.weight = weight
    self.style = style
    pointSize = size
    symbolicTraits = traits
    super.init()
  }

  /// Makes a descriptor of a named font.
  ///
  /// A name that says bold or italic, or that is of a well-known family of one width, has the trait.
  public convenience init(name fontName: String, size: CGFloat) {
    let lowered = fontName.lowercased()
    var traits: SymbolicTraits = []
    if lowered.contains("bold") { traits.insert(.traitBold) }
    if lowered.contains("italic") || lowered.contains("oblique") { traits.insert(.traitItalic) }
    if ["mono", "menlo", "courier"].contains(where: lowered.contains) { traits.insert(.traitMonoSpace) }
    self.init(family: fontName, weight: .regular, size: size, traits: traits, style: nil)
  }

  static let systemFamily = ".AppleSystemUIFont"

  static func system(
    weight: VirtualFont.Weight, size: CGFloat, traits: SymbolicTraits = [], style: VirtualFont.TextStyle? = nil
  ) -> VirtualFontDescriptor {
    VirtualFontDescriptor(family: systemFamily, weight: weight, size: size, traits: traits, style: style)
  }

  /// Descriptors are equal when all they say is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VirtualFontDescriptor else { return false }
    return family == other.family && weight == other.weight && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && style == other.style
  }

  /// Made of family, weight, size and traits.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits.rawValue)
    return hasher.finalize()
  }
}

// MARK: - Deriving

extension VirtualFontDescriptor {
  /// The descriptor of a text style's font in the current text size.
  public class func preferredFontDescriptor(withTextStyle style: VirtualFont.TextStyle) -> VirtualFontDescriptor {
    VirtualFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style's font in the text size of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: VirtualFont.TextStyle, compatibleWith traitCollection: ViewTraits?
  ) -> VirtualFontDescriptor {
    VirtualFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> VirtualFontDescriptor {
    VirtualFontDescriptor(family: family, weight: weight, size: newPointSize, traits: symbolicTraits, style: style)
  }

  /// The same with exactly these traits; never nil, since there are no font files to lack one.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> VirtualFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? self.weight : isBold ? .bold : .regular
    return VirtualFontDescriptor(family: family, weight: weight, size: pointSize, traits: symbolicTraits, style: style)
  }

  /// The same in the system's rounded, serif or monospaced design. Only the last has an influence.
  public func withDesign(_ design: SystemDesign) -> VirtualFontDescriptor? {
    guard design == .monospaced else { return self }
    return VirtualFontDescriptor(
      family: family, weight: weight, size: pointSize, traits: symbolicTraits.union(.traitMonoSpace), style: style)
  }

  /// The same in another family.
  public func withFamily(_ newFamily: String) -> VirtualFontDescriptor {
    VirtualFontDescriptor(family: newFamily, weight: weight, size: pointSize, traits: symbolicTraits, style: style)
  }

  /// The name of the font.
  public var postscriptName: String {
    guard family == VirtualFontDescriptor.systemFamily else { return family }
    let base = symbolicTraits.contains(.traitMonoSpace) ? ".SFMono-" : ".SFUI-"
    return base + weight.name + (symbolicTraits.contains(.traitItalic) ? "Italic" : "")
  }
}

// MARK: - Types

extension VirtualFontDescriptor {
  /// Bold, italic, of one width: UIKit's bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// UIKit's bits.
    public var rawValue: UInt32

    /// Makes traits from UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Every character as wide as any other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines close together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font: UIKit's names.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public var rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Every character as wide as any other.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

import Foundation

/// A typeface in a size: `UIFont`. Never changes after it was made.
///
/// There are no font files: every font has the vertical metrics of the system font, in proportion to its size, and widths
/// by the rule of ``TextMeasure``. Weight and slant are kept and have no influence on either.
open class VirtualFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the font was made from.
  public let fontDescriptor: VirtualFontDescriptor
  /// The size in points: the height of the em square.
  public let pointSize: CGFloat

  /// Makes a font from a descriptor; a size of 0 means the descriptor's.
  public init(descriptor: VirtualFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    fontDescriptor = descriptor.withSize(size)
    self.pointSize = size
    super.init()
  }

  /// Makes a font by its name. There are no font files, so every name is known; UIKit answers nil to those it lacks, and so
  /// does this to an empty one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(descriptor: VirtualFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  /// Fonts are equal when descriptor and size are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VirtualFont else { return false }
    return pointSize == other.pointSize && fontDescriptor == other.fontDescriptor
  }

  /// Made of the descriptor.
  open override var hash: Int { fontDescriptor.hash }

  /// Name and size: `<UIFont: .SFUI-Regular 17>`.
  open override var description: String { "<UIFont: \(fontName) \(TextMeasure.number(pointSize))>" }

  /// The font itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - Describing

extension VirtualFont {
  /// The name, such as `.SFUI-Semibold` for the system's.
  public var fontName: String { fontDescriptor.postscriptName }
  /// The name without weight and slant.
  public var familyName: String { fontDescriptor.family }

  /// The same font in another size; a size of 0 or less leaves it.
  public func withSize(_ fontSize: CGFloat) -> VirtualFont { VirtualFont(descriptor: fontDescriptor, size: fontSize) }
}

// MARK: - Vertical metrics

extension VirtualFont {
  /// From the baseline to the top of a line, points: 1950/2048 of the size, as the system font has it.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline to the bottom of a line, points, negative: −494/2048 of the size.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// Extra space between lines, points: 0.
  public var leading: CGFloat { 0 }
  /// The height of a line, points: 2444/2048 of the size, 20.287 for 17 points.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// The height of a capital letter, points: 1443/2048 of the size.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of a small x, points: 1078/2048 of the size.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}

import Foundation

extension VirtualFont {
  /// What a text is for, which decides its size: UIKit's names.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public var rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points in the usual text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size in points; an unknown style has that of the body.
    package func pointSize(in category: ViewTraits.ContentSizeCategory) -> CGFloat {
      let sizes = TextStyle.sizes[rawValue] ?? TextStyle.sizes[TextStyle.body.rawValue]!
      // Unspecified comes before the smallest and reads as large.
      let step = ViewTraits.ContentSizeCategory.allCases.firstIndex(of: category == .unspecified ? .large : category)!
      return sizes[step - 1]
    }

    /// The sizes that Apple's Human Interface Guidelines list, from extra small to the largest accessibility size.
    private static let sizes: [String: [CGFloat]] = [
      largeTitle.rawValue: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      title1.rawValue: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      title2.rawValue: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      title3.rawValue: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      headline.rawValue: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      body.rawValue: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      callout.rawValue: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      subheadline.rawValue: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      footnote.rawValue: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      caption1.rawValue: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      caption2.rawValue: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }
}

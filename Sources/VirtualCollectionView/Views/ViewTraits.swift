import Foundation

/// The surroundings a view is shown in: what `UITraitCollection` holds, as a value.
///
/// Only what a layout or a cell's measuring can depend on is here.
public struct ViewTraits: Hashable, Sendable {
  /// Pixels in a point.
  public var displayScale: CGFloat
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// The text size the reader chose.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Makes traits; by default those of a screen with 2 pixels in a point, read from left to right in the usual text size.
  public init(
    displayScale: CGFloat = 2, layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

extension ViewTraits {
  /// A text size a reader can choose: `UIContentSizeCategory`, raw values included.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    /// No choice is known; sorts before every other.
    case unspecified = "_UICTContentSizeCategoryUnspecified"
    /// Three steps below the usual.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// Two steps below the usual.
    case small = "UICTContentSizeCategoryS"
    /// One step below the usual.
    case medium = "UICTContentSizeCategoryM"
    /// The usual text size.
    case large = "UICTContentSizeCategoryL"
    /// One step above the usual.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// Two steps above the usual.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// The largest that is not an accessibility size.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// The smallest accessibility size.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// The second accessibility size.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// The third accessibility size.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// The largest size there is.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Whether the size is one of the five that only the accessibility settings offer.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.step < b.step }

    private var step: Int { ContentSizeCategory.allCases.firstIndex(of: self)! }
  }
}

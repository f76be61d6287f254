import Foundation

/// The surroundings a view is shown in: what `UITraitCollection` holds, as a value.
///
/// Each trait may be unspecified: traits that were made from one of them say nothing of the others, and take those from
/// around them when a view carries them (``VirtualView/setTraits(_:)``).
public struct ViewTraits: Hashable, Sendable {
  /// Pixels in a point; 0 where it is not specified.
  public var displayScale: CGFloat
  var _layoutDirection: LayoutDirection?
  /// The text size the reader chose.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// How much room there is from side to side.
  public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
  /// How much room there is from top to bottom.
  public var verticalSizeClass = UserInterfaceSizeClass.unspecified
  /// Light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UserInterfaceIdiom.unspecified
  /// Whether the view lies above others, as in a sheet.
  public var userInterfaceLevel = UserInterfaceLevel.unspecified
  /// Whether the reader asked for more contrast.
  public var accessibilityContrast = AccessibilityContrast.unspecified
  /// Whether the reader asked for bold text.
  public var legibilityWeight = LegibilityWeight.unspecified
  /// The colours the screen can show.
  public var displayGamut = DisplayGamut.unspecified

  /// Traits that specify nothing.
  public init() {
    displayScale = 0
    preferredContentSizeCategory = .unspecified
  }

  /// Makes traits of a phone held upright, all specified: 2 pixels in a point, read from left to right, in the usual text
  /// size, light.
  public init(
    displayScale: CGFloat = 2, layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.displayScale = displayScale
    _layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    userInterfaceStyle = .light
    userInterfaceIdiom = .phone
    userInterfaceLevel = .base
    accessibilityContrast = .normal
    legibilityWeight = .regular
    displayGamut = .P3
  }

  /// The reading direction; left to right where it is not specified.
  public var layoutDirection: LayoutDirection {
    get { _layoutDirection ?? .leftToRight }
    set { _layoutDirection = newValue }
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

    /// Smaller text first; `unspecified` where its step puts it.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.step < b.step }

    private var step: Int { ContentSizeCategory.allCases.firstIndex(of: self)! }
  }
}

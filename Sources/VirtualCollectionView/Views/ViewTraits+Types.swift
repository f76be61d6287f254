extension ViewTraits {
  /// How much room an axis has: `UIUserInterfaceSizeClass`.
  public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Plenty of room.
    case regular = 2
  }

  /// Light or dark: `UIUserInterfaceStyle`.
  public enum UserInterfaceStyle: Int, Hashable, Sendable {
    /// Nothing is said; colours take their light form.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
  }

  /// A kind of device: `UIUserInterfaceIdiom`.
  public enum UserInterfaceIdiom: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
  }

  /// Whether a view lies above others: `UIUserInterfaceLevel`.
  public enum UserInterfaceLevel: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The main content.
    case base = 0
    /// Content above it.
    case elevated = 1
  }

  /// The contrast the reader asked for: `UIAccessibilityContrast`.
  public enum AccessibilityContrast: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The usual.
    case normal = 0
    /// More than that.
    case high = 1
  }

  /// The weight of text the reader asked for: `UILegibilityWeight`.
  public enum LegibilityWeight: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The usual.
    case regular = 0
    /// Bold.
    case bold = 1
  }

  /// The colours a screen can show: `UIDisplayGamut`.
  public enum DisplayGamut: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The common colours.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The wide colours.
    case P3 = 1
  }
}

import Foundation

extension VirtualView {
  /// How content lies in bounds of another size: `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit = 1
    /// As small as leaves nothing free.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle, in its own size; so are those that follow, each at its edge or corner.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// At the top left.
    case topLeft = 9
    /// At the top right.
    case topRight = 10
    /// At the bottom left.
    case bottomLeft = 11
    /// At the bottom right.
    case bottomRight = 12
  }

  /// What of a view takes part when its superview gets another size: `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether the tint is the full or a dimmed one: `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview.
    case automatic = 0
    /// The full tint.
    case normal = 1
    /// A grey of the same brightness.
    case dimmed = 2
  }

  /// What a screen reader should know of an element: `UIAccessibilityTraits`, raw values included.
  public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64

    /// Makes traits from UIKit's bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing.
    public static let none: AccessibilityTraits = []
    /// A button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// Plays its own sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
    /// Text that never changes.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// A summary at the start.
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
    /// Takes no touches.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// Starts something that must be heard.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Can be made more or less.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    /// Turns a page when it was read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    /// A header.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
  }
}

import Foundation
import VirtualCollectionView

/// What counts when text is measured: UIKit's bits.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Makes options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// With an ellipsis where lines are cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// In lines of a width; without it on one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between lines of the font, which is 0.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By the ink instead of the lines; without influence.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing text may change and tells: kept, without influence.
open class NSStringDrawingContext: NSObject {
  /// How far text may be made smaller, 0 to 1; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How far it was; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where text was drawn; always zero.
  open var totalBounds: CGRect { .zero }
}

/// How a line under or through text looks: UIKit's bits.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Makes a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

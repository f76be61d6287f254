import Foundation
import VirtualCollectionView

/// Where lines lie: UIKit's numbers.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where the script begins.
  case natural = 4
}

/// How lines end: UIKit's numbers.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// After words.
  case byWordWrapping = 0
  /// After characters.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// The beginning of the last line is left out.
  case byTruncatingHead = 3
  /// The end of the last line is left out.
  case byTruncatingTail = 4
  /// The middle of the last line is left out.
  case byTruncatingMiddle = 5
}

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

extension NSParagraphStyle {
  /// How lines are broken: UIKit's bits; without influence.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a strategy from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words are pushed out of a last line that holds one alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }
}

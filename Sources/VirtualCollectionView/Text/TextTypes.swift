/// Where lines lie: `NSTextAlignment` with its numbers.
public enum TextAlignment: Int, Sendable, Hashable {
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

/// How lines end: `NSLineBreakMode` with its numbers.
public enum LineBreakMode: Int, Sendable, Hashable {
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

extension ParagraphStyle {
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

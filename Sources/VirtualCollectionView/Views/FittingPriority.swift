/// How much a length matters when a view is asked for a size that fits: `UILayoutPriority`.
///
/// Where nothing is constrained one comparison counts: a ``required`` length is kept, any other gives way to what the view
/// says of itself.
public struct FittingPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1,000.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number, without the label.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1,000: kept exactly.
  public static let required = FittingPriority(rawValue: 1000)
  /// 750: how strongly a view resists being made smaller than its content.
  public static let defaultHigh = FittingPriority(rawValue: 750)
  /// 510: of a drag that may resize a scene.
  public static let dragThatCanResizeScene = FittingPriority(rawValue: 510)
  /// 500: of a scene that stays as large as it is.
  public static let sceneSizeStayPut = FittingPriority(rawValue: 500)
  /// 490: of a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = FittingPriority(rawValue: 490)
  /// 250: how strongly a view resists being made larger than its content.
  public static let defaultLow = FittingPriority(rawValue: 250)
  /// 50: as near to the target as anything else allows.
  public static let fittingSizeLevel = FittingPriority(rawValue: 50)

  /// By the number.
  public static func < (a: FittingPriority, b: FittingPriority) -> Bool { a.rawValue < b.rawValue }
}

/// The horizontal axis, the vertical one, both or none: `UIAxis` with its bits.
public struct AxisSet: OptionSet, Hashable, Sendable {
  /// The bits: 1 horizontal, 2 vertical.
  public let rawValue: UInt
  /// Makes a set of axes from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = AxisSet(rawValue: 1)
  /// From top to bottom.
  public static let vertical = AxisSet(rawValue: 2)
  /// Both axes.
  public static let both: AxisSet = [.horizontal, .vertical]
}

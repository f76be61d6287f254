#if os(Linux)
  /// The name of a method: on Apple platforms `ObjectiveC.Selector`, here no more than the name.
  ///
  /// There is no Objective-C runtime that could call a method by its name; see ``ActionPerforming`` for what can.
  public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name with its argument labels: `"show(_:)"`.
    public let description: String

    /// Makes a selector from a method's name.
    public init(_ name: String) { description = name }

    /// Makes a selector from a method's name written in the source.
    public init(stringLiteral name: String) { description = name }
  }
#endif

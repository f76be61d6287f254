/// Where a part of a scenario was read. All marks are equal, so that scenarios compare by what they say.
public struct SourceMark: Hashable, Sendable {
  /// The place in the file; ``JSONPosition/none`` for what was built in code.
  public var position: JSONPosition

  /// Makes a mark.
  public init(_ position: JSONPosition = .none) { self.position = position }

  /// Always true: where something was written does not tell documents apart.
  public static func == (_: SourceMark, _: SourceMark) -> Bool { true }

  /// Adds nothing, since all marks are equal.
  public func hash(into _: inout Hasher) {}
}

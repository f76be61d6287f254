#if os(Linux)
  /// The name of a method: on Apple platforms `ObjectiveC.Selector`.
  ///
  /// There is no Objective-C runtime that could find a method by its name: a selector made of a name alone can only be
  /// compared, and answered by an ``ActionPerforming``. One that was made with the method calls it.
  public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name with its argument labels: `"show(_:)"`.
    public let description: String
    let method: SelectorMethod?

    /// Makes a selector from a method's name.
    public init(_ name: String) { self.init(name, method: nil) }

    /// Makes a selector from a method's name written in the source.
    public init(stringLiteral name: String) { self.init(name, method: nil) }

    init(_ name: String, method: SelectorMethod?) {
      description = name
      self.method = method
    }

    /// Whether two selectors have one name.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif

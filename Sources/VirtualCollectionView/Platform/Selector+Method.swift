#if os(Linux)
  import Foundation

  // What `#selector(tapped(_:))` is rewritten to in a class Screen:
  // `Selector("tapped(_:)", { (target: Screen, a1) in target.tapped(a1) })`. The compiler checks the method and its access
  // where it is named, and overrides are found when it is called.

  extension Selector {
    /// The selector of a method without parameters.
    public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping @MainActor (_ target: Target) -> Result
    ) {
      let plain = unsafeBitCast(method, to: ((Target) -> Result).self)
      self.init(
        name,
        method: SelectorMethod(parameterCount: 0, accepts: { $0 is Target }) { target, _ in
          (target as? Target).map { .some(plain($0)) }
        })
    }

    /// The selector of a method with one parameter.
    public init<Target: AnyObject, First, Result>(
      _ name: String, _ method: @escaping @MainActor (_ target: Target, First) -> Result
    ) {
      let plain = unsafeBitCast(method, to: ((Target, First) -> Result).self)
      self.init(
        name,
        method: SelectorMethod(parameterCount: 1, accepts: { $0 is Target }) { target, arguments in
          guard let target = target as? Target, let first = arguments[0] as? First else { return nil }
          return .some(plain(target, first))
        })
    }

    /// The selector of a method with two parameters.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String, _ method: @escaping @MainActor (_ target: Target, First, Second) -> Result
    ) {
      let plain = unsafeBitCast(method, to: ((Target, First, Second) -> Result).self)
      self.init(
        name,
        method: SelectorMethod(parameterCount: 2, accepts: { $0 is Target }) { target, arguments in
          guard let target = target as? Target, let first = arguments[0] as? First, let second = arguments[1] as? Second
          else { return nil }
          return .some(plain(target, first, second))
        })
    }
  }

  // MARK: - Calling

  extension Selector {
    /// Calls the method of `target` with as many of the arguments as it takes; what is missing is nil.
    ///
    /// Runs on the thread of the caller, as Objective-C does.
    ///
    /// - Returns: Whether it was called: not when the selector is a name alone, and not when `target` or an argument is of
    ///   another type than the method wants.
    @discardableResult public func call(_ target: AnyObject, _ arguments: [Any?] = []) -> Bool {
      result(target, arguments) != nil
    }

    /// As ``call(_:_:)``, with what the method returned; nil when it was not called.
    public func result(_ target: AnyObject, _ arguments: [Any?] = []) -> Any?? {
      guard let method else { return nil }
      let missing = [Any?](repeating: nil, count: max(0, method.parameterCount - arguments.count))
      return method.call(target, arguments + missing)
    }

    /// Whether the selector was made of a method that `target` has.
    public func canCall(_ target: AnyObject) -> Bool { method?.accepts(target) ?? false }
  }

  /// A method behind a selector.
  ///
  /// Unchecked: it holds a reference to code and nothing else; which thread may call it is the caller's to know, as with
  /// Objective-C's.
  struct SelectorMethod: @unchecked Sendable {
    let parameterCount: Int
    let accepts: (AnyObject) -> Bool
    /// The result in an optional of its own; nil when types do not fit.
    let call: (AnyObject, [Any?]) -> Any??
  }
#endif

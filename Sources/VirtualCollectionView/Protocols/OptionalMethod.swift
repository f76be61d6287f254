/// A protocol method that a delegate may leave out, and the way to find out whether it did.
///
/// There are no optional requirements without Objective-C: each has a default body that calls ``miss(_:)`` and answers with
/// a dummy. Whoever wants to know asks through ``ask(_:_:)``, which notes the question, calls, and looks whether the default
/// body of that very method ran for that very object. So an implementation may itself call methods that are left out, its
/// own and those of others, and is not mistaken for a missing one. Main thread only, like the protocols themselves.
///
/// Presence is known by calling alone: `delegate.scrollViewDidScroll != nil` is always true, and nothing answers
/// `responds(to:)`.
public struct OptionalMethod: RawRepresentable, Hashable, Sendable {
  /// Tells methods apart. Those of this module have small numbers; others take any number above 1,000 that they share with
  /// nobody.
  public let rawValue: Int

  /// Makes the method of a number.
  @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
}

// MARK: - Asking

extension OptionalMethod {
  /// Called by the default body of this method, with `self`, and by nobody else.
  ///
  /// A class that decides at run time whether it has a method calls this where it has not; what it returns is ignored then.
  public func miss(_ object: AnyObject) {
    if OptionalMethod.question.method == rawValue, OptionalMethod.question.object == ObjectIdentifier(object) {
      OptionalMethod.question.isMissed = true
    }
  }

  /// What `call` returns, or nil if it ran the default body.
  ///
  /// Allocates nothing. Questions can be nested.
  ///
  /// - Parameters:
  ///   - object: Who is asked.
  ///   - call: Calls this method of `object`, once.
  @inlinable @inline(__always) public func ask<Value>(_ object: AnyObject, _ call: () -> Value) -> Value? {
    let outer = begin(object)
    let value = call()
    return OptionalMethod.end(outer) ? nil : value
  }

  /// What `call` returns; stops the process if it ran the default body, as `!` does on a method that is not there.
  @inlinable @inline(__always) public func demand<Value>(_ object: AnyObject, _ call: () -> Value) -> Value {
    if let value = ask(object, call) { return value }
    stop(object)
  }

  /// A question that was put: whether a method of an object is there.
  public struct Question {
    var object: ObjectIdentifier?
    var method = 0
    var isMissed = false
  }

  /// Private, and never held on to, so that a check of its accesses would say nothing.
  @exclusivity(unchecked) nonisolated(unsafe) private static var question = Question()

  /// Puts the question; the answer is the one that was open until now, for ``end(_:)``.
  @usableFromInline func begin(_ object: AnyObject) -> Question {
    let outer = OptionalMethod.question
    OptionalMethod.question = Question(object: ObjectIdentifier(object), method: rawValue)
    return outer
  }

  /// Whether the default body has run since ``begin(_:)``; opens the outer question again.
  @usableFromInline static func end(_ outer: Question) -> Bool {
    let isMissed = question.isMissed
    question = outer
    return isMissed
  }

  @usableFromInline func stop(_ object: AnyObject) -> Never {
    fatalError(
      "Unexpectedly found nil: \(type(of: object)) does not implement \(name). Call it with ? in"
        + " place of !; behind ? call no method of what it returns, but bind that first: if let answer = …")
  }
}

// MARK: - Remembering

/// What is known about an optional method of the delegate at hand.
enum MethodPresence: UInt8 {
  /// Not called yet, so nothing is known.
  case unknown
  /// The delegate has it: call the requirement directly.
  case present
  /// The delegate lacks it: do not even load the delegate.
  case absent
}

extension OptionalMethod {
  /// What the call since ``begin(_:)`` says about the method; opens the outer question again.
  @inline(__always) static func presence(after outer: Question) -> MethodPresence { end(outer) ? .absent : .present }
}

/// What is known about the optional methods of one protocol, at most 32, two bits each. Reset when the delegate is set.
struct MethodPresenceTable {
  private var bits: UInt64

  /// Nothing known.
  static var unknown: MethodPresenceTable { MethodPresenceTable(bits: 0) }
  /// No delegate: every method absent.
  static var absent: MethodPresenceTable { MethodPresenceTable(bits: 0xAAAA_AAAA_AAAA_AAAA) }

  private init(bits: UInt64) { self.bits = bits }

  /// What is known about a method. Its place is its number modulo 32: those of a protocol follow each other.
  @inline(__always) subscript(method: OptionalMethod) -> MethodPresence {
    get {
      switch bits >> UInt64(truncatingIfNeeded: 2 * (method.rawValue & 31)) & 3 {
      case 0: .unknown
      case 1: .present
      default: .absent
      }
    }
    set {
      let shift = UInt64(truncatingIfNeeded: 2 * (method.rawValue & 31))
      bits = bits & ~(3 << shift) | UInt64(newValue.rawValue) << shift
    }
  }
}

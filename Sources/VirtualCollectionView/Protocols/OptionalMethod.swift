/// How a protocol method that a delegate may leave out says that it was left out.
///
/// There are no optional requirements without Objective-C: each has a default body that calls ``miss()`` and answers with
/// a dummy. Whoever wants to know clears ``missed``, calls, and looks. Main thread only, like the protocols themselves.
public enum OptionalMethod {
  /// Private, so that its accesses are not checked at run time; those to a public variable are.
  nonisolated(unsafe) private static var flag = false

  /// Whether a default body has run since this was last cleared.
  public static var missed: Bool {
    get { flag }
    set { flag = newValue }
  }

  /// Called by the default bodies and by nobody else.
  public static func miss() { flag = true }

  /// Clears the flag before a call; the answer goes to ``end(_:)``, so that calls can be nested.
  @inline(__always) static func begin() -> Bool {
    let outer = flag
    flag = false
    return outer
  }

  /// Whether the call since ``begin()`` ran a default body; puts the outer flag back.
  @inline(__always) static func end(_ outer: Bool) -> Bool {
    let result = flag
    flag = outer
    return result
  }
}

/// What is known about an optional method of the delegate at hand.
enum MethodPresence: UInt8 {
  /// Not called yet, so nothing is known.
  case unknown
  /// The delegate has it: call the requirement directly.
  case present
  /// The delegate lacks it: do not even load the delegate.
  case absent
}

/// What is known about up to 32 optional methods, two bits each. Reset when the delegate is set.
struct MethodPresenceTable {
  private var bits: UInt64

  /// Nothing known.
  static var unknown: MethodPresenceTable { MethodPresenceTable(bits: 0) }
  /// No delegate: every method absent.
  static var absent: MethodPresenceTable { MethodPresenceTable(bits: 0xAAAA_AAAA_AAAA_AAAA) }

  private init(bits: UInt64) { self.bits = bits }

  /// What is known about method number `index`, below 32.
  @inline(__always) subscript(index: Int) -> MethodPresence {
    get {
      switch bits >> UInt64(truncatingIfNeeded: 2 * index) & 3 {
      case 0: .unknown
      case 1: .present
      default: .absent
      }
    }
    set {
      let shift = UInt64(truncatingIfNeeded: 2 * index)
      bits = bits & ~(3 << shift) | UInt64(newValue.rawValue) << shift
    }
  }
}

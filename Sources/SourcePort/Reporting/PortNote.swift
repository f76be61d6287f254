/// Something the pass did, or could not do, at a place of the source.
public struct PortNote: Hashable, Sendable {
  /// How much a note matters.
  public enum Severity: String, Hashable, Sendable {
    /// Rewritten; nothing to do.
    case change
    /// Rewritten or left, and something may behave otherwise than on iOS.
    case warning
    /// Cannot be done: the output would not compile or would mislead.
    case error
  }

  /// How much it matters.
  public var severity: Severity
  /// The file as it was given.
  public var file: String
  /// From one.
  public var line: Int
  /// From one, in letters.
  public var column: Int
  /// One sentence; for warnings and errors what is and what to do.
  public var message: String
  /// The source as it was, on one line; empty when nothing was rewritten.
  public var before: String
  /// What stands there now; empty when it was taken away.
  public var after: String

  /// `file:line:column: severity: message`, as compilers write it, then what was and is.
  public var text: String {
    let place = "\(file):\(line):\(column): "
    let head = severity == .change ? place + message : place + severity.rawValue + ": " + message
    return before.isEmpty && after.isEmpty ? head : head + ": '\(before)' -> '\(after)'"
  }
}

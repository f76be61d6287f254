/// How a command ends. Not called an exit status, which Swift Testing has one of.
public enum CommandStatus: Int32, Hashable, Sendable {
  /// All is well.
  case good = 0
  /// A check failed.
  case failed = 1
  /// The command was called wrongly.
  case usage = 64
}

/// Why a command line was refused.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public var message: String
  /// The command it is about; nil when there is none.
  public var command: String?

  /// Makes an error.
  public init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// The status the process ends with.
  public var status: CommandStatus { .usage }

  /// The message.
  public var description: String { message }
}

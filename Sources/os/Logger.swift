import Foundation

/// Writes messages for the developer to standard error, a line each: `subsystem/category: message`.
///
/// Messages below the default level are dropped, as they are on a device without a debugger.
public struct Logger: Sendable {
  private let name: String

  /// A logger without a name.
  public init() { name = "" }

  /// A logger with the subsystem's and the category's names.
  public init(subsystem: String, category: String) { name = "\(subsystem)/\(category): " }

  /// A logger that writes where the log writes.
  public init(_ logObj: OSLog) { name = logObj.name }

  /// Writes the message.
  public func notice(_ message: @autoclosure () -> String) { write(message()) }
  /// Writes the message.
  public func warning(_ message: @autoclosure () -> String) { write(message()) }
  /// Writes the message.
  public func error(_ message: @autoclosure () -> String) { write(message()) }
  /// Writes the message.
  public func critical(_ message: @autoclosure () -> String) { write(message()) }
  /// Writes the message.
  public func fault(_ message: @autoclosure () -> String) { write(message()) }
  /// Drops the message: below the default level.
  public func trace(_ message: @autoclosure () -> String) {}
  /// Drops the message: below the default level.
  public func debug(_ message: @autoclosure () -> String) {}
  /// Drops the message: below the default level.
  public func info(_ message: @autoclosure () -> String) {}

  /// Writes the message when its level is at least the default one.
  public func log(_ message: @autoclosure () -> String) { write(message()) }

  /// Writes the message when its level is at least the default one.
  public func log(level: OSLogType, _ message: @autoclosure () -> String) {
    if level.isWritten { write(message()) }
  }

  private func write(_ message: String) { FileHandle.standardError.write(Data("\(name)\(message)\n".utf8)) }
}

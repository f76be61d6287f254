import Foundation

/// Where messages of a subsystem and category go: here a name before each line on standard error.
public final class OSLog: Sendable {
  let name: String

  /// A log with the subsystem's and the category's names.
  public init(subsystem: String, category: String) { name = "\(subsystem)/\(category): " }

  private init(name: String) { self.name = name }

  /// The log without a name.
  public static let `default` = OSLog(name: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(name: "")
}

/// How much a message matters, with the system's raw values.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8
  /// Makes a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level from its number, without the label.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Written.
  public static let `default` = OSLogType(rawValue: 0)
  /// Dropped.
  public static let info = OSLogType(rawValue: 1)
  /// Dropped.
  public static let debug = OSLogType(rawValue: 2)
  /// Written.
  public static let error = OSLogType(rawValue: 16)
  /// Written.
  public static let fault = OSLogType(rawValue: 17)

  var isWritten: Bool { self != .info && self != .debug }
}

/// Writes a message with C's placeholders (`%d`, `%@`, `%{public}@`) when its level is at least the default one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments)
}

/// Writes a message with C's placeholders when its level is at least the default one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  os_log(type, dso: dso, log: log, message, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
private func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog, _ message: StaticString, _ arguments: [any CVarArg]
) {
  guard log !== OSLog.disabled, type.isWritten else { return }
  // Who may read a value in a system log has no meaning on standard error.
  var format = "\(message)"
  for privacy in ["%{public}", "%{private}"] { format = format.replacingOccurrences(of: privacy, with: "%") }
  Logger(log).log(String(format: format, arguments: arguments))
}

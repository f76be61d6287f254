import Foundation

/// Where a command writes: results to one stream, diagnostics to another.
@MainActor public final class CommandConsole {
  /// Whether results may hold control sequences for colour.
  public let usesColor: Bool
  private let output: (String) -> Void
  private let diagnostics: (String) -> Void
  private let input: () -> String?

  /// Makes a console that hands every text to a function.
  ///
  /// - Parameter input: A line that somebody types, nil at the end; nothing is typed by default.
  public init(
    usesColor: Bool = false, output: @escaping (String) -> Void, diagnostics: @escaping (String) -> Void,
    input: @escaping () -> String? = { nil }
  ) {
    self.usesColor = usesColor
    self.output = output
    self.diagnostics = diagnostics
    self.input = input
  }

  /// Standard output and standard error; colour when output is a terminal and `NO_COLOR` is not set.
  public static let standard = CommandConsole(
    usesColor: isatty(1) == 1 && wantsColor(ProcessInfo.processInfo.environment),
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    diagnostics: { FileHandle.standardError.write(Data($0.utf8)) }, input: { readLine() })

  /// What the environment says about colour: `NO_COLOR` that is not empty forbids it, so does a dumb terminal.
  static func wantsColor(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes a result as it is.
  public func write(_ text: String) { output(text) }

  /// Writes a diagnostic as it is.
  public func complain(_ text: String) { diagnostics(text) }

  /// A line that somebody types; nil at the end of the input.
  func read() -> String? { input() }

  var style: TextStyle { TextStyle(usesColor: usesColor) }
}

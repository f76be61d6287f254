extension PortCommand {
  /// The notes of the help, shared by every program that has the command.
  public static let notes = """
    Each .swift file of IN… goes to OUT under the same relative path, with the same number of lines. The
    report names each change: file:line:column, why, before and after.
    Exit status: 0 good; 1 something cannot be rewritten (nothing is written then); 64 called wrongly.
    """

  /// Understands the arguments of the small program `cvport`.
  ///
  /// - Returns: The command, or the status and the text to end with.
  public static func reading(_ arguments: [String], program: String) -> Result<PortCommand, Refusal> {
    var command = PortCommand(program: program)
    var index = 0
    var onlyOperands = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        command.operands.append(argument)
        continue
      }
      switch argument {
      case "--": onlyOperands = true
      case "--help", "-h": return .failure(Refusal(status: 0, text: help(program)))
      case "--json": command.isJSON = true
      case "--quiet", "-q": command.isQuiet = true
      case "--map-lines": command.mapsLines = true
      case "--output", "-o":
        guard index < arguments.count else {
          return .failure(Refusal(status: 64, text: "\(program): \(argument) needs a value: \(argument) OUT\n"))
        }
        command.output = arguments[index]
        index += 1
      case _ where argument.hasPrefix("--output="): command.output = String(argument.dropFirst(9))
      default:
        let advice = nearest(argument).map { "; did you mean '\($0)'?" } ?? ""
        return .failure(
          Refusal(status: 64, text: "\(program): unknown option '\(argument)'\(advice)\nSee '\(program) --help'.\n"))
      }
    }
    if command.operands.isEmpty || command.output == nil {
      return .failure(
        Refusal(status: 64, text: "\(program): needs IN… and -o OUT\nSee '\(program) --help'.\n"))
    }
    return .success(command)
  }

  /// How a command line that is not run ends; status 0 for help.
  public struct Refusal: Error, Hashable, Sendable {
    /// The exit status.
    public var status: Int32
    /// What to print: to standard output when the status is 0.
    public var text: String
  }

  private static func help(_ program: String) -> String {
    """
    usage: \(program) [options] IN… -o OUT

    Rewrites Swift source written for iOS so that it builds on Linux.

    options:
      -o, --output OUT  the folder to write to; '-' is standard output, for one file
      --json            the report as one JSON document
      -q, --quiet       warnings and errors alone
      --map-lines       lets the compiler's messages name the original files

    \(notes)

    """
  }

  /// The option that shares most letters at its front.
  private static func nearest(_ argument: String) -> String? {
    let known = ["--output", "--json", "--quiet", "--map-lines", "--help"]
    let shared = known.map { name in (name, zip(name, argument).prefix { $0 == $1 }.count) }
    return shared.max { $0.1 < $1.1 }.flatMap { $0.1 > 3 ? $0.0 : nil }
  }
}

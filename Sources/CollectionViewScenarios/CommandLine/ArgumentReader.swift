/// Understands command lines of the form `program command --option value operand`.
///
/// Options stand anywhere after the command, as `--name value`, `--name=value`, `-n value` or `-nvalue`; letters without
/// value may share a dash. After `--` everything is an operand, and `-` always is one.
public struct ArgumentReader: Sendable {
  /// The name of the program, for the help.
  public var program: String
  /// One line for people.
  public var about: String
  /// The commands in the order of the help.
  public var commands: [CommandDescription]

  /// Makes a reader.
  public init(program: String, about: String, commands: [CommandDescription]) {
    self.program = program
    self.about = about
    self.commands = commands
  }
}

// MARK: - Reading

extension ArgumentReader {
  /// Understands the arguments after the program's name.
  ///
  /// - Throws: The first thing that is wrong. An unknown command or option comes with the nearest known one.
  public func read(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    guard let first = arguments.first else {
      throw UsageError("no command; the commands are \(commands.map(\.name).joined(separator: ", "))")
    }
    switch first {
    case "--help", "-h": return ParsedArguments(command: "", wantsHelp: true)
    case "help":
      guard arguments.count > 1 else { return ParsedArguments(command: "", wantsHelp: true) }
      return ParsedArguments(command: try command(arguments[1]).name, wantsHelp: true)
    case "--version": return ParsedArguments(command: "", wantsVersion: true)
    default: return try parse(arguments.dropFirst(), for: try command(first))
    }
  }

  /// The command of this name.
  func command(_ name: String) throws(UsageError) -> CommandDescription {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-"), name != "-" {
      let advice = NearestName.advice(name, from: ["--help", "--version"])
      throw UsageError("unknown option \(quoted(name)) before the command\(advice)")
    }
    throw UsageError("unknown command \(quoted(name))\(NearestName.advice(name, from: commands.map(\.name)))")
  }

  private func parse(
    _ arguments: ArraySlice<String>, for command: CommandDescription
  ) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments(command: command.name)
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      if argument == "--help" || argument == "-h" { return ParsedArguments(command: command.name, wantsHelp: true) }
      if argument == "-" || !argument.hasPrefix("-") {
        parsed.operands.append(argument)
      } else if argument.hasPrefix("--") {
        try long(argument, command, &rest, &parsed)
      } else {
        try letters(argument, command, &rest, &parsed)
      }
    }
    try checkOperands(parsed, command)
    return parsed
  }

  private func checkOperands(_ parsed: ParsedArguments, _ command: CommandDescription) throws(UsageError) {
    let wanted = command.operandCount
    if parsed.operands.count < wanted.lowerBound {
      throw UsageError("\(command.name) needs \(command.operands)", command: command.name)
    }
    if parsed.operands.count > wanted.upperBound {
      let extra = quoted(parsed.operands[wanted.upperBound])
      let takes = command.operands.isEmpty ? "takes no operand" : "takes \(command.operands) and nothing more"
      throw UsageError("unexpected \(extra); \(command.name) \(takes)", command: command.name)
    }
  }
}

// MARK: - Options

extension ArgumentReader {
  private func long(
    _ argument: String, _ command: CommandDescription, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let advice = NearestName.advice(name, from: command.options.map(\.name) + ["--help"])
      throw UsageError("unknown option \(quoted(name)) of \(command.name)\(advice)", command: command.name)
    }
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    if option.value == nil, attached != nil {
      throw UsageError("\(name) takes no value", command: command.name)
    }
    try take(option, attached, command, &rest, &parsed)
  }

  private func letters(
    _ argument: String, _ command: CommandDescription, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.letter == "-\(letter)" }) else {
        let known = command.options.compactMap(\.letter).joined(separator: ", ")
        throw UsageError(
          "unknown option \(quoted("-\(letter)")) of \(command.name)\(known.isEmpty ? "" : "; known: \(known)")",
          command: command.name)
      }
      if option.value == nil {
        try take(option, nil, command, &rest, &parsed)
      } else {
        try take(option, letters.isEmpty ? nil : String(letters), command, &rest, &parsed)
        return
      }
    }
  }

  private func take(
    _ option: CommandOption, _ attached: String?, _ command: CommandDescription, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    if parsed.has(option.name), !option.isRepeatable {
      throw UsageError("\(option.name) is given twice; once is enough", command: command.name)
    }
    guard let placeholder = option.value else {
      parsed.options[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)", command: command.name)
    }
    if attached == nil, value.hasPrefix("--") {
      throw UsageError(
        "\(option.name) needs a value, found \(quoted(value)); write \(option.name)=\(value) if that is it",
        command: command.name)
    }
    parsed.options[option.name, default: []].append(value)
  }
}

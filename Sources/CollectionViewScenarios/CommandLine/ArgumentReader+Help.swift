extension ArgumentReader {
  /// The help of the program, or of one of its commands: for standard output when it was asked for.
  public func help(for name: String = "") -> String {
    guard let command = commands.first(where: { $0.name == name }) else { return programHelp }
    var lines = ["usage: \(usage(command))", "", command.about]
    if !command.options.isEmpty {
      lines += ["", "options:"]
      lines += ArgumentReader.table(command.options.map { (ArgumentReader.heading($0), $0.about) })
    }
    if !command.notes.isEmpty { lines += ["", command.notes] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a process says about a refused command line, on standard error.
  public func complaint(_ error: UsageError) -> String {
    let help = error.command.map { "\(program) help \($0)" } ?? "\(program) --help"
    return "\(program): \(error.message)\nSee '\(help)'.\n"
  }

  private var programHelp: String {
    var lines = ["usage: \(program) COMMAND …", "", about, "", "commands:"]
    lines += ArgumentReader.table(commands.map { ($0.name, $0.about) })
    lines += ["", "'\(program) help COMMAND' says more about one. '-' is standard input or output."]
    return lines.joined(separator: "\n") + "\n"
  }

  private func usage(_ command: CommandDescription) -> String {
    var words = [program, command.name]
    if !command.options.isEmpty { words.append("[options]") }
    if !command.operands.isEmpty { words.append(command.operands) }
    return words.joined(separator: " ")
  }

  private static func heading(_ option: CommandOption) -> String {
    (option.letter.map { "\($0), " } ?? "") + option.name + (option.value.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
  }
}

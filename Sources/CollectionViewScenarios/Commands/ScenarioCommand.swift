import Foundation

/// The command line program around scenarios: `run`, `doctor`, `check`, `demo`, `quiz`, `diff`, `list`, `schema`.
///
/// A program of your own with all of it, and your own layouts, cells and data sources:
///
/// ```swift
/// import CollectionViewScenarios
/// var registry = ScenarioRegistry()
/// registry.registerLayout("spiral") { parameters in SpiralLayout(turns: try parameters.number("turns") ?? 3) }
/// ScenarioCommand(registry: registry).main()
/// ```
///
/// Exit statuses: 0 good; 1 a check failed, a scenario needs what this version does not have, or a file is wrong or
/// cannot be read; 64 the program was called wrongly.
@MainActor public struct ScenarioCommand {
  /// What the program is called in help and complaints.
  public var program: String
  /// What `--version` prints.
  public var version: String
  /// The layouts, cells and data sources that documents can name.
  public var registry: ScenarioRegistry
  /// What `demo` shows; the first is what the program does when it is called without a command.
  public var examples: [ScenarioExample]
  /// Commands beside the program's own, after them in the help.
  public var additions: [AdditionalCommand]

  /// Makes a program.
  ///
  /// - Parameter program: nil for the name the process was called by.
  public init(
    registry: ScenarioRegistry = ScenarioRegistry(), examples: [ScenarioExample] = [], program: String? = nil,
    version: String = "0.1.0", additions: [AdditionalCommand] = []
  ) {
    self.registry = registry
    self.examples = examples
    self.program = program ?? ScenarioCommand.ownName
    self.version = version
    self.additions = additions
  }

  /// Runs the process's own arguments and ends the process with the status.
  public static func main(registry: ScenarioRegistry, examples: [ScenarioExample] = []) -> Never {
    ScenarioCommand(registry: registry, examples: examples).main()
  }

  /// Runs the process's own arguments and ends the process with the status.
  public func main() -> Never {
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .standard)
    exit(status.rawValue)
  }

  private static var ownName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "cvsim"
  }
}

// MARK: - Running

extension ScenarioCommand {
  /// Runs a command line, without the program's name, and says how the process should end.
  public func run(_ arguments: [String], console: CommandConsole) -> CommandStatus {
    do throws(UsageError) {
      if arguments.isEmpty, !examples.isEmpty { return try showFirst(console) }
      let parsed = try reader.read(arguments)
      if parsed.wantsVersion {
        console.write("\(program) \(version)\n")
        return .good
      }
      if parsed.wantsHelp {
        console.write(help(for: parsed.command))
        return .good
      }
      switch parsed.command {
      case "run": return try runScenarios(parsed, console)
      case "doctor": return try diagnose(parsed, console)
      case "check": return try checkFiles(parsed, console)
      case "demo": return try demonstrate(parsed, console)
      case "quiz": return try quiz(parsed, console)
      case "diff": return try compare(parsed, console)
      case "list":
        list(console)
        return .good
      case "schema":
        let isUpdate = try parsed.choice("--of", SchemaName.self) == .update
        console.write(isUpdate ? UpdateSchema.text : ScenarioSchema.text)
        return .good
      default:
        guard let addition = additions.first(where: { $0.description.name == parsed.command }) else { return .usage }
        return addition.run(parsed, console)
      }
    } catch {
      console.complain(reader.complaint(error))
      return error.status
    }
  }

  /// Says what is wrong with a file, on the diagnostic stream.
  func complain(_ error: ScenarioError, _ console: CommandConsole) { console.complain("\(program): \(error)\n") }
}

/// What there is a schema of.
private enum SchemaName: String, CaseIterable {
  case scenario, update
}

// MARK: - Commands

extension ScenarioCommand {
  var reader: ArgumentReader {
    ArgumentReader(
      program: program, about: "Collection views without a screen, driven by scenario files.",
      commands: [
        CommandDescription(
          "run", about: "Runs scenario files: a picture, the events, the counters and the verdict.", operands: "FILE…",
          operandCount: 1...Int.max,
          options: [
            CommandOption("--json", about: "one JSON document in place of text"),
            CommandOption(
              "--trace", value: "FILE", about: "writes all events of the one scenario to FILE, a line each"),
            CommandOption("--steps", letter: "-s", about: "shows a picture after each step"),
            CommandOption("--quiet", letter: "-q", about: "shows what failed and the verdict alone"),
          ],
          notes: """
            Exit status: 0 every scenario passed; 1 one failed, needs what this version does not have, or
            cannot be read; 64 called wrongly. A scenario with "policy": "trap" ends the process by a signal
            where UIKit would raise; what it is called stands on standard error before.
            """),
        CommandDescription(
          "doctor", about: "Explains updates: what is wrong with them, why, and what would be legal.",
          operands: "FILE…",
          operandCount: 1...Int.max, options: [CommandOption("--json", about: "one JSON document in place of text")],
          notes: """
            FILE is a scenario, whose batch and update steps are explained one by one, or a single update:

              {"before": [8], "after": [8], "updates": [{"delete": [0, 0]}, {"insert": [0, 8]}]}

            'before' and 'after' are the counts of all sections, or data as scenarios have it. Optional, for telling
            causes apart: 'lastKnown', 'answeredBeforeBlock' (counts or data), 'reloadDataPending', 'earlierCalls'.
            Exit status: 0 every update is legal; 1 one is not, or a file cannot be read; 64 called wrongly.
            """),
        CommandDescription(
          "check", about: "Runs files of recorded layout cases and compares what comes out.", operands: "FILE…",
          operandCount: 1...Int.max,
          options: [
            CommandOption("--json", about: "one JSON document in place of text"),
            CommandOption("--quiet", letter: "-q", about: "shows the numbers alone"),
          ]),
        CommandDescription(
          "demo", about: "Shows a shipped example step by step; lists them without a NAME.", operands: "[NAME]",
          operandCount: 0...1, options: [CommandOption("--print", about: "writes the scenario's JSON instead")]),
        CommandDescription(
          "quiz", about: "Tells a scenario step by step, and asks what it expects before it says so.",
          operands: "FILE", operandCount: 0...1,
          notes: "FILE is a scenario file, or the name of a shipped example."),
        CommandDescription(
          "diff", about: "Runs two scenarios, or one under two layouts, and puts them side by side.",
          operands: "A [B]", operandCount: 1...2,
          options: [
            CommandOption(
              "--layout", value: "JSON", about: "runs A a second time with this layout in place of its own"),
            CommandOption("--width", value: "COLUMNS", about: "the length of a line, 100 by default"),
          ]),
        CommandDescription(
          "list",
          about: "Lists the words of scenario files: layouts, steps, faults, counters, rules, causes, demos."),
        CommandDescription(
          "schema", about: "Writes the JSON Schema of scenario files, or of the updates that doctor reads.",
          options: [CommandOption("--of", value: "WHAT", about: "scenario, the default, or update")]),
      ] + additions.map(\.description))
  }

  private func help(for command: String) -> String {
    let text = reader.help(for: command)
    guard command.isEmpty else { return text }
    return text
      + """

      '\(program) list' shows the words of scenario files.
      Exit status: 0 passed; 1 failed, unsupported or unreadable; 64 called wrongly.
      Results go to standard output, diagnostics to standard error. NO_COLOR is respected.

      """
  }
}

import Foundation
import VirtualCollectionView

extension ScenarioCommand {
  /// What became of one file.
  private enum Outcome {
    case ran(ScenarioResult)
    case wrong(ScenarioError)
  }

  func runScenarios(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    let paths = arguments.operands
    try checkPaths(paths, "run")
    let tracePath = arguments.value("--trace")
    if tracePath != nil, paths.count > 1 {
      throw UsageError("--trace writes the events of one scenario, found \(paths.count) files", command: "run")
    }
    if tracePath == "-", arguments.has("--json") {
      throw UsageError("--json and --trace - would both write to standard output; give --trace a file", command: "run")
    }
    var runner = ScenarioRunner(registry: registry)
    runner.drawsSteps = arguments.has("--steps") || arguments.has("--json")
    var status = CommandStatus.good
    var outcomes: [(path: String, outcome: Outcome)] = []
    for (index, path) in paths.enumerated() {
      let outcome = runFile(path, runner, console)
      switch outcome {
      case .ran(let result):
        if result.verdict != .passed { status = .failed }
        if !arguments.has("--json") { show(result, arguments, isFirst: index == 0, console) }
        if let tracePath, !writeTrace(result, to: tracePath, console) { status = .failed }
      case .wrong(let error):
        status = .failed
        if !arguments.has("--json") { complain(error, console) }
      }
      outcomes.append((path, outcome))
    }
    if arguments.has("--json") { console.write(JSONText().text(of: ScenarioCommand.json(outcomes))) }
    return status
  }

  private func runFile(_ path: String, _ runner: ScenarioRunner, _ console: CommandConsole) -> Outcome {
    do throws(ScenarioError) {
      let scenario = try read(path)
      announceTrap(scenario, JSONFile.displayName(of: path), console)
      return .ran(try runner.run(scenario, file: JSONFile.displayName(of: path)))
    } catch {
      return .wrong(error)
    }
  }

  /// Reads a scenario, and says of a list of recorded cases what it is.
  func read(_ path: String) throws(ScenarioError) -> Scenario {
    let json = try JSONFile.read(path)
    let file = JSONFile.displayName(of: path)
    if json.elements != nil {
      throw ScenarioError(
        file: file, position: json.position,
        message: "the document is a list, expected a scenario, an object; use 'check' for files of recorded cases")
    }
    return try Scenario(json: json, file: file)
  }

  private func show(
    _ result: ScenarioResult, _ arguments: ParsedArguments, isFirst: Bool, _ console: CommandConsole
  ) {
    var report = ScenarioReport(result: result)
    report.style = console.style
    report.isQuiet = arguments.has("--quiet")
    report.showsSteps = arguments.has("--steps")
    console.write((isFirst || report.isQuiet ? "" : "\n") + report.text)
  }

  private func writeTrace(_ result: ScenarioResult, to path: String, _ console: CommandConsole) -> Bool {
    let text = result.trace.isEmpty ? "" : result.trace.text + "\n"
    if path == "-" {
      console.write(text)
      return true
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path, isDirectory: false))
      return true
    } catch {
      complain(ScenarioError(file: path, message: "cannot write the trace; is there such a folder?"), console)
      return false
    }
  }

  // MARK: JSON

  private static func json(_ outcomes: [(path: String, outcome: Outcome)]) -> JSONValue {
    var counts: [ScenarioResult.Verdict: Int] = [:]
    var wrong = 0
    var scenarios: [JSONValue] = []
    for (path, outcome) in outcomes {
      let file = JSONMember("file", .string(JSONFile.displayName(of: path)))
      switch outcome {
      case .ran(let result):
        counts[result.verdict, default: 0] += 1
        scenarios.append(.object([file] + (result.json.members ?? [])))
      case .wrong(let error):
        wrong += 1
        scenarios.append(.object([file, JSONMember("verdict", .string("wrong")), JSONMember("error", error.json)]))
      }
    }
    return .object([
      JSONMember("passed", .integer(counts[.passed] ?? 0)), JSONMember("failed", .integer(counts[.failed] ?? 0)),
      JSONMember("unsupported", .integer(counts[.unsupported] ?? 0)), JSONMember("wrong", .integer(wrong)),
      JSONMember("scenarios", .array(scenarios)),
    ])
  }
}

extension ScenarioError {
  /// The error as a document.
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("message", .string(message))
    if !path.isEmpty { object.set("path", .string(path)) }
    if position != .none {
      object.set("line", .integer(Int(position.line)))
      object.set("column", .integer(Int(position.column)))
    }
    return object.json
  }
}

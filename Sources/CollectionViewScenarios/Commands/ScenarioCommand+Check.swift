extension ScenarioCommand {
  func checkFiles(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    try checkPaths(arguments.operands, "check")
    let runner = ConformanceRunner(registry: registry)
    var results: [ConformanceResult] = []
    var wrong: [(file: String, error: ScenarioError)] = []
    for path in arguments.operands {
      do throws(ScenarioError) {
        let result = try runner.run(path: path)
        for note in result.notes { console.complain("\(result.file): \(note)\n") }
        results.append(result)
      } catch {
        wrong.append((JSONFile.displayName(of: path), error))
        if !arguments.has("--json") { complain(error, console) }
      }
    }
    let all = ConformanceResult(file: "", outcomes: results.flatMap(\.outcomes))
    if arguments.has("--json") {
      console.write(JSONText().text(of: ScenarioCommand.json(results, wrong, all)))
    } else {
      if !arguments.has("--quiet") { show(results, console) }
      // Without a single result there is nothing to count, and the complaint has been made.
      if !results.isEmpty { console.write(ScenarioCommand.summary(all)) }
    }
    if !wrong.isEmpty || all.count(.failed) > 0 { return .failed }
    if all.count(.passed) == 0 {
      console.complain("\(program): nothing was checked\n")
      return .failed
    }
    return .good
  }

  // MARK: Text

  private func show(_ results: [ConformanceResult], _ console: CommandConsole) {
    for result in results {
      for outcome in result.outcomes where outcome.verdict == .failed {
        var lines = ["\(console.style.bad("FAILED")) \(outcome.id) in \(result.file)"]
        if outcome.name != outcome.id { lines.append("  \(outcome.name)") }
        if let doubt = outcome.doubtful {
          lines.append("  the recording is doubtful\(doubt.isEmpty ? "" : ": \(doubt)")")
        }
        for failure in outcome.failures.prefix(ScenarioCommand.failuresShown) {
          lines.append("  \(failure.subject)")
          lines.append("    expected \(failure.expected)")
          lines.append("    actual   \(failure.actual)")
        }
        let more = outcome.failures.count - ScenarioCommand.failuresShown
        if more > 0 { lines.append("  … \(more) more") }
        console.write(lines.joined(separator: "\n") + "\n\n")
      }
    }
    if results.count > 1 {
      for result in results { console.write("\(result.file): \(ScenarioCommand.numbers(result))\n") }
    }
  }

  private static let failuresShown = 5

  /// `21 passed, 0 failed, 10 unsupported`.
  private static func numbers(_ result: ConformanceResult) -> String {
    "\(result.count(.passed)) passed, \(result.count(.failed)) failed, \(result.count(.unsupported)) unsupported"
  }

  private static func summary(_ result: ConformanceResult) -> String {
    let missing = result.missing.map {
      "  unsupported: \($0.count) \($0.count == 1 ? "needs" : "need") \($0.feature.rawValue)\n"
    }
    return missing.joined() + numbers(result) + "\n"
  }

  // MARK: JSON

  private static func json(
    _ results: [ConformanceResult], _ wrong: [(file: String, error: ScenarioError)], _ all: ConformanceResult
  ) -> JSONValue {
    var files = results.map { result in
      JSONValue.object(
        [JSONMember("file", .string(result.file))] + counts(result)
          + [JSONMember("cases", .array(result.outcomes.map(\.json)))])
    }
    files += wrong.map { .object([JSONMember("file", .string($0.file)), JSONMember("error", $0.error.json)]) }
    let missing = all.missing.map { JSONMember($0.feature.rawValue, .integer($0.count)) }
    return .object(counts(all) + [JSONMember("missing", .object(missing)), JSONMember("files", .array(files))])
  }

  private static func counts(_ result: ConformanceResult) -> [JSONMember] {
    [ScenarioResult.Verdict.passed, .failed, .unsupported].map {
      JSONMember($0.rawValue, .integer(result.count($0)))
    }
  }
}

import CollectionCore

extension ScenarioCommand {
  /// One update that is explained: the line above it, and what is said.
  private struct Case {
    var title: String
    var step: Int?
    var line: Int?
    var explanation: UpdateExplanation
  }

  func diagnose(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    try checkPaths(arguments.operands, "doctor")
    var status = CommandStatus.good
    var files: [JSONValue] = []
    for (index, path) in arguments.operands.enumerated() {
      let file = JSONFile.displayName(of: path)
      do throws(ScenarioError) {
        let cases = try self.cases(path, file, console)
        if cases.contains(where: { !$0.explanation.isLegal }) { status = .failed }
        files.append(ScenarioCommand.json(file, cases))
        if !arguments.has("--json") {
          console.write(
            (index == 0 ? "" : "\n") + text(cases, arguments.operands.count > 1 ? file : nil, console.style))
        }
      } catch {
        status = .failed
        files.append(.object([JSONMember("file", .string(file)), JSONMember("error", error.json)]))
        if !arguments.has("--json") { complain(error, console) }
      }
    }
    if arguments.has("--json") {
      console.write(JSONText().text(of: .object([JSONMember("files", .array(files))])))
    }
    return status
  }

  private func cases(
    _ path: String, _ file: String, _ console: CommandConsole
  ) throws(ScenarioError) -> [Case] {
    let json = try JSONFile.read(path)
    if json["scenario"] == nil {
      let input = try UpdateInput(json: json, file: file)
      return [Case(title: input.name.map(printable) ?? "", explanation: input.explanation)]
    }
    var scenario = try Scenario(json: json, file: file)
    // A doctor looks at what is wrong and stays alive.
    scenario.view.policy = .record
    let result = try ScenarioRunner(registry: registry).run(scenario, file: file)
    var cases: [Case] = []
    for step in result.steps {
      for (index, explanation) in step.updates.enumerated() {
        let call =
          step.updates.count > 1
          ? "update, call \(index + 1) of \(step.updates.count): \(explanation.operations.map(\.text).joined())"
          : printable(step.title)
        let position = scenario.steps[step.number - 1].mark.position
        cases.append(
          Case(
            title: "step \(step.number) \(call)", step: step.number,
            line: position == .none ? nil : Int(position.line), explanation: explanation))
      }
    }
    if let unsupported = result.unsupported { console.complain("\(program): \(file): \(unsupported)\n") }
    if cases.isEmpty {
      throw ScenarioError(
        file: file,
        message: "no step of the scenario is an update, expected a step such as 'batch', 'update' or 'reloadItems';"
          + " what is wrong with a snapshot of an 'apply' step is told by 'cvsim run'")
    }
    return cases
  }

  private func text(_ cases: [Case], _ file: String?, _ style: TextStyle) -> String {
    var parts: [String] = []
    for one in cases {
      var lines: [String] = []
      var title = one.title
      if let line = one.line { title += ", line \(line)" }
      if let file { title = title.isEmpty ? file : "\(file): \(title)" }
      if !title.isEmpty { lines.append(style.strong(title)) }
      lines += one.explanation.lines(style)
      parts.append(lines.joined(separator: "\n") + "\n")
    }
    return parts.joined(separator: "\n")
  }

  private static func json(_ file: String, _ cases: [Case]) -> JSONValue {
    let updates = cases.map { one in
      var members: [JSONMember] = []
      if let step = one.step { members.append(JSONMember("step", .integer(step))) }
      if let line = one.line { members.append(JSONMember("line", .integer(line))) }
      if !one.title.isEmpty { members.append(JSONMember("title", .string(one.title))) }
      return JSONValue.object(members + (one.explanation.json.members ?? []))
    }
    return .object([JSONMember("file", .string(file)), JSONMember("updates", .array(updates))])
  }
}

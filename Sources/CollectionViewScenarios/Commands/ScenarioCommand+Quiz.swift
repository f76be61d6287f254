extension ScenarioCommand {
  /// Tells a scenario step by step, and asks what it expects before it says so.
  func quiz(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    guard let path = arguments.operands.first else {
      throw UsageError("quiz needs a scenario FILE or the NAME of an example", command: "quiz")
    }
    do throws(ScenarioError) {
      let example = examples.first { $0.name == path }
      let scenario: Scenario
      if let example {
        scenario = try Scenario(text: example.text, file: example.name)
      } else {
        scenario = try Scenario.read(path)
      }
      let name = example?.name ?? JSONFile.displayName(of: path)
      announceTrap(scenario, name, console)
      var runner = ScenarioRunner(registry: registry)
      runner.drawsSteps = true
      let result = try runner.run(scenario, file: name)
      guard result.verdict == .passed else {
        console.complain("\(program) quiz: \(name) does not pass, so nobody can answer it; see '\(program) run'\n")
        return .failed
      }
      return ask(scenario, result, console)
    } catch {
      complain(error, console)
      return .failed
    }
  }

  private func ask(_ scenario: Scenario, _ result: ScenarioResult, _ console: CommandConsole) -> CommandStatus {
    var score = QuizScore()
    console.write("\(console.style.strong(result.name))\n")
    if let about = result.about { console.write("\(about)\n") }
    var picture: String?
    for (step, outcome) in zip(scenario.steps, result.steps) {
      console.write("\n\(console.style.strong("\(outcome.number). \(outcome.about ?? outcome.title)"))\n")
      if outcome.about != nil { console.write("   \(outcome.title)\n") }
      let questions = step.expect?.questions ?? []
      if !questions.isEmpty, let picture { console.write("Before it:\n\(picture)\n") }
      for question in questions { score.ask(question, console) }
      if !questions.isEmpty { console.write("After it:\n") }
      console.write("\(outcome.picture)\n")
      picture = outcome.picture
    }
    let last = scenario.expect.questions
    if !last.isEmpty { console.write("\n\(console.style.strong("At the end"))\n") }
    for question in last { score.ask(question, console) }
    console.write("\n\(score.right) of \(score.asked) right\n")
    return .good
  }
}

/// How a reader does.
@MainActor private struct QuizScore {
  var asked = 0
  var right = 0
  private var isOver = false

  mutating func ask(_ question: QuizQuestion, _ console: CommandConsole) {
    asked += 1
    console.write("\n? \(question.text)\n> ")
    // At the end of the input the answers are told, so that a quiz can be read in a pipe.
    let reply = isOver ? nil : console.read()
    guard let reply else {
      isOver = true
      console.write("\n  \(question.answer)\n")
      return
    }
    if question.accepts(reply) {
      right += 1
      console.write("  right\n")
    } else {
      console.write("  no: \(question.answer)\n")
    }
  }
}

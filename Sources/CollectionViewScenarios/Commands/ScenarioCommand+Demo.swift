import Foundation

extension ScenarioCommand {
  func demonstrate(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    if examples.isEmpty {
      throw UsageError(
        "this program ships no examples; ScenarioCommand(registry:examples:) takes some", command: "demo")
    }
    guard let name = arguments.operands.first else {
      if arguments.has("--print") { throw UsageError("--print needs the NAME of an example", command: "demo") }
      console.write(list)
      return .good
    }
    guard let example = examples.first(where: { $0.name == name }) else {
      let advice = NearestName.advice(name, from: examples.map(\.name))
      throw UsageError("unknown example \(quoted(name))\(advice)", command: "demo")
    }
    if arguments.has("--print") {
      console.write(example.text.hasSuffix("\n") ? example.text : example.text + "\n")
      return .good
    }
    return show(example, console)
  }

  /// What the program does without a command: the first example, and what to try next.
  func showFirst(_ console: CommandConsole) throws(UsageError) -> CommandStatus {
    let example = examples[0]
    let status = show(example, console)
    let names = examples.dropFirst().map(\.name)
    let others = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " …" : "")
    console.write(
      """

      Try next:
        \(program) demo \(example.name) --print > \(example.name).json   the scenario you just saw
        \(program) run \(example.name).json          run it, then change it
        \(program) demo NAME                  others: \(others)
        \(program) help                       all commands

      """)
    return status
  }

  private var list: String {
    let width = examples.map(\.name.count).max() ?? 0
    let lines = examples.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.about)" }
    return (["examples:"] + lines + ["", "'\(program) demo NAME' shows one, with --print its JSON."])
      .joined(separator: "\n") + "\n"
  }

  private func show(_ example: ScenarioExample, _ console: CommandConsole) -> CommandStatus {
    var runner = ScenarioRunner(registry: registry)
    runner.drawsSteps = true
    do throws(ScenarioError) {
      let scenario = try Scenario(text: example.text, file: example.name)
      announceTrap(scenario, example.name, console)
      let result = try runner.run(scenario, file: example.name)
      console.write(DemoReport(result: result, style: console.style).text)
      return result.verdict == .passed ? .good : .failed
    } catch {
      complain(error, console)
      return .failed
    }
  }
}

/// A result told step by step, for people who want to see what happens.
struct DemoReport {
  let result: ScenarioResult
  var style = TextStyle()

  var text: String {
    var lines = [style.strong(result.name)]
    if let about = result.about { lines.append(about) }
    for step in result.steps { lines += self.lines(of: step) }
    for failure in result.failures {
      lines.append("\(style.bad("FAILED")) \(failure.subject): expected \(failure.expected), actual \(failure.actual)")
    }
    lines += ["", ScenarioReport(result: result, style: style).verdict]
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of step: ScenarioStepResult) -> [String] {
    var lines = ["", style.strong("\(step.number). \(step.about ?? step.title)")]
    if step.about != nil { lines.append("   \(step.title)") }
    lines += [step.picture, cost(of: step)]
    for violation in step.violations {
      lines.append("violation \(violation.rule.rawValue): \(violation.sentence)")
      if let diagnosis = violation.diagnosis { lines += UpdateExplanation.split(diagnosis.text).map { "  \($0)" } }
    }
    if let missing = step.missing { lines.append("\(style.bad("UNSUPPORTED")) it \(missing.sentence)") }
    for failure in step.failures {
      lines.append("\(style.bad("FAILED")) \(failure.subject): expected \(failure.expected), actual \(failure.actual)")
    }
    return lines
  }

  /// The counters that tell most about reuse, those that are 0 left out.
  private func cost(of step: ScenarioStepResult) -> String {
    let told: [(CounterName, String)] = [
      (.cellsCreated, "cells made"), (.cellsReused, "cells reused"), (.cellsRecycled, "cells recycled"),
      (.prepareCalls, "prepare"), (.elementsQueries, "elements queries"),
    ]
    let parts = told.compactMap { name, word in step.counters[name] > 0 ? "\(word) \(step.counters[name])" : nil }
    return parts.isEmpty ? events(of: step) : parts.joined(separator: ", ")
  }

  /// The sorts of events of a step that cost nothing, in the order of the first of each.
  private func events(of step: ScenarioStepResult) -> String {
    var words: [String] = []
    for number in step.events {
      guard let record = result.trace[number] else { continue }
      let word = String(result.trace.phrase(record.event).prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    return words.isEmpty ? "nothing was done" : "no cells made, no layout; events: \(words.joined(separator: ", "))"
  }
}

import VirtualCollectionView

/// A result as text for people.
struct ScenarioReport {
  let result: ScenarioResult
  var style = TextStyle()
  /// Whether there is nothing but what failed, and the verdict.
  var isQuiet = false
  /// Whether each step has its picture; otherwise only the end has one.
  var showsSteps = false
  /// The most lines of the trace that are shown.
  var eventLimit = 40
}

// MARK: - The whole

extension ScenarioReport {
  var text: String {
    var lines: [String] = []
    if !isQuiet {
      lines.append(style.strong(printable(result.name)))
      if let about = result.about { lines.append(printable(about)) }
      lines.append("")
    }
    for step in result.steps where !isQuiet || step.outcome != "ok" { lines += self.lines(of: step) }
    if !result.failures.isEmpty {
      lines.append("at the end: \(style.bad("FAILED"))")
      lines += result.failures.flatMap { self.lines(of: $0) }
    }
    if !isQuiet {
      if !showsSteps, !result.picture.isEmpty { lines += ["", result.picture] }
      lines += events + counters + violations + [""]
    }
    lines.append(verdict)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of step: ScenarioStepResult) -> [String] {
    // A broken rule about which nothing is expected is no failure, but no plain success either.
    let broken = step.violations.isEmpty ? "" : ", \(ScenarioReport.count(step.violations.count, "violation"))"
    let outcome = step.outcome == "ok" ? step.outcome + broken : style.bad(step.outcome)
    var lines = ["step \(step.number) \(printable(step.title)): \(outcome)"]
    if let about = step.about, !isQuiet { lines.append("  \(printable(about))") }
    lines += step.failures.flatMap { self.lines(of: $0) }
    if showsSteps, !isQuiet {
      lines += step.violations.map { "  violation: \($0.rule.rawValue)" }
      lines += ["", step.picture, ""]
    }
    return lines
  }

  private func lines(of failure: ScenarioFailure) -> [String] {
    let position = failure.mark.position
    var lines = ["  \(printable(failure.subject))\(position == .none ? "" : ", line \(position.line)")"]
    lines.append("    expected \(printable(failure.expected))")
    for (index, line) in failure.actual.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      lines.append("    \(index == 0 ? "actual  " : "        ") \(printable(String(line)))")
    }
    for (index, event) in failure.events.enumerated() {
      lines.append("    \(index == 0 ? "events  " : "        ") \(printable(event))")
    }
    return lines
  }

  /// `PASSED: 3 steps, 7 expectations hold.`
  var verdict: String {
    let steps = ScenarioReport.count(result.steps.count, "step")
    let name = isQuiet ? "\(printable(result.name)): " : ""
    switch result.verdict {
    case .passed:
      let what =
        result.checks == 0
        ? "nothing was expected"
        : "\(ScenarioReport.count(result.checks, "expectation")) \(result.checks == 1 ? "holds" : "hold")"
      let broken = result.violations.isEmpty ? "" : "; \(ScenarioReport.count(result.violations.count, "violation"))"
      return "\(name)\(style.good("PASSED")): \(steps), \(what)\(broken)."
    case .failed:
      let count = result.allFailures.count
      let unsupported = result.unsupported.map { " Besides, \($0)." } ?? ""
      return
        "\(name)\(style.bad("FAILED")): \(ScenarioReport.count(count, "failure")) in \(steps).\(unsupported)\(notRun)"
    case .unsupported: return "\(name)\(style.bad("UNSUPPORTED")): \(result.unsupported ?? "").\(notRun)"
    }
  }

  /// ` 3 steps were not run.`, or nothing.
  private var notRun: String {
    let count = result.stepsNotRun
    return count == 0 ? "" : " \(ScenarioReport.count(count, "step")) \(count == 1 ? "was" : "were") not run."
  }

  static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension ScenarioStepResult {
  /// The outcome in a word.
  var outcome: String { failures.isEmpty ? missing == nil ? "ok" : "UNSUPPORTED" : "FAILED" }
}

// MARK: - Parts

extension ScenarioReport {
  /// The first and last lines of the trace.
  private var events: [String] {
    let trace = result.trace
    if trace.isEmpty { return [] }
    var lines = ["", style.strong(ScenarioReport.count(trace.count, "event"))]
    let head = trace.count > eventLimit ? eventLimit / 3 : trace.count
    let tail = trace.count > eventLimit ? eventLimit - head : 0
    let numbers = trace.numbers
    for number in numbers.prefix(head) { lines.append("  \(printable(trace.line(number)))") }
    if tail > 0 { lines.append("  … \(trace.count - head - tail) more; --trace FILE writes them all") }
    for number in numbers.suffix(tail) { lines.append("  \(printable(trace.line(number)))") }
    return lines
  }

  private var counters: [String] {
    let counts = result.counters.nonzero
    if counts.isEmpty { return [] }
    let width = counts.map(\.name.count).max() ?? 0
    return ["", style.strong("counters")]
      + counts.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.count)" }
  }

  private var violations: [String] {
    if result.violations.isEmpty { return [] }
    var lines = ["", style.strong(ScenarioReport.count(result.violations.count, "violation"))]
    let groups = ViolationGroup.all(of: result)
    for group in groups.prefix(ScenarioReport.violationLimit) {
      lines.append("  \(group.heading)")
      lines += group.violations[0].sentence.split(separator: "\n").map { "    \(printable(String($0)))" }
      lines += ViolationText.facts(group.violations).map { "    \(printable($0))" }
      lines.append("    what to do: \(printable(group.violations[0].remedy))")
      if let diagnosis = group.violations[0].diagnosis {
        lines += UpdateExplanation.split(diagnosis.text).map { "    \($0)" }
      }
    }
    let more = groups.count - ScenarioReport.violationLimit
    if more > 0 { lines.append("  … \(more) more; --json has them all") }
    return lines
  }

  private static let violationLimit = 10
}

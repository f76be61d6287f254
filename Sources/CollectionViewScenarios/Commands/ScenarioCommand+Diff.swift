import CollectionViewRendering
import VirtualCollectionView

extension ScenarioCommand {
  func compare(_ arguments: ParsedArguments, _ console: CommandConsole) throws(UsageError) -> CommandStatus {
    let paths = arguments.operands
    let layout = arguments.value("--layout")
    if paths.count == 1, layout == nil {
      throw UsageError("diff needs a second scenario, or --layout", command: "diff")
    }
    if paths.count == 2, layout != nil {
      throw UsageError("--layout takes the place of the second scenario; give one of them", command: "diff")
    }
    try checkPaths(paths, "diff")
    let width = try arguments.integer("--width", in: 20...1000) ?? 100
    do throws(ScenarioError) {
      let first = try read(paths[0])
      var second = first
      if let layout {
        second.layout = try otherLayout(layout, for: first)
      } else {
        second = try read(paths[1])
      }
      var runner = ScenarioRunner(registry: registry)
      announceTrap(first, JSONFile.displayName(of: paths[0]), console)
      if layout == nil { announceTrap(second, JSONFile.displayName(of: paths[1]), console) }
      runner.pictures = TextPicture.Options(columns: (width - 3) / 2, rows: 25)
      let left = try runner.run(first, file: JSONFile.displayName(of: paths[0]))
      let right = try runner.run(second, file: JSONFile.displayName(of: paths[paths.count - 1]))
      let difference = ScenarioDifference(
        left: left, right: right,
        titles: layout == nil ? (paths[0], paths[1]) : (first.layout.title, second.layout.title), width: width)
      console.write(difference.text(console.style))
      return difference.isEmpty ? .good : .failed
    } catch {
      complain(error, console)
      return .failed
    }
  }
}

extension ScenarioCommand {
  /// Reads the layout that takes the place of a scenario's own, and makes one to see whether that is possible: places
  /// in later errors are those of the scenario's file.
  private func otherLayout(_ text: String, for scenario: Scenario) throws(ScenarioError) -> ScenarioLayout {
    let file = "--layout"
    let layout = try ScenarioLayout(DecodingCursor(try JSONReader.read(text: text, file: file), file: file))
    _ = try registry.makeLayout(
      layout, model: ScenarioModel(data: scenario.data, cells: scenario.cells), file: file)
    return layout
  }
}

extension ScenarioLayout {
  /// The layout on one line.
  fileprivate var title: String { JSONText.line(given) }
}

/// Two results side by side: pictures, counters, traces.
struct ScenarioDifference {
  let left: ScenarioResult
  let right: ScenarioResult
  let titles: (left: String, right: String)
  let width: Int

  /// The most lines of a trace that are put side by side; longer ones are told by their changes.
  static let longTrace = 120

  /// Whether pictures, counters, events and verdicts are the same.
  var isEmpty: Bool {
    left.picture == right.picture && left.counters == right.counters && left.verdict == right.verdict
      && left.unsupported == right.unsupported
      && TextDiff.lines(left.trace.text, right.trace.text, comparison: .traceLines).isEmpty
  }

  func text(_ style: TextStyle) -> String {
    let picture = SideBySide(left.picture, right.picture, width: width, titles: titles)
    var lines = [picture.text, ""]
    lines += counters.isEmpty ? ["The counters are the same."] : [style.strong("counters that differ")] + counters
    lines += ["", style.strong("events"), events, ""]
    for (title, result) in [(titles.left, left), (titles.right, right)] {
      lines.append("\(title): \(ScenarioReport(result: result, style: style).verdict)")
    }
    lines.append(isEmpty ? "The two are the same." : "The two differ.")
    return lines.joined(separator: "\n") + "\n"
  }

  private var counters: [String] {
    ScenarioCounters.names.compactMap { name in
      guard let a = left.counters[name], let b = right.counters[name], a != b else { return nil }
      return "  \(name) \(a) | \(b)"
    }
  }

  private var events: String {
    let a = left.trace.text
    let b = right.trace.text
    let changes = TextDiff.lines(a, b, comparison: .traceLines)
    if changes.isEmpty { return "The events are the same, \(left.trace.count) on each side." }
    if max(left.trace.count, right.trace.count) <= ScenarioDifference.longTrace {
      return SideBySide(a, b, width: width, alignment: .difference(.traceLines)).text
    }
    return changes.text(context: 2)
  }
}

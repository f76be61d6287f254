import VirtualCollectionView

extension ScenarioResult {
  /// The result as a document: verdict, steps with their failures, events and counters, violations, picture.
  public var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("name", .string(name))
    object.set("about", about.map { .string($0) })
    object.set("verdict", .string(verdict.rawValue))
    object.set("unsupported", unsupported.map { .string($0) })
    object.set("checks", .integer(checks))
    object.set("steps", .array(steps.map { $0.json(trace) }))
    if stepsNotRun > 0 { object.set("stepsNotRun", .integer(stepsNotRun)) }
    object.set("failures", .array(failures.map(\.json)))
    object.set("violations", .array(violations.map(\.json)))
    object.set("counters", counters.json)
    object.set("picture", .lines(picture))
    return object.json
  }
}

extension ScenarioStepResult {
  func json(_ trace: CollectionView.Trace) -> JSONValue {
    var object = JSONObjectBuilder()
    object.set("step", .integer(number))
    object.set("title", .string(title))
    object.set("about", about.map { .string($0) })
    object.set("passed", .bool(failures.isEmpty && missing == nil))
    object.set("unsupported", missing.map { .string($0.sentence) })
    object.set("failures", .array(failures.map(\.json)))
    object.set("violations", .strings(violations.map(\.rule.rawValue)))
    object.set("events", .strings(events.map { trace.line($0) }))
    object.set("counters", counters.json)
    if !picture.isEmpty { object.set("picture", .lines(picture)) }
    return object.json
  }
}

extension ScenarioFailure {
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("subject", .string(subject))
    object.set("expected", .string(expected))
    object.set("actual", .string(actual))
    if mark.position != .none { object.set("line", .integer(Int(mark.position.line))) }
    object.set("events", .strings(events))
    return object.json
  }
}

extension Violation {
  /// The violation as a document: rule, severity, sentence, facts in their order, remedy, and the diagnosis of an update.
  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("rule", .string(rule.rawValue))
    object.set("severity", .string(severity.rawValue))
    object.set("sentence", .string(sentence))
    object.set("facts", .array(facts.map { .strings([$0.name, $0.value]) }))
    object.set("remedy", .string(remedy))
    object.set("diagnosis", diagnosis?.json)
    return object.json
  }
}

extension JSONValue {
  /// A text as a list of its lines, so that a document can be read by people too.
  static func lines(_ text: String) -> JSONValue {
    .strings(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}

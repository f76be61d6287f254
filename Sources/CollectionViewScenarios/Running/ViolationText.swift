import VirtualCollectionView

/// Violations in few words, for failures and reports.
enum ViolationText {
  /// The most lines of an answer.
  static let limit = 10

  /// A line for each violation: what an expectation may name, the rule and the beginning of the sentence. Repeated ones
  /// share a line, and advice is told apart, since it counts only where it is expected.
  static func lines(_ violations: [Violation]) -> String {
    var groups: [(line: String, count: Int)] = []
    for violation in violations {
      let line = line(violation)
      if groups.last?.line == line { groups[groups.count - 1].count += 1 } else { groups.append((line, 1)) }
    }
    var lines = groups.prefix(limit).map { $0.count == 1 ? $0.line : "\($0.line) (×\($0.count))" }
    if groups.count > limit { lines.append("… \(groups.count - limit) more") }
    return lines.isEmpty ? "none" : lines.joined(separator: "\n")
  }

  private static func line(_ violation: Violation) -> String {
    let sentence = violation.sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    let head = sentence.count > 80 ? "\(sentence.prefix(79))…" : sentence
    return "\(violation.rule.rawValue)\(violation.severity == .advice ? " (advice)" : ""): \(head)"
  }

  /// What was expected, and for words that look like a rule and name none the rule that may be meant.
  static func expected(_ expected: [String], _ violations: [Violation]) -> String {
    if expected.isEmpty { return "none" }
    let rules = ViolationRule.allCases.map(\.rawValue)
    let advice = expected.compactMap { word -> String? in
      if word.isEmpty || word.contains(where: \.isWhitespace) || rules.contains(word) { return nil }
      if violations.contains(where: { ViolationMatching.matches(word, $0) }) { return nil }
      guard let near = NearestName.suggest(word, from: rules) else {
        return "no rule is called \(quoted(word)), the command 'list' shows them"
      }
      return "no rule is called \(quoted(word)); did you mean '\(near)'?"
    }
    let text = expected.joined(separator: ", ")
    return advice.isEmpty ? text : "\(text) (\(advice.joined(separator: " ")))"
  }

  /// What repeated violations of one rule have as facts: each name once, with its different values.
  static func facts(_ violations: [Violation]) -> [String] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    var seen: Set<Violation.Fact> = []
    for fact in violations.flatMap(\.facts) where seen.insert(fact).inserted {
      if values[fact.name] == nil { names.append(fact.name) }
      values[fact.name, default: []].append(fact.value)
    }
    return names.map { name in
      let all = values[name] ?? []
      let more = all.count > 4 ? " and \(all.count - 4) more" : ""
      return "\(name): \(all.prefix(4).joined(separator: ", "))\(more)"
    }
  }
}

/// Violations of one rule in one step; updates with another diagnosis stand alone.
struct ViolationGroup {
  /// The number of the step; nil where no step was under way.
  let step: Int?
  var violations: [Violation]

  /// The violations of a result: those of one rule in one step together, in the order of the first.
  static func all(of result: ScenarioResult) -> [ViolationGroup] {
    var groups: [ViolationGroup] = []
    func add(_ violations: some Sequence<Violation>, _ step: Int?) {
      for violation in violations {
        let index = groups.firstIndex {
          $0.step == step && $0.violations[0].rule == violation.rule
            && $0.violations[0].diagnosis == violation.diagnosis
        }
        if let index {
          groups[index].violations.append(violation)
        } else {
          groups.append(ViolationGroup(step: step, violations: [violation]))
        }
      }
    }
    for step in result.steps { add(step.violations, step.number) }
    add(result.violations.dropFirst(result.steps.reduce(0) { $0 + $1.violations.count }), nil)
    return groups
  }

  /// `step 2: cell-not-dequeued (exception) ×8`.
  var heading: String {
    let first = violations[0]
    let place = step.map { "step \($0): " } ?? ""
    let times = violations.count > 1 ? " ×\(violations.count)" : ""
    return "\(place)\(first.rule.rawValue) (\(first.severity.rawValue))\(times)"
  }
}

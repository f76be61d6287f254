import CollectionCore
import Foundation
import VirtualCollectionView

/// What a step left behind, for the expectations that follow it.
struct ScenarioMoment {
  /// The events that `events` and `eventsExactly` are about.
  var events: Range<Int>
  /// The counters since the scenario began.
  var totals: ScenarioCounters
  /// The counters of the step.
  var step: ScenarioCounters
  /// The cells that showed something before the step, by what they showed.
  var cellsBefore: [ElementName: CollectionViewCell]
  /// What is wrong inside the view; nil if nothing.
  var fault: String?
}

/// Holds what a document expects against the view.
@MainActor struct ExpectationChecker {
  let running: RunningScenario
  let moment: ScenarioMoment
  let expectation: Expectation
  var failures: [ScenarioFailure] = []
  /// How many single things were looked at.
  var checks = 0
  /// Whether failures come with the events that are near them. The runner gives up on that when there are very many.
  let explains: Bool
  private var cachedStep: CollectionView.Trace?

  init(_ expectation: Expectation, _ running: RunningScenario, _ moment: ScenarioMoment, explains: Bool = true) {
    self.running = running
    self.moment = moment
    self.expectation = expectation
    self.explains = explains
  }

  /// Looks at everything the expectation speaks of. What the view is asked for comes last: answers cost.
  mutating func check() {
    checkCounters()
    checkEvents()
    checkViolations()
    checkCells()
    checkSelection()
    checkGeometry()
    checkQueries()
  }

  var view: CollectionView { running.view }
  var tolerance: Double { expectation.tolerance ?? running.scenario.tolerance }

  /// The trace of the step, read when a failure or an expectation needs it.
  mutating func stepTrace() -> CollectionView.Trace {
    if let cachedStep { return cachedStep }
    let trace = view.trace(from: moment.events.lowerBound).part(moment.events)
    cachedStep = trace
    return trace
  }

  /// The lines that hold one of these words: of the step if it has some, else of everything.
  mutating func events(mentioning words: Set<String>) -> [String] {
    guard explains else { return [] }
    let found = NearestEvents.mentioning(words, in: stepTrace())
    return found.isEmpty ? NearestEvents.mentioning(words, in: view.trace) : found
  }

  mutating func fail(_ subject: String, expected: String, actual: String, events: [String] = []) {
    failures.append(
      ScenarioFailure(subject, expected: expected, actual: actual, events: events, mark: expectation.mark))
  }

  /// Fails unless two texts are the same.
  mutating func expect(_ subject: String, _ expected: String, _ actual: String, mentioning words: Set<String>) {
    checks += 1
    if expected != actual { fail(subject, expected: expected, actual: actual, events: events(mentioning: words)) }
  }
}

// MARK: - Numbers and violations

extension ExpectationChecker {
  private mutating func checkCounters() {
    for name in CounterName.allCases {
      if let count = expectation.counters[name] { check("counters", name, count, moment.totals[name]) }
    }
    for name in CounterName.allCases {
      if let count = expectation.stepCounters[name] { check("stepCounters", name, count, moment.step[name]) }
    }
  }

  private mutating func check(_ what: String, _ name: CounterName, _ expected: CountExpectation, _ actual: Int) {
    checks += 1
    if expected.holds(for: actual) { return }
    fail(
      "\(what) \(name.rawValue)", expected: expected.text, actual: "\(actual)",
      events: events(mentioning: name.eventWords))
  }

  private mutating func checkViolations() {
    if let expected = expectation.violations {
      checks += 1
      let violations = running.recorder.violations
      if !ViolationMatching.agree(expected, violations) {
        fail(
          "violations", expected: ViolationText.expected(expected, violations),
          actual: ViolationText.lines(violations), events: events(mentioning: ["violated"]))
      }
    }
    if let causes = expectation.causes { checkCauses(causes) }
    if let valid = expectation.valid {
      checks += 1
      if !valid, moment.fault == nil { fail("valid", expected: "a broken invariant", actual: "all hold") }
    }
  }
}

extension ExpectationChecker {
  /// The causes of all updates refused so far, those of one update in one text.
  private mutating func checkCauses(_ expected: [String]) {
    func text(_ causes: [String]) -> String { causes.isEmpty ? "none" : causes.joined(separator: ", ") }
    let diagnoses = running.recorder.violations.compactMap(\.diagnosis)
    let actual = diagnoses.map { $0.causes.map(\.name).joined(separator: " or ") }
    let unknown = expected.filter { !$0.contains(" ") && !UpdateCause.names.contains($0) }
    let advice = unknown.map {
      " (no cause is called \(quoted($0))\(NearestName.advice($0, from: UpdateCause.names, isListed: true)))"
    }
    expect("causes", text(expected) + advice.joined(), text(actual), mentioning: ["violated"])
  }
}

extension CountExpectation {
  /// `5`, `at most 5`, `at least 2`, `2 to 5`.
  var text: String {
    switch (atLeast, atMost) {
    case (let least?, let most?): least == most ? "\(least)" : "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "any"
    }
  }
}

extension CounterName {
  /// The first words of the lines that a trace has for this counter.
  var eventWords: Set<String> {
    switch self {
    case .cellsCreated: ["cellCreated"]
    case .cellsReused: ["cellReused"]
    case .cellsRecycled, .pooledCells, .pooledCellsPeak: ["cellRecycled", "cellReused"]
    case .supplementaryCreated: ["supplementaryCreated", "decorationCreated"]
    case .supplementaryReused, .supplementaryRecycled:
      ["supplementaryReused", "supplementaryRecycled", "decorationReused", "decorationRecycled"]
    case .supplementaryCalls: ["supplementaryCreated", "supplementaryReused"]
    case .prepareCalls: ["layoutPrepared"]
    case .elementsQueries: ["elementsQueried"]
    case .itemQueries: ["elementQueried"]
    case .attributesMade: ["elementsQueried", "elementQueried"]
    case .invalidations: ["layoutInvalidated"]
    case .numberOfSectionsCalls, .numberOfItemsCalls: ["dataCounted"]
    case .cellForItemCalls: ["cellConfigured"]
    case .sizeForItemCalls: ["layoutPrepared"]
    case .willDisplayCalls, .liveCells, .liveCellsPeak: ["cellDisplayed"]
    case .didEndDisplayingCalls: ["cellEndedDisplay"]
    case .selfSizingRounds: ["layoutInvalidated"]
    }
  }
}

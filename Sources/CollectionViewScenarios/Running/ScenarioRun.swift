import CollectionCore
import CollectionViewRendering
import Foundation
import VirtualCollectionView

/// The loop over the steps of one scenario.
@MainActor struct ScenarioRun {
  private let running: RunningScenario
  private let drawsSteps: Bool
  private let pictures: TextPicture.Options
  private var steps: [ScenarioStepResult] = []
  private var failures: [ScenarioFailure] = []
  private var unsupported: String?
  private var missing: MissingFeature?
  private var checks = 0
  /// What the questions of expectations added to the view's counters.
  private var own = [Int](repeating: 0, count: ScenarioCounters.names.count)
  /// The last step, for the expectation at the end.
  private var last = (counters: ScenarioCounters(), cells: [ElementName: CollectionViewCell]())
  private var fault: String?

  /// The most failures of one step that are kept, each with the events near it.
  static let failureLimit = 10

  init(_ running: RunningScenario, drawsSteps: Bool, pictures: TextPicture.Options) {
    self.running = running
    self.drawsSteps = drawsSteps
    self.pictures = pictures
  }

  private var view: CollectionView { running.view }
}

// MARK: - Running

extension ScenarioRun {
  mutating func runAll() {
    let scenario = running.scenario
    if scenario.steps.isEmpty { view.layoutIfNeeded() }
    for (index, step) in scenario.steps.enumerated() {
      if !run(step, number: index + 1) { return }
    }
    if scenario.steps.isEmpty {
      var found: [ScenarioFailure] = []
      noteFault(step: nil, into: &found)
      failures += found
    }
    let totals = ScenarioCounters(view.counters, without: own)
    let moment = ScenarioMoment(
      events: 0..<view.traceCount, totals: totals, step: scenario.steps.isEmpty ? totals : last.counters,
      cellsBefore: last.cells, fault: fault)
    failures += check(scenario.expect, moment)
  }

  /// Does one step of the document; false when the scenario cannot go on after it.
  private mutating func run(_ step: ScenarioStep, number: Int) -> Bool {
    let firstEvent = view.traceCount
    let firstViolation = running.recorder.violations.count
    let firstUpdate = running.explanations.count
    var counters = ScenarioCounters()
    var found: [ScenarioFailure] = []
    let goesOn = perform(step, into: &found, &counters)
    let events = firstEvent..<view.traceCount
    if found.count > ScenarioRun.failureLimit {
      let more = found.count - ScenarioRun.failureLimit
      found.removeLast(more)
      found.append(ScenarioFailure("more", expected: "no failure", actual: "\(more) more of this step are left out"))
    }
    steps.append(
      ScenarioStepResult(
        number: number, title: step.action.title, about: step.about, events: events, counters: counters,
        violations: Array(running.recorder.violations[firstViolation...]),
        updates: Array(running.explanations[firstUpdate...]), failures: found, missing: missing,
        picture: drawsSteps ? TextPicture(view, options: pictures).text : ""))
    return goesOn
  }

  /// Does a step and what follows it, those of a repeat included.
  private mutating func perform(
    _ step: ScenarioStep, into found: inout [ScenarioFailure], _ counters: inout ScenarioCounters
  ) -> Bool {
    let cells = cellsShown(for: step)
    let start = view.counters
    let ownBefore = own
    let firstEvent = view.traceCount
    if case .repeat(let repeated) = step.action {
      for time in 0..<repeated.times where !perform(repeated, time: time, into: &found) { return false }
    } else {
      do throws(StepRefusal) {
        running.beginStep()
        try running.perform(step.action)
      } catch {
        refuse(error, step, into: &found)
        return false
      }
    }
    if step.layout { view.layoutIfNeeded() }
    counters = ScenarioCounters(view.counters.since(start), without: zip(own, ownBefore).map(-))
    noteFault(step: step, into: &found)
    last = (counters, cells)
    noteMissingKinds(step, into: &found)
    guard let expect = step.expect else { return true }
    let moment = ScenarioMoment(
      events: firstEvent..<view.traceCount, totals: ScenarioCounters(view.counters, without: own), step: counters,
      cellsBefore: cells, fault: fault)
    found += check(expect, moment, explains: found.count < ScenarioRun.failureLimit)
    return true
  }

  /// One round of a repeat; false when the scenario cannot go on after it.
  private mutating func perform(_ step: RepeatStep, time: Int, into found: inout [ScenarioFailure]) -> Bool {
    for inner in step.steps {
      var inside: [ScenarioFailure] = []
      var counters = ScenarioCounters()
      let goesOn = perform(inner, into: &inside, &counters)
      for index in inside.indices {
        inside[index].subject = "round \(time + 1), \(inner.action.title): \(inside[index].subject)"
      }
      found += inside
      if !goesOn { return false }
    }
    return true
  }

  private mutating func refuse(_ refusal: StepRefusal, _ step: ScenarioStep, into found: inout [ScenarioFailure]) {
    switch refusal {
    case .unsupported(let feature):
      missing = feature
      unsupported = "step \(steps.count + 1) (\(step.action.name.rawValue)) \(feature.sentence)"
    case .impossible(let sentence):
      found.append(
        ScenarioFailure("step", expected: "\(step.action.title) can be done", actual: sentence, mark: step.mark))
    }
  }
}

// MARK: - Checking

extension ScenarioRun {
  /// The cells that expectations about a step want to find again.
  private func cellsShown(for step: ScenarioStep) -> [ElementName: CollectionViewCell] {
    var cells: [ElementName: CollectionViewCell] = [:]
    for pair in (step.expect?.sameCell ?? []) + running.scenario.expect.sameCell {
      cells[pair.before] = view.cellForItem(at: IndexPath(pair.before.path))
    }
    return cells
  }

  /// Checks the invariants of the view, whether or not somebody expects them to hold.
  private mutating func noteFault(step: ScenarioStep?, into found: inout [ScenarioFailure]) {
    fault = view.checkInvariants()
    let expected = step?.expect?.valid ?? running.scenario.expect.valid ?? true
    if let fault, expected {
      found.append(
        ScenarioFailure(
          "invariants", expected: "the view is sound", actual: fault, mark: step?.mark ?? SourceMark()))
    }
  }

  /// Notes kinds that a step invalidates and no element has. Asked after the layout, so that the question makes none;
  /// what it costs is not counted.
  private mutating func noteMissingKinds(_ step: ScenarioStep, into found: inout [ScenarioFailure]) {
    guard step.layout, case .invalidate(let invalidation) = step.action else { return }
    let before = view.counters
    for (category, kinds) in [
      (ElementCategory.supplementary, invalidation.supplementary), (.decoration, invalidation.decoration),
    ] {
      for (kind, paths) in kinds.sorted(by: { $0.key < $1.key }) {
        guard let why = WhatExists.missingKind(kind, category, at: paths, in: view) else { continue }
        found.append(
          ScenarioFailure("step", expected: "\(step.action.title) finds something", actual: why, mark: step.mark))
      }
    }
    addToOwn(view.counters.since(before))
  }

  /// Takes what was done in between for the runner's own questions.
  private mutating func addToOwn(_ cost: Counters) {
    // States are not costs: `since` leaves them as they are.
    for (index, name) in ScenarioCounters.names.enumerated() where !ScenarioRun.states.contains(name) {
      own[index] += cost.values[index]
    }
  }

  /// Holds an expectation against the view; what that costs is not counted.
  private mutating func check(
    _ expectation: Expectation, _ moment: ScenarioMoment, explains: Bool = true
  ) -> [ScenarioFailure] {
    let before = view.counters
    var checker = ExpectationChecker(expectation, running, moment, explains: explains)
    checker.check()
    addToOwn(view.counters.since(before))
    checks += checker.checks
    return checker.failures
  }

  private static let states: Set<String> = ["liveCells", "pooledCells", "liveCellsPeak", "pooledCellsPeak"]

  var result: ScenarioResult {
    ScenarioResult(
      name: running.scenario.name, about: running.scenario.about, steps: steps,
      stepsNotRun: running.scenario.steps.count - steps.count, failures: failures, unsupported: unsupported,
      violations: running.recorder.violations, trace: view.trace,
      counters: ScenarioCounters(view.counters, without: own), picture: TextPicture(view, options: pictures).text,
      checks: checks)
  }
}

import VirtualCollectionView

/// How a scenario went. A value: it holds no view, can be kept, compared in parts and printed.
public struct ScenarioResult: Sendable {
  /// The name of the scenario.
  public let name: String
  /// Its line for people.
  public let about: String?
  /// One for each step of the document that was reached, a `repeat` with all it did as one.
  public let steps: [ScenarioStepResult]
  /// How many steps of the document come after the one that could not be done.
  public let stepsNotRun: Int
  /// What did not hold at the end.
  public let failures: [ScenarioFailure]
  /// What ended the scenario early: something this version does not have, in a sentence; nil when it ran to its end.
  public let unsupported: String?
  /// The rules broken, in order, advice included.
  public let violations: [Violation]
  /// Everything that happened.
  public let trace: CollectionView.Trace
  /// What was done, in numbers.
  public let counters: ScenarioCounters
  /// What the view showed at the end, as text.
  public let picture: String
  /// How many single expectations were held against the view, those of steps included.
  public let checks: Int

  /// The outcome in a word.
  public enum Verdict: String, Hashable, Sendable {
    /// Everything that was expected holds.
    case passed
    /// Something does not hold, or a step could not be done.
    case failed
    /// This version lacks something the scenario needs; what was expected before that point holds.
    case unsupported
  }

  /// The outcome. It follows from what the scenario expects; a violation that no expectation speaks of changes nothing.
  public var verdict: Verdict {
    if !allFailures.isEmpty { return .failed }
    return unsupported == nil ? .passed : .unsupported
  }

  /// Everything that does not hold, step by step, the end last.
  public var allFailures: [ScenarioFailure] { steps.flatMap(\.failures) + failures }
}

/// How one step went.
public struct ScenarioStepResult: Sendable {
  /// The number of the step, from 1.
  public let number: Int
  /// What it did: `scroll to 0,100`.
  public let title: String
  /// Its line for people.
  public let about: String?
  /// The numbers of its events in ``ScenarioResult/trace``.
  public let events: Range<Int>
  /// What it cost. States (`liveCells`, `pooledCells` and their peaks) are those after it.
  public let counters: ScenarioCounters
  /// The rules broken in it, in order.
  public let violations: [Violation]
  /// What its updates did, or why they were refused, call by call.
  public let updates: [UpdateExplanation]
  /// What did not hold after it.
  public let failures: [ScenarioFailure]
  /// What the step needs and this version does not have; nil when it was done. Nothing was checked after it then.
  public let missing: MissingFeature?
  /// What the view showed after it, as text; empty when nobody asked for it.
  public let picture: String
}

/// Something that was expected and is not so.
public struct ScenarioFailure: Hashable, Sendable {
  /// What it is about: `frames cell:0.1`, `counters cellsCreated`.
  public var subject: String
  /// What was expected, as text.
  public var expected: String
  /// What is, as text.
  public var actual: String
  /// Lines of the trace that have to do with it, at most a few.
  public var events: [String]
  /// Where the document expects it.
  public var mark: SourceMark

  init(_ subject: String, expected: String, actual: String, events: [String] = [], mark: SourceMark = SourceMark()) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.events = events
    self.mark = mark
  }
}

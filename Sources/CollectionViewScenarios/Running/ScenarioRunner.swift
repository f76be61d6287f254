import CollectionCore
import Foundation
import CollectionViewRendering
import VirtualCollectionView

/// Runs scenarios: builds the view, does the steps, holds what is expected against it.
///
/// Each step but `set` is followed by `layoutIfNeeded()` unless it says no; a scenario without steps is laid out once.
/// After each step the invariants of the view are checked. The same scenario gives the same result, byte for byte.
@MainActor public struct ScenarioRunner {
  /// The layouts, cells and data sources that documents can name.
  public var registry: ScenarioRegistry
  /// Whether the result has a picture after each step; the last one is there anyway.
  public var drawsSteps = false
  /// How large pictures are.
  public var pictures = TextPicture.Options()
  /// Looks at the view when all steps are done, before anything of it is let go; for audits. Not called for a scenario
  /// that cannot begin.
  public var looksAtEnd: (@MainActor (CollectionView) -> Void)?

  /// Makes a runner.
  public init(registry: ScenarioRegistry = ScenarioRegistry()) { self.registry = registry }

  /// Runs a scenario.
  ///
  /// - Parameter file: The name that errors begin with.
  /// - Throws: What is wrong with the document that only shows here: a layout or data source that nobody registered, or
  ///   a property that the layout does not have. Nothing has been done then.
  public func run(_ scenario: Scenario, file: String = "") throws(ScenarioError) -> ScenarioResult {
    if let missing = scenario.missingFeature {
      return ScenarioRunner.nothing(of: scenario, "\(missing.subject) \(missing.feature.sentence)")
    }
    try registry.check(scenario, file: file)
    let recorder = SimulationRecorder()
    // Everything runs in here, the program's own code too: what it makes is numbered from 1 in each run. A closure
    // with typed throws loses its type on the way through.
    let result = withEnvironment(scenario.view.environment(recorder)) { () -> Result<ScenarioResult, ScenarioError> in
      do throws(ScenarioError) {
        let running = try RunningScenario(scenario, registry: registry, recorder: recorder, file: file)
        var run = ScenarioRun(running, drawsSteps: drawsSteps, pictures: pictures)
        run.runAll()
        let result = run.result
        looksAtEnd?(running.view)
        return .success(result)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The result of a scenario that cannot even begin.
  private static func nothing(of scenario: Scenario, _ why: String) -> ScenarioResult {
    ScenarioResult(
      name: scenario.name, about: scenario.about, steps: [], stepsNotRun: scenario.steps.count, failures: [],
      unsupported: why, violations: [],
      trace: CollectionView.Trace(records: [], names: [], kinds: [], rects: []), counters: ScenarioCounters(),
      picture: "", checks: 0)
  }
}

extension ScenarioView {
  /// The environment of a view as a document has it.
  @MainActor func environment(_ recorder: SimulationRecorder) -> SimulationEnvironment {
    var environment = SimulationEnvironment()
    environment.violationPolicy = policy == .record ? .record : .trap
    environment.recorder = recorder
    environment.tracesViews = true
    environment.scale = CGFloat(scale)
    environment.safeArea = ViewInsets(safeArea)
    environment.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
    environment.screenSize = CGSize(size)
    return environment
  }
}

extension ScenarioRegistry {
  /// Finds what is wrong with a scenario before anything is done.
  func check(_ scenario: Scenario, file: String) throws(ScenarioError) {
    var layout = scenario.layout
    try check(layout, file: file)
    try check(scenario.steps, &layout, file: file)
  }

  private func check(_ layout: ScenarioLayout, file: String) throws(ScenarioError) {
    switch layout.kind {
    case .zoo(let name, _), .custom(let name, _): _ = try registered(layout, name, file: file)
    default: break
    }
  }

  /// Goes through the steps as they will run; what a repeat leaves behind after one round it leaves after any.
  private func check(
    _ steps: [ScenarioStep], _ layout: inout ScenarioLayout, file: String
  ) throws(ScenarioError) {
    for step in steps {
      switch step.action {
      case .setLayout(let next):
        try check(next.layout, file: file)
        layout = next.layout
      case .setLayoutProperty(let change): layout = try change.applied(to: layout, file: file)
      case .repeat(let repeated): try check(repeated.steps, &layout, file: file)
      default: break
      }
    }
  }
}

import CollectionCore
import Foundation
import VirtualCollectionView

/// A scenario under way: the view, what it asks, and what it has done so far.
@MainActor final class RunningScenario {
  let scenario: Scenario
  let registry: ScenarioRegistry
  let file: String
  let view: CollectionView
  let model: ScenarioModel
  let recorder: SimulationRecorder
  /// What the updates did so far, in order.
  var explanations: [UpdateExplanation] = []
  /// What feeds the view when the scenario applies snapshots.
  private(set) var diffable: CollectionViewDiffableDataSource<String, String>?
  /// The layout in use, as the document describes it after the changes so far.
  private(set) var layout: ScenarioLayout
  private var flow: FlowDelegateAnswers?
  // The view holds neither of them.
  let source: any CollectionViewDataSource
  private var delegate: (any CollectionViewDelegate)?

  /// Makes the view, in the environment that holds now.
  init(
    _ scenario: Scenario, registry: ScenarioRegistry, recorder: SimulationRecorder, file: String
  ) throws(ScenarioError) {
    self.scenario = scenario
    self.registry = registry
    self.file = file
    let model = ScenarioModel(data: scenario.data, cells: scenario.cells)
    self.model = model
    self.recorder = recorder
    layout = scenario.layout
    flow = scenario.delegate
    view = CollectionView(
      frame: CGRect(origin: .zero, size: CGSize(scenario.view.size)),
      collectionViewLayout: try registry.makeLayout(scenario.layout, model: model, file: file))
    source = try RunningScenario.source(scenario, model, registry, file: file)
    configure()
  }

  private static func source(
    _ scenario: Scenario, _ model: ScenarioModel, _ registry: ScenarioRegistry, file: String
  ) throws(ScenarioError) -> any CollectionViewDataSource {
    guard let name = scenario.dataSource else { return ScenarioSource(model, registry: registry) }
    if let make = registry.dataSources[name] { return make(model) }
    let known = registry.dataSources.keys.sorted()
    let advice =
      known.isEmpty
      ? "; this program registers none: registry.registerDataSource adds one" : NearestName.advice(name, from: known)
    throw ScenarioError(file: file, path: "dataSource", message: "unknown data source \(quoted(name))\(advice)")
  }

  private func configure() {
    let description = scenario.view
    view.contentInset = ViewInsets(description.contentInset)
    view.layoutMargins = ViewInsets(description.layoutMargins)
    view.isPrefetchingEnabled = description.prefetching
    view.allowsSelection = description.selection != .none
    view.allowsMultipleSelection = description.selection == .multiple
    if scenario.steps.contains(where: \.action.applies), let source = source as? ScenarioSource {
      diffable = source.diffable(for: view)
      if !model.data.sections.isEmpty { diffable?.apply(model.data.snapshot, animatingDifferences: false) }
    } else {
      view.dataSource = source
    }
    if scenario.delegate == nil, let own = source as? any CollectionViewDelegate {
      delegate = own
      view.delegate = own
    } else {
      answerAnew()
    }
  }

  /// Puts a delegate in that answers as the document says now.
  private func answerAnew() {
    let next = ScenarioDelegate(flow: flow, layout: layout)
    delegate = next
    view.delegate = next
  }
}

// MARK: - Changing

extension RunningScenario {
  /// A new step begins.
  func beginStep() { (source as? ScenarioSource)?.beginStep() }

  /// Puts another layout in.
  func setLayout(_ step: SetLayoutStep) throws(ScenarioError) {
    let next = try registry.makeLayout(step.layout, model: model, file: file)
    layout = step.layout
    if let answers = step.delegate { flow = answers }
    if step.delegate != nil || delegate is ScenarioDelegate { answerAnew() }
    view.setCollectionViewLayout(next, animated: false)
  }

  /// Sets properties of the layout in use.
  func setLayoutProperty(_ change: LayoutChange) throws(ScenarioError) {
    let next = try change.applied(to: layout, file: file)
    let before = layout
    layout = next
    if delegate is ScenarioDelegate, RunningScenario.boundaries(before) != RunningScenario.boundaries(next) {
      answerAnew()
      view.collectionViewLayout.invalidateLayout()
    }
    try registry.update(view.collectionViewLayout, to: next, change: change, model: model, file: file)
  }

  /// The properties that a waterfall asks its delegate for.
  private static func boundaries(_ layout: ScenarioLayout) -> [SectionValues<Double>?] {
    guard case .waterfall(let properties) = layout.kind else { return [] }
    return [properties.headerHeight, properties.footerHeight]
  }
}

public import Foundation
public import VirtualCollectionView

/// The layout of a scenario by itself, with the delegate that it asks: made as often as somebody wants, for views with
/// other data than the document has.
@MainActor public struct ScenarioSubject {
  /// The name of the scenario.
  public let name: String
  /// How many items the document has, by section, before its steps.
  public let counts: [Int]
  /// The size of its view, in points.
  public let size: CGSize

  private let scenario: Scenario
  private let registry: ScenarioRegistry
  private let file: String

  /// Takes the layout that a scenario begins with.
  ///
  /// - Throws: What is wrong with it: nobody registered it, or it does not take its parameters.
  public init(_ scenario: Scenario, registry: ScenarioRegistry, file: String = "") throws(ScenarioError) {
    self.scenario = scenario
    self.registry = registry
    self.file = file
    name = scenario.name
    counts = scenario.data.sections.map(\.items.count)
    size = CGSize(scenario.view.size)
    // Once for the errors; what could be made can be made again.
    _ = try registry.makeLayout(scenario.layout, model: model, file: file)
  }

  private var model: ScenarioModel { ScenarioModel(data: scenario.data, cells: scenario.cells) }

  /// Makes the layout anew.
  public func makeLayout() -> CollectionViewLayout {
    (try? registry.makeLayout(scenario.layout, model: model, file: file)) ?? CollectionViewLayout()
  }

  /// Gives a view the delegate that answers as the document says, lists beginning again where data is longer than they
  /// are. It is to be kept alive.
  public func install(in view: CollectionView) -> AnyObject {
    let delegate = ScenarioDelegate(flow: scenario.delegate, layout: scenario.layout)
    view.delegate = delegate
    return delegate
  }
}

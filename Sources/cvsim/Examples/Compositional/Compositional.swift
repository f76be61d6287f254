import CollectionViewScenarios

extension Examples {
  /// What compositional layouts can do, one example each.
  static let compositional: [ScenarioExample] = [
    photoGrid, shelves, badges, pinnedHeaders, customGroup, feed, list,
  ]
}

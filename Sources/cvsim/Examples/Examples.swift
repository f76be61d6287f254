import CollectionViewScenarios

/// The scenarios that the program ships, one a file.
enum Examples {
  /// All of them; the first is what the program shows when it is called without a command.
  static let all: [ScenarioExample] = [reuse, circle, pager, waterfall, flow, diffable] + compositional + updates
}

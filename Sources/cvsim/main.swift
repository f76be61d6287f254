import CollectionViewScenarios

var registry = ScenarioRegistry()
registry.registerZoo()
ScenarioCommand(
  registry: registry, examples: Examples.all, program: "cvsim",
  additions: [.audit(registry: registry), .growth, .zoo, .port]
).main()

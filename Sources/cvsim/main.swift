import CollectionViewScenarios

var registry = ScenarioRegistry()
registry.registerZoo()
ScenarioCommand(registry: registry, examples: Examples.all, program: "cvsim", additions: [.audit, .growth, .port])
  .main()

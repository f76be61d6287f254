import CollectionViewScenarios

var registry = ScenarioRegistry()
registry.registerZoo()
ScenarioCommand(registry: registry, examples: Examples.all, program: "cvsim", additions: [.port]).main()

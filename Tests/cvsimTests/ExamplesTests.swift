import CollectionCore
import CollectionViewScenarios
import Testing

@testable import cvsim

@MainActor @Suite("Shipped examples") struct ExamplesTests {
  private var registry: ScenarioRegistry {
    var registry = ScenarioRegistry()
    registry.registerZoo()
    return registry
  }

  @Test("Every example is a good document, expects something, and all of it holds", arguments: Examples.all)
  func passes(_ example: ScenarioExample) throws {
    let scenario = try Scenario(text: example.text, file: example.name)
    let result = try ScenarioRunner(registry: registry).run(scenario)
    #expect(result.verdict == .passed)
    #expect(result.checks >= 10)
    for failure in result.allFailures { Issue.record("\(failure.subject): \(failure.expected), is \(failure.actual)") }
    for step in scenario.steps { #expect(step.about != nil) }
  }

  @Test("The examples have names of their own and fit a terminal")
  func names() {
    #expect(Examples.all.prefix(6).map(\.name) == ["reuse", "circle", "pager", "waterfall", "flow", "diffable"])
    #expect(Set(Examples.all.map(\.name)).count == Examples.all.count)
    #expect(
      Examples.compositional.map(\.name) == [
        "photo-grid", "shelves", "badges", "pinned-headers", "custom-group", "feed", "list",
      ])
    for example in Examples.updates { #expect(example.name.hasPrefix("update-")) }
    for example in Examples.all { #expect(example.about.count < 100) }
  }

  @Test(
    "Every cause has an example of its own, whose diagnosis names that cause alone, and that ends in a legal update")
  func causes() throws {
    var named: [String] = []
    for example in Examples.updates {
      let result = try ScenarioRunner(registry: registry).run(try Scenario(text: example.text))
      let diagnoses = result.violations.compactMap(\.diagnosis)
      if example.name == "update-reload-dropped" {
        #expect(diagnoses.isEmpty)
        continue
      }
      #expect(diagnoses.count == 1, "\(example.name)")
      #expect(diagnoses.first?.causes.count == 1, "\(example.name): \(diagnoses.first?.causes.map(\.name) ?? [])")
      named += diagnoses.flatMap(\.causes).map(\.name)
      #expect(result.steps.last?.updates.last?.isLegal == true, "\(example.name)")
    }
    #expect(named.sorted() == UpdateCause.names.sorted())
  }

  @Test(
    "The layouts of the zoo can be named in documents, with their parameters",
    arguments: [
      (#""name": "turning-circle", "origin": 1"#, "cell:0.0", "[165, 15, 30, 30]"),
      (#""name": "fitting-circle", "itemSize": [30, 30]"#, "cell:0.0", "[165, 330, 30, 30]"),
      (#""name": "row-pages", "itemsPerRow": 2, "rows": 2, "itemSize": [90, 180]"#, "cell:0.1", "[90, 0, 90, 180]"),
    ])
  func zoo(_ layout: String, _ element: String, _ frame: String) throws {
    let scenario = try Scenario(
      text: #"""
        {"scenario": 1, "name": "zoo", "view": {"size": [360, 360]}, "data": {"sections": [{"items": 4}]},
         "layout": {"type": "zoo", \#(layout)}, "expect": {"frames": {"\#(element)": \#(frame)}}}
        """#)
    let result = try ScenarioRunner(registry: registry).run(scenario)
    #expect(result.allFailures.map(\.actual) == [])
  }

  @Test("The zoo can be listed, each with its fault")
  func zooNames() { #expect(registry.zooNames.allSatisfy { $0.fault?.isEmpty == false }) }
}

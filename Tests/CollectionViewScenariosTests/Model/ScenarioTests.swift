import CollectionCore
import CollectionViewScenarios
import Testing

@Suite("Scenario") struct ScenarioTests {
  @Test("The example of the language is read into values")
  func readsExample() throws {
    let scenario = try Scenario(text: Documents.example, file: "demo.json")
    #expect(scenario.view == ScenarioView())
    #expect(scenario.data.counts == [3, 12])
    #expect(scenario.data.itemID(at: ItemPath(0, 2)) == "c")
    #expect(scenario.data.itemID(at: ItemPath(1, 4)) == "S1.4")
    #expect(scenario.data.itemID(at: ItemPath(1, 12)) == nil)
    var flow = FlowLayoutProperties()
    flow.itemSize = LayoutSize(width: 320, height: 100)
    flow.minimumLineSpacing = 0
    #expect(scenario.layout.kind == .flow(flow))
    #expect(scenario.steps.map(\.action.name) == [.layout, .batch])
    #expect(scenario.steps[0].expect?.counters == [.cellsCreated: CountExpectation(exactly: 5)])
    #expect(scenario.steps[1].mark.position.description == "14:5")
    guard case .batch(let batch) = scenario.steps[1].action else {
      Issue.record("no batch")
      return
    }
    #expect(batch.updates == [.delete(ItemPath(0, 1)), .insert(ItemPath(0, 2))])
    #expect(batch.changeModel == .inside)
    #expect(scenario.expect.violations == [])
    #expect(
      scenario.expect.frames[ElementName(cell: ItemPath(0, 1))] == LayoutRect(x: 0, y: 100, width: 320, height: 100))
  }

  @Test("Every document reads back equal after it was written, and is written the same again")
  func roundTrips() throws {
    for text in Documents.good {
      let scenario = try Scenario(text: text)
      let again = try Scenario(text: scenario.text)
      #expect(again == scenario, "\(text)\n\(scenario.text)")
      #expect(again.text == scenario.text)
    }
  }

  @Test("What has its default is not written")
  func leavesOutDefaults() throws {
    let scenario = Scenario(name: "n", layout: ScenarioLayout(.flow(FlowLayoutProperties())))
    #expect(
      scenario.text == """
        {
          "scenario": 1,
          "name": "n",
          "layout": {"type": "flow"}
        }

        """)
  }

  @Test("A scenario built in code is written and read back equal")
  func buildsInCode() throws {
    var flow = FlowLayoutProperties()
    flow.scrollDirection = .horizontal
    flow.estimatedItemSize = .automatic
    flow.sectionInsetReference = .layoutMargins
    var waterfall = WaterfallLayoutProperties()
    waterfall.columns = .minimumWidth(90)
    waterfall.heights = .points(.sections([[10, 20], []]))
    waterfall.headerHeight = .each([1, 2])
    var expect = Expectation()
    expect.showing = [ElementName(cell: ItemPath(0, 1)): "a"]
    expect.counters = [.liveCells: CountExpectation(atMost: 3)]
    var delegate = FlowDelegateAnswers()
    delegate.sizeForItem = .byItem(rule: "r", values: .items([LayoutSize(width: 1, height: 2)]))
    delegate.insetForSection = .all(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    let change = try LayoutChange(.object([JSONMember("itemSize", .array([.number(1), .number(2)]))]))
    let scenario = Scenario(
      name: "built", about: "a", view: ScenarioView(scale: 3, policy: .trap), data: ScenarioData(counts: [3, 0, 2]),
      layout: ScenarioLayout(.flow(flow)), delegate: delegate,
      cells: ScenarioCells(
        identifiers: .byID(["a": "A"]), preferredSize: .byItem([.init(width: nil, height: 3)]),
        supplementary: ["K": .init(identifier: "H")], faults: [.init(at: ItemPath(0, 1), action: .dequeueTwice)]),
      steps: [
        ScenarioStep(.setLayout(SetLayoutStep(layout: ScenarioLayout(.waterfall(waterfall)))), layout: false),
        ScenarioStep(.setLayoutProperty(change)),
        ScenarioStep(.repeat(RepeatStep(times: 2, steps: [ScenarioStep(.advance(.frames(3)), expect: expect)]))),
        ScenarioStep(.scrollToItem(ItemPath(0, Int(ItemPath.unlimited)), [.top])),
        ScenarioStep(.set(ScenarioData()), layout: true),
        ScenarioStep(
          .setLayout(
            SetLayoutStep(layout: ScenarioLayout(.zoo(name: "z", parameters: .object([JSONMember("a", .null)])))))),
      ], tolerance: 0.5)
    #expect(try Scenario(text: scenario.text) == scenario, "\(scenario.text)")
    #expect(scenario.text.contains("9223372036854775807"))
  }

  @Test("Steps lay out unless they say otherwise; set never does")
  func knowsLayoutFlag() throws {
    let text = Documents.scenario(
      """
      "steps": [{"do": "layout"}, {"do": "reloadData", "layout": false}, {"do": "set", "data": {"sections": []}},
        {"do": "setLayout", "layout": {"type": "circle"}, "layoutIfNeeded": false}]
      """)
    #expect(try Scenario(text: text).steps.map(\.layout) == [true, false, false, false])
  }

  @Test("Steps with time are told from those without")
  func knowsTimedSteps() throws {
    let timed = try Documents.steps.map { try Scenario(text: Documents.scenario("\"steps\": [\($0)]")).steps[0].action }
      .filter(\.isTimed).map(\.name.rawValue)
    #expect(Set(timed) == ["advance", "run", "drag", "fling", "rotate"])
  }
}

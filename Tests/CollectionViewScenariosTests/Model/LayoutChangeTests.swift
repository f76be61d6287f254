import CollectionCore
import CollectionViewScenarios
import Testing

@Suite("LayoutChange") struct LayoutChangeTests {
  private func change(_ members: String) throws -> LayoutChange {
    let text = Documents.scenario("\"steps\": [{\"do\": \"setLayoutProperty\", \(members)}]")
    guard case .setLayoutProperty(let change) = try Scenario(text: text).steps[0].action else {
      throw ScenarioError(message: "no change")
    }
    return change
  }

  private func layout(_ object: String) throws -> ScenarioLayout {
    try Scenario(text: Documents.scenario("\"layout\": \(object)")).layout
  }

  @Test("A change sets what it names and leaves the rest")
  func merges() throws {
    let changed = try change(#""itemSize": [287, 100]"#)
      .applied(to: layout(#"{"type": "flow", "itemSize": [1, 2], "minimumLineSpacing": 3}"#))
    var expected = FlowLayoutProperties()
    expected.itemSize = LayoutSize(width: 287, height: 100)
    expected.minimumLineSpacing = 3
    #expect(changed.kind == .flow(expected))
  }

  @Test("A property takes the place of the one that excludes it")
  func replacesRival() throws {
    let changed = try change(#""minimumColumnWidth": 90"#)
      .applied(to: layout(#"{"type": "waterfall", "columns": 2, "heights": [1]}"#))
    guard case .waterfall(let properties) = changed.kind else {
      Issue.record("\(changed.kind)")
      return
    }
    #expect(properties.columns == .minimumWidth(90))
    #expect(properties.heights == .points(.items([1])))
  }

  @Test("A property of another layout is refused with the place where it was written")
  func refusesForeign() throws {
    let change = try change(#""columns": 2"#)
    let flow = try layout(#"{"type": "flow"}"#)
    #expect(throws: ScenarioError.self) { try change.applied(to: flow) }
    do throws(ScenarioError) { _ = try change.applied(to: flow, file: "a.json") } catch {
      #expect(
        "\(error)".hasPrefix("a.json:1:96: a flow layout has no property 'columns'; known: scrollDirection"), "\(error)"
      )
    }
  }

  @Test("Parameters reach layouts that take any")
  func passesParameters() throws {
    let changed = try change(#""parameters": {"depth": 2}, "itemSize": [1, 2]"#)
      .applied(to: layout(#"{"type": "custom", "name": "mine", "depth": 1}"#))
    guard case .custom("mine", let parameters) = changed.kind else {
      Issue.record("\(changed.kind)")
      return
    }
    #expect(parameters["depth"]?.wholeNumber == 2)
    #expect(parameters["itemSize"] != nil)
  }

  @Test("A value that a property does not take is refused when it is read")
  func checksValues() {
    #expect(throws: ScenarioError.self) { try change(#""itemSize": [1]"#) }
    #expect(throws: ScenarioError.self) { try change(#""heights": "high""#) }
    #expect(throws: ScenarioError.self) { try change(#""itemsize": [1, 2]"#) }
    #expect(throws: ScenarioError.self) { try LayoutChange(.object([JSONMember("columns", .integer(0))])) }
  }
}

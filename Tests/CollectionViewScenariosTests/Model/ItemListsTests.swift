import CollectionCore
import CollectionViewScenarios
import Testing

@Suite("Lists by section and item") struct ItemListsTests {
  @Test("A list that is too short begins again")
  func cycles() {
    #expect((0..<5).map { SectionValues.each([1, 2])[$0] } == [1, 2, 1, 2, 1])
    #expect(SectionValues.all(7)[3] == 7)
    #expect((0..<4).map { ItemValues.items([1, 2, 3])[9, $0] } == [1, 2, 3, 1])
    #expect(ItemValues.sections([[1], [2, 3]])[1, 3] == 3)
    #expect(ItemValues.sections([[1], [2, 3]])[2, 0] == 1)
    #expect(ItemValues<Int>.sections([[1], []])[1, 0] == nil)
  }

  @Test("Identifiers are looked up by number or by item, and the common one is what remains")
  func looksUp() {
    let byNumber = ScenarioCells(identifier: "C", identifiers: .byItem(["A", "B"]))
    #expect((0..<3).map { byNumber.identifier(item: $0, id: "x") } == ["A", "B", "A"])
    let byID = ScenarioCells(identifier: "C", identifiers: .byID(["a": "A"]))
    #expect(byID.identifier(item: 0, id: "a") == "A")
    #expect(byID.identifier(item: 0, id: "b") == "C")
  }

  @Test("A preferred size keeps the length it does not name")
  func keepsLength() {
    let size = ScenarioCells.PreferredSize(width: nil, height: 30)
    #expect(size.size(given: LayoutSize(width: 320, height: 44)) == LayoutSize(width: 320, height: 30))
  }

  @Test("Sizes of a delegate are one, by item, or by section and item")
  func readsDelegateSizes() throws {
    func sizes(_ text: String) throws -> FlowDelegateAnswers.ItemSizes {
      try #require(
        try Scenario(text: Documents.scenario("\"delegate\": {\"sizeForItem\": \(text)}")).delegate?.sizeForItem)
    }
    #expect(try sizes("[1, 2]")[5, 5] == LayoutSize(width: 1, height: 2))
    #expect(try sizes(#"{"values": [[1, 2], [3, 4]]}"#)[7, 3] == LayoutSize(width: 3, height: 4))
    let nested = try sizes(#"{"values": [[], [[1, 2], [3, 4]]]}"#)
    #expect(nested[1, 1] == LayoutSize(width: 3, height: 4))
    #expect(nested[0, 0] == nil)
  }
}

import CollectionCore
import CollectionViewScenarios
import Testing

@Suite("ElementName") struct ElementNameTests {
  @Test(
    "A name is read and written back the same",
    arguments: [
      "cell:0.3", "cell:12.0", "supplementary:H:0.0", "supplementary:a:b.c:3.max", "decoration:é ü:1.2147483645",
      "cell:2097149.max",
    ])
  func roundTrips(text: String) throws {
    #expect(try #require(ElementName(text)).description == text)
  }

  @Test("Category, kind and path are what the name says")
  func readsParts() {
    #expect(ElementName("cell:1.2") == ElementName(cell: ItemPath(1, 2)))
    #expect(ElementName("supplementary:a:b:0.7") == ElementName(.supplementary, kind: "a:b", path: ItemPath(0, 7)))
    #expect(ElementName("decoration:K:0.max")?.path.item == ItemPath.unlimited)
  }

  @Test(
    "What is no name is refused",
    arguments: [
      "", "cell", "cell:", "cell:0", "cell:0.", "cell:.0", "cell:0.0.0", "cell:00.0", "cell:0.01", "cell:+1.0",
      "cell:0.-1",
      "cell: 0.0", "cell:0.0 ", "cell:K:0.0", "supplementary:0.0", "supplementary::0.0", "Cell:0.0", "cell:max.0",
      "cell:2097150.0", "cell:0.2147483646", "cell:٣.0", "view:K:0.0",
    ])
  func refuses(text: String) {
    #expect(ElementName(text) == nil)
  }

  @Test("Names sort cells first, then kinds by text, then paths by number")
  func sorts() {
    let names = ["decoration:a:0.0", "cell:0.10", "supplementary:b:0.0", "cell:0.9", "supplementary:a:1.0"]
    #expect(
      names.map { ElementName($0)! }.sorted().map(\.description)
        == ["cell:0.9", "cell:0.10", "supplementary:a:1.0", "supplementary:b:0.0", "decoration:a:0.0"])
  }

  @Test("header and footer stand for the two kinds of a flow layout, and are written in full")
  func shortKinds() throws {
    #expect(
      ElementName("supplementary:header:0.1")?.description == "supplementary:UICollectionElementKindSectionHeader:0.1")
    #expect(ElementName("supplementary:footer:2.0")?.kind == "UICollectionElementKindSectionFooter")
    #expect(ElementName("decoration:footer:2.0")?.kind == "UICollectionElementKindSectionFooter")
    #expect(ElementName("supplementary:headers:0.1")?.kind == "headers")
  }

  @Test("A kind under both its names is refused with the place of the second")
  @MainActor func sameKindTwice() {
    let full = "UICollectionElementKindSectionHeader"
    for members in [
      #""expect": {"frames": {"supplementary:header:0.0": [0, 0, 1, 1], "supplementary:\#(full):0.0": [0, 0, 1, 1]}}"#,
      #""cells": {"supplementary": {"header": {"identifier": "A"}, "\#(full)": {"identifier": "B"}}}"#,
      #""steps": [{"do": "invalidate", "supplementary": {"header": [[0, 0]], "\#(full)": [[0, 1]]}}]"#,
    ] {
      let error = #expect(throws: ScenarioError.self) { try Scenario(text: Rows.text(members)) }
      #expect(error?.message.hasSuffix("which is there already") == true, "\(String(describing: error))")
    }
  }
}

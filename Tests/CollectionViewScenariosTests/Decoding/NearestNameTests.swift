import CollectionViewScenarios
import Testing

@Suite("NearestName") struct NearestNameTests {
  @Test(
    "The nearest name is found within a third of the letters",
    arguments: [
      ("vew", ["view", "data"], "view"), ("veiw", ["view", "data"], "view"), ("VIEW", ["view"], "view"),
      ("gird", ["flow", "circle", "pagedGrid"], "pagedGrid"), ("pagedGird", ["flow", "pagedGrid"], "pagedGrid"),
      ("contnetInset", ["contentInset", "safeArea"], "contentInset"), ("insrt", ["delete", "insert"], "insert"),
      ("itemsize", ["itemSize"], "itemSize"), ("--jsno", ["--json", "--jobs"], "--json"),
      ("zzz", ["view", "data"], nil), ("abcd", ["view"], nil), ("", ["a"], nil), ("a", [], nil),
    ] as [(String, [String], String?)])
  func suggests(unknown: String, known: [String], expected: String?) {
    #expect(NearestName.suggest(unknown, from: known) == expected)
  }

  @Test("A swap is one mistake, a change of two letters of six is allowed, of three is not")
  func knowsThreshold() {
    #expect(NearestName.suggest("abcdef", from: ["badcef"]) == "badcef")
    #expect(NearestName.suggest("abcdef", from: ["xxcdef"]) == "xxcdef")
    #expect(NearestName.suggest("abcdef", from: ["xxxdef"]) == nil)
  }

  @Test("A name without end is near nothing, and soon so")
  func survivesLongNames() {
    #expect(NearestName.suggest(String(repeating: "a", count: 1_000_000), from: ["aaaa"]) == nil)
  }
}

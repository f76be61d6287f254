import CollectionCore
import Testing

@Suite("Compositional layout: spacing") struct CompositionalSpacingTests {
  @Test("Flexible spacing shares the rest equally, in the last row as in a full one (Semantics 11.19)")
  func interItem() {
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(10), [item(.absolute(100), .tall)], spacing: .flexible(4))), [5])
    #expect(solver.boxes().map { $0.split(separator: ",")[0] } == ["0", "110", "220", "0", "110"])
  }

  @Test("Fixed edges lie outside the item and count for fitting (Semantics 11.20)")
  func fixedEdges() {
    let edges = CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let solver = solve(
      CompositionalSection(group: row(.full, .absolute(100), [item(.fractionalWidth(0.5), .tall, edges: edges)])), [2])
    #expect(solver.boxes() == ["4,5,160,100", "4,105,160,100"])
  }

  @Test("Flexible edges share what is left over along the group, and take it across it (Semantics 11.21)")
  func flexibleEdges() {
    let both = CompositionalEdgeSpacing(leading: .flexible(4), trailing: .flexible(6), bottom: .flexible(7))
    let centred = solve(
      CompositionalSection(group: row(.full, .absolute(100), [item(.fractionalWidth(0.5), .tall, edges: both)])), [2])
    #expect(centred.boxes() == ["79,0,160,100", "79,100,160,100"])
    let pushed = CompositionalEdgeSpacing(leading: .flexible(0), top: .flexible(0))
    let down = solve(
      CompositionalSection(
        group: row(.full, .absolute(100), [item(.fractionalWidth(0.4), .fractionalHeight(0.5), edges: pushed)])), [2])
    #expect(down.boxes() == ["32,50,128,50", "192,50,128,50"])
  }

  @Test("A flexible leading edge moves a group that is too wide to the left (Semantics 11.19)")
  func negativeShare() {
    var group = row(.absolute(400), .absolute(10), [item(.full, .tall)])
    group.edgeSpacing = CompositionalEdgeSpacing(leading: .flexible(0))
    let solver = solve(CompositionalSection(group: group), [1])
    #expect(solver.boxes() == ["-80,0,400,10"])
    #expect(solver.content == "400,10")
  }

  @Test(
    "A group's edges are room between groups beside their spacing; leading moves without shrinking (Semantics 11.22)")
  func groupEdges() {
    let edges = CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(30), [item(.fractionalWidth(0.5), .tall)], edges: edges), interGroupSpacing: 8), [5]
    )
    #expect(solver.boxes() == ["4,5,160,30", "164,5,160,30", "4,55,160,30", "164,55,160,30", "4,105,160,30"])
    #expect(solver.content == "320,142")
  }

  @Test("Sections are set apart, empty ones too, and groups not behind the last (Semantics 11.23)")
  func sections() {
    let section = CompositionalSection(
      group: row(.full, .absolute(30), [item(.fractionalWidth(0.5), .tall)]), contentInsets: .uneven)
    let solver = solve(section, [3, 0, 4], interSectionSpacing: 12)
    #expect(solver.boxes(0) == ["4,3,155,30", "159,3,155,30", "4,33,155,30"])
    #expect(solver.boxes(2)[0] == "4,95,155,30")
    #expect(solver.content == "320,160")
    var spaced = section
    spaced.interGroupSpacing = 4
    #expect(solve(spaced, [1]).content == "320,38")
    #expect(solve(spaced, [3]).content == "320,72")
  }

  @Test("Groups may overlap, as in a stack of cards")
  func overlapping() {
    let solver = solve(
      CompositionalSection(group: row(.full, .absolute(30), [item(.full, .tall)]), interGroupSpacing: -20), [4])
    #expect(solver.boxes() == ["0,0,320,30", "0,10,320,30", "0,20,320,30", "0,30,320,30"])
    #expect(solver.names(0, 29, 320, 1) == ["0.0", "0.1", "0.2"])
    #expect(solver.names(0, 30, 320, 1) == ["0.1", "0.2", "0.3"])
  }
}

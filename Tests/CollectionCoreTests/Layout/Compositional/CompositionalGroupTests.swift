import CollectionCore
import Testing

@Suite("Compositional layout: groups") struct CompositionalGroupTests {
  @Test("A group's fraction of the height is of the whole view, whatever the insets above and below (Semantics 11.6)")
  func container() {
    let solver = solve(
      CompositionalSection(
        group: row(.full, .fractionalHeight(0.5), [item(.fractionalWidth(0.5), .tall)]),
        contentInsets: LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)), [4])
    #expect(solver.boxes() == ["20,10,130,240", "150,10,130,240", "20,250,130,240", "150,250,130,240"])
    #expect(solver.content == "320,520")
  }

  @Test("Insets of a group shrink what its items are sized in, those of an item its frame (Semantics 11.24, 11.25)")
  func insets() {
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(100),
          [item(.fractionalWidth(0.5), .tall, insets: LayoutInsets(top: 5, left: 6, bottom: 7, right: 8))],
          insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))), [3])
    #expect(solver.boxes() == ["8,6,143,84", "165,6,143,84", "8,106,143,84"])
    // Trimmed to what is inside the insets, which are not added back.
    #expect(solver.content == "320,196")
  }

  @Test("Insets larger than the item leave as much as they exceed it (Semantics 11.24)")
  func excessiveInsets() {
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(20),
          [item(.absolute(9.5), .tall, insets: LayoutInsets(top: 0, left: 7, bottom: 0, right: 7))])), [1])
    #expect(solver.boxes() == ["7,0,4.5,20"])
  }

  @Test("A group estimated along its axis holds one turn and is as long as that (Semantics 11.16)")
  func estimatedAlong() {
    let solver = solve(
      CompositionalSection(
        group: column(
          .full, .estimated(100), [item(.full, .absolute(30)), item(.full, .absolute(30))], spacing: .fixed(5))), [3])
    #expect(solver.boxes() == ["0,0,320,30", "0,35,320,30", "0,65,320,30"])
    #expect(solver.content == "320,95")
  }

  @Test("A group estimated across its axis is as tall as its tallest item (Semantics 11.16)")
  func estimatedAcross() {
    let own = solve(
      CompositionalSection(group: row(.full, .estimated(44), [item(.fractionalWidth(0.5), .estimated(30))])), [4])
    #expect(own.content == "320,60")
    let fraction = solve(
      CompositionalSection(group: row(.full, .estimated(44), [item(.fractionalWidth(0.5), .tall)])), [4])
    #expect(fraction.content == "320,88")
    #expect(fraction.boxes()[3] == "160,44,160,44")
  }

  @Test("Groups are never put side by side (Semantics 11.17)")
  func stacking() {
    let solver = solve(
      CompositionalSection(group: row(.absolute(100), .absolute(50), [item(.full, .tall)])), [3])
    #expect(solver.boxes() == ["0,0,100,50", "0,50,100,50", "0,100,100,50"])
  }

  @Test("Nested groups are laid out in what their group gives them (Semantics 11.33)")
  func nested() {
    let inner = column(.fractionalWidth(0.5), .tall, [item(.full, .fractionalHeight(0.5))], spacing: .fixed(4))
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(100), [item(.fractionalWidth(0.5), .tall), .group(inner)], spacing: .fixed(6))), [5])
    #expect(
      solver.boxes() == ["0,0,157,100", "163,0,157,48", "163,52,157,48", "0,100,157,100", "163,100,157,48"])
  }

  @Test("The last group is trimmed to its items and what a full one leaves behind them (Semantics 11.27)")
  func trimming() {
    func solver(_ spacing: CompositionalSpacing) -> CompositionalSolver {
      solve(
        CompositionalSection(group: column(.full, .absolute(100), [item(.full, .absolute(30))], spacing: spacing)), [5])
    }
    #expect(solver(.fixed(0)).boxes().map { $0.split(separator: ",")[1] } == ["0", "30", "60", "100", "130"])
    #expect(solver(.fixed(0)).content == "320,170")
    #expect(solver(.fixed(10)).boxes().map { $0.split(separator: ",")[1] } == ["0", "40", "100", "140", "200"])
    #expect(solver(.fixed(10)).content == "320,260")
    #expect(solver(.flexible(10)).boxes().map { $0.split(separator: ",")[1] } == ["0", "70", "100", "170", "200"])
    #expect(solver(.flexible(10)).content == "320,230")
    let fractions = solve(
      CompositionalSection(
        group: column(.full, .absolute(100), [item(.full, .fractionalHeight(0.25))], spacing: .fixed(10))), [9])
    #expect(
      fractions.boxes()[..<5] == [
        "0,0,320,17.5", "0,27.5,320,17.5", "0,55,320,17.5", "0,82.5,320,17.5", "0,100,320,17.5",
      ])
    #expect(fractions.content == "320,217.5")
  }

  @Test("A trimmed group counts the items in nested groups (Semantics 11.27)")
  func trimmingNested() {
    let inner = column(.fractionalWidth(0.5), .tall, [item(.full, .fractionalHeight(0.5))])
    let solver = solve(CompositionalSection(group: row(.full, .absolute(100), [.group(inner)])), [9])
    #expect(solver.content == "320,250")
    #expect(solver.boxes()[8] == "0,200,160,50")
  }

  @Test("A custom group's frames are repeated, moved by the group's extent (Semantics 11.18)")
  func custom() {
    let group = CompositionalGroup(
      size: CompositionalSize(width: .full, height: .absolute(80)),
      filling: .custom([
        CompositionalCustomItem(frame: LayoutRect(x: 1, y: 2, width: 30, height: 40)),
        CompositionalCustomItem(frame: LayoutRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
        CompositionalCustomItem(frame: LayoutRect(x: -5, y: -5, width: 400, height: 20)),
      ]), contentInsets: LayoutInsets(top: 9, left: 9, bottom: 9, right: 9))
    let solver = solve(CompositionalSection(group: group, contentInsets: .uneven), [4])
    #expect(solver.boxes() == ["5,5,30,40", "54,13,60,30", "-1,-2,400,20", "5,85,30,40"])
    #expect(solver.element(ElementKey(cell: ItemPath(0, 1)))?.zIndex == 4)
    #expect(
      CompositionalSolver.customGroupSize(group.size, in: solver.configuration) == LayoutSize(width: 320, height: 80))
  }
}

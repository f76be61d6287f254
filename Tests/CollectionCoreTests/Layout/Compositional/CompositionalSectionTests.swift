import CollectionCore
import Testing

@Suite("Compositional layout: sections") struct CompositionalSectionTests {
  @Test("An empty section takes no room; with boundary items it keeps its insets (Semantics 11.28)")
  func empty() {
    var section = CompositionalSection(
      group: row(.full, .absolute(20), [item(.full, .tall)]),
      contentInsets: LayoutInsets(top: 3, left: 0, bottom: 5, right: 0))
    #expect(solve(section, [0, 2, 0]).content == "320,48")
    #expect(solve(section, [0, 2, 0]).frame(ofSection: 0) == nil)
    section.boundaryItems = [
      CompositionalBoundaryItem(
        kind: 3, size: CompositionalSize(width: .full, height: .absolute(10)), alignment: .top)
    ]
    let solver = solve(section, [0, 2, 0])
    #expect(box(solver.frame(ofSection: 0)) == "0,0,320,18")
    #expect(solver.content == "320,94")
  }

  @Test("The content is as wide as the widest group (Semantics 11.29)")
  func width() {
    let section = CompositionalSection(group: row(.absolute(400), .absolute(20), [item(.full, .tall)]))
    #expect(solve(section, [2]).content == "400,40")
    #expect(solve(section, []).content == "320,0")
  }

  @Test("A layout that scrolls sideways has everything transposed (Semantics 11.32)")
  func sideways() {
    let section = CompositionalSection(
      group: column(.absolute(100), .tall, [item(.full, .fractionalHeight(0.25))]), interGroupSpacing: 5,
      contentInsets: .uneven)
    let solver = solve(section, [6, 5], axis: .horizontal, interSectionSpacing: 12)
    #expect(solver.boxes(0)[0] == "4,3,100,118")
    #expect(solver.boxes(0)[4] == "109,3,100,118")
    #expect(solver.boxes(1)[0] == "231,3,100,118")
    #expect(solver.content == "442,480")
  }

  @Test("A reference narrows the section across the scroll axis alone (Semantics 11.26)")
  func reference() {
    let section = CompositionalSection(
      group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]),
      referenceInsets: LayoutInsets(top: 10, left: 20, bottom: 30, right: 40),
      boundaryItems: [
        CompositionalBoundaryItem(
          kind: 3, size: CompositionalSize(width: .full, height: .absolute(20)), alignment: .top)
      ])
    let solver = solve(section, [2])
    #expect(solver.boxes() == ["20,20,130,40", "150,20,130,40"])
    #expect(solver.view(3) == "20,0,260,20")
    #expect(solver.content == "320,60")
  }

  @Test("Each section follows its own definition")
  func definitions() {
    let solver = CompositionalSolver(
      CompositionalConfiguration(viewSize: LayoutSize(width: 320, height: 480), scale: 2),
      definitions: [
        CompositionalSection(group: row(.full, .absolute(20), [item(.full, .tall)])),
        CompositionalSection(group: row(.full, .absolute(30), [item(.fractionalWidth(0.5), .tall)])),
      ],
      sections: [
        CompositionalSectionUse(definition: 1, count: 3), CompositionalSectionUse(definition: 0, count: 1),
        CompositionalSectionUse(definition: 1, count: 1),
      ])
    #expect(solver.boxes(1) == ["0,60,320,20"])
    #expect(solver.boxes(2) == ["0,80,160,30"])
  }

  @Test("A right-to-left layout is the mirror image")
  func mirrored() {
    let section = CompositionalSection(
      group: row(.full, .absolute(30), [item(.fractionalWidth(0.25), .tall)]), contentInsets: .uneven,
      boundaryItems: [
        CompositionalBoundaryItem(
          kind: 3, size: CompositionalSize(width: .absolute(60), height: .absolute(10)), alignment: [.top, .leading])
      ], decorations: [CompositionalDecoration(kind: 4)])
    let solver = solve(section, [2], isRightToLeft: true)
    #expect(solver.boxes() == ["238.5,13,77.5,30", "161,13,77.5,30"])
    #expect(solver.view(3) == "256,0,60,10")
    #expect(solver.names(310, 0, 5, 20) == ["0.0", "k3 0.0", "d4 0.0"])
    #expect(solver.names(0, 0, 100, 480) == ["d4 0.0"])
  }

  @Test("A million items in repeated groups cost no memory and a few steps")
  func million() {
    let section = CompositionalSection(
      group: row(.full, .absolute(20), [item(.fractionalWidth(0.25), .tall)]), interGroupSpacing: 5)
    let solver = solve(section, [1_000_000])
    #expect(solver.content == "320,6249995")
    #expect(box(solver.frame(ofItem: ItemPath(0, 999_999))) == "240,6249975,80,20")
    #expect(solver.names(0, 3_000_000, 320, 25) == ["0.480000", "0.480001", "0.480002", "0.480003"])
  }
}

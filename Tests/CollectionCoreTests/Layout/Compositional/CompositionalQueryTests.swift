import CollectionCore
import Testing

@Suite("Compositional layout: queries") struct CompositionalQueryTests {
  private let decorated = solve(
    CompositionalSection(
      group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]),
      decorations: [CompositionalDecoration(kind: 4)]), [3, 2])

  @Test("An item that sticks out of its group is met only where the group is (Semantics 11.50)")
  func stickingOut() {
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(20), [item(.fractionalWidth(0.5), .absolute(100))])), [4])
    #expect(solver.names(0, 33, 320, 0.5) == ["0.2", "0.3"])
    #expect(solver.names(0, 0, 320, 20) == ["0.0", "0.1"])
    #expect(solver.names(0, 0, 320, 20.01) == ["0.0", "0.1", "0.2", "0.3"])
    #expect(solver.names(0, 40, 320, 100) == [])
  }

  @Test("A rectangle is clipped to the content, and without area meets backgrounds alone (Semantics 11.50)")
  func clipping() {
    #expect(decorated.names(-20, -20, 40, 40) == ["0.0", "d4 0.0"])
    #expect(decorated.names(320, 0, 50, 480) == ["d4 0.0", "d4 1.0"])
    #expect(decorated.names(320.01, 0, 50, 480) == [])
    #expect(decorated.names(0, 20, 320, 0) == ["d4 0.0"])
    #expect(decorated.names(0, 120, 320, 30) == ["d4 1.0"])
    #expect(decorated.names(0, 120.01, 320, 30) == [])
    #expect(decorated.names(0, 79.98, 320, 0.01) == ["0.2", "d4 0.0"])
    #expect(decorated.names(0, 79.99, 320, 0.01) == ["0.2", "d4 0.0", "d4 1.0"])
    #expect(decorated.names(.nan, 0, 320, 480) == [])
    #expect(decorated.names(-.infinity, 0, .infinity, 480) == [])
  }

  @Test("Answers come in the order of the keys: cells, views by kind, backgrounds")
  func order() {
    let badge = CompositionalSupplementary(
      kind: 3, size: CompositionalSize(width: .absolute(5), height: .absolute(5)),
      containerAnchor: CompositionalAnchor(edges: .top))
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall, badges: [badge])]),
        boundaryItems: [
          CompositionalBoundaryItem(
            kind: 2, size: CompositionalSize(width: .full, height: .absolute(9)), alignment: .bottom),
          CompositionalBoundaryItem(
            kind: 5, size: CompositionalSize(width: .full, height: .absolute(9)), alignment: .top),
        ],
        decorations: [CompositionalDecoration(kind: 7), CompositionalDecoration(kind: 6)]), [2, 1])
    #expect(
      solver.names(0, 0, 320, 480) == [
        "0.0", "0.1", "1.0", "k2 0.0", "k2 1.0", "k3 0.0", "k3 0.1", "k3 1.0", "k5 0.0", "k5 1.0", "d6 0.1", "d6 1.1",
        "d7 0.0", "d7 1.0",
      ])
  }

  @Test("The window of an answer reaches to the nearest edges, or a pixel less")
  func window() {
    var found: [PlacedElement] = []
    let solver = solve(CompositionalSection(group: row(.full, .absolute(40), [item(.full, .tall)])), [1_000])
    let window = solver.elements(in: LayoutRect(x: 0, y: 410, width: 320, height: 100), into: &found)
    #expect(found.count == 3)
    #expect(window == QueryWindow(startFrom: 400, startBelow: 440, endAbove: 480, endUpTo: 519.5))
  }

  @Test("Nothing is found of what does not exist")
  func absent() {
    #expect(decorated.frame(ofItem: ItemPath(0, 3)) == nil)
    #expect(decorated.frame(ofItem: ItemPath(2, 0)) == nil)
    #expect(decorated.frame(ofItem: ItemPath(-1, -1)) == nil)
    #expect(decorated.element(ElementKey(.decoration, kind: 5, path: ItemPath(0, 0))) == nil)
    #expect(decorated.element(ElementKey(.decoration, kind: 4, path: ItemPath(0, 1))) == nil)
    #expect(decorated.element(ElementKey(.supplementary, kind: 4, path: ItemPath(0, 0))) == nil)
    #expect(
      decorated.element(
        ElementKey(.supplementary, kind: 4, path: ItemPath(section: 0, item: ItemPath.unlimited))) == nil)
  }
}

import CollectionCore
import Testing

@Suite("Compositional layout: anchored views and backgrounds") struct CompositionalAnchoringTests {
  /// A view held at edges of an item or group.
  private func badge(
    _ kind: UInt16, _ width: CompositionalDimension, _ height: CompositionalDimension, _ container: CompositionalAnchor,
    item: CompositionalAnchor? = nil
  ) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind, size: CompositionalSize(width: width, height: height), containerAnchor: container, itemAnchor: item)
  }

  @Test("A badge at a corner sits inside it (Semantics 11.46)")
  func corner() {
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(60),
          [
            item(
              .fractionalWidth(0.5), .tall,
              badges: [badge(3, .absolute(20), .absolute(10), CompositionalAnchor(edges: [.top, .trailing]))])
          ]), contentInsets: LayoutInsets(top: 20, left: 20, bottom: 20, right: 20)), [3])
    #expect(solver.boxes()[0] == "20,20,140,60")
    #expect([0, 1, 2, 3].map { solver.view(3, 0, $0) } == ["140,20,20,10", "280,20,20,10", "140,80,20,10", "none"])
  }

  @Test(
    "Offsets add, fractions are of the view's own size, sizes of the item's frame (Semantics 11.46, 11.47)"
  )
  func offsets() {
    let corner: CompositionalEdges = [.top, .trailing]
    let plain = CompositionalAnchor(edges: corner)
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(200),
          [
            item(
              .full, .tall, insets: LayoutInsets(top: 2, left: 3, bottom: 4, right: 5),
              badges: [
                badge(
                  3, .absolute(40), .absolute(20), CompositionalAnchor(edges: corner, offset: LayoutPoint(x: 7, y: 9))),
                badge(
                  4, .absolute(40), .absolute(20),
                  CompositionalAnchor(edges: corner, offset: LayoutPoint(x: 0.5, y: 0.25), offsetIsFractional: true)),
                badge(
                  5, .absolute(40), .absolute(20), plain,
                  item: CompositionalAnchor(
                    edges: [.bottom, .leading], offset: LayoutPoint(x: 0.5, y: 0.25), offsetIsFractional: true)),
                badge(
                  6, .absolute(40), .absolute(20), plain,
                  item: CompositionalAnchor(edges: [.bottom, .leading], offset: LayoutPoint(x: 3, y: 4))),
                badge(7, .fractionalWidth(0.5), .fractionalHeight(0.25), plain),
                badge(8, .estimated(33), .estimated(17), CompositionalAnchor(edges: .bottom)),
              ])
          ]), contentInsets: LayoutInsets(top: 50, left: 50, bottom: 50, right: 50)), [1])
    #expect(
      [3, 4, 5, 6, 7, 8].map { solver.view($0) } == [
        "232,61,40,20", "245,57,40,20", "285,37,40,20", "268,36,40,20", "159,52,106,48.5", "142.5,229,33,17",
      ])
  }

  @Test("Naming no edge or both edges of an axis is the middle (Semantics 11.46)")
  func middle() {
    for edges in [[], [.top, .bottom], [.top, .bottom, .leading, .trailing]] as [CompositionalEdges] {
      let solver = solve(
        CompositionalSection(
          group: row(
            .full, .absolute(200), [item(.full, .tall)],
            badges: [badge(3, .absolute(40), .absolute(20), CompositionalAnchor(edges: edges))])), [1])
      #expect(solver.view(3) == "140,90,40,20")
    }
  }

  @Test("A group's views are sized in what the group is sized in, and numbered over the section (Semantics 11.42)")
  func groups() {
    let bar = badge(3, .full, .absolute(4), CompositionalAnchor(edges: .bottom))
    let inner = column(.fractionalWidth(0.5), .tall, [item(.full, .fractionalHeight(0.5))], badges: [bar])
    let nested = solve(
      CompositionalSection(
        group: row(.full, .absolute(100), [item(.fractionalWidth(0.5), .tall), .group(inner)])), [4])
    // The inner group is 160 wide: the view is as wide as the group's container.
    #expect([0, 1].map { nested.view(3, 0, $0) } == ["80,96,320,4", "none"])
    let outer = solve(
      CompositionalSection(
        group: row(.full, .absolute(60), [item(.fractionalWidth(0.5), .tall)], badges: [bar])), [5, 3])
    #expect([0, 1, 2].map { outer.view(3, 0, $0) } == ["0,56,320,4", "0,116,320,4", "0,176,320,4"])
    #expect([0, 1, 2].map { outer.view(3, 1, $0) } == ["0,236,320,4", "0,296,320,4", "none"])
    #expect(outer.names(0, 110, 320, 10.01) == ["0.2", "0.3", "0.4", "k3 0.1"])
  }

  @Test("A background covers its section, boundary items and insets included, and lifts its cells (Semantics 11.48)")
  func backgrounds() {
    let decorated = CompositionalSection(
      group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]), interGroupSpacing: 4,
      contentInsets: .uneven,
      boundaryItems: [
        CompositionalBoundaryItem(
          kind: 3, size: CompositionalSize(width: .full, height: .absolute(30)), alignment: .top)
      ],
      decorations: [
        CompositionalDecoration(
          kind: 4, contentInsets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), zIndex: -3)
      ])
    let solver = solve(decorated, [3, 0, 2])
    func background(_ section: Int) -> String {
      box(solver.element(ElementKey(.decoration, kind: 4, path: ItemPath(section, 0)))?.frame)
    }
    #expect([0, 1, 2].map(background) == ["2,1,314,118", "2,123,314,34", "2,161,314,74"])
    #expect(solver.element(ElementKey(cell: ItemPath(0, 0)))?.zIndex == 1)
    var plain = decorated
    plain.decorations = []
    #expect(solve(plain, [3]).element(ElementKey(cell: ItemPath(0, 0)))?.zIndex == 0)
    var bare = decorated
    bare.boundaryItems = []
    #expect(solve(bare, [0]).element(ElementKey(.decoration, kind: 4, path: ItemPath(0, 0))) == nil)
  }
}

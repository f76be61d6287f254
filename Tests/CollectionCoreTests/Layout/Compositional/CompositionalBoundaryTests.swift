import CollectionCore
import Testing

@Suite("Compositional layout: boundary items") struct CompositionalBoundaryTests {
  /// A boundary item of 60 × 30.
  private func header(
    _ alignment: CompositionalEdges, _ x: Double = 0, _ y: Double = 0, extends: Bool = true
  ) -> CompositionalBoundaryItem {
    CompositionalBoundaryItem(
      kind: 3, size: CompositionalSize(width: .absolute(60), height: .absolute(30)), alignment: alignment,
      offset: LayoutPoint(x: x, y: y), extendsBoundary: extends)
  }

  /// Two sections of three and two items in rows of 40, or columns of 100.
  private func solver(
    _ items: [CompositionalBoundaryItem], _ axis: LayoutAxis = .vertical, follows: Bool = true
  ) -> CompositionalSolver {
    let group =
      axis == .vertical
      ? row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)])
      : row(.absolute(100), .tall, [item(.fractionalWidth(0.5), .tall)])
    return solve(
      CompositionalSection(
        group: group, contentInsets: .uneven, supplementariesFollowContentInsets: follows, boundaryItems: items),
      [3, 2], axis: axis)
  }

  @Test("A top item stands before the section's insets, which it follows or not (Semantics 11.36)")
  func top() {
    let following = solver([header(.top)])
    #expect(following.view(3) == "129,0,60,30")
    #expect(following.boxes()[0] == "4,33,155,40")
    #expect(box(following.frame(ofSection: 0)) == "0,0,320,118")
    #expect(following.view(3, 1) == "129,118,60,30")
    #expect(following.element(ElementKey(.supplementary, kind: 3, path: ItemPath(0, 0)))?.zIndex == 1)
    #expect(solver([header(.top)], follows: false).view(3) == "130,0,60,30")
    #expect(solver([header(.bottom)]).view(3) == "129,88,60,30")
    #expect(solver([header(.bottom)]).boxes()[0] == "4,3,155,40")
  }

  @Test("Padding comes before the items that extend a section at its start, and is none without them")
  func leadPadding() {
    func padded(_ items: [CompositionalBoundaryItem]) -> CompositionalSolver {
      solve(
        CompositionalSection(
          group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]), boundaryItems: items, leadPadding: 12),
        [3, 2])
    }
    let top = padded([header(.top)])
    #expect(top.view(3) == "130,12,60,30")
    #expect(top.boxes()[0] == "0,42,160,40")
    #expect(box(top.frame(ofSection: 0)) == "0,0,320,122")
    #expect(top.view(3, 1) == "130,134,60,30")
    #expect(top.names(0, 0, 320, 12) == [])
    #expect(top.names(0, 0, 320, 13) == ["k3 0.0"])
    for items in [[], [header(.bottom)], [header(.top, extends: false)]] {
      #expect(padded(items).boxes()[0] == "0,0,160,40")
    }
    #expect(top.checkInvariants() == nil)
  }

  @Test("Items at the sides never widen a section that scrolls down and are centred along it (Semantics 11.37)")
  func sides() {
    let leading = solver([header(.leading)])
    #expect(leading.view(3) == "4,29,60,30")
    #expect(leading.content == "320,136")
    #expect(solver([header(.trailing)]).view(3) == "254,29,60,30")
    #expect(solver([header(.leading)], follows: false).view(3) == "0,29,60,30")
    #expect(solver([header(.trailing, -5, -7, extends: false)]).view(3) == "249,22,60,30")
  }

  @Test("Offsets take from the room of an item that extends, and move one that does not (Semantics 11.38)")
  func offsets() {
    let top = solver([header(.top, 5, 7)])
    #expect(top.view(3) == "134,0,60,30")
    #expect(top.boxes()[0] == "4,26,155,40")
    let bottom = solver([header([.bottom, .leading], 5, 7)])
    #expect(bottom.view(3) == "9,95,60,30")
    #expect(box(bottom.frame(ofSection: 0)) == "0,0,320,125")
    #expect(solver([header(.bottom, -5, -7, extends: false)]).view(3) == "124,51,60,30")
    let corner = solver([header([.top, .trailing], -5, -7, extends: false)])
    #expect(corner.view(3) == "249,-7,60,30")
    #expect(box(corner.frame(ofSection: 0)) == "0,0,320,88")
  }

  @Test("Several items on one side overlap, the largest decides the room (Semantics 11.39)")
  func overlapping() {
    func bar(_ kind: UInt16, _ height: Double, _ edge: CompositionalEdges) -> CompositionalBoundaryItem {
      CompositionalBoundaryItem(
        kind: kind, size: CompositionalSize(width: .full, height: .absolute(height)), alignment: edge)
    }
    let many = solver([bar(3, 30, .top), bar(4, 10, .top), bar(5, 7, .bottom), bar(6, 5, .bottom)])
    #expect([3, 4, 5, 6].map { many.view($0) } == ["4,0,310,30", "4,20,310,10", "4,118,310,7", "4,118,310,5"])
    #expect(many.boxes()[0] == "4,33,155,40")
    #expect(many.content == "320,210")
  }

  @Test("Sideways, leading and trailing items extend the section (Semantics 11.40)")
  func sideways() {
    let leading = solver([header(.leading)], .horizontal)
    #expect(leading.view(3) == "0,224,60,30")
    #expect(leading.boxes()[0] == "64,3,50,472")
    #expect(leading.view(3, 1) == "220,224,60,30")
    #expect(solver([header([.top, .trailing])], .horizontal, follows: false).view(3) == "160,0,60,30")
    #expect(solver([header(.top)], .horizontal).view(3) == "50,3,60,30")
    #expect(solver([header(.bottom)], .horizontal, follows: false).view(3, 1) == "185,450,60,30")
  }

  @Test("An item longer than its section makes it grow if it extends, and sticks out if it does not (Semantics 11.37)")
  func taller() {
    func solver(_ alignment: CompositionalEdges, extends: Bool) -> CompositionalSolver {
      solve(
        CompositionalSection(
          group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]),
          boundaryItems: [
            CompositionalBoundaryItem(
              kind: 3, size: CompositionalSize(width: .absolute(33), height: .absolute(200)), alignment: alignment,
              extendsBoundary: extends)
          ]), [4])
    }
    #expect(solver(.trailing, extends: true).view(3) == "287,0,33,200")
    #expect(solver(.trailing, extends: true).content == "320,200")
    #expect(solver(.leading, extends: false).view(3) == "0,-60,33,200")
    #expect(solver(.leading, extends: false).content == "320,80")
    #expect(solver(.top, extends: false).view(3) == "143.5,0,33,200")
    #expect(solver(.bottom, extends: false).view(3) == "143.5,-120,33,200")
    #expect(solver([.bottom, .leading], extends: true).view(3) == "0,80,33,200")
    #expect(solver([.bottom, .leading], extends: true).content == "320,280")
    // What sticks out is found from there.
    #expect(solver(.bottom, extends: false).names(0, 0, 320, 10).contains("k3 0.0"))
  }

  @Test("Boundary items are sized in the section's width and the whole view's height (Semantics 11.35)")
  func sizes() {
    let solver = solver([
      CompositionalBoundaryItem(
        kind: 3, size: CompositionalSize(width: .full, height: .fractionalHeight(0.1)), alignment: .top),
      CompositionalBoundaryItem(
        kind: 4, size: CompositionalSize(width: .fractionalWidth(0.5), height: .estimated(20)), alignment: .bottom),
    ])
    #expect(solver.view(3) == "4,0,310,48")
    #expect(solver.view(4) == "81.5,136,155,20")
    #expect(solver.content == "320,272")
  }

  @Test("The layout's own items stand around all sections (Semantics 11.41)")
  func layout() {
    func bar(_ kind: UInt16, _ height: Double, _ edge: CompositionalEdges) -> CompositionalBoundaryItem {
      CompositionalBoundaryItem(
        kind: kind, size: CompositionalSize(width: .full, height: .absolute(height)), alignment: edge)
    }
    let section = CompositionalSection(
      group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]), contentInsets: .uneven,
      boundaryItems: [bar(5, 10, .top)])
    let solver = solve(section, [3, 2], boundaryItems: [bar(3, 30, .top), bar(4, 20, .bottom)])
    let last = Int(ItemPath.unlimited)
    #expect(solver.view(3, 0, last) == "0,0,320,30")
    #expect(solver.view(4, 0, last) == "0,186,320,20")
    #expect(solver.view(5) == "4,30,310,10")
    #expect(solver.boxes()[0] == "4,43,155,40")
    #expect(solver.content == "320,206")
    #expect(solver.names(0, 0, 320, 35) == ["k3 0.max", "k5 0.0"])
    let side = CompositionalBoundaryItem(
      kind: 3, size: CompositionalSize(width: .absolute(30), height: .tall), alignment: .leading)
    #expect(solve(section, [3, 2], boundaryItems: [side]).content == "320,480")
  }
}

@Suite("Compositional layout: pinned boundary items") struct CompositionalPinningTests {
  private let solver = solve(
    CompositionalSection(
      group: row(.full, .absolute(40), [item(.fractionalWidth(0.5), .tall)]), contentInsets: .uneven,
      boundaryItems: [
        CompositionalBoundaryItem(
          kind: 3, size: CompositionalSize(width: .full, height: .absolute(30)), alignment: .top,
          pinsToVisibleBounds: true),
        CompositionalBoundaryItem(
          kind: 4, size: CompositionalSize(width: .full, height: .absolute(20)), alignment: .bottom,
          pinsToVisibleBounds: true),
      ]), [3, 12], view: LayoutSize(width: 320, height: 100))

  @Test("A header stops at the end of its section's rows, a footer is brought up to the visible end (Semantics 11.43)")
  func stops() {
    let pinning = CompositionalPinning(visibleStart: 100, visibleEnd: 200)
    #expect(solver.view(3, 0, pinning: pinning) == "4,88,310,30")
    #expect(solver.view(4, 0, pinning: pinning) == "4,118,310,20")
    #expect(solver.view(3, 1, pinning: pinning) == "4,138,310,30")
    #expect(solver.view(4, 1, pinning: pinning) == "4,180,310,20")
  }

  @Test("A pinned item lies in front while its section is visible, and only then (Semantics 11.43)")
  func front() {
    let key = ElementKey(.supplementary, kind: 3, path: ItemPath(0, 0))
    func zIndex(_ start: Double) -> Int? {
      solver.element(key, pinning: CompositionalPinning(visibleStart: start, visibleEnd: start + 100))?.zIndex
    }
    #expect([0, 137.99, 138, 200].map(zIndex) == [1_000_000_001, 1_000_000_001, 1, 1])
    #expect(solver.element(key)?.zIndex == 1)
    #expect(solver.isPinning)
  }

  @Test("Queries meet a pinned item where it is pinned")
  func queries() {
    var found: [PlacedElement] = []
    let window = solver.elements(
      in: LayoutRect(x: 0, y: 210, width: 320, height: 20),
      pinning: CompositionalPinning(visibleStart: 200, visibleEnd: 300), into: &found)
    #expect(found.map(\.key).map(name) == ["1.0", "1.1", "1.2", "1.3", "k3 1.0"])
    #expect(window == .never)
  }
}

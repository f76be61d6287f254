import CollectionCore
import Testing

@Suite("Compositional layout: sections that scroll themselves") struct CompositionalOrthogonalTests {
  private func solver(
    _ behaviour: CompositionalOrthogonalScrolling, width: CompositionalDimension = .absolute(100),
    height: CompositionalDimension = .absolute(50), spacing: Double = 8, isRightToLeft: Bool = false
  ) -> CompositionalSolver {
    solve(
      CompositionalSection(
        group: row(width, height, [item(.full, .tall)]), interGroupSpacing: spacing, contentInsets: .uneven,
        boundaryItems: [
          CompositionalBoundaryItem(
            kind: 3, size: CompositionalSize(width: .full, height: .absolute(20)), alignment: .top)
        ], orthogonalScrolling: behaviour), [3, 8], isRightToLeft: isRightToLeft)
  }

  /// Where sections 0 and 1 come to rest for offsets.
  private func rests(_ solver: CompositionalSolver, _ offsets: [Double]) -> [[Double]] {
    [0, 1].map { section in offsets.map { solver.orthogonalRest(for: $0, inSection: section) } }
  }

  @Test("Groups stand in one row as tall as the tallest, sized as in a layout that scrolls that way (Semantics 11.53)")
  func row_() {
    let plain = solver(.continuous)
    #expect(plain.boxes(0) == ["4,23,100,50", "112,23,100,50", "220,23,100,50"])
    #expect(plain.boxes(1)[7] == "760,101,100,50")
    #expect(plain.content == "320,156")
    let fractions = solver(.continuous, width: .fractionalWidth(0.8), height: .fractionalHeight(0.25))
    #expect(fractions.boxes(0)[1] == "268,23,256,118")
  }

  @Test("Scrolling moves the items and not the header, and what is seen is found (Semantics 11.53, 11.54)")
  func scrolling() {
    var solver = solver(.continuous)
    #expect(solver.names(0, 78, 320, 78) == ["1.0", "1.1", "1.2", "k3 1.0"])
    let offset1 = solver.setOrthogonalOffset(130, ofSection: 1)
    #expect(offset1 == 130)
    #expect(solver.boxes(1)[1] == "-18,101,100,50")
    #expect(solver.view(3, 1) == "4,78,310,20")
    #expect(solver.names(0, 78, 320, 78) == ["1.1", "1.2", "1.3", "1.4", "k3 1.0"])
    let offset2 = solver.setOrthogonalOffset(700, ofSection: 1)
    #expect(offset2 == 546)
    let offset3 = solver.setOrthogonalOffset(-1, ofSection: 1)
    #expect(offset3 == 0)
    let offset4 = solver.setOrthogonalOffset(.nan, ofSection: 1)
    #expect(offset4 == 0)
  }

  @Test("An item is shown at a place of its section's viewport, or by the least way (Semantics 7.8, 7.9)")
  func showing() {
    var solver = solver(.groupPaging)
    let item = ItemPath(1, 3)
    func places(_ solver: CompositionalSolver) -> [Double] {
      [.start, .center, .end].map { solver.orthogonalOffset(showing: item, $0) }
    }
    // The item stands 324 points into its row, in a viewport of 310.
    #expect(places(solver) == [324, 219, 114])
    #expect(places(self.solver(.groupPaging, isRightToLeft: true)) == [114, 219, 324])
    for (before, after) in [(0, 114), (113.5, 114), (200, 200), (324.5, 324), (500, 324)] as [(Double, Double)] {
      solver.setOrthogonalOffset(before, ofSection: 1)
      #expect(solver.orthogonalOffset(showing: item, nil) == after)
      #expect(places(solver) == [324, 219, 114])
    }
    #expect(solver.orthogonalOffset(showing: ItemPath(1, 8), .start) == 500)
  }

  @Test("Offsets run from 0 to where the row ends; a row that fits does not scroll (Semantics 11.54)")
  func ranges() {
    #expect(solver(.continuous).orthogonalRange(ofSection: 0) == 0...6)
    #expect(solver(.continuous).orthogonalRange(ofSection: 1) == 0...546)
    #expect(solver(.continuous, spacing: 0).orthogonalRange(ofSection: 0) == 0...0)
    #expect(solver(.continuous).viewport(ofSection: 0) == 310)
    #expect(solver(.groupPagingCentered).orthogonalRange(ofSection: 1) == -105...651)
    #expect(solver(.none).orthogonalRange(ofSection: 1) == 0...0)
    var plain = solver(.none)
    let offset5 = plain.setOrthogonalOffset(5, ofSection: 1)
    #expect(offset5 == 0)
  }

  @Test("Each behaviour comes to rest where it should (Semantics 11.55)")
  func resting() {
    let offsets: [Double] = [0, 40, 130, 200, 300, 400, 700]
    #expect(rests(solver(.continuous), offsets) == [[0, 6, 6, 6, 6, 6, 6], [0, 40, 130, 200, 300, 400, 546]])
    for behaviour in [CompositionalOrthogonalScrolling.continuousGroupLeadingBoundary, .groupPaging] {
      #expect(rests(solver(behaviour), offsets) == [[0, 6, 6, 6, 6, 6, 6], [0, 0, 108, 216, 324, 432, 546]])
      #expect(
        rests(solver(behaviour, width: .fractionalWidth(0.8)), offsets) == [
          [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792],
        ])
    }
    #expect(rests(solver(.paging), offsets) == [[0, 6, 6, 6, 6, 6, 6], [0, 0, 0, 310, 310, 310, 546]])
    #expect(
      rests(solver(.groupPagingCentered), offsets) == [
        [3, 3, 111, 111, 111, 111, 111], [3, 3, 111, 219, 327, 435, 651],
      ])
    #expect(
      rests(solver(.groupPagingCentered, width: .fractionalWidth(0.8)), offsets)[0] == [
        -27, -27, 237, 237, 237, 501, 501,
      ])
  }

  @Test("Right to left, the row begins at the right and is scrolled towards it")
  func mirrored() {
    var solver = solver(.continuous, isRightToLeft: true)
    #expect(solver.boxes(1)[..<2] == ["216,101,100,50", "108,101,100,50"])
    solver.setOrthogonalOffset(40, ofSection: 1)
    #expect(solver.boxes(1)[0] == "256,101,100,50")
    #expect(solver.names(0, 100, 320, 50) == ["1.0", "1.1", "1.2", "1.3"])
  }
}

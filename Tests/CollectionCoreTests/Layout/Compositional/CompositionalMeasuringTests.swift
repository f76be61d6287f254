import CollectionCore
import Testing

@Suite("Compositional layout: measured sizes") struct CompositionalMeasuringTests {
  /// Measures heights of the first items of section 0.
  private func measure(_ solver: inout CompositionalSolver, _ heights: [Double], section: Int = 0) {
    for (item, height) in heights.enumerated() {
      _ = solver.setMeasuredSize(LayoutSize(width: 999, height: height), for: ElementKey(cell: ItemPath(section, item)))
    }
  }

  @Test("What was measured takes the place of the estimate and moves the rest (Semantics 11.59)")
  func list() {
    var solver = solve(
      CompositionalSection(
        group: column(.full, .estimated(44), [item(.full, .estimated(44))]), interGroupSpacing: 3), [5, 2])
    #expect(solver.content == "320,323")
    measure(&solver, [31, 50, 31, 69, 31])
    #expect(solver.boxes() == ["0,0,320,31", "0,34,320,50", "0,87,320,31", "0,121,320,69", "0,193,320,31"])
    #expect(solver.boxes(1)[0] == "0,224,320,44")
    #expect(solver.content == "320,315")
    var measured: [String] = []
    solver.forEachMeasuredSize { key, size in measured.append("\(name(key)) \(Int(size.height))") }
    #expect(measured == ["0.0 31", "0.1 50", "0.2 31", "0.3 69", "0.4 31"])
    #expect(solver.checkInvariants() == nil)
    #expect(solver.names(0, 33, 320, 2) == ["0.1"])
    #expect(solver.names(0, 85, 320, 3) == ["0.2"])
  }

  @Test("Only a new size on a free axis is a change")
  func changes() {
    var solver = solve(
      CompositionalSection(group: column(.full, .estimated(44), [item(.full, .estimated(44))])), [5])
    let key = ElementKey(cell: ItemPath(0, 1))
    #expect(solver.measuredSize(for: key) == nil)
    #expect(solver.freeAxes(of: key) == CompositionalFreeAxes(width: false, height: true))
    let change1 = solver.setMeasuredSize(LayoutSize(width: 1, height: 50), for: key)
    #expect(change1)
    let change2 = solver.setMeasuredSize(LayoutSize(width: 2, height: 50), for: key)
    #expect(!change2)
    #expect(solver.measuredSize(for: key) == LayoutSize(width: 0, height: 50))
    let change3 = solver.setMeasuredSize(LayoutSize(width: 1, height: 50), for: ElementKey(cell: ItemPath(0, 5)))
    #expect(!change3)
    for section in [-1, 1] {
      for item in [0, Int(ItemPath.unlimited)] {
        let path = ItemPath(section, item)
        #expect(!solver.freeAxes(of: ElementKey(cell: path)).isAny)
        #expect(!solver.freeAxes(of: ElementKey(.supplementary, kind: 3, path: path)).isAny)
      }
    }
    var rigid = solve(CompositionalSection(group: column(.full, .absolute(44), [item(.full, .tall)])), [5])
    let change4 = rigid.setMeasuredSize(LayoutSize(width: 1, height: 50), for: key)
    #expect(!change4)
  }

  @Test("A row grows to its tallest item, its neighbours keep their height at the start (Semantics 11.16)")
  func grid() {
    var group = row(.full, .estimated(50), [item(.fractionalWidth(0.5), .estimated(50))], spacing: .fixed(5))
    group.filling = .equalShares(axis: .horizontal, count: 2)
    var solver = solve(CompositionalSection(group: group, interGroupSpacing: 3), [5])
    measure(&solver, [41, 98, 41, 136, 41])
    #expect(
      solver.boxes() == [
        "0,0,157.5,41", "162.5,0,157.5,98", "0,101,157.5,41", "162.5,101,157.5,136", "0,240,157.5,41",
      ])
    #expect(solver.content == "320,281")
  }

  @Test("Uniform siblings all take the largest measure of their group (Semantics 11.4)")
  func uniform() {
    var solver = solve(
      CompositionalSection(
        group: row(
          .full, .estimated(20), [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20))],
          edges: .zero, badges: [])), [2])
    // One turn of one item, as the group's width is not estimated: two fit.
    measure(&solver, [30, 45])
    #expect(solver.boxes() == ["0,0,160,45", "160,0,160,45"])
    #expect(solver.content == "320,45")
  }

  @Test("A group of fixed size keeps it though its items are measured (Semantics 11.60)")
  func fixedGroup() {
    var solver = solve(CompositionalSection(group: row(.full, .absolute(60), [item(.full, .estimated(44))])), [3])
    measure(&solver, [31, 90])
    #expect(solver.boxes() == ["0,0,320,31", "0,60,320,90", "0,120,320,44"])
    #expect(solver.content == "320,180")
  }

  @Test("A counted group splits its estimate and measures nothing (Semantics 11.60)")
  func counted() {
    var group = column(.full, .estimated(88), [item(.full, .estimated(44))], spacing: .fixed(5))
    group.filling = .equalShares(axis: .vertical, count: 2)
    let solver = solve(CompositionalSection(group: group), [2])
    #expect(solver.boxes() == ["0,0,320,41.5", "0,46.5,320,41.5"])
    #expect(!solver.freeAxes(of: ElementKey(cell: ItemPath(0, 0))).isAny)
  }

  @Test("Insets are not taken from an axis that is measured (Semantics 11.24)")
  func insets() {
    var solver = solve(
      CompositionalSection(
        group: column(
          .full, .estimated(44),
          [item(.full, .estimated(44), insets: LayoutInsets(top: 4, left: 6, bottom: 4, right: 6))]),
        contentInsets: LayoutInsets(top: 2, left: 10, bottom: 2, right: 10)), [2])
    measure(&solver, [31, 69])
    #expect(solver.boxes() == ["16,2,288,31", "16,33,288,69"])
    #expect(solver.content == "320,104")
  }

  @Test("Measured boundary items and badges take the place of theirs")
  func views() {
    let badge = CompositionalSupplementary(
      kind: 4, size: CompositionalSize(width: .estimated(10), height: .estimated(10)),
      containerAnchor: CompositionalAnchor(edges: [.top, .trailing]))
    var solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(20), [item(.full, .tall, badges: [badge])]),
        boundaryItems: [
          CompositionalBoundaryItem(
            kind: 3, size: CompositionalSize(width: .full, height: .estimated(30)), alignment: .top)
        ]), [2, 2])
    let header = ElementKey(.supplementary, kind: 3, path: ItemPath(0, 0))
    let change5 = solver.setMeasuredSize(LayoutSize(width: 1, height: 50), for: header)
    #expect(change5)
    let change6 = solver.setMeasuredSize(LayoutSize(width: 1, height: 50), for: header)
    #expect(!change6)
    #expect(solver.view(3) == "0,0,320,50")
    #expect(solver.boxes(1)[0] == "0,120,320,20")
    let key = ElementKey(.supplementary, kind: 4, path: ItemPath(0, 1))
    let change7 = solver.setMeasuredSize(LayoutSize(width: 30, height: 8), for: key)
    #expect(change7)
    #expect(solver.view(4, 0, 1) == "290,70,30,8")
    #expect(solver.view(4, 0, 0) == "310,50,10,10")
    #expect(solver.checkInvariants() == nil)
    var measured: [String] = []
    solver.forEachMeasuredSize { key, size in measured.append("\(name(key)) \(Int(size.height))") }
    #expect(measured == ["k3 0.0 50", "k4 0.1 8"])
  }

  @Test("A row that scrolls itself is as tall as its tallest group, measured or not")
  func orthogonal() {
    var solver = solve(
      CompositionalSection(
        group: row(.absolute(200), .estimated(50), [item(.full, .estimated(50))]), orthogonalScrolling: .continuous),
      [3, 1])
    #expect(solver.content == "320,100")
    measure(&solver, [30])
    #expect(solver.content == "320,100")
    measure(&solver, [30, 20, 10])
    #expect(solver.content == "320,80")
    measure(&solver, [30, 70])
    #expect(solver.boxes(1) == ["0,70,200,50"])
  }

  @Test("One size among a million estimates moves the rest")
  func million() {
    var solver = solve(
      CompositionalSection(group: column(.full, .estimated(44), [item(.full, .estimated(44))])), [1_000_000])
    #expect(solver.content == "320,44000000")
    for item in [0, 500_000, 999_999] {
      let change8 = solver.setMeasuredSize(LayoutSize(width: 0, height: 45), for: ElementKey(cell: ItemPath(0, item)))
      #expect(change8)
    }
    #expect(solver.content == "320,44000003")
    #expect(box(solver.frame(ofItem: ItemPath(0, 999_999))) == "0,43999958,320,45")
    #expect(solver.names(0, 22_000_001, 320, 1) == ["0.500000"])
    #expect(solver.names(0, 22_000_046, 320, 1) == ["0.500001"])
  }
}

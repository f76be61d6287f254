import CollectionCore
import Testing

@Suite("Compositional layout: how many items fit") struct CompositionalFittingTests {
  /// The x and width of each item in a row of items of a fraction.
  private func places(_ fraction: Double, _ spacing: CompositionalSpacing, width: Double = 320) -> [[Double]] {
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(10), [item(.fractionalWidth(fraction), .absolute(10))], spacing: spacing)),
      [20], view: LayoutSize(width: width, height: 480))
    return (0..<solver.itemsPerGroup(inSection: 0)).map {
      let frame = solver.frame(ofItem: ItemPath(0, $0))!
      return [frame.x, frame.width]
    }
  }

  @Test("Fractions are rounded down to a pixel and leave the rest unused (Semantics 11.2)")
  func thirds() {
    #expect(places(1 / 3, .fixed(0)) == [[0, 106.5], [106.5, 106.5], [213, 106.5]])
    #expect(places(1 / 3, .fixed(0), width: 301) == [[0, 100], [100, 100], [200, 100]])
    #expect(places(1 / 3, .fixed(0), width: 280) == [[0, 93], [93, 93], [186, 93]])
    #expect(places(1 / 3, .fixed(0), width: 300) == [[0, 100], [100, 100], [200, 100]])
  }

  @Test("Fractions are parts of what the spacings leave, so four quarters and three spacings fit (Semantics 11.11)")
  func fractionsWithSpacing() {
    #expect(places(0.25, .fixed(10)) == [[0, 72.5], [82.5, 72.5], [165, 72.5], [247.5, 72.5]])
    #expect(places(0.3, .fixed(10)) == [[0, 90], [100, 90], [200, 90]])
    #expect(places(0.4, .fixed(10)) == [[0, 124], [134, 124]])
    #expect(places(0.5, .fixed(10)) == [[0, 155], [165, 155]])
    #expect(places(0.9, .fixed(10)) == [[0, 288]])
  }

  @Test("Flexible spacings share what is left over; positions are rounded to the nearest pixel (Semantics 11.19)")
  func flexible() {
    #expect(places(0.4, .flexible(10)) == [[0, 124], [196, 124]])
    #expect(places(0.3, .flexible(10)) == [[0, 90], [115, 90], [230, 90]])
    #expect(places(0.25, .flexible(1)) == [[0, 79], [80.5, 79], [160.5, 79], [241, 79]])
    #expect(places(1 / 3, .flexible(10)) == [[0, 100], [110, 100], [220, 100]])
  }

  @Test("A hair more than fits is one item less")
  func boundary() {
    func count(_ width: Double) -> Int {
      solve(
        CompositionalSection(group: row(.full, .absolute(10), [item(.absolute(width), .tall)], spacing: .fixed(10))),
        [9]
      ).itemsPerGroup(inSection: 0)
    }
    #expect([100, 100.01, 101, 99.99, 99].map(count) == [3, 2, 2, 3, 3])
    #expect([320, 320.01, 321].map(count) == [1, 0, 0])
  }

  @Test("A height in parts of the width is a part of the shortened width (Semantics 11.12)")
  func crossFraction() {
    let solver = solve(
      CompositionalSection(
        group: row(
          .full, .absolute(20),
          [item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .fractionalWidth(0.25))],
          spacing: .fixed(10))), [4])
    #expect(solver.boxes() == ["0,0,155,100", "165,0,155,77.5", "0,20,155,100", "165,20,155,77.5"])
    #expect(solver.content == "320,40")
  }

  @Test("A counted group gives each item an equal share, whatever its own length (Semantics 11.13)")
  func equalShares() {
    var group = row(.full, .absolute(20), [item(.absolute(30), .tall)], spacing: .fixed(10))
    group.filling = .equalShares(axis: .horizontal, count: 3)
    let solver = solve(CompositionalSection(group: group), [4])
    #expect(solver.boxes() == ["0,0,100,20", "110,0,100,20", "220,0,100,20", "0,20,100,20"])
    var down = column(.fractionalWidth(0.5), .absolute(90), [item(.full, .fractionalHeight(0.1))])
    down.filling = .equalShares(axis: .vertical, count: 3)
    let second = solve(CompositionalSection(group: down), [7])
    #expect(second.boxes()[5...] == ["0,150,160,30", "0,180,160,30"])
    #expect(second.content == "320,210")
  }

  @Test("A repeating group holds its count at the item's own size, whether it fits or not (Semantics 11.14)")
  func repeating() {
    var group = row(.full, .absolute(20), [item(.absolute(150), .tall)], spacing: .fixed(10))
    group.filling = .repeating(axis: .horizontal, count: 3)
    #expect(
      solve(CompositionalSection(group: group), [4]).boxes() == [
        "0,0,150,20", "160,0,150,20", "320,0,150,20", "0,20,150,20",
      ])
  }

  @Test("A group whose first item is too long lays out nothing, one that is too tall is laid out (Semantics 11.15)")
  func tooLong() {
    let long = solve(CompositionalSection(group: row(.full, .absolute(20), [item(.absolute(321), .tall)])), [4])
    #expect(long.boxes() == ["none", "none", "none", "none"])
    #expect(long.content == "320,0")
    #expect(long.names(0, 0, 320, 480) == [])
    #expect(long.obstacle(inSection: 0) == .nothingFits)
    let tall = solve(CompositionalSection(group: row(.full, .absolute(20), [item(.full, .absolute(100))])), [2])
    #expect(tall.boxes() == ["0,0,320,100", "0,20,320,100"])
    let insetAway = solve(
      CompositionalSection(
        group: row(.full, .absolute(20), [item(.absolute(10), .tall)]),
        contentInsets: LayoutInsets(top: 0, left: 160, bottom: 0, right: 160)), [2])
    #expect(insetAway.boxes() == ["none", "none"])
    #expect(insetAway.obstacle(inSection: 0) == .noRoom)
    #expect(tall.obstacle(inSection: 0) == nil)
  }

  @Test("Children take turns until the next does not fit")
  func turns() {
    let solver = solve(
      CompositionalSection(
        group: row(.full, .absolute(20), [item(.fractionalWidth(0.5), .tall), item(.fractionalWidth(0.25), .tall)])),
      [4])
    #expect(solver.boxes() == ["0,0,160,20", "160,0,80,20", "0,20,160,20", "160,20,80,20"])
  }

  @Test("Items without extent do not go on for ever")
  func noExtent() {
    let nested = column(.absolute(0), .absolute(0), [item(.absolute(0), .absolute(0))])
    let solver = solve(
      CompositionalSection(group: row(.absolute(0), .absolute(10), [.group(nested)], insets: .uneven)), [3])
    #expect(solver.boxes() == ["4,3,0,0", "4,3,0,0", "4,3,0,0"])
  }
}

import Testing

@testable import CollectionCore

@Suite("WaterfallSolver")
struct WaterfallSolverTests {
  private let grid = PixelGrid(scale: 2)

  private func solver(
    _ lengths: [Double], columns: WaterfallColumns = .count(2), spans: [Int32] = [],
    mode: WaterfallMode = .shortestColumn, width: Double = 200, axis: LayoutAxis = .vertical
  ) -> WaterfallSolver {
    WaterfallSolver(
      sections: [WaterfallSection(itemCount: lengths.count, columns: columns)], values: lengths, spans: spans,
      mode: mode, axis: axis, bounds: LayoutSize(width: width, height: width), grid: grid)
  }

  private func columns(_ solver: WaterfallSolver, section: Int = 0, _ n: Int) -> [Int] {
    (0..<n).map { solver.column(of: ItemPath(section, $0))! }
  }

  @Test("An item goes to the column that ends first")
  func shortest() {
    let s = solver([100, 90, 80])
    #expect(s.frame(of: ItemPath(0, 2)) == LayoutRect(x: 100, y: 90, width: 100, height: 80))
    #expect(s.contentSize == LayoutSize(width: 200, height: 170))
  }

  @Test("With sticky columns item i goes to column i mod n")
  func sticky() {
    let s = solver([100, 90, 80], mode: .stickyColumns)
    #expect(s.frame(of: ItemPath(0, 2)) == LayoutRect(x: 0, y: 100, width: 100, height: 80))
    #expect(s.contentSize == LayoutSize(width: 200, height: 180))
  }

  @Test("Of columns that end equally the lowest is taken, one hundredth less wins")
  func ties() {
    #expect(columns(solver([50, 50, 50, 50], columns: .count(3)), 4) == [0, 1, 2, 0])
    #expect(columns(solver([50, 49.99, 50], columns: .count(2)), 3) == [0, 1, 1])
    #expect(columns(solver([10, 20, 20, 20, 5], columns: .count(3)), 5) == [0, 1, 2, 0, 1])
    for n in 1...7 {
      #expect(columns(solver([Double](repeating: 9, count: 15), columns: .count(n)), 15) == (0..<15).map { $0 % n })
    }
  }

  @Test(
    "As many columns as have the minimum width, at least one",
    arguments: [
      (100.0, 3), (106.66, 3), (320.0 / 3, 3), (106.68, 2), (160.0, 2), (160.01, 1), (320.0, 1), (321.0, 1), (0.0, 255),
      (-1.0, 255),
    ])
  func minimumWidth(width: Double, count: Int) {
    #expect(solver([1], columns: .minimumWidth(width), width: 320).numberOfColumns(inSection: 0) == count)
  }

  @Test("The spacing between columns counts towards the minimum width")
  func minimumWidthWithSpacing() {
    func count(_ width: Double) -> Int {
      WaterfallSolver(
        sections: [WaterfallSection(itemCount: 0, columns: .minimumWidth(width), interitemSpacing: 10)], values: [],
        bounds: LayoutSize(width: 320, height: 1), grid: grid
      ).numberOfColumns(inSection: 0)
    }
    #expect(count(100) == 3 && count(100.01) == 2 && count(155) == 2 && count(155.01) == 1)
  }

  @Test("Columns are rounded down to a pixel and what is left over stays at the end")
  func columnGeometry() {
    let section = WaterfallSection(
      itemCount: 3, columns: .count(3), inset: LayoutInsets(top: 1, left: 10, bottom: 2, right: 10),
      interitemSpacing: 5)
    let s = WaterfallSolver(
      sections: [section], values: [10, 10, 10], bounds: LayoutSize(width: 331, height: 1), grid: grid)
    // (331 − 20 − 10) / 3 = 100.33
    #expect(
      (0..<3).map { s.frame(of: ItemPath(0, $0))! }
        == [10, 115, 220].map {
          LayoutRect(x: $0, y: 1, width: 100, height: 10)
        })
    #expect(s.contentSize.height == 13)
  }

  @Test("Lengths are kept as given, positions are rounded to pixels, columns compared before that")
  func rounding() {
    let s = solver([10.3, 10.2, 5, 5])
    #expect(columns(s, 4) == [0, 1, 1, 0])
    #expect(s.frame(of: ItemPath(0, 2)) == LayoutRect(x: 100, y: 10, width: 100, height: 5))
    #expect(s.frame(of: ItemPath(0, 3)) == LayoutRect(x: 0, y: 10.5, width: 100, height: 5))
    #expect(s.frame(of: ItemPath(0, 0))?.height == 10.3)
    #expect(s.contentSize.height == 15.5)
  }

  @Test("The content also holds an item that rounding carries past the end of the sum")
  func roundedOut() {
    let s = solver([10.25, 0.5], columns: .count(1))
    #expect(s.frame(of: ItemPath(0, 1))?.maxY == 11 && s.contentSize.height == 11)
  }

  @Test("Aspect ratios are width / height in both directions, derived lengths rounded down to a pixel")
  func aspectRatios() {
    func frames(_ axis: LayoutAxis) -> [LayoutRect] {
      let section = WaterfallSection(itemCount: 3, columns: .count(2), sizing: .aspectRatios)
      let s = WaterfallSolver(
        sections: [section], values: [2, 0.5, 3], axis: axis, bounds: LayoutSize(width: 200, height: 200), grid: grid)
      return (0..<3).map { s.frame(of: ItemPath(0, $0))! }
    }
    #expect(
      frames(.vertical) == [
        LayoutRect(x: 0, y: 0, width: 100, height: 50), LayoutRect(x: 100, y: 0, width: 100, height: 200),
        LayoutRect(x: 0, y: 50, width: 100, height: 33),
      ])
    #expect(
      frames(.horizontal) == [
        LayoutRect(x: 0, y: 0, width: 200, height: 100), LayoutRect(x: 0, y: 100, width: 50, height: 100),
        LayoutRect(x: 50, y: 100, width: 300, height: 100),
      ])
  }

  @Test("An item with a span goes where that many neighbouring columns end first")
  func spans() {
    let s = solver([50, 10, 20, 30, 5, 7], columns: .count(3), spans: [1, 1, 1, 2, 9, 0], width: 300)
    #expect(columns(s, 6) == [0, 1, 2, 1, 0, 0])
    #expect(s.frame(of: ItemPath(0, 3)) == LayoutRect(x: 100, y: 20, width: 200, height: 30))
    #expect(s.frame(of: ItemPath(0, 4)) == LayoutRect(x: 0, y: 50, width: 300, height: 5))
    #expect(s.frame(of: ItemPath(0, 5)) == LayoutRect(x: 0, y: 55, width: 100, height: 7))
    #expect(columns(solver([5, 5], columns: .count(3), spans: [2, 2]), 2) == [0, 0])
    #expect(columns(solver([5, 5], spans: [2, 2], mode: .stickyColumns), 2) == [0, 1])
  }

  @Test("Headers and footers surround the items, an empty section keeps them and its insets")
  func headersAndFooters() {
    let section = WaterfallSection(
      itemCount: 1, columns: .count(1), inset: LayoutInsets(top: 5, left: 6, bottom: 7, right: 8), headerLength: 20,
      footerLength: 10)
    var empty = section
    empty.itemCount = 0
    var bare = WaterfallSection(itemCount: 0)
    bare.headerLength = -3
    let s = WaterfallSolver(
      sections: [section, bare, empty, section], values: [100, 50], bounds: LayoutSize(width: 90, height: 500),
      grid: grid)
    var found: [PlacedElement] = []
    s.elements(in: LayoutRect(x: 0, y: 0, width: 90, height: 1_000), into: &found)
    #expect(
      found == [
        PlacedElement(key: ElementKey(cell: ItemPath(0, 0)), frame: LayoutRect(x: 6, y: 25, width: 76, height: 100)),
        PlacedElement(key: ElementKey(cell: ItemPath(3, 0)), frame: LayoutRect(x: 6, y: 209, width: 76, height: 50)),
        band(1, 0, 0, 20), band(1, 2, 142, 20), band(1, 3, 184, 20),
        band(2, 0, 132, 10), band(2, 2, 174, 10), band(2, 3, 266, 10),
      ])
    #expect(s.contentSize == LayoutSize(width: 90, height: 276))
    #expect(s.headerFrame(ofSection: 1) == nil && s.footerFrame(ofSection: 1) == nil)
    #expect(s.headerFrame(ofSection: 4) == nil && s.footerFrame(ofSection: -1) == nil)
  }

  private func band(_ kind: UInt16, _ section: Int, _ y: Double, _ height: Double) -> PlacedElement {
    PlacedElement(
      key: ElementKey(.supplementary, kind: kind, path: ItemPath(section, 0)),
      frame: LayoutRect(x: 0, y: y, width: 90, height: height), zIndex: 10)
  }

  @Test(
    "Bad and missing lengths count as 0 and the first is named",
    arguments: [
      WaterfallMode.shortestColumn, .stickyColumns,
    ])
  func badLengths(mode: WaterfallMode) {
    for bad in [Double.nan, .infinity, -.infinity, -0.01, 1.1e12] {
      let s = solver([10, 20, bad, 30, bad], mode: mode)
      #expect(s.firstInvalidItem == ItemPath(0, 2))
      #expect(s.frame(of: ItemPath(0, 2))?.height == 0 && s.frame(of: ItemPath(0, 3))?.height == 30)
      #expect(s.checkInvariants() == nil)
    }
    let short = WaterfallSolver(
      sections: [WaterfallSection(itemCount: 1), WaterfallSection(itemCount: 2)], values: [10, 20], mode: mode,
      bounds: LayoutSize(width: 100, height: 100), grid: grid)
    #expect(short.firstInvalidItem == ItemPath(1, 1) && short.contentSize.height == 30)
    let ratios = WaterfallSolver(
      sections: [WaterfallSection(itemCount: 3, sizing: .aspectRatios)], values: [1, 0, 1], mode: mode,
      bounds: LayoutSize(width: 100, height: 100), grid: grid)
    #expect(ratios.firstInvalidItem == ItemPath(0, 1))
    #expect(solver([0, 10, 1e12], mode: mode).firstInvalidItem == nil)
    #expect(solver([10, 20, 30, 40], mode: mode).firstInvalidItem == nil)
  }

  @Test("With sticky columns one change moves only what lies below it in its column")
  func stickyChange() {
    var s = solver((0..<600).map { Double($0 % 7) + 1 }, columns: .count(3), mode: .stickyColumns)
    let before = (0..<600).map { s.frame(of: ItemPath(0, $0))! }
    let isThere = s.setLength(before[100].height + 50, at: ItemPath(0, 100))
    for i in 0..<600 {
      let moved = i > 100 && i % 3 == 1 ? 50.0 : 0
      #expect(s.frame(of: ItemPath(0, i))!.y == before[i].y + moved)
    }
    let isBehind = s.setLength(5, at: ItemPath(0, 600))
    #expect(isThere && !isBehind)
  }

  @Test("A changed length gives the same as starting over, and a bad one is named")
  func changing() {
    var s = solver([100, 90, 80, 70])
    s.setLength(10, at: ItemPath(0, 0))
    #expect(columns(s, 4) == [0, 1, 0, 0] && s.contentSize.height == 160)
    s.setLength(.nan, at: ItemPath(0, 3))
    #expect(s.firstInvalidItem == ItemPath(0, 3) && s.contentSize.height == 90)
    #expect(s.checkInvariants() == nil)
  }

  @Test("There is no frame for what does not exist")
  func absence() {
    let s = solver([1, 2])
    for path in [ItemPath(0, 2), ItemPath(0, -1), ItemPath(1, 0), ItemPath(-1, 0), .empty] {
      #expect(s.frame(of: path) == nil && s.column(of: path) == nil)
    }
    let none = WaterfallSolver(sections: [], values: [], bounds: LayoutSize(width: 50, height: 70), grid: grid)
    var found: [PlacedElement] = []
    #expect(none.elements(in: LayoutRect(x: 0, y: 0, width: 9, height: 9), into: &found) == .always)
    #expect(found.isEmpty && none.contentSize == LayoutSize(width: 50, height: 0))
  }

  @Test("Queries are half open: what ends where the rectangle begins is not found")
  func halfOpen() {
    for mode in [WaterfallMode.shortestColumn, .stickyColumns] {
      let s = solver([Double](repeating: 50, count: 400), columns: .count(1), mode: mode)
      func items(_ y: Double, _ height: Double) -> [Int32] {
        var found: [PlacedElement] = []
        s.elements(in: LayoutRect(x: 0, y: y, width: 200, height: height), into: &found)
        return found.map { $0.key.path.item }
      }
      #expect(items(5_000, 100) == [100, 101])
      #expect(items(4_999.99, 100) == [99, 100, 101])
      #expect(items(5_000, 100.01) == [100, 101, 102])
      #expect(items(5_000.01, 99.98) == [100, 101])
      #expect(items(20_000, 10) == [] && items(19_999.99, 10) == [399])
    }
  }
}

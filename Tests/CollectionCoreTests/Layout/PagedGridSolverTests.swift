import TestSupport
import Testing

@testable import CollectionCore

@Suite("PagedGridSolver")
struct PagedGridSolverTests {
  private let screen = LayoutSize(width: 320, height: 400)
  private let grid = PixelGrid(scale: 2)

  private func plain(_ counts: [Int], _ axis: LayoutAxis = .horizontal) -> PagedGridSolver {
    PagedGridSolver(counts: counts, itemsPerRow: 4, rows: 2, axis: axis, bounds: screen, grid: grid)
  }

  @Test("A page is filled left to right, then down, then the next page begins")
  func rowByRow() {
    let solver = plain([10])
    let corners = (0..<10).map { solver.frame(of: ItemPath(0, $0))!.origin }
    #expect(
      Array(corners.prefix(5)) == [0, 80, 160, 240].map { LayoutPoint(x: $0, y: 0) } + [LayoutPoint(x: 0, y: 200)])
    #expect(corners[7] == LayoutPoint(x: 240, y: 200))
    #expect(corners[8] == LayoutPoint(x: 320, y: 0) && corners[9] == LayoutPoint(x: 400, y: 0))
    #expect(solver.frame(of: ItemPath(0, 0))!.size == LayoutSize(width: 80, height: 200))
    #expect(solver.frame(of: ItemPath(0, 10)) == nil && solver.frame(of: ItemPath(1, 0)) == nil)
    #expect(solver.frame(of: .empty) == nil)
  }

  @Test(
    "The content is a whole number of pages, whatever the last one holds",
    arguments: [
      (0, 0), (1, 1), (7, 1), (8, 1), (9, 2), (16, 2), (17, 3),
    ])
  func wholePages(count: Int, pages: Int) {
    #expect(plain([count]).contentSize == LayoutSize(width: Double(pages) * 320, height: 400))
    #expect(plain([count], .vertical).contentSize == LayoutSize(width: 320, height: Double(pages) * 400))
    #expect(plain([count]).pageCount == pages && plain([count]).pageCount(inSection: 0) == pages)
  }

  @Test("Each section starts a new page and an empty one has none")
  func sections() {
    let solver = plain([0, 9, 0, 0, 1, 8])
    #expect((-1...6).map { solver.pageCount(inSection: $0) } == [0, 0, 2, 0, 0, 1, 1, 0])
    #expect(solver.pageCount == 4)
    #expect(solver.page(of: ItemPath(1, 8)) == 1 && solver.page(of: ItemPath(4, 0)) == 2)
    #expect(solver.frame(of: ItemPath(4, 0))?.x == 640 && solver.frame(of: ItemPath(5, 7))?.x == 960 + 240)
    #expect(solver.page(of: ItemPath(0, 0)) == nil)
  }

  @Test("Insets and spacings are taken from the item size, which is rounded down to a pixel")
  func derivedSize() {
    let inset = LayoutInsets(top: 10, left: 7, bottom: 20, right: 5)
    let solver = PagedGridSolver(
      counts: [12], itemsPerRow: 3, rows: 2, bounds: screen, sectionInset: inset, interitemSpacing: 4,
      lineSpacing: 5.25, grid: grid)
    // (320 − 12 − 8) / 3 = 100; (400 − 30 − 5.25) / 2 = 182.375
    #expect(solver.frame(of: ItemPath(0, 5)) == LayoutRect(x: 7 + 208, y: 197.5, width: 100, height: 182))
    #expect(solver.frame(of: ItemPath(0, 6)) == LayoutRect(x: 327, y: 10, width: 100, height: 182))
    let thirds = PagedGridSolver(counts: [3], itemsPerRow: 3, rows: 1, bounds: screen, grid: grid)
    #expect((0..<3).map { thirds.frame(of: ItemPath(0, $0))!.x } == [0, 106.5, 213])
    let nothing = PagedGridSolver(
      counts: [3], itemsPerRow: 3, rows: 1, bounds: screen, interitemSpacing: 200, grid: grid)
    #expect(nothing.itemSize == LayoutSize(width: 0, height: 400))
  }

  @Test("A given item size is kept, also where it reaches into the next page")
  func givenSize() {
    let solver = PagedGridSolver(
      counts: [4], itemsPerRow: 2, rows: 1, bounds: screen, itemSize: LayoutSize(width: 200.3, height: 50), grid: grid)
    #expect(solver.frame(of: ItemPath(0, 1)) == LayoutRect(x: 200.5, y: 0, width: 200.3, height: 50))
    var found: [PlacedElement] = []
    solver.elements(in: LayoutRect(x: 320, y: 0, width: 10, height: 10), into: &found)
    #expect(found.map { $0.key.path.item } == [1, 2])
  }

  @Test("Zero rows and items in a row count as one")
  func atLeastOne() {
    let solver = PagedGridSolver(counts: [3], itemsPerRow: 0, rows: -4, bounds: screen, grid: grid)
    #expect(solver.pageCount == 3 && solver.itemSize == screen)
  }

  @Test("Scrolling rests on the nearest page, a fast one turns one page, never more")
  func snapping() {
    let solver = plain([80])
    func rest(_ offset: Double, _ velocity: Double = 0, from start: Int? = nil) -> Double {
      solver.snapPage(forOffset: offset, velocity: velocity, startPage: start)
    }
    #expect(rest(159.99) == 0 && rest(160) == 320 && rest(160.01) == 320)
    #expect(rest(10, 0.29, from: 0) == 0 && rest(10, 0.3, from: 0) == 320)
    #expect(rest(600, -0.3, from: 2) == 320 && rest(600, -0.29, from: 2) == 640)
    #expect(rest(1_500, 5, from: 1) == 640 && rest(1_500, 0, from: 1) == 640 && rest(0, -5, from: 4) == 960)
    #expect(rest(-500, -9, from: 0) == 0 && rest(99_999, 9, from: 9) == 2_880 && rest(99_999) == 2_880)
    #expect(rest(.nan, .nan) == 0)
    #expect(plain([]).snapPage(forOffset: 500, velocity: 2) == 0)
    #expect(plain([80], .vertical).snapPage(forOffset: 390, velocity: 0) == 400)
  }

  @Test("A query finds exactly the items that touch, and its window tells the truth, on random grids")
  func randomQueries() {
    for seed in 1...700 as ClosedRange<UInt64> {
      let input = PagedCase(seed: seed)
      guard let message = input.failure else { continue }
      let (least, why) = shrunk(input, message, smaller: { $0.smaller }, failure: { $0.failure })
      Issue.record("seed \(seed): \(why) in \(least)")
      return
    }
  }

  @Test("In a million pages a query finds the few items around a page edge, and the window knows the next ones")
  func manyPages() {
    let solver = plain([8_000_000])
    var found: [PlacedElement] = []
    let window = solver.elements(in: LayoutRect(x: 320_000_000 - 300, y: 0, width: 320, height: 100), into: &found)
    #expect(found.map { $0.key.path.item } == [7_999_992, 7_999_993, 7_999_994, 7_999_995])
    #expect(window.startFrom == 320_000_000 - 320 && window.endUpTo == .infinity)
  }
}

private struct PagedCase {
  var counts: [Int]
  var perRow: Int
  var rows: Int
  var axis: LayoutAxis
  var bounds: LayoutSize
  var inset: LayoutInsets
  var spacing: LayoutSize
  var size: LayoutSize?
  var scale: Double
  var rects: [LayoutRect]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &random)
      return Bool.random(using: &random) ? value.rounded() : value
    }
    counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: -1...30, using: &random) }
    perRow = Int.random(in: 0...5, using: &random)
    rows = Int.random(in: 0...4, using: &random)
    axis = Bool.random(using: &random) ? .horizontal : .vertical
    bounds = LayoutSize(width: number(0...400), height: number(0...400))
    inset = LayoutInsets(top: number(-9...30), left: number(-9...30), bottom: number(0...30), right: number(0...30))
    spacing = LayoutSize(width: number(-10...20), height: number(-10...20))
    size = Bool.random(using: &random) ? nil : LayoutSize(width: number(0...300), height: number(0...300))
    scale = Double(Int.random(in: 1...3, using: &random))
    rects = []
    let content = solver.contentSize
    for _ in 0..<12 {
      rects.append(
        LayoutRect(
          x: number(-50...max(0, content.width)), y: number(-50...max(0, content.height)), width: number(-5...500),
          height: number(-5...500)))
    }
    rects.append(LayoutRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
    // Beyond the last page, where there is nothing.
    rects.append(LayoutRect(x: content.width + 300, y: content.height + 300, width: 50, height: 50))
    rects.append(LayoutRect(x: content.width + 300, y: 0, width: 50, height: 50))
    rects.append(LayoutRect(x: 0, y: content.height + 300, width: 50, height: 50))
    rects.append(LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }

  var solver: PagedGridSolver {
    PagedGridSolver(
      counts: counts, itemsPerRow: perRow, rows: rows, axis: axis, bounds: bounds, sectionInset: inset,
      interitemSpacing: spacing.width, lineSpacing: spacing.height, itemSize: size, grid: PixelGrid(scale: scale))
  }

  var smaller: [PagedCase] {
    var result: [PagedCase] = []
    for rects in withoutSome(rects) where !rects.isEmpty { result.append(with { $0.rects = rects }) }
    for counts in withoutSome(counts) { result.append(with { $0.counts = counts }) }
    for i in counts.indices where counts[i] > 0 { result.append(with { $0.counts[i] -= 1 }) }
    return result
  }

  private func with(_ change: (inout PagedCase) -> Void) -> PagedCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The frames by walking through the items one after the other.
  private var oracle: [PlacedElement] {
    let solver = solver
    let grid = PixelGrid(scale: scale)
    var result: [PlacedElement] = []
    var page = 0
    for section in counts.indices where counts[section] > 0 {
      var (row, column) = (0, 0)
      for item in 0..<counts[section] {
        if column == max(1, perRow) { (row, column) = (row + 1, 0) }
        if row == max(1, rows) { (page, row, column) = (page + 1, 0, 0) }
        var x = inset.left + Double(column) * (solver.itemSize.width + spacing.width)
        var y = inset.top + Double(row) * (solver.itemSize.height + spacing.height)
        if axis == .horizontal { x += Double(page) * bounds.width } else { y += Double(page) * bounds.height }
        result.append(
          PlacedElement(
            key: ElementKey(cell: ItemPath(section, item)),
            frame: LayoutRect(
              x: grid.nearest(x), y: grid.nearest(y), width: solver.itemSize.width, height: solver.itemSize.height)))
        column += 1
      }
      page += 1
    }
    return result
  }

  var failure: String? {
    let solver = solver
    if let wrong = solver.checkInvariants() { return wrong }
    let all = oracle
    for element in all where solver.frame(of: element.key.path) != element.frame {
      return "\(element.key.path) is misplaced"
    }
    return queryFailure(rects, all, axis) { solver.elements(in: $0, into: &$1) }
  }
}

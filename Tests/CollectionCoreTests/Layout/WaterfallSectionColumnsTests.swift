import CollectionCore
import Testing

@Suite("Columns of a waterfall before it is placed") struct WaterfallSectionColumnsTests {
  @Test("Number and width are those that the solver comes to", arguments: [1.0, 2, 3])
  func sameAsSolver(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    for columns in [WaterfallColumns.count(1), .count(3), .count(7), .minimumWidth(45.5), .minimumWidth(1_000)] {
      let section = WaterfallSection(
        itemCount: 1, columns: columns, inset: LayoutInsets(top: 1, left: 7, bottom: 2, right: 4), interitemSpacing: 3)
      let bounds = LayoutSize(width: 317, height: 500)
      let solver = WaterfallSolver(sections: [section], values: [10], bounds: bounds, grid: grid)
      let count = section.numberOfColumns(inExtent: 317, grid: grid)
      #expect(count == solver.numberOfColumns(inSection: 0))
      let frame = try #require(solver.frame(of: ItemPath(0, 0)))
      #expect(section.columnWidth(inExtent: 317, grid: grid) == frame.width)
      for span in 1...count {
        let spanned = WaterfallSolver(
          sections: [section], values: [10], spans: [Int32(span)], bounds: bounds, grid: grid)
        let width = try #require(spanned.frame(of: ItemPath(0, 0))).width
        let told = section.columnWidth(span: span, inExtent: 317, grid: grid)
        #expect((told - width).magnitude <= 1 / scale, "\(span) of \(count) columns: \(told), placed \(width)")
      }
    }
  }

  @Test("A span of more columns than there are covers all, one of none covers one")
  func oddSpans() {
    let section = WaterfallSection(itemCount: 0, columns: .count(2), interitemSpacing: 10)
    let grid = PixelGrid(scale: 2)
    let widths = [-1, 0, 1, 2, 3].map { section.columnWidth(span: $0, inExtent: 110, grid: grid) }
    #expect(widths == [50, 50, 50, 110, 110])
    #expect(section.columnWidth(inExtent: .nan, grid: grid) == 0)
  }
}

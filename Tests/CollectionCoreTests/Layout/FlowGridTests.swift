import CollectionCore
import Testing

/// Sections whose items have one size. Numbers without a source in the title were measured on UIKit at scale 2.
@Suite("Flow layout of equal items") struct FlowGridTests {
  private let metrics = FlowSection(
    items: items(7, 70, 50), inset: insets(10, 12, 14, 16), lineSpacing: 9, interitemSpacing: 7)

  private func sections(_ counts: [Int]) -> [FlowSection] {
    counts.map { count in
      var section = metrics
      section.items = items(count, 70, 50)
      return section
    }
  }

  @Test("The default metrics place five 50-point items on a 320-point line (Semantics 4.23)")
  func defaults() {
    let solver = flow(320, FlowSection(items: items(6, 50, 50)))
    #expect(solver.lefts() == [0, 67.5, 135, 202.5, 270, 0])
    #expect(solver.tops() == [0, 0, 0, 0, 0, 60])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 110))
  }

  @Test("Every line has the gap of a full line, even in a section that fills none (Semantics 4.15, 4.24)")
  func gridGaps() {
    let solver = flow(320, sections([7, 5, 1]))
    #expect(
      solver.itemTexts(0) == [
        "12,10,70,50", "123,10,70,50", "234,10,70,50", "12,69,70,50", "123,69,70,50", "234,69,70,50", "12,128,70,50",
      ])
    #expect(
      solver.itemTexts(1) == ["12,202,70,50", "123,202,70,50", "234,202,70,50", "12,261,70,50", "123,261,70,50"])
    #expect(solver.itemTexts(2) == ["12,335,70,50"])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 399))
  }

  @Test("Two items where three fit stand one full gap apart (Semantics 4.15)")
  func sectionShorterThanLine() {
    let solver = flow(320, sections([2]))
    #expect(solver.lefts() == [12, 123])
  }

  @Test(
    "Positions are rounded to the nearest pixel one by one: 104.333 to 104.5, 196.667 to 196.5 (Semantics 4.22, 4.25)")
  func nearestPixel() {
    let solver = flow(375, sections([7, 5, 1]))
    #expect(solver.lefts() == [12, 104.5, 196.5, 289, 12, 104.5, 196.5])
    #expect(solver.contentSize == LayoutSize(width: 375, height: 340))
    #expect(solver.itemTexts(2) == ["12,276,70,50"])
  }

  @Test("The layout's breadth is what insets of the content leave (Semantics 4.8, 4.26)")
  func contentInset() {
    let solver = flow(270, sections([7, 5, 1]))
    #expect(solver.lefts() == [12, 98, 184, 12, 98, 184, 12])
    #expect(solver.contentSize == LayoutSize(width: 270, height: 399))
  }

  @Test(
    "Insets of a reference enter as section insets: margins 30 and 5, then content insets 20 and 30 (Semantics 4.39)"
  )
  func referenceInsets() {
    var section = metrics
    section.inset = insets(10, 42, 14, 21)
    #expect(flow(320, section).lefts().prefix(3) == [42, 135.5, 229])
    section.inset = insets(10, 0, 14, 0)
    #expect(flow(270, section).lefts().prefix(3) == [0, 100, 200])
  }

  @Test("A last line of one item stands at the inset when more would fit (Semantics 4.29)")
  func lastLineOfOne() {
    let solver = flow(
      320,
      [7, 2].map {
        FlowSection(
          items: items($0, 90, 30), inset: insets(5, 12, 5, 12), lineSpacing: 10, interitemSpacing: 6, headerLength: 30)
      })
    #expect(
      solver.itemTexts(0) == [
        "12,35,90,30", "115,35,90,30", "218,35,90,30", "12,75,90,30", "115,75,90,30", "218,75,90,30", "12,115,90,30",
      ])
    #expect(solver.itemTexts(1) == ["12,185,90,30", "115,185,90,30"])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 220))
  }

  @Test("One item that fills more than half of a line is centred on every line (Semantics 4.18)")
  func singleColumn() {
    #expect(flow(320, FlowSection(items: items(4, 200, 29))).lefts() == [60, 60, 60, 60])
  }

  @Test("An item broader than the line begins at the inset and does not enlarge the content (Semantics 4.19)")
  func oversized() {
    let solver = flow(320, FlowSection(items: items(2, 400, 30), inset: insets(0, 12, 0, 4)))
    #expect(solver.lefts() == [12, 12])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 70))
  }

  @Test("Seven columns that fit on paper are seven by division (Semantics 4.9a, 4.10)")
  func exactFitByDivision() {
    let width = (320.0 - 6 * 5) / 7
    let solver = flow(320, FlowSection(items: items(8, width, 30), interitemSpacing: 5))
    #expect(solver.lineCounts() == [7, 1])
    #expect(solver.firstNearMiss == nil)
  }

  @Test("Four items of 200 with spacing 8 and insets 5 fit in 834 exactly")
  func exactFit() {
    let solver = flow(
      834, FlowSection(items: items(8, 200, 100), inset: insets(0, 5, 0, 5), lineSpacing: 8, interitemSpacing: 8))
    #expect(solver.lefts() == [5, 213, 421, 629, 5, 213, 421, 629])
    #expect(solver.lineCounts() == [4, 4])
  }

  @Test("A hundredth of a point more or less decides how many fit", arguments: [(105.01, 2), (105, 3), (104.99, 3)])
  func countAtTheEdge(width: Double, count: Int) {
    let solver = flow(320, FlowSection(items: items(3, width, 10), interitemSpacing: 2.5))
    #expect(solver.lineCounts() == (count == 3 ? [3] : [2, 1]))
  }

  @Test("Sizes given one by one make a grid when all are equal in both directions (Semantics 4.16c)")
  func equalSizesAreGrid() {
    let solver = flow(320, FlowSection(items: widths([90, 90, 90, 90], height: 30), interitemSpacing: 6))
    #expect(solver.lefts() == [0, 115, 230, 0])
    #expect(flow(320, FlowSection(items: widths([90, 90], height: 30), interitemSpacing: 6)).lefts() == [0, 115])
  }

  @Test("A list of equal lengths is a grid too (Semantics 4.16c)")
  func equalLengthsAreGrid() {
    let solver = flow(320, FlowSection(items: .lengths([30, 30], breadth: 90), interitemSpacing: 6))
    #expect(solver.lefts() == [0, 115])
  }

  @Test("Items without extent take no room and stand at the inset, all on one line")
  func zeroSizes() {
    let solver = flow(320, FlowSection(items: items(5, 0, 0), inset: insets(1, 2, 3, 4), interitemSpacing: 0))
    #expect(solver.lefts() == [2, 2, 2, 2, 2])
    #expect(solver.tops() == [1, 1, 1, 1, 1])
    #expect(solver.contentSize.height == 4)
  }

  @Test("A million items cost no more memory and time than one")
  func millions() {
    let solver = flow(320, FlowSection(items: items(1_000_000, 70, 50)))
    #expect(solver.contentSize.height == 250_000 * 60 - 10)
    #expect(solver.frame(ofItem: ItemPath(0, 999_999))?.text == "250,14999940,70,50")
    #expect(solver.frame(ofItem: ItemPath(0, 1_000_000)) == nil)
  }
}

import CollectionCore
import Testing

/// Sections whose items differ. Numbers were measured on UIKit at scale 2 where a rule is named.
@Suite("Flow layout of different items") struct FlowLineTests {
  private func delegateSizes(_ count: Int) -> FlowItems {
    var list: [LayoutSize] = []
    for item in 0..<count {
      let width: Int = 60 + 10 * (item % 3)
      let height: Int = 40 + 6 * (item % 4)
      list.append(LayoutSize(width: Double(width), height: Double(height)))
    }
    return .sizes(list)
  }

  private func delegateSections(_ insetList: [LayoutInsets]) -> [FlowSection] {
    zip([7, 5, 1], insetList).map { count, inset in
      FlowSection(
        items: delegateSizes(count), inset: inset, lineSpacing: 9, interitemSpacing: 7, headerLength: 24)
    }
  }

  @Test(
    "A full line is justified, the last has the minimum spacing, items are centred on it (Semantics 4.14–4.20, 4.27)"
  )
  func delegateLines() {
    let solver = flow(320, delegateSections([insets(4, 6, 8, 10), insets(7, 11, 9, 14), insets(10, 16, 10, 18)]))
    #expect(
      solver.itemTexts(0) == [
        "6,37,60,40", "77.5,34,70,46", "158.5,31,80,52", "250,28,60,58", "6,101,70,40", "83,98,80,46", "170,95,60,52",
      ])
    #expect(
      solver.itemTexts(1) == [
        "11,195,60,40", "79.5,192,70,46", "157.5,189,80,52", "246,186,60,58", "11,253,70,40",
      ])
    #expect(solver.itemTexts(2) == ["16,336,60,40"])
    #expect((0..<3).map { solver.frame(ofHeader: $0)!.text } == ["0,0,320,24", "0,155,320,24", "0,302,320,24"])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 386))
  }

  @Test("In a width of 308 the second section breaks after three items")
  func narrower() {
    let solver = flow(308, delegateSections([insets(4, 6, 8, 10), insets(7, 11, 9, 14), insets(10, 16, 10, 18)]))
    #expect(solver.lefts(0) == [6, 73.5, 150.5, 238, 6, 83, 170])
    #expect(
      solver.itemTexts(1) == ["11,192,60,40", "107.5,189,70,46", "214,186,80,52", "11,247,60,58", "78,256,70,40"])
    #expect(solver.contentSize == LayoutSize(width: 308, height: 398))
  }

  @Test("A line of three, a line of three and a last line of one, in a width of 277")
  func threeLines() {
    let solver = flow(277, delegateSections([insets(4, 0, 8, 7), insets(7, 0, 9, 11), insets(10, 0, 10, 15)]))
    #expect(
      solver.itemTexts(0) == [
        "0,34,60,40", "90,31,70,46", "190,28,80,52", "0,89,60,58", "90,98,70,40", "190,95,80,46", "0,156,60,52",
      ])
    #expect(solver.lefts(1) == [0, 88, 186, 0, 67])
    #expect(solver.contentSize == LayoutSize(width: 277, height: 459))
  }

  @Test("A section on one line is its last line: minimum spacing, no justification (Semantics 4.16, 4.28)")
  func oneLine() {
    let section = FlowSection(
      items: delegateSizes(7), inset: insets(10, 12, 14, 16), lineSpacing: 9, interitemSpacing: 7)
    let solver = flow(768, section)
    #expect(solver.lefts() == [12, 79, 156, 243, 310, 387, 474])
    #expect(solver.tops() == [19, 16, 13, 10, 19, 16, 13])
  }

  @Test(
    "A single item is centred; a last one that fits twice and a broad one stand at the inset (Semantics 4.17–4.19)"
  )
  func singleItems() {
    let solver = flow(320, FlowSection(items: widths([58.5, 697, 209.5, 24.5, 739, 33])))
    #expect(solver.lefts() == [131, 0, 0, 295.5, 0, 0])
    #expect(solver.tops() == [0, 39, 78, 78, 117, 156])
    #expect(solver.contentSize == LayoutSize(width: 320, height: 185))
  }

  @Test(
    "A last item that two of it do not fit beside is centred, at the edge by a hundredth",
    arguments: [(155.0, 0.0), (155.01, 82.5), (154.99, 0)])
  func lastSingle(width: Double, x: Double) {
    let solver = flow(320, FlowSection(items: widths([300, width])))
    #expect(solver.lefts() == [10, x])
    #expect(solver.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 99)).map { $0.frame.x } == [10, x])
  }

  @Test("Items of 200 points and different heights are centred on every line (Semantics 4.18)")
  func centredList() {
    let solver = flow(320, FlowSection(items: sizes([(200, 29), (200, 97), (200, 46), (200, 29)])))
    #expect(solver.lefts() == [60, 60, 60, 60])
    #expect(solver.tops() == [0, 39, 146, 202])
    #expect(solver.contentSize.height == 231)
  }

  @Test("A last line of three is left aligned below justified ones (Semantics 5.8)")
  func lastLineMixed() {
    let solver = flow(320, FlowSection(items: widths([117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5])))
    #expect(solver.lefts() == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
    let shorter = flow(320, FlowSection(items: widths([117, 100.5, 83.5, 66.5, 100.5])))
    #expect(shorter.lefts() == [0, 219.5, 0, 93.5, 170])
    #expect(shorter.contentSize.height == 68)
  }

  @Test(
    "Two items of 155 and a spacing of 10 fit in 320, and no more than that",
    arguments: [(155.0, [2]), (155.01, [1, 1]), (154.99, [2])])
  func exactPair(width: Double, lines: [Int]) {
    let solver = flow(320, FlowSection(items: sizes([(width, 30), (width, 31)])))
    #expect(solver.lineCounts() == lines)
    if width == 155 { #expect(solver.lefts() == [0, 165]) }
  }

  @Test(
    "Different heights alone end the grid of sizes known up front, and not that of self-sized items (Semantics 4.16c)")
  func heightsAndGrid() {
    let heights: [(Double, Double)] = [(90, 29), (90, 233), (90, 80), (90, 29), (90, 233)]
    var section = FlowSection(
      items: sizes(heights), inset: insets(5, 12, 5, 12), lineSpacing: 10, interitemSpacing: 6, headerLength: 30)
    #expect(flow(320, section).lefts() == [12, 115, 218, 12, 108])
    section.equalAcrossIsGrid = true
    #expect(flow(320, section).lefts() == [12, 115, 218, 12, 115])
  }

  @Test(
    "Self-sized items of one width: lines as tall as their tallest item, the spacing of a full line (Semantics 4.16c)")
  func selfSizedGrid() {
    let solver = flow(
      320,
      FlowSection(
        items: sizes([(90, 29), (90, 233), (90, 80), (90, 29), (90, 233), (90, 29)]), inset: insets(5, 12, 5, 12),
        lineSpacing: 10, interitemSpacing: 6, headerLength: 30, equalAcrossIsGrid: true))
    #expect(
      solver.itemTexts(0) == [
        "12,137,90,29", "115,35,90,233", "218,111.5,90,80", "12,380,90,29", "115,278,90,233", "218,380,90,29",
      ])
    #expect(solver.contentSize.height == 516)
  }

  @Test(
    "Exact fits break by adding up, not by division (Semantics 4.9a)", arguments: [(320.0, 5.0, 7, 6), (390, 5, 3, 2)])
  func exactFitByAddition(width: Double, spacing: Double, columns: Int, fitting: Int) {
    let item = (width - spacing * Double(columns - 1)) / Double(columns)
    let heights = (0..<columns + 1).map { (item, 30 + Double($0)) }
    #expect(flow(width, FlowSection(items: sizes(heights), interitemSpacing: spacing)).lineCounts()[0] == fitting)
    let bulk = FlowItems.lengths(heights.map { $0.1 }, breadth: item)
    #expect(flow(width, FlowSection(items: bulk, interitemSpacing: spacing)).lineCounts()[0] == fitting)
  }

  @Test("Positions add up unrounded: rows of 44.1111 stand at 541, 595, 649.5 (Semantics 4.22)")
  func unroundedSums() {
    let measured: [Double] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
    let rest = [Double](repeating: 397.0 / 9, count: 31)
    let solver = flow(320, FlowSection(items: .lengths(measured + rest, breadth: 320), equalAcrossIsGrid: true))
    let tops: [Double] = [
      487, 541, 595, 649.5, 703.5, 757.5, 811.5, 866, 920, 974, 1028, 1082, 1136.5, 1190.5, 1244.5, 1298.5, 1353, 1407,
      1461, 1515, 1569, 1623.5, 1677.5, 1731.5, 1785.5, 1840, 1894, 1948, 2002, 2056, 2110.5,
    ]
    #expect(Array(solver.tops().suffix(31)) == tops)
    #expect(solver.frame(ofItem: ItemPath(0, 20))?.height == 397.0 / 9)
    #expect(solver.contentSize == LayoutSize(width: 320, height: 2154))
  }

  @Test("The three ways of giving the same sizes give the same frames")
  func formsAgree() {
    let lengths = (0..<100).map { 20 + Double($0 * 7 % 13) }
    for breadth in [320.0, 90, 150] {
      let bulk = flow(320, FlowSection(items: .lengths(lengths, breadth: breadth)))
      let single = flow(320, FlowSection(items: sizes(lengths.map { (breadth, $0) })))
      #expect(bulk.itemTexts(0) == single.itemTexts(0))
      #expect(bulk.contentSize == single.contentSize)
    }
  }
}

import CollectionCore
import Testing

@Suite("Flow layout diagnostics") struct FlowDiagnosticsTests {
  @Test(
    "An item broader than its line is named, an equal one is not (Semantics 4.33)",
    arguments: [(300.0, false), (300.01, true), (299.99, false)])
  func oversized(width: Double, isNamed: Bool) {
    let inset = insets(0, 12, 0, 8)
    let fine = FlowSection(items: items(2, 20, 20))
    let expected = isNamed ? ItemPath(1, 0) : nil
    #expect(flow(320, [fine, FlowSection(items: items(3, width, 20), inset: inset)]).firstOversizedItem == expected)
    let list = FlowItems.lengths([10, 20], breadth: width)
    #expect(flow(320, [fine, FlowSection(items: list, inset: inset)]).firstOversizedItem == expected)
    let among = FlowSection(items: sizes([(30, 20), (40, 20), (width, 9), (1000, 1)]), inset: inset)
    #expect(flow(320, [fine, among]).firstOversizedItem == (isNamed ? ItemPath(1, 2) : ItemPath(1, 3)))
    let alone = FlowSection(items: sizes([(290, 20), (width, 9)]), inset: inset)
    #expect(flow(320, [fine, alone]).firstOversizedItem == (isNamed ? ItemPath(1, 1) : nil))
  }

  @Test("Length is no reason to warn, whichever axis it is")
  func longItems() {
    #expect(flow(100, FlowSection(items: items(1, 10, 1000))).firstOversizedItem == nil)
    #expect(flow(100, FlowSection(items: items(1, 1000, 10)), axis: .horizontal).firstOversizedItem == nil)
    #expect(flow(100, FlowSection(items: items(1, 10, 1000)), axis: .horizontal).firstOversizedItem == ItemPath(0, 0))
  }

  @Test(
    "Columns that fit on paper and wrap by a rounding error are near misses",
    arguments: [(390.0, 5.0, 3), (393, 5, 3), (390, 8, 3), (393, 8, 3), (320, 5, 7), (414, 1, 6)])
  func nearMiss(width: Double, spacing: Double, columns: Int) throws {
    let item = (width - spacing * Double(columns - 1)) / Double(columns)
    let heights = (0..<columns).map { (item, 30 + Double($0)) }
    let solver = flow(width, FlowSection(items: sizes(heights), interitemSpacing: spacing))
    let miss = try #require(solver.firstNearMiss)
    #expect(miss.path == ItemPath(0, columns - 1))
    #expect(miss.overflow > 0 && miss.overflow < 1e-12)
    #expect(solver.lineCounts() == [columns - 1, 1])
    let rounded = heights.map { (($0.0 * 2).rounded(.down) / 2, $0.1) }
    #expect(flow(width, FlowSection(items: sizes(rounded), interitemSpacing: spacing)).firstNearMiss == nil)
    let bulk = FlowSection(items: .lengths(heights.map { $0.1 }, breadth: item), interitemSpacing: spacing)
    #expect(flow(width, bulk).firstNearMiss == miss)
  }

  @Test("Three columns of 126.667 with spacing 5 are two in 390 by division too, and the error is named")
  func uniformNearMiss() throws {
    let section = FlowSection(items: items(4, (390.0 - 10) / 3, 40), interitemSpacing: 5)
    let solver = flow(390, section)
    #expect(solver.lineCounts() == [2, 2])
    #expect(solver.lefts().prefix(2) == [0, 263.5])
    #expect(solver.firstNearMiss?.path == ItemPath(0, 2))
    #expect(abs(solver.firstNearMiss!.overflow - 5.684e-14) < 1e-16)
    #expect(flow(390, FlowSection(items: items(2, (390.0 - 10) / 3, 40), interitemSpacing: 5)).firstNearMiss == nil)
  }

  @Test("A pair that misses by a millionth of a point is meant, by less it is not")
  func tolerance() {
    let meant = flow(100, FlowSection(items: sizes([(50, 10), (40.000002, 11)])))
    #expect(meant.firstNearMiss == nil && meant.lineCounts() == [1, 1])
    let error = flow(100, FlowSection(items: sizes([(50, 10), (40.0000005, 11)])))
    #expect(error.firstNearMiss?.path == ItemPath(0, 1))
    #expect(abs(error.firstNearMiss!.overflow - 5e-7) < 1e-10)
  }

  @Test(
    "An extent that is no number, infinite or negative counts as 0 and is named",
    arguments: [-1, Double.nan, .infinity])
  func invalid(extent: Double) {
    let fine = FlowSection(items: items(1, 10, 10))
    let solver = flow(100, [fine, FlowSection(items: sizes([(20, 10), (30, extent), (extent, 10)]))])
    #expect(solver.firstInvalidItem == ItemPath(1, 1))
    #expect(solver.itemTexts(1) == ["0,10,20,10", "30,15,30,0", "70,10,0,10"])
    let list = flow(100, [fine, FlowSection(items: .lengths([10, extent, 10], breadth: 100), lineSpacing: 1)])
    #expect(list.firstInvalidItem == ItemPath(1, 1))
    #expect(list.tops(1) == [10, 21, 22])
    let uniform = flow(100, [fine, FlowSection(items: items(2, extent, 10), interitemSpacing: 0)])
    #expect(uniform.firstInvalidItem == ItemPath(1, 0))
    #expect(uniform.itemTexts(1) == ["0,10,0,10", "0,10,0,10"])
    let breadth = flow(100, FlowSection(items: .lengths([10, 20], breadth: extent)))
    #expect(breadth.firstInvalidItem == ItemPath(0, 0))
    #expect(breadth.itemTexts(0) == ["0,5,0,10", "10,0,0,20"])
    #expect(solver.checkInvariants() == nil && list.checkInvariants() == nil)
  }

  @Test("Unusable sizes of items that are not there are no matter")
  func noItems() {
    #expect(flow(100, FlowSection(items: items(0, -1, -1))).firstInvalidItem == nil)
    #expect(flow(100, FlowSection(items: .lengths([], breadth: .nan))).firstInvalidItem == nil)
  }

  @Test("Metrics that are no number or infinite count as 0", arguments: [Double.nan, .infinity, -.infinity])
  func invalidMetrics(value: Double) {
    let section = FlowSection(
      items: widths([40, 70]), inset: insets(value, value, value, value), lineSpacing: value, interitemSpacing: value,
      headerLength: value, footerLength: value)
    let clean = FlowSection(items: widths([40, 70]), lineSpacing: 0, interitemSpacing: 0)
    #expect(flow(100, [section, clean]).allElements() == flow(100, [clean, clean]).allElements())
  }

  @Test("Enormous numbers neither trap nor hang")
  func enormous() {
    for value in [1e300, Double.greatestFiniteMagnitude] {
      let solver = flow(
        100,
        [
          FlowSection(items: items(9, 1e-300, 10), inset: insets(0, value, 0, 0)),
          FlowSection(items: items(9, value, value), lineSpacing: value, interitemSpacing: -value),
          FlowSection(items: sizes([(value, value), (1, value)]), lineSpacing: value),
          FlowSection(items: items(9, 1, 1)),
        ])
      _ = solver.allElements()
      _ = solver.elements(in: LayoutRect(x: 0, y: -value, width: 100, height: value))
      #expect(solver.frame(ofItem: ItemPath(3, 8))?.size == LayoutSize(width: 1, height: 1))
      #expect(solver.firstOversizedItem != nil)
    }
  }
}

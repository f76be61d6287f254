import CollectionCore
import Testing

@Suite("Flow layout pinning") struct FlowPinningTests {
  /// Two sections of 200 points: header 30, rows to 170 and, with a footer, 30 more.
  private func solver(inset: Double = 0) -> FlowSolver {
    let section = FlowSection(
      items: items(4, 100, 40), inset: insets(0, 0, inset, 0), lineSpacing: 10.0 / 3, headerLength: 30)
    return flow(100, [section, section])
  }

  private func pinned(_ offset: Double, headers: Bool = true, footers: Bool = false, height: Double = 300)
    -> FlowPinning
  {
    FlowPinning(headers: headers, footers: footers, visibleStart: offset, visibleEnd: offset + height)
  }

  @Test(
    "A header stays at the visible start and is pushed out by the end of its section (Semantics 4.41, 4.44)",
    arguments: [(-20.0, 0.0), (0, 0), (0.5, 0.5), (169.5, 169.5), (170, 170), (170.5, 170), (185, 170), (400, 170)])
  func header(offset: Double, y: Double) {
    let solver = solver()
    #expect(solver.contentSize.height == 400)
    #expect(solver.pinnedFrame(ofHeader: 0, pinning: pinned(offset))?.y == y)
    #expect(solver.pinnedFrame(ofHeader: 1, pinning: pinned(offset))?.y == max(200, min(offset, 370)))
  }

  @Test("The end that pushes a header is that of the last row, without inset and footer (Semantics 4.41a)")
  func endOfRows() {
    let section = FlowSection(
      items: items(1, 100, 88), inset: insets(0, 0, 12, 0), headerLength: 30, footerLength: 20)
    let solver = flow(100, section)
    #expect(solver.pinnedFrame(ofHeader: 0, pinning: pinned(100))?.y == 88)
  }

  @Test("A header longer than its rows, or without rows, stays where it is")
  func nothingToPinTo() {
    let short = flow(100, FlowSection(items: items(1, 100, 10), inset: insets(0, 0, 500, 0), headerLength: 30))
    #expect(short.pinnedFrame(ofHeader: 0, pinning: pinned(35))?.y == 10)
    let negative = flow(100, FlowSection(items: items(1, 100, 10), inset: insets(-25, 0, 0, 0), headerLength: 30))
    #expect(negative.pinnedFrame(ofHeader: 0, pinning: pinned(5))?.y == 0)
    let empty = FlowSection(items: items(0, 1, 1), inset: insets(100, 0, 100, 0), headerLength: 30, footerLength: 30)
    #expect(flow(100, empty).pinnedFrame(ofHeader: 0, pinning: pinned(50))?.y == 0)
    let above = pinned(-250, footers: true)
    #expect(flow(100, empty).pinnedFrame(ofFooter: 0, pinning: above)?.y == 230)
  }

  @Test(
    "A footer stays at the visible end and is pushed out by its section's first row (Semantics 4.41a, 4.42)",
    arguments: [(500.0, 166.0), (186, 166), (185.5, 165.5), (100, 80), (50.5, 30.5), (50, 30), (40, 30), (-100, 30)])
  func footer(end: Double, y: Double) {
    let section = FlowSection(
      items: items(3, 100, 40), inset: insets(5, 0, 6, 0), lineSpacing: 5, headerLength: 25, footerLength: 20)
    let solver = flow(100, section)
    #expect(solver.frame(ofFooter: 0)?.y == 166)
    let pinning = FlowPinning(headers: false, footers: true, visibleStart: end - 100, visibleEnd: end)
    #expect(solver.pinnedFrame(ofFooter: 0, pinning: pinning)?.y == y)
    #expect(solver.pinnedFrame(ofHeader: 0, pinning: pinning)?.y == 0)
  }

  @Test("Headers and footers pin each by its own flag, across both axes")
  func flags() {
    let section = FlowSection(items: items(4, 40, 100), headerLength: 30, footerLength: 30)
    let solver = flow(100, section, axis: .horizontal)
    for headers in [true, false] {
      for footers in [true, false] {
        let pinning = FlowPinning(headers: headers, footers: footers, visibleStart: 50, visibleEnd: 120)
        #expect(solver.pinnedFrame(ofHeader: 0, pinning: pinning)?.text == (headers ? "50,0,30,100" : "0,0,30,100"))
        #expect(solver.pinnedFrame(ofFooter: 0, pinning: pinning)?.text == (footers ? "90,0,30,100" : "220,0,30,100"))
      }
    }
  }

  @Test("A query finds pinned elements where they are, above cells, and gives no window (Semantics 4.43)")
  func query() {
    var result: [PlacedElement] = []
    let rect = LayoutRect(x: 0, y: 100, width: 100, height: 20)
    let window = solver().elements(in: rect, pinning: pinned(100), into: &result)
    #expect(window == .never)
    #expect(result.map { $0.zIndex } == [0, 0, 10])
    #expect(result[2].key == ElementKey(.supplementary, kind: 1, path: ItemPath(0, 0)))
    #expect(result[2].frame.text == "0,100,100,30")
    result.removeAll()
    #expect(solver().elements(in: rect, pinning: pinned(100, headers: false), into: &result) != .never)
    #expect(result.map { $0.zIndex } == [0, 0])
  }
}

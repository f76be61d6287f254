import CollectionCore
import Testing

@Suite("Flow layout queries") struct FlowQueryTests {
  private func texts(_ elements: [PlacedElement]) -> [String] {
    elements.map { "\($0.key.kind):\($0.key.path.section).\($0.key.path.item)" }
  }

  @Test("Cells come first by path, then headers, then footers, with zIndex 0 and 10 (Semantics 4.7, 4.43)")
  func order() {
    let section = FlowSection(items: items(2, 100, 20), lineSpacing: 0, headerLength: 10, footerLength: 10)
    let answer = flow(100, [section, section]).elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 120))
    #expect(texts(answer) == ["0:0.0", "0:0.1", "0:1.0", "0:1.1", "1:0.0", "1:1.0", "2:0.0", "2:1.0"])
    #expect(answer.map { $0.zIndex } == [0, 0, 0, 0, 10, 10, 10, 10])
    #expect(answer == answer.sorted { $0.key < $1.key })
  }

  @Test(
    "What only shares an edge with the rectangle is not in it",
    arguments: [
      (20.0, 20.0, ["0:0.1"]), (19.99, 20, ["0:0.0", "0:0.1"]), (20, 20.01, ["0:0.1", "0:0.2"]),
      (20.01, 19.98, ["0:0.1"]),
      (30, 0, ["0:0.1"]), (20, 0, []), (-50, 50, []), (60, 10, []), (-1e9, 2e9, ["0:0.0", "0:0.1", "0:0.2"]),
    ])
  func edges(start: Double, length: Double, expected: [String]) {
    for items in [items(3, 100, 20), .lengths([20, 20, 20], breadth: 100), sizes([(99, 20), (100, 20), (98, 20)])] {
      let solver = flow(100, FlowSection(items: items, lineSpacing: 0))
      #expect(texts(solver.elements(in: LayoutRect(x: 0, y: start, width: 100, height: length))) == expected)
    }
  }

  @Test("A rectangle that is narrower than the layout meets the columns it touches, also on a line's shorter items")
  func columns() {
    let solver = flow(100, FlowSection(items: sizes([(40, 10), (40, 50), (30, 10)]), interitemSpacing: 10))
    #expect(solver.tops() == [20, 0, 60])
    #expect(texts(solver.elements(in: LayoutRect(x: 0, y: 0, width: 40, height: 20))) == [])
    #expect(texts(solver.elements(in: LayoutRect(x: 0, y: 0, width: 40, height: 20.5))) == ["0:0.0"])
    #expect(texts(solver.elements(in: LayoutRect(x: 40, y: 0, width: 20, height: 60))) == [])
    #expect(texts(solver.elements(in: LayoutRect(x: 40, y: 0, width: 20.5, height: 60))) == ["0:0.1"])
  }

  @Test(
    "A rectangle that is no rectangle meets nothing, and no window holds for it", arguments: [Double.nan, .infinity])
  func noRectangle(value: Double) {
    let solver = flow(100, FlowSection(items: items(3, 100, 20)))
    var answer: [PlacedElement] = []
    let window = solver.elements(in: LayoutRect(x: -value, y: 0, width: value, height: 10), into: &answer)
    #expect(answer.isEmpty && window == .never)
  }

  @Test("Scrolled by a point, a list of 28-point rows stays in its window 26 times of 28", arguments: [true, false])
  func windowSize(uniform: Bool) {
    let lengths = [Double](repeating: 28, count: 999) + [29]
    let items = uniform ? items(1000, 320, 28) : .lengths(lengths, breadth: 320)
    let solver = flow(320, FlowSection(items: items, lineSpacing: 0))
    var window = QueryWindow.never
    var asked = 0
    for offset in 0..<2800 {
      if window.holds(start: Double(offset), end: Double(offset) + 667) { continue }
      var answer: [PlacedElement] = []
      window = solver.elements(in: LayoutRect(x: 0, y: Double(offset), width: 320, height: 667), into: &answer)
      asked += 1
    }
    #expect(asked == 200)
  }

  @Test("A query looks at the sections it meets, not at a million empty ones between them")
  func emptySections() {
    var solver = FlowSolver(axis: .vertical, breadth: 100, scale: 2)
    let full = FlowSection(items: items(1, 100, 20))
    solver.append(full)
    for _ in 0..<100_000 { solver.append(FlowSection(items: .sizes([]))) }
    solver.append(full)
    #expect(solver.contentSize.height == 40)
    #expect(texts(solver.elements(in: LayoutRect(x: 0, y: 10, width: 100, height: 20))) == ["0:0.0", "0:100001.0"])
    #expect(solver.checkInvariants() == nil)
  }

  @Test("A section pulled up by a negative inset is found above the one in front of it")
  func negativeInset() {
    let tall = FlowSection(items: items(1, 100, 100))
    let pulled = FlowSection(items: items(1, 100, 10), inset: insets(-90, 0, 0, 0))
    let solver = flow(100, [tall, pulled, tall])
    #expect(solver.tops(1) == [10])
    #expect(texts(solver.elements(in: LayoutRect(x: 0, y: 5, width: 100, height: 10))) == ["0:0.0", "0:1.0"])
    #expect(texts(solver.elements(in: LayoutRect(x: 0, y: 30, width: 100, height: 10))) == ["0:0.0", "0:2.0"])
  }
}

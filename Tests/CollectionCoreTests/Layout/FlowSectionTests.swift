import CollectionCore
import Testing

@Suite("Flow layout sections") struct FlowSectionTests {
  @Test("A section is header, inset, lines, inset, footer; insets do not move header and footer (Semantics 4.12)")
  func parts() {
    let section = FlowSection(
      items: items(3, 100, 20), inset: insets(4, 6, 8, 10), lineSpacing: 5, headerLength: 24, footerLength: 13)
    let solver = flow(200, [section, section])
    #expect(solver.frame(ofHeader: 0)?.text == "0,0,200,24")
    #expect(solver.itemTexts(0) == ["48,28,100,20", "48,53,100,20", "48,78,100,20"])
    #expect(solver.frame(ofFooter: 0)?.text == "0,106,200,13")
    #expect(solver.frame(ofHeader: 1)?.text == "0,119,200,24")
    #expect(solver.contentSize == LayoutSize(width: 200, height: 238))
  }

  @Test("A header or footer without length is no element (Semantics 4.6)")
  func noLength() {
    let solver = flow(200, FlowSection(items: items(1, 20, 20), headerLength: 0, footerLength: -3))
    #expect(solver.frame(ofHeader: 0) == nil)
    #expect(solver.frame(ofFooter: 0) == nil)
    #expect(solver.elements(in: LayoutRect(x: 0, y: -9, width: 200, height: 99)).count == 1)
  }

  @Test("A section without items keeps header, insets and footer (Semantics 4.31)")
  func emptySection() {
    let full = FlowSection(items: items(1, 20, 20), headerLength: 10)
    let empty = FlowSection(items: items(0, 20, 20), inset: insets(3, 0, 4, 0), headerLength: 10, footerLength: 5)
    let none = FlowSection(items: .sizes([]), inset: insets(1, 0, 1, 0))
    let solver = flow(200, [full, empty, none, .init(items: .lengths([], breadth: 9)), full])
    #expect(solver.frame(ofHeader: 1)?.text == "0,30,200,10")
    #expect(solver.frame(ofFooter: 1)?.text == "0,47,200,5")
    #expect(solver.frame(ofHeader: 4)?.text == "0,54,200,10")
    #expect(solver.contentSize.height == 84)
    #expect(solver.checkInvariants() == nil)
  }

  @Test("A layout without sections, and one with nothing in them, has no length")
  func nothing() {
    #expect(flow(200, []).contentSize == LayoutSize(width: 200, height: 0))
    let solver = flow(200, [FlowSection(items: .sizes([])), FlowSection(items: .sizes([]))])
    #expect(solver.contentSize == LayoutSize(width: 200, height: 0))
    #expect(solver.elements(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)).isEmpty)
  }

  @Test("Lines are exactly the line spacing apart, and none follows the last (Semantics 4.11)")
  func lineSpacing() {
    let solver = flow(100, FlowSection(items: sizes([(60, 20), (70, 30), (80, 10)]), lineSpacing: 3.5))
    #expect(solver.tops() == [0, 23.5, 57])
    #expect(solver.contentSize.height == 67)
  }

  @Test("A negative line spacing laps lines over each other, even more than a line's length")
  func negativeSpacing() {
    let cards = flow(100, FlowSection(items: .lengths([80, 90, 80], breadth: 100), lineSpacing: -60))
    #expect(cards.tops() == [0, 20, 50])
    #expect(cards.contentSize.height == 130)
    let upwards = flow(100, FlowSection(items: .lengths([20, 30, 20], breadth: 100), lineSpacing: -50))
    #expect(upwards.tops() == [0, -30, -50])
    #expect(upwards.contentSize.height == 0)
    #expect(upwards.elements(in: LayoutRect(x: 0, y: -40, width: 100, height: 11)).map { $0.key.path.item } == [1, 2])
  }

  @Test("Content without a whole number of pixels ends at the last full one")
  func fractionalContent() {
    #expect(flow(100, FlowSection(items: items(1, 10, 44.4444))).contentSize.height == 44)
    #expect(flow(100, FlowSection(items: items(1, 10, 44.5))).contentSize.height == 44.5)
    #expect(flow(100, [FlowSection(items: items(3, 100, 1.0 / 3), lineSpacing: 0)], scale: 3).contentSize.height == 1)
  }

  @Test("A breadth that insets use up leaves one item a line, at the inset")
  func noBreadth() {
    let solver = flow(0, FlowSection(items: items(2, 10, 10), inset: insets(0, 7, 0, 7)))
    #expect(solver.lefts() == [7, 7])
    #expect(FlowSolver(axis: .vertical, breadth: -5, scale: 2).contentSize == .zero)
    #expect(FlowSolver(axis: .vertical, breadth: .nan, scale: 0).contentSize == .zero)
  }

  @Test("Emptied and filled again, the layout is as new")
  func removeAll() {
    var solver = flow(100, [FlowSection(items: sizes([(200, -1), (60, 30)])), FlowSection(items: items(2, 10, 10))])
    solver.removeAll()
    #expect(solver.sectionCount == 0)
    #expect(solver.contentSize.height == 0)
    #expect(solver.firstInvalidItem == nil && solver.firstOversizedItem == nil && solver.firstNearMiss == nil)
    let section = FlowSection(items: sizes([(60, 20), (70, 30)]))
    solver.append(section)
    #expect(solver.allElements() == flow(100, section).allElements())
    #expect(solver.checkInvariants() == nil)
  }

  @Test("Paths that name nothing have no frame")
  func unknownPaths() {
    let solver = flow(100, FlowSection(items: items(2, 10, 10), headerLength: 5, footerLength: 5))
    for path in [ItemPath(0, 2), ItemPath(1, 0), ItemPath(-1, 0), .empty, ItemPath(0, .max)] {
      #expect(solver.frame(ofItem: path) == nil)
    }
    #expect(solver.frame(ofHeader: 1) == nil && solver.frame(ofFooter: -1) == nil)
    #expect(solver.pinnedFrame(ofHeader: 7, pinning: nil) == nil)
  }
}

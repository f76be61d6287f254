import CollectionCore
import TestSupport
import Testing

@Suite("Flow layout that scrolls horizontally") struct FlowAxisTests {
  @Test("Columns fill from top to bottom; the line spacing lies between columns (Semantics 4.21)")
  func columns() {
    let solver = flow(
      200, FlowSection(items: items(5, 30, 60), lineSpacing: 9, interitemSpacing: 10), axis: .horizontal)
    #expect(solver.itemTexts(0) == ["0,0,30,60", "0,70,30,60", "0,140,30,60", "39,0,30,60", "39,70,30,60"])
    #expect(solver.contentSize == LayoutSize(width: 69, height: 200))
  }

  @Test(
    "Six self-sized items of one height: one column with the gap of twelve, centred on the broadest (Semantics 5.9)")
  func selfSizedColumn() {
    let solver = flow(
      480,
      FlowSection(items: widths([58.5, 697, 209.5, 24.5, 739, 33]), equalAcrossIsGrid: true), axis: .horizontal)
    #expect(
      solver.itemTexts(0) == [
        "340.5,0,58.5,29", "21,41,697,29", "265,82,209.5,29", "357.5,123,24.5,29", "0,164,739,29", "353,205,33,29",
      ])
    #expect(solver.contentSize == LayoutSize(width: 739, height: 480))
  }

  @Test("Every rule holds with the axes exchanged (Semantics 4.21)")
  func transposed() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<50 {
      let test = FlowCase.random(using: &random)
      let upright = flow(test.breadth, test.sections, axis: .vertical, scale: test.scale)
      let lying = flow(test.breadth, test.sections.map { $0.transposed }, axis: .horizontal, scale: test.scale)
      #expect(upright.allElements().map { $0.frame.transposed } == lying.allElements().map { $0.frame })
      #expect(upright.contentSize.width == lying.contentSize.height)
      #expect(upright.contentSize.height == lying.contentSize.width)
    }
  }

  @Test("Headers take the whole height, at the left of their section (Semantics 4.5)")
  func headers() {
    let solver = flow(
      100,
      FlowSection(items: items(1, 30, 40), inset: insets(1, 2, 3, 4), headerLength: 20, footerLength: 5),
      axis: .horizontal)
    #expect(solver.frame(ofHeader: 0)?.text == "0,0,20,100")
    #expect(solver.frame(ofItem: ItemPath(0, 0))?.text == "22,1,30,40")
    #expect(solver.frame(ofFooter: 0)?.text == "56,0,5,100")
    #expect(solver.contentSize == LayoutSize(width: 61, height: 100))
  }
}

extension LayoutRect {
  fileprivate var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}

extension FlowSection {
  /// The section with x and y exchanged.
  fileprivate var transposed: FlowSection {
    var other = self
    other.inset = LayoutInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    switch items {
    case .uniform(let size, let count):
      other.items = .uniform(LayoutSize(width: size.height, height: size.width), count: count)
    case .sizes(let sizes):
      other.items = .sizes(sizes.map { LayoutSize(width: $0.height, height: $0.width) })
    case .lengths, .pieces, .measured, .indexed: break
    }
    return other
  }
}

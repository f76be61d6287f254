import CollectionViewRendering
import Foundation
import TestSupport
import Testing
import VirtualCollectionView

@MainActor @Suite("Limits of text pictures") struct TextPictureLimitsTests {
  @Test("Bounds without area are said in words", arguments: [CGSize(width: 0, height: 0), CGSize(width: 9, height: 0)])
  func noArea(_ size: CGSize) {
    let fixture = PictureFixture([3], size: size, layout: PictureFixture.flow(CGSize(width: 5, height: 5)))
    fixture.view.layoutIfNeeded()
    let lines = TextPicture(fixture.view).text.split(separator: "\n")
    #expect(lines.count >= 2 && lines[1] == "(nothing can be seen in bounds without area)")
  }

  @Test("A view without items is an empty frame")
  func empty() {
    let fixture = PictureFixture(
      [], size: CGSize(width: 80, height: 80), layout: PictureFixture.flow(CGSize(width: 5, height: 5)))
    fixture.view.layoutIfNeeded()
    #expect(
      TextPicture(fixture.view, options: .init(rows: 5)).text == """
        offset 0,0 bounds 80x80 content 80x0
        ╔═════════╗
        ║         ║
        ║         ║
        ║         ║
        ║         ║
        ║         ║
        ╚═════════╝
        """)
  }

  @Test("An element counts as cut from a hundredth of a point beyond the edge on", arguments: [99.99, 100, 100.01])
  func edge(_ height: CGFloat) {
    let fixture = PictureFixture(
      [1], size: CGSize(width: 160, height: 100), layout: PictureFixture.flow(CGSize(width: 160, height: height)))
    fixture.view.layoutIfNeeded()
    let lines = TextPicture(fixture.view, options: .init(rows: 9)).text.split(separator: "\n")
    #expect(lines[10].hasPrefix(height > 100 ? "║| " : "║+-"))
  }

  @Test("A letter that does not fit is a dot, never the letter of another view")
  func tiny() {
    let fixture = PictureFixture(
      [300], size: CGSize(width: 320, height: 100), layout: PictureFixture.flow(CGSize(width: 5, height: 5)))
    fixture.view.layoutIfNeeded()
    let lines = TextPicture(fixture.view, options: .init(legendLines: 1)).text.split(separator: "\n")
    #expect(lines[2].hasPrefix("║ABCD+EFGH"))
    #expect(lines[2].hasSuffix("L1║"))
    #expect(lines[3].hasPrefix("║....+...."))
    var letters: [String] = []
    for line in lines where line.hasPrefix("║") {
      for character in line where character.isASCII {
        if character.isNumber { letters[letters.count - 1].append(character) }
        if character.isLetter { letters.append(String(character)) }
      }
    }
    #expect(letters.count > 52)
    #expect(Set(letters).count == letters.count)
    #expect(lines.last == "and 299 more")
  }

  @Test("Labels stay on their line: line breaks are escaped, wide characters do not shift the frame")
  func labels() {
    let fixture = PictureFixture.list([2])
    fixture.configure = { cell, path in cell.itemLabel = path.item == 0 ? "two\nlines \"q\"" : "東京" }
    fixture.view.layoutIfNeeded()
    let lines = TextPicture(fixture.view).text.split(separator: "\n")
    #expect(lines[3] == "║|A 0.0 two\\nlines \\\"q\\\"   |║")
    #expect(lines.contains("║|B 0.1 ??                 |║"))
    #expect(lines.suffix(2) == [#"A cell:0.0 0,0 160x100 "two\nlines \"q\"""#, #"B cell:0.1 0,100 160x100 "東京""#])
  }

  @Test("A long label is cut, the state after it stays")
  func longLabel() {
    let fixture = PictureFixture.list([1])
    fixture.configure = { cell, _ in cell.itemLabel = String(repeating: "word ", count: 40) }
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let last = TextPicture(fixture.view).text.split(separator: "\n").last ?? ""
    #expect(last.count == 80)
    #expect(last.hasSuffix("…\" selected"))
  }

  @Test("No line is longer than asked, and the viewport keeps its rows, whatever the sizes")
  func width() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let size = CGSize(
        width: CGFloat.random(in: 0.01...2000, using: &random), height: .random(in: 0.01...2000, using: &random))
      let cells = (0..<Int.random(in: 0...30, using: &random)).map { item in
        PlacedLayout.cell(
          item,
          CGRect(
            x: CGFloat.random(in: -500...2000, using: &random), y: .random(in: -500...2000, using: &random),
            width: .random(in: 0...1e6, using: &random), height: .random(in: 0...900, using: &random)),
          zIndex: .random(in: -3...3, using: &random))
      }
      let fixture = PictureFixture(
        [cells.count], size: size, layout: PlacedLayout(size: CGSize(width: 3000, height: 3000), cells))
      fixture.scroll(to: .random(in: 0...50, using: &random))
      let options = TextPicture.Options(
        columns: .random(in: 10...130, using: &random), rows: .random(in: 1...40, using: &random))
      let lines = TextPicture(fixture.view, options: options).text.split(separator: "\n")
      let longest = lines.map(\.count).max() ?? 0
      #expect(longest <= max(options.columns, 16), "seed \(seed)")
      let rows = lines.filter { $0.hasPrefix("║") }
      #expect((5...max(options.rows, 5)).contains(rows.count), "seed \(seed)")
      #expect(Set(rows.map(\.count)).count == 1, "seed \(seed)")
      #expect(!lines.contains { $0.hasSuffix(" ") }, "seed \(seed)")
    }
  }
}

import CollectionViewRendering
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Text picture") struct TextPictureTests {
  @Test("A list is boxes with shared lines, each with letter, path and label")
  func list() {
    let fixture = PictureFixture.list([10]).scroll(to: 0)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 13)).text == """
        offset 0,0 bounds 160x300 content 160x1000
        ╔══════════════╗
        ║+------------+║
        ║|A 0.0 S0.0  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ║|B 0.1 S0.1  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ║|C 0.2 S0.2  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ╚══════════════╝
        A cell:0.0 0,0 160x100 "S0.0"
        B cell:0.1 0,100 160x100 "S0.1"
        C cell:0.2 0,200 160x100 "S0.2"
        """)
  }

  @Test("After scrolling cut cells are open, recycled letters are in the pool, next to be taken first")
  func pool() {
    let fixture = PictureFixture.list([10]).scroll(to: 0).scroll(to: 250)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 13)).text == """
        offset 0,250 bounds 160x300 content 160x1000
        ╔══════════════╗
        ║|C 0.2 S0.2  |║
        ║|            |║
        ║+------------+║
        ║|D 0.3 S0.3  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ║|E 0.4 S0.4  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ║|F 0.5 S0.5  |║
        ║|            |║
        ╚══════════════╝
        2 in pool "Cell": B A
        C cell:0.2 0,200 160x100 "S0.2"
        D cell:0.3 0,300 160x100 "S0.3"
        E cell:0.4 0,400 160x100 "S0.4"
        F cell:0.5 0,500 160x100 "S0.5"
        """)
  }

  @Test("A recycled cell is the same letter in another place")
  func recycling() {
    let fixture = PictureFixture.list([10]).scroll(to: 0).scroll(to: 250).scroll(to: 350)
    let lines = TextPicture(fixture.view).text.split(separator: "\n")
    // C leaves at the top last, so it waits on top of the pool; B is taken before it leaves.
    #expect(lines.contains("2 in pool \"Cell\": C A"))
    #expect(lines.contains("B cell:0.6 0,600 160x100 \"S0.6\""))
  }

  @Test("A grid shows selection and highlight at the letter, leaves hidden cells out and lists them")
  func grid() {
    let fixture = PictureFixture(
      [7], size: CGSize(width: 320, height: 320),
      layout: PictureFixture.flow(CGSize(width: 100, height: 100), spacing: 10))
    let view = fixture.view
    view.allowsMultipleSelection = true
    view.layoutIfNeeded()
    for item in [1, 5] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    view.cellForItem(at: IndexPath(item: 5, section: 0))?.isHighlighted = true
    view.cellForItem(at: IndexPath(item: 2, section: 0))?.isHidden = true
    view.cellForItem(at: IndexPath(item: 4, section: 0))?.alpha = 0.5
    #expect(
      TextPicture(view, options: .init(rows: 17)).text == """
        offset 0,0 bounds 320x320 content 320x320
        ╔═════════════════════════════════╗
        ║+---------++---------+           ║
        ║|A 0.0    ||B* 0.1   |           ║
        ║|S0.0     ||S0.1     |           ║
        ║|         ||         |           ║
        ║|         ||         |           ║
        ║+---------++---------+           ║
        ║+---------++---------++---------+║
        ║|D 0.3    ||E 0.4    ||F*! 0.5  |║
        ║|S0.3     ||S0.4     ||S0.5     |║
        ║|         ||         ||         |║
        ║|         ||         ||         |║
        ║+---------++---------++---------+║
        ║|G 0.6    |                      ║
        ║|S0.6     |                      ║
        ║|         |                      ║
        ║|         |                      ║
        ║+---------+                      ║
        ╚═════════════════════════════════╝
        A cell:0.0 0,0 100x100 "S0.0"
        B cell:0.1 110,0 100x100 "S0.1" selected
        C cell:0.2 220,0 100x100 "S0.2" hidden
        D cell:0.3 0,110 100x100 "S0.3"
        E cell:0.4 110,110 100x100 "S0.4" alpha 0.5
        F cell:0.5 220,110 100x100 "S0.5" selected highlighted
        G cell:0.6 0,220 100x100 "S0.6"
        """)
  }

  @Test("What is transparent is left out like what is hidden, from less than a hundredth")
  func transparent() {
    let fixture = PictureFixture.list([1], height: 100).scroll(to: 0)
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.alpha = 0.01
    #expect(TextPicture(fixture.view).text.contains("|A 0.0 S0.0 "))
    cell?.alpha = 0.009
    #expect(!TextPicture(fixture.view).text.contains("|A 0.0"))
    #expect(TextPicture(fixture.view).text.hasSuffix("A cell:0.0 0,0 160x100 \"S0.0\" alpha 0.01"))
  }

  @Test("The same program gives the same bytes")
  func deterministic() {
    func run() -> String {
      let fixture = PictureFixture.list([3, 0, 40])
      return [0, 310, 120, 999, 4].map { TextPicture(fixture.scroll(to: $0).view).text }.joined(separator: "\n")
    }
    #expect(run() == run())
  }

  @Test("A change of state changes only the lines that show it")
  func smallDiff() {
    let fixture = PictureFixture.list([10]).scroll(to: 0)
    let before = TextPicture(fixture.view).text
    fixture.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(
      TextDiff.lines(before, TextPicture(fixture.view).text).text(context: 0) == """
        … 11 lines
        - ║|B 0.1 S0.1               |║
        + ║|B* 0.1 S0.1              |║
        … 17 lines
        - B cell:0.1 0,100 160x100 "S0.1"
        + B cell:0.1 0,100 160x100 "S0.1" selected
        … 1 line
        """)
  }
}

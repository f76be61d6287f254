import CollectionViewRendering
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Text picture of layouts") struct TextPictureLayoutsTests {
  @Test("Headers and footers have borders of their own, signs at their letters, and names on lines when low")
  func headersAndFooters() {
    let layout = PictureFixture.flow(CGSize(width: 320, height: 60))
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    let fixture = PictureFixture([2, 0, 3], size: CGSize(width: 320, height: 480), layout: layout)
    fixture.view.contentInset = ViewInsets(top: 20, left: 0, bottom: 0, right: 0)
    fixture.view.layoutIfNeeded()
    #expect(
      TextPicture(fixture.view, options: .init(legendLines: 6)).text == """
        offset 0,-20 bounds 320x480 content 320x480 inset 20,0,0,0
        ╔═════════════════════════════════╗
        ║                                 ║
        ║*===============================*║
        ║:=A header 0.0                  :║
        ║*===============================*║
        ║|A 0.0 S0.0                     |║
        ║|                               |║
        ║+-------------------------------+║
        ║|B 0.1 S0.1                     |║
        ║|                               |║
        ║*=D footer 0.0==================*║
        ║*===============================*║
        ║:=B header 1.0                  :║
        ║*=E footer 1.0==================*║
        ║*===============================*║
        ║:=C header 2.0                  :║
        ║*===============================*║
        ║|C 2.0 S2.0                     |║
        ║|                               |║
        ║+-------------------------------+║
        ║|D 2.1 S2.1                     |║
        ║|                               |║
        ║+-------------------------------+║
        ║|E 2.2 S2.2                     |║
        ║|                               |║
        ║+-------------------------------+║
        ╚═════════════════════════════════╝
        A cell:0.0 0,40 320x60 "S0.0"
        B cell:0.1 0,100 320x60 "S0.1"
        C cell:2.0 0,280 320x60 "S2.0"
        D cell:2.1 0,340 320x60 "S2.1"
        E cell:2.2 0,400 320x60 "S2.2"
        =A supplementary:header:0.0 0,0 320x40 z 10
        and 4 more
        """)
  }

  @Test(
    "A pinned header lies over the cells; what does not fit beside the letter is left out, not cut into another path")
  func pinned() {
    let layout = PictureFixture.flow(CGSize(width: 160, height: 100))
    layout.headerReferenceSize = CGSize(width: 160, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = PictureFixture([9], size: CGSize(width: 160, height: 300), layout: layout)
      .scroll(to: 0).scroll(to: 125)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 13)).text == """
        offset 0,125 bounds 160x300 content 160x950
        ╔══════════════╗
        ║*============*║
        ║:=A header   :║
        ║*============*║
        ║|B 0.1 S0.1  |║
        ║|            |║
        ║+------------+║
        ║|C 0.2 S0.2  |║
        ║|            |║
        ║|            |║
        ║+------------+║
        ║|D 0.3 S0.3  |║
        ║|            |║
        ║|            |║
        ╚══════════════╝
        A cell:0.0 0,50 160x100 "S0.0"
        B cell:0.1 0,150 160x100 "S0.1"
        C cell:0.2 0,250 160x100 "S0.2"
        D cell:0.3 0,350 160x100 "S0.3"
        =A supplementary:header:0.0 0,125 160x50 z 10
        """)
  }

  @Test("On a circle later cells cover earlier ones, and each name stands where its cell can be seen")
  func circle() {
    #expect(
      TextPicture(ring().view, options: .init(showsLegend: false)).text == """
        offset 0,0 bounds 300x300 content 300x300
        ╔═════════════════════════════════════════════════╗
        ║                                                 ║
        ║                  +-----------+                  ║
        ║                  |G 0.6 S0.6 |                  ║
        ║      +-----------|          +------------+      ║
        ║      |F 0.5 S0.5 |          |H 0.7 S0.7  |      ║
        ║      |           |          |            |      ║
        ║      |           |          |            |      ║
        ║      |           +----------|            |      ║
        ║      |            |         |            |      ║
        ║  +---|            |         |            |---+  ║
        ║  |   +------------+         +------------+   |  ║
        ║  |E 0.4 S0.4 |                   |A 0.0 S0.0 |  ║
        ║  |           |                   |           |  ║
        ║  |           |                   |           |  ║
        ║  |           |----+         +------------+   |  ║
        ║  +-----------+    |         |B 0.1 S0.1  |---+  ║
        ║      |D 0.3 S0.3  |         |            |      ║
        ║      |            |----------+           |      ║
        ║      |            |C 0.2 S0.2|           |      ║
        ║      |            |          |           |      ║
        ║      |            |          |           |      ║
        ║      +------------+          |-----------+      ║
        ║                  |           |                  ║
        ║                  +-----------+                  ║
        ║                                                 ║
        ╚═════════════════════════════════════════════════╝
        """)
  }

  @Test("A narrow picture puts facts and names on more lines, cuts labels, and counts what the legend leaves out")
  func narrow() {
    #expect(
      TextPicture(ring().view, options: .init(columns: 30, rows: 12, legendLines: 2)).text == """
        offset 0,0 bounds 300x300
        content 300x300
        ╔══════════════════════╗
        ║        +----+        ║
        ║   +----|G   +----+   ║
        ║   |F   |0.6 |H   |   ║
        ║   |0.5 +----|0.7 |   ║
        ║ +-+----+    +----+-+ ║
        ║ |E   |        |A   | ║
        ║ |0.4 |        |0.0 | ║
        ║ +----+-+    +----+-+ ║
        ║   |D   |----+B   |   ║
        ║   |0.3 |C   |0.1 |   ║
        ║   +----+0.2 |----+   ║
        ║        +----+        ║
        ╚══════════════════════╝
        A cell:0.0 210,110 80x80 "S0…"
        B cell:0.1 180,180 80x80 "S0…"
        and 6 more
        """)
  }

  @Test("The order is by zIndex before anything else; decoration views have a border of waves")
  func order() {
    let layout = PlacedLayout(
      size: CGSize(width: 200, height: 200),
      [
        PlacedLayout.cell(0, CGRect(x: 20, y: 20, width: 80, height: 80), zIndex: 2),
        PlacedLayout.cell(1, CGRect(x: 60, y: 60, width: 100, height: 100), zIndex: 1),
        PlacedLayout.badge("badge", CGRect(x: 90, y: 10, width: 40, height: 30), zIndex: 3),
      ])
    layout.addDecoration("backdrop", CGRect(x: 0, y: 0, width: 200, height: 200), zIndex: -1)
    let fixture = PictureFixture([2], size: CGSize(width: 200, height: 200), layout: layout).scroll(to: 0)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 17)).text == """
        offset 0,0 bounds 200x200 content 200x200
        ╔═════════════════════════════════╗
        ║~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~║
        ║~             *======*          ~║
        ║~  +----------:=A    :          ~║
        ║~  |A 0.0 S0.0*======*          ~║
        ║~  |            |~A backdrop 0.0~║
        ║~  |            |---------+     ~║
        ║~  |            |B 0.1    |     ~║
        ║~  |            |S0.1     |     ~║
        ║~  +------------+         |     ~║
        ║~         |               |     ~║
        ║~         |               |     ~║
        ║~         |               |     ~║
        ║~         |               |     ~║
        ║~         +---------------+     ~║
        ║~                               ~║
        ║~                               ~║
        ║~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~║
        ╚═════════════════════════════════╝
        A cell:0.0 20,20 80x80 "S0.0" z 2
        B cell:0.1 60,60 100x100 "S0.1" z 1
        =A supplementary:badge:0.0 90,10 40x30 z 3
        ~A decoration:backdrop:0.0 0,0 200x200 z -1
        """)
  }

  @Test("Of equal zIndex, what came on screen last lies in front, as among subviews")
  func subviewOrder() {
    let layout = PlacedLayout(
      size: CGSize(width: 60, height: 300),
      [
        PlacedLayout.cell(0, CGRect(x: 0, y: 0, width: 40, height: 100)),
        PlacedLayout.cell(1, CGRect(x: 20, y: 80, width: 40, height: 100)),
      ])
    let fixture = PictureFixture([2], size: CGSize(width: 60, height: 60), layout: layout)
    // At 110 item 0 is gone; at 70 it comes back.
    fixture.scroll(to: 0).scroll(to: 110).scroll(to: 70)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 13, showsLegend: false)).text == """
        offset 0,70 bounds 60x60 content 60x300
        ╔═════════════════════════╗
        ║|A 0.0 S0.0     |        ║
        ║|               |        ║
        ║|               |-------+║
        ║|               |B 0.1  |║
        ║|               |S0.1   |║
        ║|               |       |║
        ║+---------------+       |║
        ║        |               |║
        ║        |               |║
        ║        |               |║
        ║        |               |║
        ║        |               |║
        ║        |               |║
        ╚═════════════════════════╝
        """)
  }

  @Test("A label that would go over another box is left out; a box that is covered wholly has no name")
  func coveredLabel() {
    let layout = PlacedLayout(
      size: CGSize(width: 100, height: 100),
      [
        PlacedLayout.cell(0, CGRect(x: 0, y: 0, width: 40, height: 60)),
        PlacedLayout.cell(1, CGRect(x: 0, y: 20, width: 100, height: 80)),
        PlacedLayout.cell(2, CGRect(x: 60, y: 50, width: 10, height: 10), zIndex: -1),
      ])
    let fixture = PictureFixture([3], size: CGSize(width: 100, height: 100), layout: layout)
    fixture.configure = { cell, path in if path.item == 0 { cell.itemLabel = "longer" } }
    fixture.scroll(to: 0)
    #expect(
      TextPicture(fixture.view, options: .init(rows: 11, showsLegend: false)).text == """
        offset 0,0 bounds 100x100 content 100x100
        ╔═════════════════════╗
        ║+-------+            ║
        ║|A 0.0  |            ║
        ║+-------------------+║
        ║|B 0.1 S0.1         |║
        ║|                   |║
        ║|                   |║
        ║|                   |║
        ║|                   |║
        ║|                   |║
        ║|                   |║
        ║+-------------------+║
        ╚═════════════════════╝
        """)
  }

  /// Eight overlapping cells on a circle.
  private func ring() -> PictureFixture {
    let size = CGSize(width: 300, height: 300)
    return PictureFixture([8], size: size, layout: PlacedLayout.circle(8, radius: 100, item: 80, in: size))
      .scroll(to: 0)
  }
}

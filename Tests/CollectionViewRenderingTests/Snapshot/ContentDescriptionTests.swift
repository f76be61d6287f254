import CollectionViewRendering
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Content description") struct ContentDescriptionTests {
  @Test("It has a line for offset and content, then each visible element in the order of keys, with frame and labels")
  func lines() {
    let layout = PictureFixture.flow(CGSize(width: 100, height: 100), spacing: 10)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    layout.footerReferenceSize = CGSize(width: 320, height: 20.5)
    let fixture = PictureFixture([2, 0, 1], size: CGSize(width: 320, height: 200), layout: layout)
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    fixture.scroll(to: 10)
    #expect(
      fixture.view.contentDescription == """
        offset 0,10 content 320x381.5
        cell:0.0 A 0,40 100x100 "S0.0"
        cell:0.1 B 110,40 100x100 "S0.1" selected
        supplementary:UICollectionElementKindSectionHeader:0.0 =A 0,0 320x40 z 10
        supplementary:UICollectionElementKindSectionHeader:1.0 =B 0,160.5 320x40 z 10
        supplementary:UICollectionElementKindSectionFooter:0.0 =C 0,140 320x20.5 z 10
        supplementary:UICollectionElementKindSectionFooter:1.0 =D 0,200.5 320x20.5 z 10
        """)
  }

  @Test(
    "Labels come as item label, accessibility label, identifier, and those of the views inside, but not hidden ones")
  func labels() {
    let fixture = PictureFixture.list([2])
    fixture.configure = { cell, path in
      guard path.item == 0 else {
        cell.itemLabel = nil
        return
      }
      cell.accessibilityLabel = "Apple, red"
      cell.accessibilityIdentifier = "fruit-0"
      for (text, isHidden) in [("Apple", false), ("old", true), ("\"1\" kg", false)] {
        let box = VirtualView()
        let label = VirtualView()
        label.accessibilityLabel = text
        box.isHidden = isHidden
        box.addSubview(label)
        cell.contentView.addSubview(box)
      }
    }
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.view.contentDescription == """
        offset 0,0 content 160x200
        cell:0.0 A 0,0 160x100 "S0.0" label "Apple, red" id "fruit-0" text "Apple" text "\\"1\\" kg"
        cell:0.1 B 0,100 160x100
        """)
  }

  @Test("State and order come last, in this order: z, selected, highlighted, hidden, alpha")
  func state() {
    let layout = PlacedLayout(
      size: CGSize(width: 100, height: 100),
      [PlacedLayout.cell(0, CGRect(x: 0.333, y: 1.016, width: 50, height: 50), zIndex: -2)])
    let fixture = PictureFixture([1], size: CGSize(width: 100, height: 100), layout: layout).scroll(to: 0)
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.isHighlighted = true
    cell?.isHidden = true
    cell?.alpha = 0.25
    #expect(
      fixture.view.contentDescription.split(separator: "\n").last
        == "cell:0.0 A 0.33,1.02 50x50 \"S0.0\" z -2 selected highlighted hidden alpha 0.25")
  }

  @Test("It describes what is there and lays nothing out")
  func asIs() {
    let fixture = PictureFixture.list([5])
    #expect(fixture.view.contentDescription == "offset 0,0 content 0x0")
    fixture.scroll(to: 0)
    fixture.view.contentOffset.y = 100
    #expect(fixture.view.contentDescription.hasPrefix("offset 0,100 content 160x500\ncell:0.0 A "))
  }

  @Test("Pools of several identifiers and sorts each have a line in the picture")
  func pools() {
    let layout = PictureFixture.flow(CGSize(width: 160, height: 100))
    layout.headerReferenceSize = CGSize(width: 160, height: 40)
    let fixture = PictureFixture([1, 1, 9], size: CGSize(width: 160, height: 300), layout: layout)
    fixture.identifier = { $0.section == 1 ? "Big" : "Cell" }
    fixture.scroll(to: 0).scroll(to: 600)
    let lines = TextPicture(fixture.view).text.split(separator: "\n").filter { $0.contains(" in pool ") }
    #expect(lines == ["1 in pool \"Cell\": A", "1 in pool \"Big\": B", "3 in pool \"View\": =C =B =A"])
  }

  @Test("Cells and headers of the same identifier are not mixed")
  func sameIdentifier() {
    let layout = PictureFixture.flow(CGSize(width: 160, height: 100))
    layout.headerReferenceSize = CGSize(width: 160, height: 40)
    let fixture = PictureFixture([1, 9], size: CGSize(width: 160, height: 300), layout: layout)
    fixture.view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "View")
    fixture.identifier = { _ in "View" }
    fixture.scroll(to: 0).scroll(to: 600)
    let lines = TextPicture(fixture.view).text.split(separator: "\n").filter { $0.contains(" in pool ") }
    #expect(lines == ["2 in pool \"View\": =B =A", "3 in pool \"View\": C B A"])
  }
}

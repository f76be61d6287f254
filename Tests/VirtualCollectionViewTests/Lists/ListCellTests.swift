import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("List cells") struct ListCellTests {
  private func fixture(
    _ configuration: ListConfiguration?, _ counts: [Int] = [2],
    _ configure: @escaping (CollectionViewListCell, IndexPath) -> Void
  ) -> Fixture {
    let layout: CollectionViewLayout
    if let configuration {
      layout = CollectionViewCompositionalLayout.list(using: configuration)
    } else {
      let flow = CollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 320, height: 44)
      flow.minimumLineSpacing = 0
      layout = flow
    }
    let fixture = Fixture(counts: counts, size: CGSize(width: 320, height: 480), layout: layout)
    fixture.view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      fixture.view.register(
        CollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    fixture.source.configure = { configure($0 as! CollectionViewListCell, $1) }
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func cell(_ fixture: Fixture, _ item: Int = 0) -> CollectionViewListCell {
    let cell = fixture.view.cellForItem(at: path(0, item)) as! CollectionViewListCell
    cell.layoutIfNeeded()
    return cell
  }

  private func set(_ text: String, _ cell: CollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  @Test("An estimated row becomes as high as its text measures, more lines and less room make it higher")
  func selfSizing() {
    let long = String(repeating: "AAAAAAAAA ", count: 8)
    let fixture = fixture(nil, [3]) { cell, path in
      self.set(path[1] == 0 ? "A" : long, cell)
      if path[1] == 2 { cell.accessories = [.label(text: "AAAAAAAAAA")] }
    }
    // 320 − 24 = 296 points hold three words of 76.5 + 4.25, beside a label of 85 two.
    #expect(fixture.view.visibleCells.map(\.frame.height).sorted() == [50.5, 91, 111.5])
    #expect(cell(fixture, 0).frame.height == 50.5)
    #expect(cell(fixture, 2).frame.height == 111.5)
  }

  @Test("In a list an estimated row becomes as high as its text measures, and what follows moves")
  func rowsOfList() {
    let long = String(repeating: "AAAAAAAAA ", count: 6)
    let fixture = fixture(list(.plain), [3]) { cell, path in self.set(path[1] == 1 ? long : "A", cell) }
    // 320 − 16 − 16 = 288 points hold three words.
    #expect((0...2).map { fixture.row(0, $0) } == ["0,0,320,50.5", "0,50.5,320,71", "0,121.5,320,50.5"])
    #expect(fixture.view.contentSize.height == 172)
    set(long, cell(fixture, 0))
    fixture.view.layoutIfNeeded()
    #expect(fixture.row(0, 1) == "0,71,320,71")
  }

  @Test("Other content, and other room for it, change the height at the next layout")
  func growing() {
    let fixture = fixture(nil) { cell, _ in self.set("A", cell) }
    let cell = cell(fixture)
    set(String(repeating: "AAAAAAAAA ", count: 6), cell)
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 71)
    cell.accessories = [.label(text: "AAAAAAAAAA", displayed: .whenEditing)]
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 71)
    fixture.view.isEditing = true
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 91)
    fixture.view.isEditing = false
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 71)
    cell.indentationLevel = 7
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 91)
  }

  @Test("A plain cell with the content of a list is measured as well")
  func plainCell() {
    let flow = CollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 90, height: 44)
    let fixture = Fixture(counts: [1], size: CGSize(width: 320, height: 480), layout: flow)
    fixture.source.configure = { cell, _ in
      var content = ListContentConfiguration.cell()
      content.text = "AAAA AAAA"
      cell.contentConfiguration = content
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells[0].frame.size == CGSize(width: 90, height: 71))
  }

  @Test("Constraints inside of the content are measured in the room that the accessories leave")
  func constrainedContent() {
    let fixture = fixture(nil, [1]) { cell, _ in
      cell.accessories = [.label(text: "AAAAAAAAAA")]
      let label = VirtualLabel(frame: .zero)
      label.numberOfLines = 0
      label.text = String(repeating: "AAAAAAAAA ", count: 6)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    }
    let cell = cell(fixture)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 227, height: 61))
    #expect(cell.contentView.subviews[0].frame == cell.contentView.bounds)
  }

  @Test(
    "The default content and background are those of the list's look and of the place in it",
    arguments: [
      (ListConfiguration.Appearance.plain, "plain", "plain"), (.grouped, "grouped", "cell"),
      (.insetGrouped, "grouped", "cell"), (.sidebar, "sidebarHeader", "sidebar"),
      (.sidebarPlain, "plain", "sidebar"),
    ])
  func defaults(_ appearance: ListConfiguration.Appearance, _ header: String, _ row: String) {
    var contents: [ListContentConfiguration] = []
    var backgrounds: [BackgroundConfiguration] = []
    _ = fixture(list(appearance, header: .firstItemInSection)) { cell, path in
      contents.append(cell.defaultContentConfiguration())
      backgrounds.append(cell.defaultBackgroundConfiguration())
    }
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    #expect(contents.count == 2)
    #expect(contents[0] == (header == "sidebarHeader" ? .sidebarHeader() : .plainHeader()))
    #expect(contents[1] == (isSidebar ? .sidebarCell() : .cell()))
    #expect(contents[0] != contents[1])
    #expect(backgrounds[1].cornerRadius == (isSidebar ? 26 : 0))
    #expect(
      backgrounds[1]
        == (isSidebar ? .listSidebarCell() : appearance == .plain ? .listPlainCell() : .listGroupedCell()))
  }

  @Test("A list cell that is a header or footer has their default content")
  func supplementary() {
    let fixture = fixture(list(.plain, header: .supplementary, footer: .supplementary), [1]) { _, _ in }
    let header =
      fixture.view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0)) as? CollectionViewListCell
    let footer =
      fixture.view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionFooter, at: path(0, 0)) as? CollectionViewListCell
    #expect(header?.defaultContentConfiguration() == .plainHeader())
    #expect(footer?.defaultContentConfiguration() == .plainFooter())
  }

  @Test("Outside of a list the default is a row's, also for a cell that nobody shows")
  func noList() {
    let loose = CollectionViewListCell(frame: .zero)
    #expect(loose.defaultContentConfiguration() == .cell())
    #expect(loose.defaultBackgroundConfiguration() == .listPlainCell())
    #expect(loose.indentationLevel == 0 && loose.indentationWidth == 10 && loose.indentsAccessories)
    #expect(loose.accessories.isEmpty)
  }

  @Test("In a list accessories stand 16 points from the edge, in a flow layout 8 (fact-list-accessory-inset)")
  func margins() {
    let inList = fixture(list(.plain)) { cell, _ in
      self.set("A", cell)
      cell.accessories = [.disclosureIndicator()]
    }
    // fact-list-disclosure
    #expect(cell(inList).frame(ofAccessory: .disclosureIndicator)?.minX == 290)
    #expect(cell(inList).contentView.frame.width == 290)
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 44)
    let moved = cell(inList)
    inList.view.collectionViewLayout = flow
    inList.view.layoutIfNeeded()
    moved.layoutIfNeeded()
    #expect(moved.frame(ofAccessory: .disclosureIndicator)?.minX == 298)
  }

  @Test("The text of the content names the cell in traces, unless its user did; reuse clears it")
  func label() {
    let fixture = fixture(nil, [1]) { cell, _ in self.set("Apples", cell) }
    let cell = cell(fixture)
    #expect(cell.itemLabel == "Apples")
    set("Pears", cell)
    #expect(cell.itemLabel == "Pears")
    cell.itemLabel = "mine"
    set("Plums", cell)
    #expect(cell.itemLabel == "mine")
  }

  @Test("The separator's guide begins at the text, and obeys constraints in place of that")
  func separatorGuide() {
    let fixture = fixture(list(.plain), [1]) { cell, _ in
      self.set("A", cell)
      cell.accessories = [.delete(displayed: .always)]
    }
    let cell = cell(fixture)
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide === cell.separatorLayoutGuide)
    // 16 + 24 for the accessory and 16 to the text.
    #expect(guide.layoutFrame == CGRect(x: 56, y: cell.bounds.height - 0.5, width: 264, height: 0.5))
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 7).isActive = true
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 7)
  }

  @Test("Content made for one state follows the state of the cell")
  func state() {
    let fixture = fixture(nil, [1]) { cell, _ in
      self.set("A", cell)
      cell.backgroundConfiguration = .listPlainCell()
    }
    let cell = cell(fixture)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    fixture.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.subviews[0].backgroundColor == .systemGray4)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }
}

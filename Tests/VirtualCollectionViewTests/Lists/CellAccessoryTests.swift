import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Accessories of list cells") struct CellAccessoryTests {
  private func cell(
    _ accessories: [CellAccessory], editing: Bool = false, width: CGFloat = 320, level: Int = 0,
    direction: LayoutDirection = .leftToRight, idiom: ViewTraits.UserInterfaceIdiom = .phone
  ) -> CollectionViewListCell {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 60)
    let source = ListSource([1])
    let view = withEnvironment({
      $0.violationPolicy = .record
      $0.direction = direction
      $0.idiom = idiom
    }) { CollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout) }
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
    source.configure = { cell, _ in
      let cell = cell as! CollectionViewListCell
      cell.contentConfiguration = ListContentConfiguration.cell()
      cell.accessories = accessories
      cell.indentationLevel = level
    }
    view.dataSource = source
    view.isEditing = editing
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: path(0, 0)) as! CollectionViewListCell
    cell.layoutIfNeeded()
    owners.append((view, source))
    return cell
  }

  private func text(_ frame: CGRect?) -> String {
    guard let frame else { return "-" }
    return [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
      .joined(separator: ",")
  }

  private func content(_ cell: CollectionViewListCell) -> String {
    "\(text(cell.contentView.frame))"
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> VirtualView {
    VirtualView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("System accessories have an order of their own, whatever the order in the array")
  func order() {
    let all: [CellAccessory] = [
      .reorder(), .disclosureIndicator(), .checkmark(), .insert(), .delete(), .label(text: "x"), .detail(),
      .multiselect(), .outlineDisclosure(),
    ]
    let order = "multiselect delete insert label detail checkmark outlineDisclosure disclosureIndicator reorder"
    #expect(cell(all, editing: true).accessoryNames == order)
    #expect(cell(all.reversed(), editing: true).accessoryNames == order)
  }

  @Test("An outline disclosure stands at the end, on a Mac at the beginning of what is no header")
  func outlineEdge() {
    func content(_ style: CellAccessory.OutlineDisclosureOptions.Style, _ idiom: ViewTraits.UserInterfaceIdiom)
      -> String
    {
      self.content(cell([.outlineDisclosure(options: .init(style: style))], idiom: idiom))
    }
    #expect(content(.automatic, .phone) == "0,0,298,60")
    #expect(content(.cell, .phone) == "0,0,298,60")
    #expect(content(.automatic, .mac) == "22,0,298,60")
    #expect(content(.header, .mac) == "0,0,298,60")
  }

  @Test("Accessories are shown while editing, while not, or always; editing begins and ends at any time")
  func editing() {
    let accessories: [CellAccessory] = [
      .delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(), .reorder(displayed: .always),
    ]
    let cell = cell(accessories)
    #expect(cell.accessoryNames == "checkmark disclosureIndicator reorder")
    #expect(cell.frame(ofAccessory: .delete) == nil)
    owners.last?.view.isEditing = true
    owners.last?.view.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.accessoryNames == "delete checkmark reorder")
    #expect(text(cell.frame(ofAccessory: .delete)) == "7,17,26,26")
    #expect(cell.frame(ofAccessory: .disclosureIndicator) == nil)
    #expect(content(cell) == "32,0,215,60")
    owners.last?.view.isEditing = false
    owners.last?.view.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(content(cell) == "0,0,217,60")
  }

  @Test("Each is in the middle of a place of 24 points or of its own width; places are 16 apart (list-cell-06, -07)")
  func places() {
    let leading = cell([.delete(), .insert()], editing: true)
    #expect(text(leading.frame(ofAccessory: .delete)) == "7,17,26,26")
    #expect(text(leading.frame(ofAccessory: .insert)) == "47,17,26,26")
    #expect(content(leading) == "72,0,248,60")
    let trailing = cell([.checkmark(), .disclosureIndicator()])
    #expect(text(trailing.frame(ofAccessory: .disclosureIndicator)) == "298,23,14,14")
    #expect(text(trailing.frame(ofAccessory: .checkmark)) == "260.5,21,19,18")
    #expect(content(trailing) == "0,0,258,60")
  }

  @Test("A line stands before the reorder lines where something stands before them, and they do not say otherwise")
  func separator() {
    let both = cell([.checkmark(), .reorder()], editing: true)
    #expect(both.subviews.map { text($0.frame) }.contains("279,0,1,60"))
    #expect(content(both) == "0,0,247,60")
    let alone = cell([.reorder()], editing: true)
    #expect(alone.subviews.count == 2)
    #expect(content(alone) == "0,0,288,60")
    let without = cell([.checkmark(), .reorder(options: .init(showsVerticalSeparator: false))], editing: true)
    #expect(without.subviews.count == 3)
    #expect(content(without) == "0,0,248,60")
  }

  @Test("The width of a place can be chosen")
  func reserved() {
    func content(_ width: CellAccessory.LayoutDimension) -> String {
      self.content(cell([.checkmark(options: .init(reservedLayoutWidth: width))]))
    }
    #expect(content(.standard) == "0,0,288,60")
    #expect(content(.actual) == "0,0,293,60")
    #expect(content(.custom(100)) == "0,0,212,60")
    let wide = cell([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40)))])
    #expect(text(wide.frame(ofAccessory: .disclosureIndicator)) == "285,23,14,14")
  }

  @Test("A hidden accessory keeps its place, and takes no tap")
  func hidden() {
    var taps = 0
    let cell = cell([.delete(displayed: .always, options: .init(isHidden: true)) { taps += 1 }])
    #expect(content(cell) == "32,0,288,60")
    #expect(cell.subviews.filter(\.isHidden).count == 1)
    #expect(!cell.simulateTap(onAccessory: .delete))
    #expect(taps == 0)
  }

  @Test("The indentation moves the content with the leading accessories, or alone (list-cell-08)")
  func indentation() {
    #expect(content(cell([], level: 3)) == "30,0,290,60")
    let cell = cell([.delete(displayed: .always), .checkmark()], level: 2)
    #expect(content(cell) == "52,0,236,60")
    #expect(text(cell.frame(ofAccessory: .delete)) == "27,17,26,26")
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(content(cell) == "52,0,236,60")
    #expect(text(cell.frame(ofAccessory: .delete)) == "7,17,26,26")
    cell.indentationWidth = 25
    cell.layoutIfNeeded()
    #expect(content(cell) == "82,0,206,60")
  }

  @Test("From right to left everything is mirrored")
  func mirrored() {
    let cell = cell([.delete(), .checkmark(), .reorder()], editing: true, level: 1, direction: .rightToLeft)
    #expect(text(cell.frame(ofAccessory: .delete)) == "277,17,26,26")
    #expect(text(cell.frame(ofAccessory: .reorder)) == "6.5,22.5,27,15")
    #expect(text(cell.frame(ofAccessory: .checkmark)) == "51.5,21,19,18")
    #expect(cell.subviews.map { text($0.frame) }.contains("40,0,1,60"))
    #expect(content(cell) == "73,0,205,60")
  }

  @Test("Views of the user's own stand next to the content, or where they want to among the others")
  func customPlaces() {
    func names(_ leading: @escaping CellAccessory.Placement.Position) -> String {
      cell(
        [
          .customView(
            configuration: .init(customView: box(5, 5), placement: .leading(displayed: .always, at: leading))),
          .insert(), .delete(),
        ], editing: true
      ).accessoryNames
    }
    #expect(names { $0.count } == "delete insert customView")
    #expect(names(CellAccessory.Placement.position(after: .delete())) == "delete customView insert")
    #expect(names(CellAccessory.Placement.position(before: .delete())) == "customView delete insert")
    #expect(names(CellAccessory.Placement.position(before: .checkmark())) == "customView delete insert")
    #expect(names { _ in 99 } == "delete insert customView")
    #expect(names { _ in -1 } == "customView delete insert")
    let trailing = CellAccessory.customView(configuration: .init(customView: box(5, 5), placement: .trailing()))
    #expect(
      cell([.disclosureIndicator(), .checkmark(), trailing]).accessoryNames
        == "customView checkmark disclosureIndicator")
  }

  @Test("A view of the user's own lies over the edges of a standard place, or has a place of its width")
  func customSizes() {
    let view = box(30, 20)
    let cell = cell([.customView(configuration: .init(customView: view, placement: .trailing()))])
    #expect(text(view.frame) == "285,20,30,20")
    #expect(content(cell) == "0,0,288,60")
    let label = VirtualLabel(frame: .zero)
    label.text = "AA"
    let actual = self.cell([
      .customView(configuration: .init(customView: label, placement: .trailing(), reservedLayoutWidth: .actual))
    ])
    #expect(content(actual) == "0,0,295,60")
    label.text = "AAAA"
    actual.setNeedsLayout()
    actual.layoutIfNeeded()
    #expect(content(actual) == "0,0,278,60")
  }

  @Test("A label is as wide as its text, and gives its view back to another text")
  func label() {
    let cell = cell([.label(text: "AA")])
    #expect(content(cell) == "0,0,295,60")
    let before = cell.subviews[1]
    cell.accessories = [.label(text: "AAAA")]
    cell.layoutIfNeeded()
    #expect(content(cell) == "0,0,278,60")
    #expect(cell.subviews.count == 2 && cell.subviews[1] === before)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.subviews.count == 1 && content(cell) == "0,0,320,60")
  }

  @Test(
    "Two system accessories of one type are a violation (fact-list-duplicate-accessory); views of one's own are not")
  func duplicates() throws {
    let cell = cell([.checkmark()])
    let custom = { CellAccessory.customView(configuration: .init(customView: self.box(1, 1), placement: .trailing())) }
    cell.accessories = [custom(), custom()]
    #expect(owners.last?.view.violations == [])
    cell.accessories = [.checkmark(), .delete(), .checkmark()]
    try expect(
      owners.last?.view.violations.last, .duplicateAccessory,
      says: "Accessories array contains more than one system accessory of the same type.")
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark, .delete])
  }

  @Test("A tap calls the handler; without one it reaches the cell, or nothing")
  func taps() {
    var log: [String] = []
    let cell = cell([.delete { log.append("delete") }, .insert(), .multiselect(), .checkmark()], editing: true)
    owners.last?.view.allowsSelectionDuringEditing = true
    #expect(cell.simulateTap(onAccessory: .delete))
    #expect(log == ["delete"])
    #expect(!cell.simulateTap(onAccessory: .insert))
    #expect(!cell.simulateTap(onAccessory: .disclosureIndicator))
    #expect(owners.last?.view.indexPathsForSelectedItems == [])
    #expect(cell.simulateTap(onAccessory: .multiselect))
    #expect(owners.last?.view.indexPathsForSelectedItems == [path(0, 0)])
  }
}

/// The views of the cells under test, which do not hold them.
@MainActor private var owners: [(view: CollectionView, source: ListSource)] = []

import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Outline disclosures of list cells") struct ListOutlineCellTests {
  private typealias Source = CollectionViewDiffableDataSource<String, String>

  private struct Outline {
    let view: CollectionView
    let source: Source

    @MainActor func cell(_ item: Int) -> CollectionViewListCell {
      view.cellForItem(at: path(0, item)) as! CollectionViewListCell
    }
    @MainActor var shown: String { source.snapshot().itemIdentifiers.joined(separator: " ") }
  }

  private func outline(
    _ style: CellAccessory.OutlineDisclosureOptions.Style, handler: CellAccessory.ActionHandler? = nil
  ) -> Outline {
    let layout = CollectionViewCompositionalLayout.list(using: list(.plain))
    let view = recording {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    }
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
    let source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path) as! CollectionViewListCell
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.indentationLevel = 7
      cell.accessories = [.outlineDisclosure(options: .init(style: style), actionHandler: handler)]
      return cell
    }
    var tree = DiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1"], to: "a")
    source.apply(tree, to: "section")
    view.layoutIfNeeded()
    return Outline(view: view, source: source)
  }

  @Test("A tap on the disclosure shows and hides the children; the cell knows that it is expanded")
  func toggling() {
    let outline = outline(.cell)
    #expect(outline.cell(0).simulateTap(onAccessory: .outlineDisclosure))
    #expect(outline.shown == "a a1 b")
    #expect(outline.cell(0).configurationState.isExpanded)
    #expect(outline.cell(0).simulateTap(onAccessory: .outlineDisclosure))
    #expect(outline.shown == "a b")
    #expect(!outline.cell(0).configurationState.isExpanded)
  }

  @Test("The data source sets the level over what the provider set (fact-out-indentation)")
  func level() {
    let outline = outline(.cell)
    outline.cell(0).simulateTap(onAccessory: .outlineDisclosure)
    #expect((0...2).map { outline.cell($0).indentationLevel } == [0, 1, 0])
    let cell = outline.cell(1)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 10)
  }

  @Test("In the header style a tap anywhere toggles and selects nothing; in the cell style it selects")
  func styles() {
    let header = outline(.header)
    #expect(header.view.simulateTap(at: path(0, 0)))
    #expect(header.shown == "a a1 b")
    #expect(header.view.indexPathsForSelectedItems == [])
    #expect(header.view.indexPathsForHighlightedItems == [])
    let cell = outline(.cell)
    #expect(cell.view.simulateTap(at: path(0, 0)))
    #expect(cell.shown == "a b")
    #expect(cell.view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test("A handler of the accessory takes the place of expanding")
  func handler() {
    var taps = 0
    let outline = outline(.header) { taps += 1 }
    outline.cell(0).simulateTap(onAccessory: .outlineDisclosure)
    outline.view.simulateTap(at: path(0, 0))
    #expect(taps == 2 && outline.shown == "a b")
  }
}

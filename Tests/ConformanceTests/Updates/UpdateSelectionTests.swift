#if canImport(UIKit)
  import Testing
  import UIKit

  /// Selection across updates.
  @MainActor @Suite("Selection in updates") struct UpdateSelectionTests {
    private func list(selecting items: Int...) -> WordList {
      let list = WordList([["a", "b", "c", "d"]])
      list.view.allowsMultipleSelection = true
      for item in items { list.view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
      _ = list.log.take()
      return list
    }

    private func selected(_ list: WordList) -> String { names(list.view.indexPathsForSelectedItems) }

    @Test("Selection follows its items through inserts, deletes and moves (Semantics 6.19, 8.13)")
    func follows() {
      let list = list(selecting: 1, 3)
      list.update([["d", "x", "b", "c"]]) { view in
        view.deleteItems(at: [path(0, 0)])
        view.insertItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 3), to: path(0, 0))
      }
      #expect(selected(list) == "0.0 0.2")
      #expect(list.screen.cells.map(\.isSelected) == [true, false, true, false])
      #expect(list.log.take("should", "didSelect", "didDeselect") == [])
    }

    @Test("A deleted item leaves the selection without a word to the delegate (Semantics 6.19)")
    func deleted() {
      let list = list(selecting: 0, 1)
      list.update([["b", "c", "d"]]) { $0.deleteItems(at: [path(0, 0)]) }
      #expect(selected(list) == "0.0")
      #expect(list.log.take("should", "didSelect", "didDeselect") == [])
    }

    @Test("Selection follows its sections (Semantics 6.19)")
    func sections() {
      let list = WordList([["a"], ["b"], ["c"]])
      list.view.selectItem(at: path(2, 0), animated: false, scrollPosition: [])
      list.update([["c"], ["b"]]) { view in
        view.deleteSections([0])
        view.moveSection(2, toSection: 0)
      }
      #expect(selected(list) == "0.0")
    }

    @Test("The items of reloaded paths and sections leave the selection (Semantics 8.13)")
    func reloaded() {
      let items = list(selecting: 1, 2)
      items.update([["a", "B", "c", "d"]]) { $0.reloadItems(at: [path(0, 1)]) }
      #expect(selected(items) == "0.2")
      #expect(items.screen.cells.map(\.isSelected) == [false, false, true, false])
      let sections = list(selecting: 1, 2)
      sections.update(sections.source.words) { $0.reloadSections([0]) }
      #expect(selected(sections) == "")
    }
  }
#endif

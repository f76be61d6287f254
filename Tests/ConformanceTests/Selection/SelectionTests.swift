#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Selection by program") struct SelectionTests {
    private func screen(multiple: Bool = false) -> Screen {
      let screen = Screen.rows([20])
      screen.view.allowsMultipleSelection = multiple
      screen.layOut()
      _ = screen.log.take()
      return screen
    }

    private func select(_ screen: Screen, _ items: Int...) {
      for item in items { screen.view.selectItem(at: path(0, item), animated: false, scrollPosition: []) }
    }

    private func selected(_ screen: Screen) -> String { names(screen.view.indexPathsForSelectedItems) }

    @Test("Selecting and deselecting by program asks and tells nobody (Semantics 8.7)")
    func silent() {
      let screen = screen()
      select(screen, 1, 2)
      screen.view.deselectItem(at: path(0, 2), animated: false)
      screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(screen.log.take("should", "did") == [])
    }

    @Test("In single selection another item takes the place of the first (Semantics 8.8)")
    func single() {
      let screen = screen()
      select(screen, 1, 2)
      #expect(selected(screen) == "0.2")
      #expect(screen.cells.map(\.isSelected) == [false, false, true])
    }

    @Test("Selecting nil clears the selection (Semantics 8.8)")
    func selectNil() {
      let screen = screen(multiple: true)
      select(screen, 0, 1, 2, 3, 4)
      screen.view.selectItem(at: nil, animated: false, scrollPosition: .top)
      #expect(selected(screen) == "")
      #expect(screen.cells.allSatisfy { !$0.isSelected })
      #expect(screen.view.contentOffset == .zero)
    }

    @Test("Without allowsSelection selecting does nothing, and turning it off clears (Semantics 8.8, 8.10)")
    func notAllowed() {
      let screen = screen()
      select(screen, 1)
      screen.view.allowsSelection = false
      #expect(selected(screen) == "")
      #expect(screen.cell(0, 1)?.isSelected == false)
      select(screen, 1)
      #expect(selected(screen) == "")
    }

    @Test("Without a selection the list is empty, not nil; with one it has every selected item once (Semantics 8.9)")
    func list() {
      let screen = screen()
      #expect(screen.view.indexPathsForSelectedItems == [])
      screen.view.allowsMultipleSelection = true
      select(screen, 7, 1, 3, 1)
      #expect(selected(screen) == "0.1 0.3 0.7")
      #expect(screen.view.indexPathsForSelectedItems?.count == 3)
    }

    @Test("Turning multiple selection off keeps one item (Semantics 8.10)")
    func keepsOne() {
      let screen = screen(multiple: true)
      select(screen, 0, 1, 2)
      screen.view.allowsMultipleSelection = false
      #expect(screen.view.indexPathsForSelectedItems?.count == 1)
      #expect(screen.cells.filter(\.isSelected).count == 1)
    }

    @Test("The state is set before willDisplay (Semantics 1.20, 8.11)")
    func beforeWillDisplay() {
      let screen = screen()
      select(screen, 5)
      var states: [String] = []
      screen.delegate.onWillDisplay = { cell, path in states.append("\(name(path)) \(cell.isSelected)") }
      screen.scroll(to: 300)
      #expect(states == ["0.3 false", "0.4 false", "0.5 true"])
    }

    @Test("The selected background is there when the cell is selected, and the usual one always (Semantics 8.11)")
    func backgrounds() throws {
      let screen = screen()
      let cell = try #require(screen.cell(0, 1))
      let background = UIView()
      let selectedBackground = UIView()
      cell.backgroundView = background
      cell.selectedBackgroundView = selectedBackground
      select(screen, 1)
      screen.layOut()
      #expect(selectedBackground.superview === cell)
      #expect(!selectedBackground.isHidden && selectedBackground.alpha == 1)
      #expect(background.superview === cell)
      screen.view.deselectItem(at: path(0, 1), animated: false)
      screen.layOut()
      #expect(selectedBackground.superview == nil || selectedBackground.isHidden || selectedBackground.alpha == 0)
    }

    @Test("A cell selected by hand is not selected for the view (Semantics 8.12)")
    func byHand() throws {
      let screen = screen()
      let cell = try #require(screen.cell(0, 1))
      cell.isSelected = true
      #expect(screen.view.indexPathsForSelectedItems == [])
      screen.view.deselectItem(at: path(0, 1), animated: false)
      #expect(cell.isSelected)
      screen.scroll(to: 1_000)
      screen.scroll(to: 0)
      #expect(screen.cells.allSatisfy { !$0.isSelected })
    }

    @Test("reloadData clears the selection and tells nobody (Semantics 8.13, 2.1)")
    func reload() {
      let screen = screen()
      select(screen, 1)
      screen.reload()
      #expect(screen.view.indexPathsForSelectedItems == [])
      #expect(screen.cells.allSatisfy { !$0.isSelected })
      #expect(screen.log.take("didSelect", "didDeselect") == [])
    }

    @Test("The selection survives scrolling; cells that stay are not written to (Semantics 8.13a)")
    func scrolling() {
      final class Watching: RecordingCell {
        static var changes: [Bool] = []
        override var isSelected: Bool {
          didSet { if isSelected != oldValue { Watching.changes.append(isSelected) } }
        }
      }
      Watching.changes = []
      let screen = Screen.rows([20], cell: Watching.self)
      screen.layOut()
      select(screen, 0)
      #expect(Watching.changes == [true])
      screen.scroll(to: 50)
      #expect(Watching.changes == [true])
      screen.scroll(to: 1_000)
      screen.scroll(to: 1_300)
      screen.scroll(to: 0)
      #expect(screen.cell(0, 0)?.isSelected == true)
      #expect(selected(screen) == "0.0")
    }

    @Test("An item off screen can be selected, and its cell has the state when it comes (Semantics 8.11)")
    func offScreen() {
      let screen = screen()
      select(screen, 15)
      #expect(selected(screen) == "0.15")
      screen.scroll(to: 1_500)
      #expect(screen.cell(0, 15)?.isSelected == true)
    }

    @Test("Selecting scrolls when a position is given and not when it is empty (Semantics 7.9)")
    func scrollsToo() {
      let screen = screen()
      screen.view.selectItem(at: path(0, 10), animated: false, scrollPosition: [])
      #expect(screen.view.contentOffset.y == 0)
      screen.view.selectItem(at: path(0, 10), animated: false, scrollPosition: .top)
      #expect(screen.view.contentOffset.y == 1_000)
    }

    @Test("Editing has switches of its own, off by default, and a change of it clears the selection (Semantics 8.14)")
    func editing() {
      let screen = screen()
      #expect(!screen.view.isEditing)
      #expect(!screen.view.allowsSelectionDuringEditing)
      #expect(!screen.view.allowsMultipleSelectionDuringEditing)
      select(screen, 1)
      screen.view.isEditing = true
      #expect(selected(screen) == "")
      screen.view.isEditing = false
      #expect(selected(screen) == "")
    }

    @Test("An item selected inside its own cellForItemAt or willDisplay has a selected cell (Semantics 1.20)")
    func insideCallbacks() {
      for inWillDisplay in [false, true] {
        let screen = Screen.rows([20])
        screen.view.allowsMultipleSelection = true
        let select = { [unowned view = screen.view] (path: IndexPath) in
          view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        if inWillDisplay {
          screen.delegate.onWillDisplay = { _, path in select(path) }
        } else {
          screen.source.configure = { _, path in select(path) }
        }
        screen.layOut()
        #expect(screen.view.indexPathsForSelectedItems?.count == 3)
        #expect(screen.cells.allSatisfy { $0.isSelected })
      }
    }
  }
#endif

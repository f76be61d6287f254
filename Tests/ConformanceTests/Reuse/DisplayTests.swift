#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Display") struct DisplayTests {
    @Test(
      "The first layout asks for counts, then for each visible item's cell, showing one by one (Semantics 1.19, 2.4)"
    )
    func firstLayout() {
      let screen = Screen.rows([100])
      screen.layOut()
      #expect(
        screen.log.take("sections", "items", "ask", "will") == [
          "sections", "items 0", "ask 0.0", "will 0.0", "ask 0.1", "will 0.1", "ask 0.2", "will 0.2",
        ])
    }

    @Test("All that arrives is shown before anything that leaves has ended (Semantics 1.19a, 1.22)")
    func order() {
      let screen = Screen.rows([100])
      screen.layOut()
      _ = screen.log.take()
      screen.scroll(to: 300)
      let lines = screen.log.take("will", "did")
      #expect(lines.prefix(3) == ["will 0.3", "will 0.4", "will 0.5"])
      #expect(lines.dropFirst(3).sorted() == ["did 0.0", "did 0.1", "did 0.2"])
      // What leaves in a pass cannot serve in it.
      #expect(RecordingCell.made == 6)
      screen.scroll(to: 400)
      #expect(RecordingCell.made == 6)
    }

    @Test(
      "A scroll by one row from a full screen makes one cell; the next one reuses the cell that left (Semantics 1.22)")
    func workedLog() {
      let screen = Screen.rows([100])
      screen.layOut()
      _ = screen.log.take()
      screen.scroll(to: 100)
      #expect(
        screen.log.take("ask", "init", "reuse", "will", "did") == ["ask 0.3", "init 100x100", "will 0.3", "did 0.0"])
      screen.scroll(to: 200)
      #expect(screen.log.take("ask", "init", "reuse", "will", "did") == ["ask 0.4", "reuse", "will 0.4", "did 0.1"])
      #expect(screen.cell(0, 4)?.number == 1)
    }

    @Test(
      "Attributes are applied once for each preparation; scrolling applies none to cells that stay (Semantics 1.19b)")
    func appliesOnce() {
      let screen = Screen.rows([100])
      screen.layOut()
      let cells = screen.cells.compactMap { $0 as? RecordingCell }
      #expect(cells.map(\.applied.count) == [1, 1, 1])
      for offset in [20.0, 40, 100] { screen.scroll(to: offset) }
      #expect(cells.map(\.applied.count) == [1, 1, 1])
      screen.scroll(to: 200)
      let first = screen.cell(0, 4)
      #expect(first === cells[0])
      #expect(first?.applied.map { name($0.indexPath) } == ["0.0", "0.4"])
    }

    @Test(
      "A recycled cell never leaks its selection, and its item has it again when it comes back (Semantics 1.20, 8.11)")
    func selectionDoesNotLeak() throws {
      let screen = Screen.rows([100])
      screen.layOut()
      screen.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      let cell = try #require(screen.cell(0, 1))
      #expect(cell.isSelected)
      screen.scroll(to: 1_000)
      screen.scroll(to: 1_300)
      #expect(screen.cells.contains { $0 === cell })
      #expect(screen.cells.allSatisfy { !$0.isSelected })
      screen.scroll(to: 0)
      #expect(screen.cells.map(\.isSelected) == [false, true, false])
    }

    @Test("A selection that the data source sets by hand is put right before willDisplay (Semantics 1.20, 8.12)")
    func selectionByHand() {
      let screen = Screen.rows([3])
      screen.source.configure = { cell, _ in cell.isSelected = true }
      var states: [Bool] = []
      screen.delegate.onWillDisplay = { cell, _ in states.append(cell.isSelected) }
      screen.layOut()
      #expect(states == [false, false, false])
      #expect(screen.view.indexPathsForSelectedItems ?? [] == [])
    }

    @Test(
      "A cell that leaves is out of the view when didEndDisplaying is called, and is pooled only then (Semantics 1.21)")
    func leaving() {
      let screen = Screen.rows([20])
      screen.layOut()
      var superviews: [Bool] = []
      screen.delegate.onDidEndDisplaying = { cell, _ in superviews.append(cell.superview == nil) }
      _ = screen.log.take()
      screen.scroll(to: 200)
      #expect(superviews == [true, true])
      #expect(screen.log.take("removed", "did", "reuse") == ["removed", "did 0.0", "removed", "did 0.1"])
    }

    @Test("didEndDisplaying gets the path and the cell that were displayed (Semantics 1.21)")
    func pathOfLeaving() {
      let screen = Screen.rows([100])
      var shown: [IndexPath: UICollectionViewCell] = [:]
      var mismatches = 0
      screen.delegate.onWillDisplay = { cell, path in shown[path] = cell }
      screen.delegate.onDidEndDisplaying = { cell, path in
        if shown.removeValue(forKey: path) !== cell { mismatches += 1 }
      }
      for offset in [0.0, 250, 130, 900, 0, 9_700, 350] { screen.scroll(to: offset) }
      #expect(mismatches == 0)
      #expect(names(Array(shown.keys)) == screen.visible)
    }

    @Test(
      "An item that only touches the edge of the bounds is not shown (Semantics 1.22)",
      arguments: [
        (0.0, "0.0 0.1 0.2"), (100, "0.1 0.2 0.3"), (1, "0.0 0.1 0.2 0.3"), (101, "0.1 0.2 0.3 0.4"),
        (-1, "0.0 0.1 0.2"),
        (-300, ""), (-299, "0.0"), (9_999, "0.99"), (10_000, ""),
      ])
    func edges(offset: Double, visible: String) {
      let screen = Screen.rows([100])
      screen.layOut()
      screen.scroll(to: offset)
      #expect(screen.visible == visible)
    }

    @Test("Supplementary views are shown and ended like cells, with their kind (Semantics 1.26)")
    func supplementary() {
      let screen = Screen.rows([1, 1, 1], height: 150, header: 50)
      screen.layOut()
      #expect(Set(screen.log.take("will")) == ["will 0.0", "will header 0.0"])
      screen.scroll(to: 150)
      let lines = screen.log.take("ask", "will", "did")
      #expect(Set(lines) == ["ask 1.0", "will 1.0", "ask header 1.0", "will header 1.0", "did 0.0", "did header 0.0"])
      #expect(lines.suffix(2).allSatisfy { $0.hasPrefix("did") })
    }

    @Test("Being shown and ending to be shown balance over any walk (Semantics 1.19, 1.21)")
    func balance() {
      let screen = Screen.rows([40], header: 50)
      var open: [String: Int] = [:]
      screen.log.onLine = { line in
        if line.hasPrefix("will ") { open[String(line.dropFirst(5)), default: 0] += 1 }
        if line.hasPrefix("did ") { open[String(line.dropFirst(4)), default: 0] -= 1 }
      }
      for offset in [0.0, 700, 650, 3_000, 2_999.5, 10, 4_000, 0] { screen.scroll(to: offset) }
      screen.reload()
      #expect(open.filter { $0.value == 1 }.keys.sorted() == ["0.0", "0.1", "0.2", "header 0.0"])
      #expect(open.values.allSatisfy { $0 == 0 || $0 == 1 })
    }
  }
#endif

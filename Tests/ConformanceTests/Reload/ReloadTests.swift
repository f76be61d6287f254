#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Reload") struct ReloadTests {
    @Test(
      "reloadData asks nothing: the next layout, or layoutIfNeeded, does the work (Semantics 2.1, 2.17)"
    )
    func lazy() {
      let screen = Screen.rows([10])
      screen.layOut()
      _ = screen.log.take()
      screen.view.reloadData()
      #expect(screen.log.take("sections", "items", "ask") == [])
      screen.layOut()
      #expect(screen.log.take("sections", "items", "ask") == ["sections", "items 0", "ask 0.0", "ask 0.1", "ask 0.2"])
    }

    @Test("Nothing is asked before the first layout or question (Semantics 2.1)")
    func nothingAtFirst() {
      let screen = Screen.rows([10])
      screen.view.reloadData()
      #expect(screen.log.take() == [])
    }

    @Test("Several reloads before a layout are one (Semantics 2.1, 3.7)")
    func coalesced() {
      let layout = RowsLayout()
      let screen = Screen([10], layout)
      screen.layOut()
      _ = screen.log.take()
      _ = layout.log.take()
      for _ in 0..<5 { screen.view.reloadData() }
      screen.layOut()
      #expect(screen.log.take("sections", "ask") == ["sections", "ask 0.0", "ask 0.1", "ask 0.2"])
      #expect(layout.log.take("prepare") == ["prepare"])
    }

    @Test("Several offsets before a layout are one pass with the last of them (Semantics 2.6)")
    func coalescedOffsets() {
      let screen = Screen.rows([100])
      screen.layOut()
      _ = screen.log.take()
      for offset in [100.0, 500, 1_000] { screen.view.contentOffset.y = offset }
      screen.layOut()
      #expect(screen.log.take("ask") == ["ask 0.10", "ask 0.11", "ask 0.12"])
      #expect(screen.visible == "0.10 0.11 0.12")
    }

    @Test("A pass asks for counts, prepares, asks for size and elements, and then for cells (Semantics 2.5)")
    func orderOfPass() {
      let layout = RowsLayout()
      let screen = Screen([1], layout)
      var order: [String] = []
      let note = { (line: String) in
        let isStep = ["sections", "prepare", "size", "elements", "ask"].contains { line.hasPrefix($0) }
        if isStep, !order.contains(line) { order.append(line) }
      }
      screen.log.onLine = note
      layout.log.onLine = note
      screen.layOut()
      #expect(order == ["sections", "prepare", "size", "elements", "ask 0.0"])
    }

    @Test("Reloading invalidates everything and the counts; invalidateLayout invalidates neither (Semantics 2.7, 3.8)")
    func flags() {
      let layout = RowsLayout()
      let screen = Screen([10], layout)
      screen.layOut()
      layout.contexts = []
      screen.view.reloadData()
      screen.layOut()
      #expect(layout.contexts.map { "\($0.invalidateEverything) \($0.invalidateDataSourceCounts)" } == ["true true"])
      layout.contexts = []
      layout.invalidateLayout()
      #expect(layout.contexts.map { "\($0.invalidateEverything) \($0.invalidateDataSourceCounts)" } == ["false false"])
    }

    @Test("All cells go to the pool and are handed out again, prepared; none is made (Semantics 2.8)")
    func cellsAreReused() {
      let screen = Screen.rows([10])
      screen.layOut()
      let before = Set(screen.numbers)
      screen.reload()
      #expect(RecordingCell.made == 3)
      #expect(Set(screen.numbers) == before)
      #expect(screen.cells.map { ($0 as? RecordingCell)?.reuses } == [1, 1, 1])
    }

    @Test(
      "The old cells have ended and are pooled before the first new one is asked for (Semantics 2.8, 2.8a)"
    )
    func oldCellsEndFirst() {
      let screen = Screen.rows([10])
      screen.layOut()
      _ = screen.log.take()
      screen.reload()
      #expect(
        screen.log.take("did", "sections", "will") == [
          "did 0.0", "did 0.1", "did 0.2", "sections", "will 0.0", "will 0.1", "will 0.2",
        ])
      #expect(screen.numbers == [3, 2, 1])
    }

    @Test("Supplementary views are reloaded like cells (Semantics 2.8)")
    func supplementaryViews() throws {
      let screen = Screen.rows([20], header: 50)
      screen.layOut()
      let header = try #require(screen.view.supplementaryView(forElementKind: headerKind, at: path(0, 0)))
      _ = screen.log.take()
      screen.reload()
      #expect(screen.log.take("ask header") == ["ask header 0.0"])
      #expect(screen.view.supplementaryView(forElementKind: headerKind, at: path(0, 0)) === header)
    }

    @Test(
      "The offset is kept when the content stays large enough and clamped when it does not (Semantics 2.14)",
      arguments: [(100, 1_000.0), (13, 1_000), (12, 900), (4, 100), (3, 0), (1, 0), (0, 0)])
    func offset(count: Int, offset: Double) {
      let screen = Screen.rows([100])
      screen.layOut()
      screen.scroll(to: 1_000)
      screen.source.counts = [count]
      screen.view.reloadData()
      #expect(screen.view.contentOffset.y == 1_000)
      screen.layOut()
      #expect(Double(screen.view.contentOffset.y) == offset)
      #expect(screen.view.contentSize.height == CGFloat(count) * 100)
    }

    @Test(
      "The content size is the old one until the layout; the layout object knows more (Semantics 2.1, 2.5, 12.13)"
    )
    func contentSize() {
      let screen = Screen.rows([10])
      screen.layOut()
      #expect(screen.view.contentSize.height == 1_000)
      screen.source.counts = [20]
      screen.view.reloadData()
      #expect(screen.view.contentSize.height == 1_000)
      _ = screen.view.layoutAttributesForItem(at: path(0, 0))
      #expect(screen.view.collectionViewLayout.collectionViewContentSize.height == 2_000)
      screen.layOut()
      #expect(screen.view.contentSize.height == 2_000)
    }

    @Test("The background view fills the visible bounds behind all cells, wherever they are (Semantics 2.5)")
    func background() {
      let screen = Screen.rows([100])
      let background = UIView(frame: .zero)
      screen.view.backgroundView = background
      screen.layOut()
      #expect(background.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
      screen.scroll(to: 450)
      #expect(background.frame == CGRect(x: 0, y: 450, width: 100, height: 300))
      #expect(screen.view.subviews.first === background)
      screen.view.backgroundView = nil
      #expect(background.superview == nil)
    }

    @Test("A pass that nothing needs asks for no count and no cell (Semantics 2.3)")
    func idle() {
      let screen = Screen.rows([10])
      screen.layOut()
      _ = screen.log.take()
      screen.view.setNeedsLayout()
      screen.layOut()
      #expect(screen.log.take() == [])
    }

    @Test("A reload between two scrolls is seen even when the counts are the same (Semantics 2.8)")
    func reloadWithSameCounts() {
      let screen = Screen.rows([100])
      var label = "old"
      screen.source.configure = { cell, _ in (cell as? RecordingCell)?.label = label }
      screen.layOut()
      label = "new"
      screen.view.contentOffset.y = 50
      screen.view.reloadData()
      screen.view.contentOffset.y = 150
      screen.layOut()
      #expect(screen.cells.compactMap { ($0 as? RecordingCell)?.label } == ["new", "new", "new", "new"])
    }

    @Test("Reloading with nothing left takes every view away and goes to the start (Semantics 2.8, 2.14)")
    func everythingDeleted() {
      let screen = Screen.rows([20, 20], header: 50)
      screen.layOut()
      screen.scroll(to: 600)
      screen.source.counts = []
      screen.reload()
      #expect(screen.picture == [])
      #expect(screen.view.contentOffset == .zero)
      screen.source.counts = [20, 20]
      let made = RecordingCell.made
      screen.reload()
      #expect(screen.visible == "0.0 0.1 0.2")
      #expect(RecordingCell.made == made)
    }
  }
#endif

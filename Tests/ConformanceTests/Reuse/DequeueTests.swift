#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Dequeue") struct DequeueTests {
    @Test("The cell that was pooled last is taken first (Semantics 1.5)")
    func lastInFirstOut() {
      let screen = Screen.rows([100])
      var left: [Int] = []
      screen.delegate.onDidEndDisplaying = { cell, _ in left.append((cell as? RecordingCell)?.number ?? 0) }
      screen.layOut()
      screen.scroll(to: 300)
      #expect(left.sorted() == [1, 2, 3])
      screen.scroll(to: 400)
      #expect(screen.cell(0, 6)?.number == left[2])
      // What left in that scroll is on top now.
      #expect(left.count == 4)
      screen.scroll(to: 500)
      #expect(screen.cell(0, 7)?.number == left[3])
    }

    @Test("A cell is made only when the pool of its identifier is empty (Semantics 1.5)")
    func makesOnlyWhenEmpty() {
      let screen = Screen.rows([100])
      screen.layOut()
      for offset in stride(from: 100.0, through: 5_000, by: 100) { screen.scroll(to: offset) }
      #expect(RecordingCell.made == 4)
    }

    @Test(
      "A new cell: asked for, made with its size, configured, shown, all before the next (Semantics 1.6, 1.19)"
    )
    func orderForNewCell() {
      let screen = Screen.rows([2])
      screen.source.configure = { cell, path in screen.log.add("configure \(name(path)) \(text(cell.frame))") }
      screen.layOut()
      #expect(
        screen.log.take("ask", "init", "configure", "will", "added") == [
          "ask 0.0", "init 100x100", "configure 0.0 0 0 100 100", "will 0.0", "added",
          "ask 0.1", "init 100x100", "configure 0.1 0 100 100 100", "will 0.1", "added",
        ])
    }

    @Test("A pooled cell is prepared and has its new frame inside the dequeue call (Semantics 1.6, 1.7, 1.19)")
    func orderForReusedCell() {
      let screen = Screen.rows([20])
      screen.source.configure = { cell, path in screen.log.add("configure \(name(path)) \(text(cell.frame))") }
      screen.layOut()
      screen.scroll(to: 100)
      _ = screen.log.take()
      screen.scroll(to: 200)
      #expect(
        screen.log.take("ask", "init", "reuse", "configure", "will", "added", "did", "removed") == [
          "ask 0.4", "reuse", "configure 0.4 0 400 100 100", "will 0.4", "added", "removed", "did 0.1",
        ])
    }

    @Test("prepareForReuse is not called for a new cell and not when a cell goes into the pool (Semantics 1.7)")
    func reuseOnlyFromPool() throws {
      let screen = Screen.rows([20])
      screen.layOut()
      let cell = try #require(screen.cell(0, 0))
      #expect(cell.reuses == 0)
      screen.scroll(to: 1_000)
      #expect(cell.superview == nil)
      #expect(cell.reuses == 0)
      screen.scroll(to: 0)
      #expect(screen.cells.contains { $0 === cell })
      #expect(cell.reuses == 1)
    }

    @Test("A recycled cell has the size of its new item when it is configured (Semantics 1.6)")
    func sizesOfReusedCells() {
      let layout = RowsLayout()
      layout.moved[path(0, 3)] = CGRect(x: 0, y: 300, width: 70, height: 40)
      let screen = Screen([4], height: 100, layout)
      var sizes: [CGSize] = []
      screen.source.configure = { cell, _ in sizes.append(cell.bounds.size) }
      for offset in [0.0, 100, 200, 300] { screen.scroll(to: offset) }
      #expect(sizes.count == 4)
      #expect(sizes.last == CGSize(width: 70, height: 40))
    }

    @Test("A cell dequeued for another path gets the frame of the item that it was asked for (Semantics 1.18)")
    func wrongPath() {
      let screen = Screen.rows([20])
      screen.source.makeCell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: IndexPath(item: path.item + 7, section: 0))
      }
      screen.layOut()
      #expect(screen.picture == ["0.0: 0 0 100 100", "0.1: 0 100 100 100", "0.2: 0 200 100 100"])
    }
  }
#endif

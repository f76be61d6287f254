#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("What is on screen") struct VisibleTests {
    @Test(
      "The visible items are the old ones in willDisplay, the new ones in didEndDisplaying (Semantics 1.23, 1.23a)"
    )
    func visibleItemsInCallbacks() {
      let screen = Screen.rows([100])
      screen.layOut()
      var inWill: Set<String> = []
      var inDid: Set<String> = []
      screen.delegate.onWillDisplay = { [unowned screen] _, _ in inWill.insert(screen.visible) }
      screen.delegate.onDidEndDisplaying = { [unowned screen] _, _ in inDid.insert(screen.visible) }
      screen.scroll(to: 1_000)
      #expect(inWill == ["0.0 0.1 0.2"])
      #expect(inDid == ["0.10 0.11 0.12"])
    }

    @Test("Visible cells and visible items are the same ones, in whatever order (Semantics 1.23, 1.23b)")
    func visibleCells() {
      let screen = Screen.rows([100])
      for offset in [0.0, 350, 120, 5_000, 4_900, 50] {
        screen.scroll(to: offset)
        #expect(names(screen.view.visibleCells.compactMap { screen.view.indexPath(for: $0) }) == screen.visible)
        #expect(screen.view.visibleCells.count == screen.cells.count)
      }
    }

    @Test("cellForItem gives what is on screen and nothing else, and asks nobody (Semantics 1.24)")
    func cellForItem() {
      let screen = Screen.rows([100])
      #expect(screen.cell(0, 0) == nil)
      #expect(screen.log.take("ask") == [])
      screen.layOut()
      _ = screen.log.take()
      #expect(screen.cell(0, 2) != nil)
      #expect(screen.cell(0, 3) == nil)
      #expect(screen.cell(0, 99) == nil)
      #expect(screen.log.take() == [])
    }

    @Test("A cell is there only after the layout that follows a scroll (Semantics 1.24)")
    func cellAfterLayout() {
      let screen = Screen.rows([51], height: 300)
      #expect(screen.view.visibleCells.isEmpty)
      screen.layOut()
      #expect(screen.view.visibleCells.count == 3)
      screen.view.setContentOffset(CGPoint(x: 0, y: 4_800), animated: false)
      #expect(screen.cell(0, 50) == nil)
      screen.layOut()
      #expect(screen.cell(0, 50) != nil)
      #expect(screen.visible == "0.48 0.49 0.50")
    }

    @Test("A cell that left, one of another view and one made by hand have no path (Semantics 1.24)")
    func pathsOfOthers() throws {
      let screen = Screen.rows([100])
      let other = Screen.rows([100])
      screen.layOut()
      other.layOut()
      let cell = try #require(screen.cell(0, 0))
      #expect(screen.view.indexPath(for: cell) == path(0, 0))
      #expect(other.view.indexPath(for: cell) == nil)
      screen.scroll(to: 1_000)
      #expect(screen.view.indexPath(for: cell) == nil)
      #expect(screen.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    }

    @Test("No view is made for an item that is hidden when it comes into sight (Semantics 1.25, 3.21)")
    func hidden() {
      let layout = RowsLayout()
      layout.hidden = [path(0, 1)]
      let screen = Screen([3], layout)
      screen.layOut()
      #expect(screen.log.take("ask") == ["ask 0.0", "ask 0.2"])
      layout.hidden = []
      layout.invalidateLayout()
      screen.layOut()
      #expect(screen.log.take("ask") == ["ask 0.1"])
      #expect(screen.cell(0, 1)?.isHidden == false)
    }

    @Test("A supplementary view that is not on screen, or that the layout does not have, is nil (Semantics 1.27)")
    func absentSupplementary() {
      let screen = Screen.rows([20, 20], header: 50)
      screen.layOut()
      let view = screen.view
      #expect(view.supplementaryView(forElementKind: headerKind, at: path(0, 0)) != nil)
      #expect(view.supplementaryView(forElementKind: headerKind, at: path(1, 0)) == nil)
      #expect(view.supplementaryView(forElementKind: headerKind, at: path(0, 1)) == nil)
      #expect(view.supplementaryView(forElementKind: "unknown", at: path(0, 0)) == nil)
      #expect(view.visibleSupplementaryViews(ofKind: headerKind).count == 1)
      #expect(view.visibleSupplementaryViews(ofKind: "unknown").isEmpty)
      #expect(names(view.indexPathsForVisibleSupplementaryElements(ofKind: headerKind)) == "0.0")
      screen.scroll(to: 600)
      #expect(view.visibleSupplementaryViews(ofKind: headerKind).isEmpty)
    }

    @Test("Visible supplementary views are listed by kind, each once (fact-sup-visible, Semantics 1.27)")
    func visibleSupplementary() {
      let layout = RowsLayout()
      layout.extras = [RowsLayout.header(0, y: 0), RowsLayout.header(1, y: 150), RowsLayout.header(2, y: 900)]
      let screen = Screen([5, 5, 5], layout)
      screen.layOut()
      #expect(names(screen.view.indexPathsForVisibleSupplementaryElements(ofKind: headerKind)) == "0.0 1.0")
      #expect(screen.view.visibleSupplementaryViews(ofKind: headerKind).count == 2)
      #expect(screen.view.supplementaryView(forElementKind: headerKind, at: path(1, 0)) != nil)
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Counts") struct CountsTests {
    @Test("Counts are asked for all sections at once, in order, and kept while the view scrolls (Semantics 2.3, 2.4)")
    func orderAndCache() {
      let screen = Screen.rows([2, 0, 5])
      #expect(screen.view.numberOfItems(inSection: 2) == 5)
      #expect(screen.log.take() == ["sections", "items 0", "items 1", "items 2"])
      #expect(screen.view.numberOfSections == 3)
      #expect(screen.view.numberOfItems(inSection: 1) == 0)
      screen.layOut()
      screen.scroll(to: 200)
      screen.scroll(to: 400)
      #expect(screen.log.take("sections", "items") == [])
    }

    @Test("A data source without numberOfSections has one section (Semantics 2.4)")
    func oneSection() {
      let screen = Screen.rows([])
      screen.use(PlainSource(4))
      #expect(screen.view.numberOfSections == 1)
      #expect(screen.view.numberOfItems(inSection: 0) == 4)
    }

    @Test("Without a data source there is one section (Semantics 2.2a)")
    func noDataSource() {
      let screen = Screen.rows([5, 5])
      screen.view.dataSource = nil
      #expect(screen.view.numberOfSections == 1)
      screen.layOut()
      #expect(screen.view.visibleCells.isEmpty)
      #expect(screen.log.take("sections", "items", "ask") == [])
    }

    @Test("A data source that says no sections has none, unlike no data source (Semantics 2.2a)")
    func noSections() {
      let screen = Screen.rows([])
      #expect(screen.view.numberOfSections == 0)
      screen.layOut()
      #expect(screen.view.visibleCells.isEmpty)
      #expect(screen.view.contentSize.height == 0)
    }

    @Test("After reloadData the view has the new counts before any layout; the screen follows later (Semantics 2.1a)")
    func countsAfterReload() {
      let screen = Screen.rows([2])
      screen.layOut()
      screen.source.counts = [3, 4]
      #expect(screen.view.numberOfItems(inSection: 0) == 2)
      screen.view.reloadData()
      #expect(screen.view.numberOfSections == 2)
      #expect(screen.view.numberOfItems(inSection: 1) == 4)
      screen.layOut()
      #expect(screen.visible == "0.0 0.1 0.2")
    }
  }
#endif

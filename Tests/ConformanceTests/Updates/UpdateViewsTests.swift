#if canImport(UIKit)
  import Testing
  import UIKit

  /// What becomes of the views in an update.
  @MainActor @Suite("Views in updates") struct UpdateViewsTests {
    @Test("Cells of items that stay go to their new paths; inserted items alone are asked for (Semantics 6.17)")
    func survivors() {
      let list = WordList([["a", "b", "c"]])
      list.update([["a", "x", "b", "c"]]) { $0.insertItems(at: [path(0, 1)]) }
      #expect(list.log.take("ask") == ["ask 0.1 x"])
      #expect(list.picture == "a1 x4 b2 c3")
      #expect(list.screen.ys == [0, 100, 200, 300])
      #expect((list.screen.cell(0, 3)).flatMap { list.view.indexPath(for: $0) } == path(0, 3))
    }

    @Test("A cell that stays is not prepared for reuse (Semantics 6.17)")
    func survivorsAreNotReused() {
      let list = WordList([["a", "b", "c"]])
      list.update([["c", "a", "b"]]) { $0.moveItem(at: path(0, 2), to: path(0, 0)) }
      #expect(list.log.take("ask", "reuse", "init") == [])
      #expect(list.picture == "c3 a1 b2")
    }

    @Test("Headers of sections that stay are kept; that of an inserted section is asked for (Semantics 6.17)")
    func headers() {
      let list = WordList([["a"], ["b"]], header: 50)
      let header = list.view.supplementaryView(forElementKind: headerKind, at: path(1, 0))
      list.update([["x"], ["a"], ["b"]]) { $0.insertSections([0]) }
      #expect(list.log.take("ask header") == ["ask header 0.0"])
      let moved = list.view.supplementaryView(forElementKind: headerKind, at: path(2, 0))
      #expect(moved === header)
      #expect(moved.map { text($0.frame) } == "0 300 100 50")
    }

    @Test("Items pulled into sight are asked for by their new paths (Semantics 6.17)")
    func pulledUp() {
      let list = WordList([["a", "b", "c", "d"]], height: 200)
      list.update([["c", "d"]]) { $0.deleteItems(at: [path(0, 0), path(0, 1)]) }
      #expect(list.log.take("ask") == ["ask 0.0 c", "ask 0.1 d"])
    }

    @Test(
      "A reload whose old number is beyond the new count is dropped since iOS 15 (Semantics 6.17a)",
      arguments: Engine.versions)
    func droppedReload(version: Int) {
      let list = WordList([["0", "1", "2", "3"]], in: version)
      list.update([["0", "1 new", "3 new"]]) { view in
        view.deleteItems(at: [path(0, 2)])
        view.reloadItems(at: [path(0, 1), path(0, 3)])
      }
      #expect(list.shown == ["0", "1 new", version < 15 ? "3 new" : "3"])
    }

    @Test("Inserted cells are announced before the removed ones have ended, those by their old paths (Semantics 6.18)")
    func display() async {
      let list = WordList([["a", "b", "c"]])
      list.update([["a", "x"]]) { view in
        view.deleteItems(at: [path(0, 1), path(0, 2)])
        view.insertItems(at: [path(0, 1)])
      }
      await Engine.settle()
      let lines = list.log.take("will", "did")
      #expect(lines.first == "will 0.1")
      #expect(lines.dropFirst().sorted() == ["did 0.1", "did 0.2"])
    }

    @Test("Cells that are pushed out of sight end with their old paths, after those that come (Semantics 6.18, 1.19a)")
    func pushedOut() async {
      let list = WordList([["a", "b", "c"]], height: 300)
      list.update([["x", "y", "a", "b", "c"]]) { $0.insertItems(at: [path(0, 0), path(0, 1)]) }
      await Engine.settle()
      #expect(list.shown == ["x", "y", "a"])
      let lines = list.log.take("will", "did")
      #expect(lines.prefix(2).sorted() == ["will 0.0", "will 0.1"])
      #expect(lines.dropFirst(2).sorted() == ["did 0.1", "did 0.2"])
    }

    @Test("The path of a cell that has ended can be beyond the new counts (Semantics 6.18, 12.9)")
    func stalePath() async {
      let list = WordList([["a"], ["b"]])
      var sections: [Int] = []
      list.screen.delegate.onDidEndDisplaying = { _, _ in sections.append(list.view.numberOfSections) }
      list.update([["a"]]) { $0.deleteSections([1]) }
      await Engine.settle()
      #expect(list.log.take("did") == ["did 1.0"])
      #expect(sections == [1])
    }

    @Test("A reloaded item gets another cell while the old one is not yet pooled (Semantics 2.10, 12.18)")
    func reload() async {
      let list = WordList([["a", "b"]])
      list.update([["a", "B"]]) { $0.reloadItems(at: [path(0, 1)]) }
      #expect(list.picture == "a1 B3")
      await Engine.settle()
      list.update([["A", "B"]]) { $0.reloadItems(at: [path(0, 0)]) }
      #expect(list.picture == "A2 B3")
      #expect(RecordingCell.made == 3)
    }

    @Test("A reloaded section gets other cells and another header (Semantics 2.13)")
    func reloadedSection() {
      let list = WordList([["a"], ["b"]], header: 50)
      let header = list.view.supplementaryView(forElementKind: headerKind, at: path(0, 0))
      list.update([["A", "x"], ["b"]]) { $0.reloadSections([0]) }
      #expect(list.log.take("ask").sorted() == ["ask 0.0 A", "ask 0.1 x", "ask header 0.0"])
      #expect(list.shown == ["A", "x", "b"])
      #expect(list.screen.cell(1, 0)?.number == 2)
      #expect(list.view.supplementaryView(forElementKind: headerKind, at: path(0, 0)) !== header)
    }

    @Test("The new header of a section is announced before the old one has ended (Semantics 1.26a)")
    func headerOrder() async {
      let list = WordList([["a"]], header: 50)
      list.update([["A"]]) { $0.reloadSections([0]) }
      await Engine.settle()
      #expect(list.log.take("will header", "did header") == ["will header 0.0", "did header 0.0"])
    }

    @Test("The offset comes back into content that became too short for it (Semantics 12.29)")
    func clamped() async {
      let list = WordList([(0..<10).map(String.init)])
      list.screen.scroll(to: 500)
      list.update([(0..<7).map(String.init)]) { $0.deleteItems(at: [path(0, 7), path(0, 8), path(0, 9)]) }
      await Engine.settle()
      #expect(list.view.contentOffset.y == 200)
      #expect(list.shown == ["2", "3", "4", "5", "6"])
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  /// What the paths of an update mean.
  @MainActor @Suite("Indexes of updates") struct UpdateIndexTests {
    @Test(
      "Deletes are in paths before the update, inserts in paths after it, in whatever order they are called (Semantics 6.1, 6.2)",
      arguments: [false, true])
    func deletesAndInserts(reversed: Bool) {
      let list = WordList([["a", "b", "c", "d"]])
      list.update([["x", "b", "d", "y"]]) { view in
        let calls = [
          { view.deleteItems(at: [path(0, 0), path(0, 2)]) },
          { view.insertItems(at: [path(0, 0), path(0, 3)]) },
        ]
        for call in reversed ? calls.reversed() : calls { call() }
      }
      #expect(list.picture == "x5 b2 d4 y6" || list.picture == "x6 b2 d4 y5")
    }

    @Test("A move goes from a path before the update to one after it (Semantics 6.1)")
    func move() {
      let list = WordList([["a", "b", "c", "d"]])
      list.update([["c", "d", "a"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 0), to: path(0, 2))
      }
      #expect(list.picture == "c3 d4 a1")
    }

    @Test("A reload is in paths before the update, and asks for the path after it (Semantics 6.1, 6.2)")
    func reload() {
      let list = WordList([["a", "b", "c", "d"]])
      list.update([["x", "y", "a", "B", "c"]]) { view in
        view.insertItems(at: [path(0, 0), path(0, 1)])
        view.deleteItems(at: [path(0, 3)])
        view.reloadItems(at: [path(0, 1)])
      }
      #expect(list.log.take("ask").sorted() == ["ask 0.0 x", "ask 0.1 y", "ask 0.3 B"])
      #expect(list.shown == ["x", "y", "a", "B", "c"])
    }

    @Test(
      "The place of a reload counts deletes and inserts, not moves: it can collide with a move (Semantics 6.2a, 6.27)")
    func reloadBesideMove() {
      let reason = Engine.raised {
        let list = WordList([["a", "b", "c", "d"]])
        list.update([["d", "A", "c"]]) { view in
          view.deleteItems(at: [path(0, 1)])
          view.moveItem(at: path(0, 3), to: path(0, 0))
          view.reloadItems(at: [path(0, 0)])
        }
      }
      #expect(reason?.hasPrefix("attempt to perform an insert and a move to the same index path") == true)
    }

    @Test("An item is deleted and another inserted at the same path (Semantics 6.28)")
    func replacement() {
      let list = WordList([["a", "b", "c"]])
      list.update([["a", "x", "c"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.insertItems(at: [path(0, 1)])
      }
      #expect(list.picture == "a1 x4 c3")
    }

    @Test("Items move between sections, and both counts add up with them (Semantics 6.3)")
    func betweenSections() {
      let list = WordList([["a", "b"], ["c"]])
      list.update([["b"], ["c", "a"]]) { $0.moveItem(at: path(0, 0), to: path(1, 1)) }
      #expect(list.picture == "b2 c3 a1")
      #expect(list.log.take("ask") == [])
    }

    @Test("Inserted and deleted sections bring and take any number of items; none is named (Semantics 6.3, 6.30)")
    func wholeSections() {
      let list = WordList([["a", "b"], ["c"]])
      list.update([["c"], ["x", "y", "z"]]) { view in
        view.deleteSections([0])
        view.insertSections([1])
      }
      #expect(list.picture.hasPrefix("c3 x"))
      #expect(list.shown == ["c", "x", "y", "z"])
    }

    @Test("Items named beside their whole section say nothing more (Semantics 6.30)")
    func itemsOfWholeSections() {
      let list = WordList([["a", "b"], ["c"]])
      list.update([["c"], ["x", "y"]]) { view in
        view.deleteSections([0])
        view.deleteItems(at: [path(0, 1)])
        view.insertItems(at: [path(1, 0)])
        view.insertSections([1])
      }
      #expect(list.shown == ["c", "x", "y"])
    }

    @Test("Items move out of a deleted section and into an inserted one (Semantics 6.31)")
    func acrossChangedSections() {
      let list = WordList([["a", "b"], ["c", "d"]])
      list.update([["x", "c"], ["d", "a"]]) { view in
        view.deleteSections([0])
        view.insertSections([0])
        view.moveItem(at: path(0, 0), to: path(1, 1))
        view.moveItem(at: path(1, 0), to: path(0, 1))
      }
      #expect(list.picture == "x5 c3 d4 a1")
    }

    @Test("Items are deleted by the numbers that their sections had before sections were deleted (Semantics 6.31a)")
    func itemsBeforeSections() {
      let list = WordList([["a"], ["b", "c"], ["d", "e"]])
      list.update([["c"], ["d"]]) { view in
        view.deleteSections([0])
        view.deleteItems(at: [path(1, 0), path(2, 1)])
      }
      #expect(list.picture == "c3 d4")
    }

    @Test("Sections move with their items, and their cells are kept (Semantics 6.1, 6.17)")
    func movedSections() {
      let list = WordList([["a"], ["b", "c"], ["d"]])
      list.update([["d"], ["a"], ["b", "c"]]) { view in
        view.moveSection(2, toSection: 0)
      }
      #expect(list.picture == "d4 a1 b2 c3")
      list.update([["b", "c"], ["d"], ["a"]]) { view in
        view.moveSection(2, toSection: 0)
      }
      #expect(list.picture == "b2 c3 d4 a1")
      #expect(list.log.take("ask") == [])
    }

    @Test("Two sections are reloaded at once, one of them empty (Semantics 6.29b)")
    func reloadOfEmptySection() {
      let list = WordList([["a"], [], ["b"]])
      list.update([["A"], [], ["b"]]) { $0.reloadSections([0, 1]) }
      #expect(list.shown == ["A", "b"])
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Snapshots") struct SnapshotTests {
    @Test("Sections and items keep their order; the same identifier may be both (Semantics 10.1)")
    func order() {
      let some = snapshot(["A": ["B", "a"], "B": ["b"]])
      #expect(some.sectionIdentifiers == ["A", "B"])
      #expect(some.itemIdentifiers == ["B", "a", "b"])
      #expect(some.sectionIdentifier(containingItem: "b") == "B")
      #expect(some.numberOfItems == 3)
      #expect(some.numberOfSections == 2)
    }

    @Test("Items without a section go to the last one; without any that is an exception (Semantics 10.2)")
    func lastSection() {
      var some = snapshot(["A": ["a"], "B": []])
      some.appendItems(["b"])
      #expect(text(some) == "A: a | B: b")
      let reason = Engine.raised {
        var empty = NSDiffableDataSourceSnapshot<String, String>()
        empty.appendItems(["x"])
      }
      #expect(reason == "There are currently no sections in the data source. Please add a section first.")
    }

    @Test("An item that exists moves; twice in one argument it is an exception (Semantics 10.3)")
    func existingItems() {
      var some = snapshot(["A": ["a", "b", "c"], "B": []])
      some.appendItems(["a"], toSection: "B")
      some.insertItems(["c", "x"], beforeItem: "b")
      some.insertItems(["b"], afterItem: "a")
      #expect(text(some) == "A: c x | B: a b")
      let reason = Engine.raised {
        var some = snapshot(["A": []])
        some.appendItems(["x", "x"])
      }
      #expect(
        reason == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}")
    }

    @Test("A section that exists cannot be added again (Semantics 10.4)")
    func existingSections() {
      let reason = Engine.raised {
        var some = snapshot(["A": [], "B": []])
        some.appendSections(["A", "B"])
      }
      #expect(
        reason?.hasPrefix(
          "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the"
            + " snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (") == true)
    }

    @Test(
      "Deleting ignores what is not there, keeps empty sections, and takes all with deleteAllItems (Semantics 10.5)")
    func deleting() {
      var some = snapshot(["A": ["a"], "B": ["b"]])
      some.deleteItems(["a", "zz"])
      some.deleteSections(["ZZ"])
      #expect(text(some) == "A: | B: b")
      some.deleteAllItems()
      #expect(some.numberOfSections == 0)
    }

    @Test("Items that are not there cannot be marked (Semantics 10.6)")
    func unknownMarks() {
      let reload = Engine.raised {
        var some = snapshot(["A": []])
        some.reloadItems(["none"])
      }
      #expect(reload == "Attempted to reload item identifier that does not exist in the snapshot: none")
      let reconfigure = Engine.raised {
        var some = snapshot(["A": []])
        some.reconfigureItems(["none"])
      }
      #expect(reconfigure == "Attempted to reconfigure item identifier that does not exist in the snapshot: none")
    }

    @Test("Unknown sections and destinations are exceptions (Semantics 10.7)")
    func unknownPlaces() {
      func reason(_ edit: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) -> String? {
        Engine.raised {
          var some = snapshot(["A": ["b1", "b2"]])
          edit(&some)
        }
      }
      #expect(
        reason { _ = $0.numberOfItems(inSection: "ZZ") }
          == "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier"
          + " API (which has O(1) performance)")
      #expect(
        reason { $0.insertItems(["x"], beforeItem: "zz") } == "Invalid parameter not satisfying: section != NSNotFound")
      #expect(reason { $0.moveSection("ZZ", beforeSection: "A") }?.contains("fromSection") == true)
      #expect(reason { $0.moveSection("A", beforeSection: "ZZ") }?.contains("toSection != NSNotFound") == true)
      #expect(
        reason { $0.insertItems(["b1"], beforeItem: "b1") }?.hasPrefix(
          "Invalid update: destination for insertion operation [b1] is in the insertion identifier list for update: ")
          == true)
      #expect(reason { $0.moveItem("b1", beforeItem: "b1") }?.hasPrefix("Invalid update: destination for ") == true)
    }

    @Test("Marks make no difference, copies keep them, and the data source gives none (Semantics 10.8)")
    func marks() {
      let plain = snapshot(["A": ["a"]])
      var marked = plain
      marked.reloadItems(["a"])
      let copy = marked
      #expect(copy.reloadedItemIdentifiers == ["a"])
      #expect(plain == marked)
      let screen = DiffableScreen()
      screen.show(marked)
      #expect(screen.dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
      #expect(screen.dataSource.snapshot() == plain)
    }

    @Test("A copy does not change with its original (Semantics 10.9)")
    func values() {
      var some = snapshot(["A": ["a", "b"]])
      let copy = some
      some.moveItem("b", beforeItem: "a")
      #expect(copy.indexOfItem("b") == 1)
      #expect(some.indexOfItem("b") == 0)
      #expect(some.indexOfSection("A") == 0)
      #expect(some.indexOfItem("zz") == nil)
    }

    @Test("Sections move with their items (Semantics 10.1)")
    func movingSections() {
      var some = snapshot(["A": ["a"], "B": ["b"], "C": ["c"]])
      some.moveSection("A", afterSection: "C")
      #expect(text(some) == "B: b | C: c | A: a")
      #expect(some.indexOfItem("a") == 2)
    }
  }
#endif

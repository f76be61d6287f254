#if canImport(UIKit)
  import Testing
  import UIKit

  /// The exceptions of updates.
  @MainActor @Suite("Errors of updates") struct UpdateErrorTests {
    /// The reason of the exception that an update of words raises.
    private func raised(
      _ before: [[String]], _ after: [[String]], in version: Int? = nil, _ calls: (UICollectionView) -> Void
    ) -> String? {
      Engine.raised(in: version) {
        let list = WordList(before, in: version)
        list.update(after, calls)
      }
    }

    @Test("Items that do not add up raise, in the words of up to iOS 15 (Semantics 6.20)", arguments: Engine.versions)
    func itemCount(version: Int) {
      guard version <= 15 else { return }
      let ten = (0..<10).map(String.init)
      let reason = raised([ten], [ten + ["x"]], in: version) { _ in }
      #expect(
        reason?.hasPrefix(
          "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section"
            + " after the update (11) must be equal to the number of items contained in that section before the update"
            + " (10), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted)"
            + " and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
          == true)
    }

    @Test("The words count what was inserted, deleted and moved (Semantics 6.3, 6.20)", arguments: Engine.versions)
    func itemBalance(version: Int) {
      guard version <= 15 else { return }
      let reason = raised([["a", "b", "c"], ["d"]], [["x"], ["d", "a"]], in: version) { view in
        view.deleteItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 0), to: path(1, 1))
        view.insertItems(at: [path(0, 0)])
      }
      #expect(reason?.contains("in section 0.  The") == true)
      #expect(reason?.contains("after the update (1)") == true)
      #expect(reason?.contains("before the update (3)") == true)
      #expect(reason?.contains("(1 inserted, 1 deleted)") == true)
      #expect(reason?.contains("(0 moved in, 1 moved out).") == true)
    }

    @Test(
      "Sections that do not add up raise, in the words of up to iOS 15 (Semantics 6.21)", arguments: Engine.versions)
    func sectionCount(version: Int) {
      guard version <= 15 else { return }
      let reason = raised([["a"], ["b"]], [["a"], ["b"]], in: version) { $0.deleteSections([0]) }
      #expect(
        reason?.hasPrefix(
          "Invalid update: invalid number of sections.  The number of sections contained in the collection view after"
            + " the update (2) must be equal to the number of sections contained in the collection view before the"
            + " update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).") == true)
    }

    @Test("Since iOS 16.4 the whole batch is told (Semantics 6.22)", arguments: Engine.versions)
    func wholeBatch(version: Int) {
      guard version >= 17 else { return }
      let reason = raised([["a", "b", "c"]], [["a", "b"]], in: version) { $0.reloadItems(at: [path(0, 0)]) }
      #expect(
        reason?.hasPrefix(
          "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or"
            + " after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = { 1 section with item counts: [3] }\n"
            + "Data source after updates = { 1 section with item counts: [2] }\n"
            + "Updates = [\n\tDelete item (0 - 0),\n\tInsert item (0 - 0)\n]\nCollection view: <") == true)
    }

    @Test("A delete of what is not there raises (Semantics 6.23, 6.29b)")
    func deletes() {
      let item = raised([["a"]], [["a"]]) { $0.deleteItems(at: [path(0, 3)]) }
      #expect(item == "attempt to delete item 3 from section 0 which only contains 1 items before the update")
      let inSection = raised([["a"]], [["a"]]) { $0.deleteItems(at: [path(1, 0)]) }
      #expect(inSection == "attempt to delete item 0 from section 1, but there are only 1 sections before the update")
      let section = raised([["a"]], [["a"]]) { $0.deleteSections([2]) }
      #expect(section == "attempt to delete section 2, but there are only 1 sections before the update")
      let none = raised([], []) { $0.deleteSections([0]) }
      #expect(none == "attempt to delete section 0, but there are only 0 sections before the update")
    }

    @Test("An insert of what is not there afterwards raises (Semantics 6.24)")
    func inserts() {
      let item = raised([["a"]], [["a", "b"]]) { $0.insertItems(at: [path(0, 6)]) }
      #expect(
        item == "attempt to insert item 6 into section 0, but there are only 2 items in section 0 after the update")
      let section = raised([["a"]], [["a"]]) { $0.insertSections([1]) }
      #expect(section == "attempt to insert section 1 but there are only 1 sections after the update")
    }

    private func isPlace(_ reason: String?, _ words: String, _ place: String) -> Bool {
      reason?.hasPrefix(words + " (<NSIndexPath") == true && reason?.hasSuffix("{length = 2, path = \(place)})") == true
    }

    @Test("Two calls for one place raise, in words that name it (Semantics 6.25)")
    func collisions() {
      let reload = raised([["a", "b"]], [["a"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.reloadItems(at: [path(0, 1)])
      }
      #expect(isPlace(reload, "attempt to delete and reload the same index path", "0 - 1"))
      let delete = raised([["a", "b"]], [["a"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 1), to: path(0, 0))
      }
      #expect(isPlace(delete, "attempt to perform a delete and a move from the same index path", "0 - 1"))
      let insert = raised([["a", "b"]], [["b", "x", "a"]]) { view in
        view.insertItems(at: [path(0, 2)])
        view.moveItem(at: path(0, 0), to: path(0, 2))
      }
      #expect(isPlace(insert, "attempt to perform an insert and a move to the same index path", "0 - 2"))
    }

    @Test("Two calls for one section raise (Semantics 6.25)")
    func sectionCollisions() {
      let delete = raised([["a"], ["b"]], [["b"]]) { view in
        view.deleteSections([1])
        view.moveSection(1, toSection: 0)
      }
      #expect(delete == "attempt to perform a delete and a move from the same section (1)")
      let insert = raised([["a"], ["b"]], [["b"], ["x"], ["a"]]) { view in
        view.insertSections([2])
        view.moveSection(0, toSection: 2)
      }
      #expect(insert == "attempt to perform an insert and a move to the same section (2)")
    }

    @Test("A reload is a delete and an insert: it collides with moves (Semantics 6.25, 6.29a, 12.35)")
    func reloadsCollide() {
      let items = raised([["a", "b", "c", "d"]], [["d", "a", "c"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 0), to: path(0, 1))
        view.moveItem(at: path(0, 3), to: path(0, 0))
        view.reloadItems(at: [path(0, 2)])
      }
      #expect(isPlace(items, "attempt to perform an insert and a move to the same index path", "0 - 1"))
      let five = [["a"], ["b"], ["c"], ["d"], ["e"]]
      let sections = raised(five, five) { view in
        view.moveSection(2, toSection: 4)
        view.reloadSections([3])
        view.deleteSections([4])
        view.insertSections([2])
      }
      #expect(sections == "attempt to perform an insert and a move to the same section (4)")
    }

    @Test("An item is moved and reloaded in two batches; in one it raises (Semantics 6.4, 12.36)")
    func moveAndReload() {
      let reason = raised([["a", "b"]], [["B", "a"]]) { view in
        view.moveItem(at: path(0, 1), to: path(0, 0))
        view.reloadItems(at: [path(0, 1)])
      }
      #expect(isPlace(reason, "attempt to perform a delete and a move from the same index path", "0 - 1"))
      let list = WordList([["a", "b"]])
      list.update([["B", "a"]]) { $0.moveItem(at: path(0, 1), to: path(0, 0)) }
      #expect(list.picture == "b2 a1")
      list.update([["B", "a"]]) { $0.reloadItems(at: [path(0, 0)]) }
      #expect(list.shown == ["B", "a"])
    }

    @Test("A move from or to what is not there raises (Semantics 6.26)")
    func moves() {
      let from = raised([["a"]], [["a"]]) { $0.moveItem(at: path(0, 1), to: path(0, 0)) }
      #expect(from?.hasPrefix("attempt to move") == true)
      let to = raised([["a"]], [["a"]]) { $0.moveItem(at: path(0, 0), to: path(0, 1)) }
      #expect(to?.hasPrefix("attempt to move") == true)
      #expect(to?.hasSuffix("there are only 1 items in section 0 after the update") == true)
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  /// Cells that are configured again without being replaced, from iOS 15 on.
  @MainActor @Suite("Reconfiguring") struct ReconfigureTests {
    @Test("The existing cell is configured again, without prepareForReuse (Semantics 2.11, 1.8)")
    func existing() {
      let list = WordList([["a", "b"]])
      list.source.words = [["a", "B"]]
      list.view.reconfigureItems(at: [path(0, 1)])
      list.screen.layOut()
      #expect(list.log.take("ask", "reuse", "init", "will", "did") == ["ask 0.1 B"])
      #expect(list.picture == "a1 B2")
    }

    @Test("Items without a cell are left alone (Semantics 2.11)")
    func offScreen() {
      let list = WordList([(0..<9).map(String.init)], height: 300)
      list.view.reconfigureItems(at: [path(0, 8)])
      list.screen.layOut()
      #expect(list.log.take("ask") == [])
    }

    @Test("In a batch it acts at once, one number standing for the old cell and the new model (Semantics 2.11a)")
    func inBatch() {
      let list = WordList([["0", "1", "2", "3"]])
      list.view.performBatchUpdates(
        {
          list.source.words = [["0 new", "1 new", "3 new"]]
          list.view.deleteItems(at: [path(0, 2)])
          list.view.reconfigureItems(at: [path(0, 1), path(0, 2)])
          list.log.add("block")
        }, completion: nil)
      #expect(list.log.take("ask", "block") == ["ask 0.1 1 new", "ask 0.2 3 new", "block"])
      #expect(list.shown == ["0", "1 new", "3"])
    }

    @Test("Another cell than the existing one raises (Semantics 2.12)")
    func otherCell() {
      let reason = Engine.raised {
        let screen = Screen.rows([1])
        var keeps: UICollectionViewCell?
        screen.source.makeCell = { view, path in
          let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
          defer { keeps = cell }
          return keeps == nil ? cell : RecordingCell(frame: .zero)
        }
        screen.layOut()
        screen.view.reconfigureItems(at: [path(0, 0)])
        screen.layOut()
      }
      #expect(reason != nil)
    }

    @Test("Another identifier than that of the existing cell raises in the dequeue (Semantics 2.12a)")
    func otherIdentifier() {
      let reason = Engine.raised {
        let list = WordList([["a"]])
        list.view.register(RecordingCell.self, forCellWithReuseIdentifier: "Other")
        list.source.identifier = { _ in "Other" }
        list.view.reconfigureItems(at: [path(0, 0)])
        list.screen.layOut()
      }
      #expect(
        reason?.hasPrefix(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when"
            + " reconfiguring an item") == true)
    }

    @Test("Selection stays, on the cell as well (Semantics 8.13b)")
    func selection() {
      let list = WordList([["a"]])
      list.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      list.view.reconfigureItems(at: [path(0, 0)])
      list.screen.layOut()
      #expect(names(list.view.indexPathsForSelectedItems) == "0.0")
      #expect(list.screen.cell(0, 0)?.isSelected == true)
    }
  }
#endif

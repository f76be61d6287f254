#if canImport(UIKit)
  import Testing
  import UIKit

  private final class CountingView: UICollectionView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// When counts are read around an update.
  @MainActor @Suite("Counts of updates") struct UpdateTimingTests {
    private func isInconsistent(_ reason: String?) -> Bool {
      reason?.hasPrefix("Invalid batch updates detected") == true || reason?.hasPrefix("Invalid update") == true
    }

    @Test("What scrolled into sight before the call is laid out before the block runs (Semantics 6.5)")
    func layoutBefore() {
      let list = WordList([(0..<9).map(String.init)], height: 300)
      list.view.contentOffset.y = 400
      list.view.performBatchUpdates({ list.log.add("block") }, completion: nil)
      #expect(list.log.take("ask", "block") == ["ask 0.4 4", "ask 0.5 5", "ask 0.6 6", "block"])
    }

    @Test("A view that was merely flagged for layout is laid out before the block runs (Semantics 6.5a)")
    func flagged() {
      let source = PlainSource(3)
      let shown = Engine.show {
        CountingView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      }
      shown.view.register(RecordingCell.self, forCellWithReuseIdentifier: "Cell")
      shown.view.dataSource = source
      shown.view.layoutIfNeeded()
      let before = shown.view.layouts
      shown.view.setNeedsLayout()
      var inside = 0
      shown.view.performBatchUpdates({ inside = shown.view.layouts }, completion: nil)
      #expect(inside == before + 1)
    }

    @Test("Counts are read before the block, cached in it, and read again after it, of all sections (Semantics 6.6)")
    func countsAround() {
      let list = WordList([["a"], ["b"]])
      list.view.performBatchUpdates(
        {
          list.source.words[1].append("c")
          #expect(list.view.numberOfItems(inSection: 1) == 1)
          list.view.insertItems(at: [path(1, 1)])
          #expect(list.view.numberOfItems(inSection: 1) == 1)
          list.log.add("block")
        }, completion: nil)
      #expect(list.log.take("sections", "items", "block") == ["block", "sections", "items 0", "items 1"])
      #expect(list.view.numberOfItems(inSection: 1) == 2)
    }

    @Test("A layout that is due reads a model that changed before the call: the batch is refused (Semantics 6.5, 12.1)")
    func modelChangedBefore() {
      let reason = Engine.raised {
        let list = WordList([["a"]])
        list.source.words[0].append("b")
        list.view.reloadData()
        list.update(list.source.words) { $0.insertItems(at: [path(0, 1)]) }
      }
      #expect(isInconsistent(reason))
    }

    @Test("With counts that were read the model may change before the call (Semantics 6.5, 6.7)")
    func modelChangedBeforeWithCounts() {
      let list = WordList([["a"]])
      list.source.words[0].append("b")
      list.view.insertItems(at: [path(0, 1)])
      #expect(list.shown == ["a", "b"])
    }

    @Test("A single call is a batch of one, done when it returns (Semantics 6.7)")
    func single() {
      let list = WordList([["a"]])
      list.source.words = [["x", "a"]]
      list.view.insertItems(at: [path(0, 0)])
      #expect(list.shown == ["x", "a"])
      list.source.words = [["a"]]
      list.view.deleteItems(at: [path(0, 0)])
      #expect(list.picture == "a1")
      list.source.words = [["a"], ["b"]]
      list.view.insertSections([1])
      list.source.words = [["b"], ["a"]]
      list.view.moveSection(1, toSection: 0)
      list.source.words = [["b", "a"], []]
      list.view.moveItem(at: path(1, 0), to: path(0, 1))
      #expect(list.shown == ["b", "a"])
      list.source.words = [["B", "a"]]
      list.view.deleteSections([1])
      list.view.reloadItems(at: [path(0, 0)])
      #expect(list.shown == ["B", "a"])
    }

    @Test("Single calls see the model between them: deletes in ascending order run out of items (Semantics 6.7)")
    func singlesInARow() {
      let reason = Engine.raised {
        let list = WordList([["a", "b"]])
        list.source.words = [["b"]]
        list.view.deleteItems(at: [path(0, 0)])
        list.source.words = [[]]
        list.view.deleteItems(at: [path(0, 1)])
      }
      #expect(reason == "attempt to delete item 1 from section 0 which only contains 1 items before the update")
    }

    @Test("The first update of a view never laid out reads the changed counts twice (Semantics 6.8, 6.8a)")
    func neverLaidOut() {
      let reason = Engine.raised {
        let list = WordList([["a"]], isLaidOut: false)
        list.source.words[0].append("b")
        list.view.insertItems(at: [path(0, 1)])
      }
      #expect(isInconsistent(reason))
    }

    @Test("A question for the counts before the change cures it (Semantics 6.8a)")
    func countsAskedBefore() {
      let list = WordList([["a"]], isLaidOut: false)
      _ = list.view.numberOfSections
      list.source.words[0].append("b")
      list.view.insertItems(at: [path(0, 1)])
      list.screen.layOut()
      #expect(list.shown == ["a", "b"])
    }

    @Test("An update right after reloadData takes the changed counts for the old ones (Semantics 2.16, 12.2)")
    func afterReload() {
      let reason = Engine.raised {
        let list = WordList([["a"]])
        list.view.reloadData()
        list.source.words[0].append("b")
        list.view.insertItems(at: [path(0, 1)])
      }
      #expect(isInconsistent(reason))
      let list = WordList([["a"]])
      list.view.reloadData()
      list.screen.layOut()
      list.source.words[0].append("b")
      list.view.insertItems(at: [path(0, 1)])
      #expect(list.shown == ["a", "b"])
    }
  }
#endif

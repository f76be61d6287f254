#if canImport(UIKit)
  import Testing
  import UIKit

  /// Blocks, their nesting, and completions.
  @MainActor @Suite("Batches") struct BatchTests {
    @Test("The block of an inner batch runs at once, and what it says joins the outer batch (Semantics 6.9)")
    func nesting() {
      let list = WordList([["a"]])
      var order: [String] = []
      list.view.performBatchUpdates(
        {
          list.source.words = [["a", "b", "c"]]
          list.view.performBatchUpdates(
            {
              order.append("inner")
              list.view.insertItems(at: [path(0, 1)])
            }, completion: nil)
          order.append("after inner")
          #expect(list.view.numberOfItems(inSection: 0) == 1)
          list.view.insertItems(at: [path(0, 2)])
        }, completion: nil)
      #expect(order == ["inner", "after inner"])
      #expect(list.shown == ["a", "b", "c"])
      #expect(list.log.take("items") == ["items 0"])
    }

    @Test("The outer completion is called first, then the inner ones in the order of their calls (Semantics 6.9a)")
    func completions() async {
      let list = WordList([["a"]])
      var order: [String] = []
      list.view.performBatchUpdates(
        {
          list.view.performBatchUpdates({}, completion: { _ in order.append("inner 0") })
          list.view.performBatchUpdates({}, completion: { _ in order.append("inner 1") })
        }, completion: { _ in order.append("outer") })
      await Engine.settle()
      #expect(order == ["outer", "inner 0", "inner 1"])
    }

    @Test("The completion is called once, with true (Semantics 6.10)")
    func finished() async {
      let list = WordList([["a"]])
      var finished: [Bool] = []
      list.view.performBatchUpdates(
        {
          list.source.words[0].append("b")
          list.view.insertItems(at: [path(0, 1)])
        }, completion: { finished.append($0) })
      await Engine.settle()
      #expect(finished == [true])
    }

    @Test("The batch that is waited for answers what the completion is told (Semantics 6.10)")
    func waiting() async {
      let list = WordList([["a"]])
      let isFinished = await list.view.performBatchUpdates {
        list.source.words[0].append("b")
        list.view.insertItems(at: [path(0, 1)])
      }
      #expect(isFinished)
      #expect(list.shown == ["a", "b"])
    }

    private final class WrappingView: UICollectionView {
      var calls: [String] = []
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("override")
        super.performBatchUpdates(
          {
            updates?()
            calls.append("end of block")
          }, completion: completion)
      }
    }

    @Test("An override sees each batch once and may wrap its block (Semantics 6.9)")
    func overriding() async {
      let view = WrappingView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      view.performBatchUpdates({ view.calls.append("block") }, completion: nil)
      #expect(view.calls == ["override", "block", "end of block"])
      view.calls = []
      view.performBatchUpdates(
        { view.performBatchUpdates({ view.calls.append("inner") }, completion: nil) }, completion: nil)
      #expect(view.calls == ["override", "override", "inner", "end of block", "end of block"])
      view.calls = []
      await view.performBatchUpdates { view.calls.append("block") }
      #expect(view.calls == ["override", "block", "end of block"])
    }

    @Test("A view without a window calls its completions, also of empty batches (Semantics 6.9b)")
    func completionWithoutWindow() async {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      var finished: [Bool] = []
      view.performBatchUpdates({}, completion: { finished.append($0) })
      view.performBatchUpdates(nil, completion: { finished.append($0) })
      await Engine.settle()
      #expect(finished == [true, true])
    }

    @Test("A view without a window takes an update like any other (Semantics 6.32)")
    func withoutWindow() {
      let source = WordSource([["a"]], CallLog())
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      view.dataSource = source
      view.layoutIfNeeded()
      view.performBatchUpdates(
        {
          source.words = [["a", "b"], ["c"]]
          view.insertItems(at: [path(0, 1)])
          view.insertSections([1])
        }, completion: nil)
      #expect(view.numberOfSections == 2)
      #expect(names(view.indexPathsForVisibleItems) == "0.0 0.1 1.0")
    }

    @Test("Batches one after the other see each other's results (Semantics 6.9c)")
    func following() {
      let list = WordList([["a"]])
      for word in ["b", "c", "d"] {
        list.update([list.source.words[0] + [word]]) { $0.insertItems(at: [path(0, list.source.words[0].count - 1)]) }
      }
      #expect(list.shown == ["a", "b", "c", "d"])
      #expect(list.screen.ys == [0, 100, 200, 300])
    }

    @Test("A batch without a block, or with an empty one, is a batch: the layout is prepared anew (Semantics 6.11)")
    func empty() {
      let layout = UpdateLayout()
      let list = WordList([["a", "b"]], layout)
      _ = layout.log.take()
      list.view.performBatchUpdates(nil, completion: nil)
      #expect(layout.steps("prepare", "told", "finalize") == ["prepare", "told", "finalize"])
      #expect(layout.told == [])
      list.view.performBatchUpdates({}, completion: nil)
      #expect(layout.steps("prepare", "told", "finalize") == ["prepare", "told", "finalize"])
      #expect(list.log.take("ask") == [])
    }

    @Test("What a block changes about the layout is shown when the batch returns (Semantics 6.11)")
    func emptyWithInvalidation() throws {
      let list = WordList([["a", "b"]])
      let flow = try #require(list.view.collectionViewLayout as? UICollectionViewFlowLayout)
      list.view.performBatchUpdates({ flow.itemSize.height = 50 }, completion: nil)
      #expect(list.screen.ys == [0, 50])
    }

    @Test(
      "reloadData in a block reloads nothing: no cell is asked for, up to iOS 14 (Semantics 2.9, 12.3)",
      arguments: Engine.versions)
    func reloadInside(version: Int) {
      guard version <= 14 else { return }
      let list = WordList([["a"]], in: version)
      list.update([["A"]]) { $0.reloadData() }
      #expect(list.log.take("ask") == [])
      #expect(list.shown == ["a"])
    }

    @Test("reloadSections does in a block what reloadData does not (Semantics 2.9a)")
    func reloadSectionsInside() {
      let list = WordList([["a"], ["b"]])
      list.update([["A", "x"], ["b"]]) { $0.reloadSections([0]) }
      #expect(list.shown == ["A", "x", "b"])
    }
  }
#endif

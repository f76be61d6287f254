#if canImport(UIKit)
  import Testing
  import UIKit

  /// What an update asks and tells a layout.
  @MainActor @Suite("Layouts in updates") struct UpdateLayoutTests {
    private func list(_ words: [[String]], height: CGFloat = 500) -> (WordList, UpdateLayout) {
      let layout = UpdateLayout()
      let list = WordList(words, height: height, layout)
      _ = layout.log.take()
      layout.contexts = []
      return (list, layout)
    }

    @Test(
      "The layout is invalidated, prepared, asked for elements, told of the changes, asked for ends and finalized, in this order (Semantics 6.12, 3.11, 3.11a, 12.14)"
    )
    func order() async {
      let (list, layout) = list([["a", "b", "c"]])
      list.view.performBatchUpdates(
        {
          layout.log.add("block")
          list.source.words = [["c", "a", "x"]]
          list.view.deleteItems(at: [path(0, 1)])
          list.view.insertItems(at: [path(0, 2)])
          list.view.moveItem(at: path(0, 2), to: path(0, 0))
        }, completion: { _ in layout.log.add("completion") })
      await Engine.settle()
      let lines = layout.log.take()
      let steps = lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let words = ["block", "invalidate(with:)", "prepare", "elements", "told", "finalize", "completion"]
      #expect(steps.filter { words.contains($0) } == words)
      let told = lines.firstIndex(of: "told") ?? 0
      let finalize = lines.lastIndex(of: "finalize") ?? 0
      #expect(told < finalize)
      let ends = lines.indices.filter { lines[$0].hasPrefix("first") || lines[$0].hasPrefix("last") }
      #expect(ends.allSatisfy { told < $0 && $0 < finalize })
    }

    @Test("The invalidation of an update has new counts and is not of everything (Semantics 6.12)")
    func context() {
      let (list, layout) = list([["a"]])
      list.update([["a", "b"]]) { $0.insertItems(at: [path(0, 1)]) }
      let context = layout.contexts.first
      #expect(context?.invalidateDataSourceCounts == true)
      #expect(context?.invalidateEverything == false)
    }

    @Test(
      "All that was on screen is asked for its end, all that will be for its beginning, movers too (Semantics 6.12)")
    func ends() {
      let (list, layout) = list([["a", "b", "c"]])
      list.update([["c", "a", "x"]]) { view in
        view.deleteItems(at: [path(0, 1)])
        view.insertItems(at: [path(0, 2)])
        view.moveItem(at: path(0, 2), to: path(0, 0))
      }
      let lines = layout.log.take("first", "last")
      #expect(Set(lines) == ["last 0.0", "last 0.1", "last 0.2", "first 0.0", "first 0.1", "first 0.2"])
    }

    @Test("The layout has its content size when the call returns, and was finalized in it (Semantics 6.12a, 6.12b)")
    func insideTheCall() {
      let (list, layout) = list([["a"]])
      list.update([["a", "b"]]) { $0.insertItems(at: [path(0, 1)]) }
      #expect(layout.steps("finalize") == ["finalize"])
      #expect(layout.collectionViewContentSize.height == 200)
    }

    @Test("An offset set at the end of an update holds when the call returns (Semantics 6.12a)")
    func offsetInFinalize() {
      let (list, layout) = list([(0..<9).map(String.init)], height: 300)
      layout.onFinalize = { list.view.contentOffset.y = 100 }
      list.update([(0..<10).map(String.init)]) { $0.insertItems(at: [path(0, 9)]) }
      #expect(list.view.contentOffset.y == 100)
    }

    @Test("A cell that leaves the screen is asked for at its new path, out of the rectangle (Semantics 6.12c)")
    func pushedOut() {
      let (list, layout) = list([["a", "b", "c", "d", "e", "f"]], height: 200)
      list.update([["b", "c", "d", "e", "f", "a"]]) { $0.moveItem(at: path(0, 0), to: path(0, 5)) }
      #expect(layout.steps("item 0.5") == ["item 0.5"])
    }

    @Test("A layout without attributes for an item that stays raises in an update (Semantics 3.12)")
    func withoutAttributes() {
      let reason = Engine.raised {
        let (list, layout) = list([["a", "b"]])
        layout.hasSingleAnswers = false
        list.update([["x", "a", "b"]]) { $0.insertItems(at: [path(0, 0)]) }
      }
      #expect(
        reason?.hasPrefix("no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: ")
          == true)
    }

    @Test("An insert has no path before, a delete none after, a move has both, and so has a reload (Semantics 6.13)")
    func told() {
      let (list, layout) = list([["a", "b", "c", "d"]])
      list.update([["d", "A", "x"]]) { view in
        view.deleteItems(at: [path(0, 1), path(0, 2)])
        view.insertItems(at: [path(0, 2)])
        view.moveItem(at: path(0, 3), to: path(0, 0))
      }
      #expect(layout.told == ["delete 0.1 -", "delete 0.2 -", "insert - 0.2", "move 0.3 0.0"])
      list.update([["d", "B", "x"]]) { $0.reloadItems(at: [path(0, 1)]) }
      #expect(layout.told == ["reload 0.1 0.1"])
    }

    @Test("Whole sections have the item NSNotFound (Semantics 6.13)")
    func toldOfSections() {
      let (list, layout) = list([["a"], ["b"], ["c"]])
      list.update([["x"], ["c"], ["a"]]) { view in
        view.deleteSections([1])
        view.insertSections([0])
        view.moveSection(0, toSection: 2)
      }
      #expect(layout.told == ["delete 1.all -", "insert - 0.all", "move 0.all 2.all"])
    }

    @Test("A configured item is no update: the layout is told of nothing, from iOS 15 on (Semantics 2.11b)")
    func reconfigured() {
      let (list, layout) = list([["a", "b"]])
      list.update([["a", "B"]]) { $0.reconfigureItems(at: [path(0, 1)]) }
      #expect(list.shown == ["a", "B"])
      #expect(layout.told == [])
    }

    @Test("The layout is asked which views of a kind go and come; the base class names none (Semantics 6.14)")
    func extraViews() {
      let (list, layout) = list([["a"]])
      layout.extras = [RowsLayout.header(0, y: 100)]
      layout.invalidateLayout()
      list.screen.layOut()
      _ = layout.log.take()
      list.update([["a", "b"]]) { $0.insertItems(at: [path(0, 1)]) }
      #expect(Set(layout.steps("deleted header", "inserted header")) == ["deleted header", "inserted header"])
      let base = UICollectionViewLayout()
      #expect(base.indexPathsToDeleteForSupplementaryView(ofKind: headerKind) == [])
      #expect(base.indexPathsToInsertForSupplementaryView(ofKind: headerKind) == [])
      #expect(base.indexPathsToDeleteForDecorationView(ofKind: "line") == [])
      #expect(base.indexPathsToInsertForDecorationView(ofKind: "line") == [])
    }

    @Test("A flow layout asks its delegate again for every size, also of items that stay (Semantics 6.12)")
    func sizes() {
      let list = WordList([["a", "b", "c"]])
      let delegate = SizesDelegate { _ in CGSize(width: 100, height: 100) }
      list.screen.use(delegate)
      list.view.collectionViewLayout.invalidateLayout()
      list.screen.layOut()
      _ = delegate.log.take()
      list.update([["a", "c"]]) { $0.deleteItems(at: [path(0, 1)]) }
      #expect(Set(delegate.log.take()) == ["size 0.0", "size 0.1"])
    }

    @Test("The base class says nothing about beginnings and ends (Semantics 6.15a)")
    func baseEnds() {
      let base = UICollectionViewLayout()
      #expect(base.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
      #expect(base.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
      #expect(base.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: headerKind, at: path(0, 0)) == nil)
      #expect(base.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: headerKind, at: path(0, 0)) == nil)
      #expect(base.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path(0, 0)) == nil)
      #expect(base.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path(0, 0)) == nil)
    }
  }
#endif

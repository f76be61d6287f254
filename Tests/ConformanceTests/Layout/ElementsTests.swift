#if canImport(UIKit)
  import Testing
  import UIKit

  /// What a layout answers and what the view makes of it.
  @MainActor @Suite("Elements of a layout") struct ElementsTests {
    private let layout = RowsLayout()

    private func laidOut(_ counts: [Int] = [20]) -> Screen {
      let screen = Screen(counts, layout)
      screen.layOut()
      return screen
    }

    private func relayout(_ screen: Screen) {
      layout.invalidateLayout()
      screen.layOut()
    }

    // MARK: Too many, too few

    @Test("Items that do not touch the bounds get no cell, whatever the layout answers (Semantics 1.22a)")
    func overReporting() {
      layout.answer = { [unowned layout] _ in (0..<20).map { layout.item(path(0, $0)) } }
      let screen = laidOut()
      #expect(screen.log.take("ask") == ["ask 0.0", "ask 0.1", "ask 0.2"])
      screen.scroll(to: 100)
      #expect(screen.log.take("ask") == ["ask 0.3"])
    }

    @Test("What a layout leaves out is not shown until it is asked again (Semantics 1.22b)")
    func underReporting() {
      layout.answer = { [unowned layout] _ in [layout.item(path(0, 0)), layout.item(path(0, 2))] }
      let screen = laidOut()
      #expect(screen.visible == "0.0 0.2")
      layout.answer = nil
      relayout(screen)
      #expect(screen.visible == "0.0 0.1 0.2")
    }

    @Test(
      "A flow layout answers all that touches a rectangle, whatever it is, and none for an empty one (Semantics 3.3b)"
    )
    func anyRectangle() {
      let screen = Screen.rows([20])
      screen.layOut()
      let flow = screen.view.collectionViewLayout
      func answered(_ rect: CGRect) -> String {
        names(flow.layoutAttributesForElements(in: rect)?.filter { overlap($0.frame, rect) }.map(\.indexPath))
      }
      #expect(answered(CGRect(x: 0, y: 950, width: 100, height: 100)) == "0.9 0.10")
      #expect(answered(CGRect(x: -50, y: -500, width: 100, height: 501)) == "0.0")
      #expect(answered(CGRect(x: 0, y: 1_999, width: 100, height: 5_000)) == "0.19")
      #expect(answered(.zero) == "")
    }

    // MARK: What cannot be

    @Test("Attributes for an item that does not exist raise (Semantics 3.13)")
    func missingItem() {
      let reason = Engine.raised {
        let layout = RowsLayout()
        layout.answer = { [unowned layout] _ in [layout.item(path(0, 0)), layout.item(path(0, 20))] }
        Screen([20], layout).layOut()
      }
      #expect(
        reason?.hasPrefix(
          "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath")
          == true)
      #expect(reason?.hasSuffix("{length = 2, path = 0 - 20}") == true)
    }

    @Test("A path of one number names no item and raises in the same words (Semantics 3.13)")
    func shortPath() {
      let reason = Engine.raised {
        let layout = RowsLayout()
        layout.answer = { _ in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: 0))
          attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          return [attributes]
        }
        Screen([20], layout).layOut()
      }
      #expect(reason?.contains("with an index path that does not exist") == true)
      #expect(reason?.hasSuffix("{length = 1, path = 0}") == true)
    }

    @Test("A layout that knows more items than the view does raises when it answers for them (Semantics 3.13)")
    func layoutReadsModel() {
      let reason = Engine.raised {
        let layout = RowsLayout()
        let screen = Screen([3], height: 1_000, layout)
        screen.layOut()
        layout.answer = { [unowned layout] _ in (0..<5).map { layout.item(path(0, $0)) } }
        layout.invalidateLayout()
        screen.layOut()
      }
      #expect(reason?.contains("with an index path that does not exist") == true)
    }

    @Test(
      "A header that changes with no invalidation raises, naming both attributes (B56, Semantics 3.13a, 3.14, 12.28)"
    )
    func changedHeader() throws {
      let reason = Engine.raised {
        let layout = RowsLayout()
        layout.extras = [RowsLayout.header(0, y: 0, height: 175)]
        let screen = Screen([20], height: 400, layout)
        screen.layOut()
        layout.extras = [RowsLayout.header(0, y: 115, height: 60)]
        screen.view.contentOffset.y = 115
        screen.layOut()
      }
      let words = try #require(reason)
      #expect(words.hasPrefix("layout attributes for supplementary item at index path (<NSIndexPath"))
      #expect(words.contains("{length = 2, path = 0 - 0}) changed from <UICollectionViewLayoutAttributes"))
      #expect(words.contains("(0 0; 100 175)"))
      #expect(words.contains("(0 115; 100 60)"))
      #expect(words.hasSuffix("without invalidating the layout"))
    }

    @Test("The same change after an invalidation is none to speak of (Semantics 3.14)")
    func changedAfterInvalidation() {
      layout.extras = [RowsLayout.header(0, y: 0, height: 175)]
      let screen = laidOut()
      layout.followsBounds = true
      layout.extras = [RowsLayout.header(0, y: 115, height: 60)]
      screen.scroll(to: 115)
      #expect(screen.ends == ["header 0.0: 0 115 100 60"])
    }

    @Test("Cells may change with no invalidation (Semantics 3.14)")
    func changedCell() {
      let screen = laidOut()
      layout.moved[path(0, 1)] = CGRect(x: 30, y: 130, width: 70, height: 70)
      let reason = Engine.raised {
        screen.view.setNeedsLayout()
        screen.layOut()
      }
      #expect(reason == nil)
    }

    // MARK: Decoration views

    @Test("A decoration view is made from the layout's registration; the data source is not asked (Semantics 3.23)")
    func decorationView() {
      final class Line: UICollectionReusableView {}
      layout.register(Line.self, forDecorationViewOfKind: "line")
      layout.extras = [RowsLayout.line(0, y: 90)]
      let screen = laidOut()
      let lines = screen.view.subviews.filter { $0 is Line }
      #expect(lines.map(\.frame) == [CGRect(x: 0, y: 90, width: 100, height: 20)])
      #expect(screen.log.take("ask") == ["ask 0.0", "ask 0.1", "ask 0.2"])
    }

    @Test("A decoration kind that is not registered raises as a dequeue does (Semantics 3.23)")
    func unregisteredDecoration() {
      let reason = Engine.raised {
        let layout = RowsLayout()
        layout.extras = [RowsLayout.line(0, y: 90)]
        Screen([20], layout).layOut()
      }
      #expect(reason?.hasPrefix("could not dequeue a view of kind: line with identifier line") == true)
    }

    @Test("Decoration views go into a pool of their kind and are used again (Semantics 1.2)")
    func decorationPool() {
      final class Line: UICollectionReusableView {}
      layout.register(Line.self, forDecorationViewOfKind: "line")
      layout.extras = [RowsLayout.line(0, y: 0)]
      let screen = laidOut()
      let first = screen.view.subviews.first { $0 is Line }
      #expect(first != nil)
      screen.scroll(to: 500)
      #expect(first?.superview == nil)
      layout.extras = [RowsLayout.line(0, y: 600)]
      relayout(screen)
      #expect(screen.view.subviews.first { $0 is Line } === first)
    }

    // MARK: Questions to the view

    @Test("The view's question for an item prepares the layout and makes no cell (Semantics 3.28)")
    func questionPrepares() {
      let screen = Screen([20], layout)
      #expect(screen.view.layoutAttributesForItem(at: path(0, 7))?.frame.minY == 700)
      #expect(layout.steps("prepare", "item").prefix(1) == ["prepare"])
      #expect(screen.log.take("ask") == [])
    }

    @Test("A question after an invalidation is answered by the new layout, before any pass (Semantics 3.28)")
    func freshAnswer() {
      let screen = laidOut()
      layout.rowHeight = 30
      layout.invalidateLayout()
      #expect(screen.view.layoutAttributesForItem(at: path(0, 4))?.frame.minY == 120)
      #expect(screen.cells.map(\.frame.height) == [100, 100, 100])
      screen.layOut()
      #expect(screen.cells.count == 10)
    }

    @Test("Attributes of items that exist are answered wherever they are (Semantics 3.12)")
    func farAttributes() {
      let screen = Screen.rows([20])
      screen.layOut()
      #expect(
        screen.view.layoutAttributesForItem(at: path(0, 19))?.frame == CGRect(x: 0, y: 1_900, width: 100, height: 100))
    }

    @Test("The topmost item at a point has the greatest depth, of equal ones the last (Semantics 3.29)")
    func topmost() {
      layout.moved[path(0, 1)] = CGRect(x: 0, y: 0, width: 100, height: 100)
      let screen = laidOut()
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0, 1))
      layout.depths[path(0, 0)] = 1
      relayout(screen)
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == path(0, 0))
    }

    @Test("Headers are no items at a point; items off screen are; beyond the content there is none (Semantics 3.29)")
    func pointQueries() {
      layout.extras = [RowsLayout.header(0, y: 0, height: 100)]
      let screen = laidOut()
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 99)) == path(0, 0))
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 100)) == path(0, 1))
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 1_950)) == path(0, 19))
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 50, y: 2_000)) == nil)
    }
  }
#endif

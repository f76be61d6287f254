#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Invalidation") struct InvalidationTests {
    private let layout = RowsLayout()

    private func laidOut(_ counts: [Int] = [20]) -> Screen {
      let screen = Screen(counts, layout)
      screen.layOut()
      _ = layout.log.take()
      _ = screen.log.take()
      layout.contexts = []
      return screen
    }

    // MARK: All of it

    @Test(
      "invalidateLayout() makes one fresh context each time (plain.invalidateLayout, fact-inv-once, Semantics 3.6)"
    )
    func callsWithContext() {
      layout.invalidateLayout()
      #expect(layout.log.take() == ["invalidate()", "invalidate(with:)"])
      layout.invalidateLayout()
      #expect(layout.contexts.count == 2)
      #expect(layout.contexts[0] !== layout.contexts[1])
    }

    @Test("An override of invalidateLayout() is not called for a context (plain.withContext, Semantics 3.6)")
    func contextDoesNotCallBack() {
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      #expect(layout.log.take() == ["invalidate(with:)"])
    }

    @Test("A flow layout does the same (flow.withContext, Semantics 3.6)")
    func flowLayout() {
      final class Flow: UICollectionViewFlowLayout {
        var calls: [String] = []
        override func invalidateLayout() {
          calls.append("invalidate()")
          super.invalidateLayout()
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          calls.append("invalidate(with:)")
          super.invalidateLayout(with: context)
        }
      }
      let flow = Flow()
      flow.invalidateLayout()
      #expect(flow.calls == ["invalidate()", "invalidate(with:)"])
      flow.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      #expect(flow.calls == ["invalidate()", "invalidate(with:)", "invalidate(with:)"])
    }

    @Test("Invalidating does nothing until the next layout; several at once prepare once (Semantics 3.7)")
    func coalescing() {
      let screen = laidOut()
      layout.invalidateLayout()
      layout.invalidateLayout()
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      #expect(layout.log.take("prepare") == [])
      screen.layOut()
      #expect(layout.log.take("prepare") == ["prepare"])
      #expect(screen.log.take("sections", "items", "ask") == [])
    }

    @Test("An override that does not call super invalidates nothing (Semantics 3.6)")
    func withoutSuper() {
      final class Deaf: RowsLayout {
        var isDeaf = false
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          if !isDeaf { super.invalidateLayout(with: context) }
        }
      }
      let deaf = Deaf()
      let screen = Screen([3], deaf)
      screen.layOut()
      _ = deaf.log.take()
      deaf.isDeaf = true
      deaf.invalidateLayout()
      screen.layOut()
      #expect(deaf.log.take("prepare") == [])
    }

    @Test("After an invalidation cells follow, without being asked for again (Semantics 3.1, 3.7)")
    func cellsFollow() {
      let screen = laidOut()
      let cells = screen.cells
      layout.rowHeight = 120
      layout.invalidateLayout()
      screen.layOut()
      #expect(screen.picture == ["0.0: 0 0 100 120", "0.1: 0 120 100 120", "0.2: 0 240 100 120"])
      #expect(screen.cells == cells)
      #expect(screen.view.contentSize.height == 2_400)
      #expect(screen.log.take("ask") == [])
    }

    // MARK: Named elements

    @Test("A context that names items has these asked for, and they follow (Semantics 3.9)")
    func namedItems() {
      let screen = laidOut()
      for item in 0..<3 {
        layout.moved[path(0, item)] = CGRect(x: 50, y: CGFloat(item) * 100, width: 50, height: 100)
      }
      layout.invalidate(items: [path(0, 2), path(0, 0), path(0, 1), path(0, 2)])
      screen.layOut()
      #expect(screen.picture == ["0.0: 50 0 50 100", "0.1: 50 100 50 100", "0.2: 50 200 50 100"])
      #expect(screen.log.take("sections", "ask") == [])
    }

    @Test("Only the named items are asked for again, others stay as they were (Semantics 3.9)")
    func othersStay() {
      let screen = laidOut()
      layout.moved[path(0, 0)] = CGRect(x: 50, y: 0, width: 50, height: 100)
      layout.moved[path(0, 1)] = CGRect(x: 50, y: 100, width: 50, height: 100)
      layout.invalidate(items: [path(0, 1)])
      screen.layOut()
      #expect(layout.steps("item", "elements") == ["item 0.1"])
      #expect(screen.picture.prefix(2) == ["0.0: 0 0 100 100", "0.1: 50 100 50 100"])
    }

    @Test("A named item that comes into sight is shown, one that leaves is not any more (Semantics 3.9)")
    func namedComeAndGo() {
      let screen = laidOut()
      layout.moved[path(0, 7)] = CGRect(x: 0, y: 50, width: 10, height: 10)
      layout.moved[path(0, 1)] = CGRect(x: 0, y: 700, width: 100, height: 100)
      layout.invalidate(items: [path(0, 1), path(0, 7)])
      screen.layOut()
      #expect(screen.log.take("will", "did") == ["will 0.7", "did 0.1"])
      #expect(screen.visible == "0.0 0.2 0.7")
    }

    @Test("Named supplementary and decoration views are asked for one by one as well (Semantics 3.9)")
    func namedOthers() {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
      layout.extras = [RowsLayout.header(0, y: 0), RowsLayout.line(0, y: 90)]
      let screen = laidOut()
      layout.extras = [RowsLayout.header(0, y: 40), RowsLayout.line(0, y: 95)]
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: headerKind, at: [path(0, 0)])
      context.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)])
      layout.invalidateLayout(with: context)
      screen.layOut()
      #expect(Set(layout.steps("view", "item")) == ["view header 0.0", "view line 0.0"])
      #expect(screen.ends == ["header 0.0: 0 40 100 20"])
    }

    @Test("Contexts with names add up; one that names nothing puts everything in doubt (Semantics 3.7, 3.9)")
    func namesAddUp() {
      let screen = laidOut()
      layout.moved[path(0, 0)] = CGRect(x: 50, y: 0, width: 50, height: 100)
      layout.moved[path(0, 1)] = CGRect(x: 50, y: 100, width: 50, height: 100)
      layout.moved[path(0, 2)] = CGRect(x: 50, y: 200, width: 50, height: 100)
      layout.invalidate(items: [path(0, 0)])
      layout.invalidate(items: [path(0, 2)])
      screen.layOut()
      #expect(screen.xs == [50, 0, 50])
      layout.invalidate(items: [path(0, 0)])
      layout.invalidateLayout()
      screen.layOut()
      #expect(screen.xs == [50, 50, 50])
    }

    // MARK: Adjustments

    @Test("An offset adjustment moves the offset before the layout is prepared, not at once (Semantics 3.10)")
    func offsetAdjustment() {
      let screen = laidOut()
      screen.scroll(to: 100)
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 150)
      var seen: CGFloat?
      layout.onPrepare = { [unowned view = screen.view] in seen = view.contentOffset.y }
      layout.invalidateLayout(with: context)
      screen.layOut()
      #expect(seen == 250)
      #expect(screen.view.contentOffset.y == 250)
      #expect(screen.visible == "0.2 0.3 0.4 0.5")
    }

    @Test("A size adjustment changes the content size before the layout is prepared (Semantics 3.10)")
    func sizeAdjustment() {
      let screen = laidOut()
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 1, height: 70)
      var seen: CGSize?
      layout.onPrepare = { [unowned view = screen.view] in seen = view.contentSize }
      layout.invalidateLayout(with: context)
      screen.layOut()
      #expect(seen == CGSize(width: 101, height: 2_070))
      #expect(screen.view.contentSize == CGSize(width: 100, height: 2_000))
    }

    @Test("Adjustments of several contexts add up (Semantics 3.7, 3.10)")
    func adjustmentsAddUp() {
      let screen = laidOut()
      for _ in 0..<3 {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
        layout.invalidateLayout(with: context)
      }
      screen.layOut()
      #expect(screen.view.contentOffset.y == 120)
    }
  }
#endif

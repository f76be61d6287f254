#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Offset") struct OffsetTests {
    private func laidOut(_ counts: [Int] = [20]) -> Screen {
      let screen = Screen.rows(counts)
      screen.layOut()
      _ = screen.log.take()
      return screen
    }

    private func scrolls(_ screen: Screen) -> [String] { screen.log.take("scrolled", "animation") }

    @Test("The offset is the origin of the bounds; setting either tells the delegate once, at once (Semantics 7.1)")
    func offsetIsOrigin() {
      let screen = laidOut()
      screen.view.contentOffset = CGPoint(x: 0, y: 40)
      #expect(screen.view.bounds.origin == CGPoint(x: 0, y: 40))
      #expect(scrolls(screen) == ["scrolled 0 40"])
      screen.view.bounds.origin.y = 70
      #expect(screen.view.contentOffset.y == 70)
      #expect(scrolls(screen) == ["scrolled 0 70"])
      screen.view.contentOffset.y = 70
      screen.layOut()
      #expect(scrolls(screen) == [])
    }

    @Test(
      "An offset that is set is not clamped, nor by the layout that follows (Semantics 7.4)",
      arguments: [-80, 1_900, 5_000])
    func notClamped(y: CGFloat) {
      let screen = laidOut()
      screen.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      screen.layOut()
      #expect(screen.view.contentOffset.y == y)
    }

    @Test("Content that became shorter pulls the offset back; the delegate is told once (Semantics 2.14, 7.4)")
    func shorterContent() {
      let screen = laidOut()
      screen.scroll(to: 1_700)
      _ = screen.log.take()
      screen.source.counts = [10]
      screen.view.reloadData()
      #expect(screen.view.contentOffset.y == 1_700)
      screen.layOut()
      #expect(screen.view.contentOffset.y == 700)
      #expect(scrolls(screen) == ["scrolled 0 700"])
      #expect(screen.visible == "0.7 0.8 0.9")
    }

    @Test("Reloading keeps an offset that is in range (Semantics 2.14)")
    func keptOffset() {
      let screen = laidOut()
      screen.scroll(to: 450)
      _ = screen.log.take()
      screen.reload()
      #expect(screen.view.contentOffset.y == 450)
      #expect(scrolls(screen) == [])
    }

    @Test("Content that fits rests at its start below the inset (Semantics 7.3, 7.8a)")
    func shortContent() {
      let screen = laidOut()
      screen.view.contentInset = .of(top: 30, bottom: 10)
      screen.scroll(to: 900)
      screen.source.counts = [1]
      screen.reload()
      #expect(screen.view.contentOffset.y == -30)
    }

    @Test("Another inset does not move the offset; the next layout brings it into range (Semantics 7.4a)")
    func otherInset() {
      let screen = laidOut()
      screen.view.contentInset = .of(bottom: 100)
      screen.scroll(to: 1_800)
      screen.view.contentInset = .zero
      #expect(screen.view.contentOffset.y == 1_800)
      screen.layOut()
      #expect(screen.view.contentOffset.y == 1_700)
    }

    @Test("A view that grows at the bottom of its content is pulled up to the new end (Semantics 7.3, 7.4b)")
    func growing() {
      let screen = laidOut()
      screen.scroll(to: 1_700)
      screen.view.frame.size.height = 400
      screen.layOut()
      #expect(screen.view.contentOffset.y == 1_600)
      #expect(screen.visible == "0.16 0.17 0.18 0.19")
      screen.view.frame.size.height = 300
      screen.layOut()
      #expect(screen.view.contentOffset.y == 1_600)
    }

    @Test("An offset set again from scrollViewDidScroll is where the view stays (Semantics 7.1)")
    func fromCallback() {
      let screen = laidOut()
      screen.delegate.onScroll = { $0.contentOffset.y = ($0.contentOffset.y / 100).rounded() * 100 }
      screen.scroll(to: 130)
      #expect(screen.view.contentOffset.y == 100)
      #expect(screen.visible == "0.1 0.2 0.3")
    }

    @Test("An offset set without animation ends no animation (Semantics 7.14)")
    func notAnimated() {
      let screen = laidOut()
      screen.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      screen.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      #expect(scrolls(screen) == ["scrolled 0 200"])
    }

    @Test("A scroll view begins with these values (Semantics 7.5)")
    func defaults() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
      #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
      #expect(!view.isPagingEnabled && view.isScrollEnabled && view.scrollsToTop)
      #expect(view.decelerationRate == .normal && view.contentInsetAdjustmentBehavior == .automatic)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
      #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }
  }

  @MainActor @Suite("Insets") struct InsetTests {
    private func screen(_ counts: [Int] = [20], _ safeArea: UIEdgeInsets = .of(top: 47, bottom: 34)) -> Screen {
      Screen.rows(counts, in: Surroundings(safeArea: safeArea))
    }

    @Test("The safe area is added to the content inset along the axis that scrolls (Semantics 7.2)")
    func safeArea() {
      let screen = screen()
      screen.layOut()
      #expect(screen.view.adjustedContentInset == .of(top: 47, bottom: 34))
      #expect(screen.view.contentInset == .zero)
      screen.view.scrollToItem(at: path(0, 19), at: .bottom, animated: false)
      #expect(screen.view.contentOffset.y == 1_734)
    }

    @Test("The behaviour decides which part of the safe area is added (Semantics 7.2)", arguments: [0, 1, 2, 3])
    func behaviours(raw: Int) throws {
      let behaviour = try #require(UIScrollView.ContentInsetAdjustmentBehavior(rawValue: raw))
      let screen = screen([20], UIEdgeInsets(top: 44, left: 7, bottom: 34, right: 9))
      screen.view.contentInsetAdjustmentBehavior = behaviour
      screen.view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      screen.layOut()
      let expected: [UIScrollView.ContentInsetAdjustmentBehavior: UIEdgeInsets] = [
        .automatic: UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4),
        .scrollableAxes: UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4),
        .never: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        .always: UIEdgeInsets(top: 45, left: 9, bottom: 37, right: 13),
      ]
      #expect(screen.view.adjustedContentInset == expected[behaviour])
    }

    @Test(
      "The first picture begins below content inset and safe area; an offset that was set stays (Semantics 7.2, 7.3)")
    func firstOffset() {
      let plain = screen()
      plain.view.contentInset = .of(top: 10)
      plain.layOut()
      #expect(plain.view.contentOffset.y == -57)
      let set = screen()
      set.view.contentInset = .of(top: 10)
      set.scroll(to: 200)
      #expect(set.view.contentOffset.y == 200)
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Scrolling to an item") struct ScrollToItemTests {
    typealias Position = UICollectionView.ScrollPosition

    /// Twenty rows of 100 in a view 480 high.
    private func rows(_ inset: UIEdgeInsets = .zero, _ counts: [Int] = [20]) -> Screen {
      let screen = Screen.rows(counts, height: 480)
      screen.view.contentInset = inset
      screen.layOut()
      _ = screen.log.take()
      return screen
    }

    private func offset(_ screen: Screen, _ item: Int, _ position: Position) -> CGFloat {
      screen.view.scrollToItem(at: path(0, item), at: position, animated: false)
      return screen.view.contentOffset.y
    }

    @Test("Top, middle and bottom without insets, clamped at both ends (Semantics 7.8, 7.12)")
    func plain() {
      let screen = rows()
      #expect(offset(screen, 10, .top) == 1_000)
      #expect(offset(screen, 10, .centeredVertically) == 810)
      #expect(offset(screen, 10, .bottom) == 620)
      #expect(offset(screen, 19, .top) == 1_520)
      #expect(offset(screen, 0, .centeredVertically) == 0)
      #expect(offset(screen, 19, .bottom) == 1_520)
      #expect(offset(screen, 0, .bottom) == 0)
    }

    @Test("Top, middle and bottom inside insets of 20 and 40 (Semantics 7.8, 7.8a)")
    func insets() {
      let screen = rows(.of(top: 20, bottom: 40))
      #expect(offset(screen, 10, .top) == 980)
      #expect(offset(screen, 10, .centeredVertically) == 820)
      #expect(offset(screen, 10, .bottom) == 660)
      #expect(offset(screen, 19, .top) == 1_560)
      #expect(offset(screen, 0, .top) == -20)
      #expect(offset(screen, 19, .bottom) == 1_560)
      #expect(offset(screen, 0, .bottom) == -20)
    }

    @Test("Content that fits stays at its start (Semantics 7.8a)")
    func shortContent() {
      for position in [Position.top, .centeredVertically, .bottom] {
        #expect(offset(rows(.zero, [3]), 2, position) == 0)
        #expect(offset(rows(.of(top: 30, bottom: 5), [3]), 2, position) == -30)
      }
    }

    @Test("Left, middle and right scroll sideways likewise (Semantics 7.8)")
    func horizontal() {
      let expected: [(Position, CGFloat)] = [(.left, 1_000), (.centeredHorizontally, 810), (.right, 620)]
      for (position, x) in expected {
        let screen = Screen.flow([20], width: 480, height: 100) {
          $0.scrollDirection = .horizontal
          $0.itemSize = CGSize(width: 100, height: 100)
          $0.minimumLineSpacing = 0
        }
        screen.view.scrollToItem(at: path(0, 10), at: position, animated: false)
        #expect(screen.view.contentOffset == CGPoint(x: x, y: 0))
      }
    }

    @Test("A position for each axis may be given together (Semantics 7.10)")
    func bothAxes() {
      let layout = RowsLayout()
      layout.width = 1_000
      layout.moved[path(0, 5)] = CGRect(x: 500, y: 900, width: 100, height: 100)
      let screen = Screen([20], layout)
      let cases: [(Position, CGPoint)] = [
        ([.top, .left], CGPoint(x: 500, y: 900)), ([.bottom, .right], CGPoint(x: 500, y: 700)),
        ([.centeredVertically, .left], CGPoint(x: 500, y: 800)),
      ]
      for (position, expected) in cases {
        screen.view.contentOffset = .zero
        screen.view.scrollToItem(at: path(0, 5), at: position, animated: false)
        #expect(screen.view.contentOffset == expected)
      }
    }

    private func reason(_ position: Position) -> String? {
      Engine.raised { _ = offset(rows(), 10, position) }
    }

    @Test("Two positions of one axis raise (Semantics 7.10)")
    func conflicting() {
      let vertical = "attempt to use a scroll position with multiple vertical positioning styles"
      #expect(reason([.top, .bottom])?.contains(vertical) == true)
      #expect(reason([.centeredVertically, .bottom])?.contains(vertical) == true)
      let horizontal = "attempt to use a scroll position with multiple horizontal positioning styles"
      #expect(reason([.left, .right])?.contains(horizontal) == true)
    }

    @Test("Without a position the view scrolls no further than it takes to show the item (Semantics 7.9)")
    func minimal() {
      let screen = rows()
      #expect(offset(screen, 2, []) == 0)
      #expect(offset(screen, 6, []) == 220)
      #expect(offset(screen, 5, []) == 220)
      #expect(offset(screen, 1, []) == 100)
    }

    @Test("The view is laid out first if it has to be, so that the layout can tell (Semantics 7.7)")
    func laysOutFirst() {
      let screen = Screen.rows([20], height: 480)
      #expect(offset(screen, 10, .top) == 1_000)
      screen.source.counts = [40]
      screen.view.reloadData()
      #expect(offset(screen, 30, .top) == 3_000)
    }

    @Test("An item without attributes is not scrolled to (Semantics 7.7)")
    func noAttributes() {
      let screen = Screen([20], UICollectionViewLayout())
      screen.view.scrollToItem(at: path(0, 10), at: .top, animated: false)
      #expect(screen.view.contentOffset == .zero)
    }

    @Test("Scrolling tells the delegate once when it is not animated (Semantics 7.1, 7.14)")
    func delegate() {
      let screen = rows()
      _ = offset(screen, 10, .top)
      #expect(screen.log.take("scrolled", "animation") == ["scrolled 0 1000"])
      _ = offset(screen, 10, .top)
      #expect(screen.log.take("scrolled", "animation") == [])
    }

    // MARK: Out of range

    private func outOfRange(in version: Int, _ path: IndexPath, _ counts: [Int] = [3]) -> String? {
      Engine.raised(in: version) {
        let screen = Screen.rows(counts)
        screen.layOut()
        screen.view.scrollToItem(at: path, at: .top, animated: false)
      }
    }

    @Test(
      "An item that does not exist raises since iOS 15 and was ignored before (Semantics 7.11, 7.11a)",
      arguments: Engine.versions)
    func missingItem(version: Int) {
      let reason = outOfRange(in: version, path(0, 91))
      if version < 15 {
        #expect(reason == nil)
      } else {
        #expect(
          reason
            == "Attempted to scroll the collection view to an out-of-bounds item (91) when there are only 3 items in"
            + " section 0.")
      }
    }

    @Test("The first item of an empty section does not exist either (Semantics 7.11)", arguments: Engine.versions)
    func emptySection(version: Int) {
      #expect((outOfRange(in: version, path(0, 0), [0]) == nil) == (version < 15))
    }

    @Test("NSNotFound as the item means the section (Semantics 7.11)")
    func section() {
      let screen = Screen.rows([10, 10])
      screen.layOut()
      screen.view.scrollToItem(at: IndexPath(item: NSNotFound, section: 1), at: .top, animated: false)
      #expect(screen.view.contentOffset.y == 1_000)
    }
  }
#endif

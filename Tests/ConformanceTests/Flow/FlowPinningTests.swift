#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Flow layout: pinned headers and footers") struct FlowPinningTests {
    /// Sections of two rows of 85 under a header of 30: 200 points each.
    private func sections(
      _ direction: UICollectionView.ScrollDirection = .vertical, headers: Bool = true, footers: Bool = false,
      footer: CGFloat = 0, bottom: CGFloat = 0
    ) -> Screen {
      let isVertical = direction == .vertical
      let screen = Screen.flow(
        [2, 2, 2, 2, 2], width: isVertical ? 100 : 300, height: isVertical ? 300 : 100
      ) {
        $0.scrollDirection = direction
        $0.itemSize = isVertical ? CGSize(width: 100, height: 85) : CGSize(width: 85, height: 100)
        $0.minimumLineSpacing = 0
        $0.headerReferenceSize = CGSize(width: 30, height: 30)
        $0.footerReferenceSize = CGSize(width: footer, height: footer)
        $0.sectionInset = .of(bottom: bottom)
        $0.sectionHeadersPinToVisibleBounds = headers
        $0.sectionFootersPinToVisibleBounds = footers
      }
      screen.layOut()
      return screen
    }

    @Test(
      "A pinned header stays at the top of the bounds until the end of its section pushes it out (Semantics 4.41, 4.44)"
    )
    func headers() {
      let screen = sections()
      #expect(screen.ends == ["header 0.0: 0 0 100 30", "header 1.0: 0 200 100 30"])
      screen.scroll(to: 50)
      #expect(screen.ends == ["header 0.0: 0 50 100 30", "header 1.0: 0 200 100 30"])
      screen.scroll(to: 170)
      #expect(screen.ends.first == "header 0.0: 0 170 100 30")
      screen.scroll(to: 185)
      #expect(screen.ends == ["header 0.0: 0 170 100 30", "header 1.0: 0 200 100 30", "header 2.0: 0 400 100 30"])
      screen.scroll(to: 200)
      #expect(screen.ends == ["header 1.0: 0 200 100 30", "header 2.0: 0 400 100 30"])
    }

    @Test("Above the content a header is at its natural place (Semantics 4.41)")
    func overscroll() {
      let screen = sections()
      screen.scroll(to: -40)
      #expect(screen.ends == ["header 0.0: 0 0 100 30", "header 1.0: 0 200 100 30"])
    }

    @Test("Headers pin below the content inset (Semantics 4.41, 4.41b)")
    func belowInset() {
      let screen = sections()
      screen.view.contentInset = .of(top: 60)
      screen.scroll(to: 10)
      #expect(screen.ends.first == "header 0.0: 0 70 100 30")
    }

    @Test(
      "The lowest place of a header is at the end of the last row, without bottom inset and footer (Semantics 4.41a)")
    func lowestPlace() {
      let screen = sections(footer: 20, bottom: 25)
      // Rows end at 200, the footer is at 225…245, the next section begins there.
      screen.scroll(to: 190)
      #expect(screen.ends.prefix(2) == ["header 0.0: 0 170 100 30", "header 1.0: 0 245 100 30"])
      screen.scroll(to: 200)
      #expect(screen.ends.first == "header 1.0: 0 245 100 30")
    }

    @Test("A pinned footer stays at the bottom of the bounds, no higher than its first row (Semantics 4.42, 4.41a)")
    func footers() {
      let screen = sections(headers: false, footers: true, footer: 20)
      // Sections of 220: footers at 200, 420, …
      #expect(screen.ends.suffix(2) == ["footer 0.0: 0 200 100 20", "footer 1.0: 0 280 100 20"])
      screen.scroll(to: 220)
      #expect(screen.ends.suffix(2) == ["footer 1.0: 0 420 100 20", "footer 2.0: 0 500 100 20"])
      // The visible end is at 480, where section 2 has shown its header at 440…470 and 10 points of its first row.
      screen.scroll(to: 180)
      #expect(screen.ends.last == "footer 2.0: 0 470 100 20")
    }

    @Test("Footers pin above the content inset (Semantics 4.42)")
    func aboveInset() {
      let screen = sections(headers: false, footers: true, footer: 20)
      screen.view.contentInset = .of(bottom: 15)
      screen.scroll(to: 5)
      #expect(screen.ends.last == "footer 1.0: 0 270 100 20")
    }

    @Test("Sideways, headers pin at the left (Semantics 4.41)")
    func horizontal() {
      let screen = sections(.horizontal)
      screen.view.contentOffset = CGPoint(x: 185, y: 0)
      screen.layOut()
      #expect(screen.ends == ["header 0.0: 170 0 30 100", "header 1.0: 200 0 30 100", "header 2.0: 400 0 30 100"])
    }

    @Test("A pinned header is in front of the cells, and a lone flag pins that end alone (Semantics 4.43)")
    func depth() {
      let screen = sections(footer: 20)
      screen.scroll(to: 50)
      let attributes = screen.view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path(0, 0))
      #expect((attributes?.zIndex ?? 0) > (screen.view.layoutAttributesForItem(at: path(0, 0))?.zIndex ?? 0))
      #expect(screen.ends.contains("footer 0.0: 0 200 100 20"))
    }

    @Test(
      "While scrolling only headers move: no cell is applied to or asked for, no delegate asked (Semantics 4.35, 4.38)")
    func costOfScrolling() {
      let screen = sections()
      let delegate = SizesDelegate { _ in CGSize(width: 100, height: 85) }
      screen.use(delegate)
      screen.view.collectionViewLayout.invalidateLayout()
      screen.layOut()
      _ = delegate.log.take()
      _ = screen.log.take()
      for y in 1...10 { screen.scroll(to: CGFloat(y)) }
      #expect(screen.ends.first == "header 0.0: 0 10 100 30")
      #expect(screen.log.take("apply", "ask") == [])
      #expect(delegate.log.take() == [])
    }

    @Test("The view's question for a header gives its pinned place (Semantics 3.28, 4.41)")
    func question() {
      let screen = sections()
      screen.scroll(to: 50)
      let attributes = screen.view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path(0, 0))
      #expect(attributes?.frame == CGRect(x: 0, y: 50, width: 100, height: 30))
    }

    @Test("Unpinning puts headers back (Semantics 4.36, 4.41)")
    func unpin() {
      let screen = sections()
      screen.scroll(to: 20)
      (screen.view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = false
      screen.layOut()
      #expect(screen.ends.first == "header 0.0: 0 0 100 30")
    }
  }
#endif

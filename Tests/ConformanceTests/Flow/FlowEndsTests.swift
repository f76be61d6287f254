#if canImport(UIKit)
  import Testing
  import UIKit

  /// Headers, footers and sections.
  @MainActor @Suite("Flow layout: headers, footers and sections") struct FlowEndsTests {
    private func sections(
      _ counts: [Int], _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> Screen {
      let screen = Screen.flow(counts) {
        $0.scrollDirection = direction
        $0.headerReferenceSize = CGSize(width: 24, height: 30)
        $0.footerReferenceSize = CGSize(width: 10, height: 20)
        $0.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
      }
      screen.layOut()
      return screen
    }

    @Test(
      "Header, inset, lines, inset, footer; the ends span the room, with their own height (Semantics 4.5, 4.12, 4.13)"
    )
    func vertical() {
      let screen = sections([1, 1])
      #expect(
        screen.picture == [
          "0.0: 6 34 50 50", "1.0: 6 146 50 50", "header 0.0: 0 0 320 30", "header 1.0: 0 112 320 30",
          "footer 0.0: 0 92 320 20", "footer 1.0: 0 204 320 20",
        ])
      #expect(screen.view.contentSize == CGSize(width: 320, height: 224))
    }

    @Test("Sideways, the ends span the height and use their width alone (Semantics 4.5)")
    func horizontal() {
      let screen = sections([1], .horizontal)
      #expect(screen.picture == ["0.0: 30 4 50 50", "header 0.0: 0 0 24 480", "footer 0.0: 90 0 10 480"])
      #expect(screen.view.contentSize == CGSize(width: 100, height: 480))
    }

    @Test("An empty section has header, insets and footer still, and they are shown (Semantics 4.31, 12.30)")
    func emptySections() {
      let screen = sections([0, 1, 0])
      #expect(
        screen.picture == [
          "1.0: 6 96 50 50", "header 0.0: 0 0 320 30", "header 1.0: 0 62 320 30", "header 2.0: 0 174 320 30",
          "footer 0.0: 0 42 320 20", "footer 1.0: 0 154 320 20", "footer 2.0: 0 216 320 20",
        ])
      #expect(screen.view.contentSize.height == 236)
    }

    @Test("Headers and footers have item 0 of their section and depth 10, cells depth 0 (Semantics 4.7, 4.43)")
    func attributes() throws {
      let view = sections([2, 2]).view
      let header = try #require(view.layoutAttributesForSupplementaryElement(ofKind: headerKind, at: path(1, 0)))
      #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
      #expect(header.indexPath == path(1, 0))
      #expect(header.zIndex == 10)
      let footer = try #require(view.layoutAttributesForSupplementaryElement(ofKind: footerKind, at: path(1, 0)))
      #expect(footer.representedElementKind == "UICollectionElementKindSectionFooter")
      #expect(footer.zIndex == 10)
      #expect(view.layoutAttributesForItem(at: path(1, 1))?.zIndex == 0)
    }

    @Test("A header or footer without length has no attributes and is never asked for (B08, Semantics 4.6)")
    func zeroLength() {
      let screen = Screen.flow([1, 1])
      let delegate = MetricsDelegate()
      delegate.header = { _ in CGSize(width: 320, height: 0) }
      delegate.footer = { CGSize(width: 320, height: $0 == 0 ? 0 : 10) }
      screen.use(delegate)
      screen.layOut()
      #expect(screen.log.take("ask header", "ask footer") == ["ask footer 1.0"])
      let flow = screen.view.collectionViewLayout
      #expect(flow.layoutAttributesForSupplementaryView(ofKind: footerKind, at: path(0, 0)) == nil)
      #expect(flow.layoutAttributesForSupplementaryView(ofKind: headerKind, at: path(0, 0)) == nil)
    }
  }
#endif

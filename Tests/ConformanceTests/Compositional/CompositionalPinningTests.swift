#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: pinned boundary items") struct CompositionalPinningTests {
    /// Sections of three and twelve items in rows of 40 under a header of 30, and above a footer of 20 if wanted.
    private func screen(footer: Bool = false, version: Int? = nil) -> Screen {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.contentInsets = .uneven
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(30)) { $0.pinToVisibleBounds = true }]
        if footer {
          $0.boundarySupplementaryItems.append(.of("b", .bottom, .absolute(20)) { $0.pinToVisibleBounds = true })
        }
      }
      return Screen.composed([3, 12], section, height: 100, in: Surroundings(version: version))
    }

    private func attributes(_ screen: Screen, _ section: Int) -> UICollectionViewLayoutAttributes? {
      screen.view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "a", at: path(section, 0))
    }

    @Test("A pinned header stays at the top of the bounds, in front of all else (Semantics 11.43)")
    func header() {
      let screen = screen()
      screen.scroll(to: 130)
      #expect(screen.box("a", 1) == "4 130 310 30")
      #expect(attributes(screen, 1)?.zIndex == 1_000_000_001)
      #expect(
        screen.view.supplementaryView(forElementKind: "a", at: path(1, 0))?.frame
          == CGRect(x: 4, y: 130, width: 310, height: 30))
    }

    @Test(
      "Its section's rows are as far as it goes, the room of a footer not counted; footers likewise (Semantics 11.43)")
    func stops() {
      let screen = screen(footer: true)
      screen.scroll(to: 100)
      #expect(screen.box("a", 0) == "4 88 310 30")
      #expect(screen.box("b", 0) == "4 118 310 20")
      #expect(screen.box("a", 1) == "4 138 310 30")
      #expect(screen.box("b", 1) == "4 180 310 20")
    }

    @Test(
      "It begins to move a hundredth behind its place and lies in front while its section is seen (Semantics 11.43)",
      arguments: [
        (-1, 0, 1_000_000_001), (0, 0, 1_000_000_001), (1, 1, 1_000_000_001), (87, 87, 1_000_000_001),
        (88, 88, 1_000_000_001), (89, 88, 1_000_000_001), (117, 88, 1_000_000_001), (118, 0, 1), (119, 0, 1),
      ] as [(CGFloat, CGFloat, Int)])
    func boundaries(_ offset: CGFloat, _ y: CGFloat, _ depth: Int) {
      let screen = screen()
      screen.scroll(to: offset)
      #expect(attributes(screen, 0)?.frame.minY == y)
      #expect(attributes(screen, 0)?.zIndex == depth)
    }

    @Test("Headers pin below the content inset (Semantics 4.41b, 11.43)")
    func inset() {
      let screen = screen()
      screen.view.contentInset = .of(top: 25)
      screen.scroll(to: 10)
      #expect(screen.box("a", 0) == "4 35 310 30")
    }

    @Test("A header that is pushed out by the end of its section fades on the newest iOS (Semantics 11.43a)")
    func fading() throws {
      let screen = screen()
      screen.scroll(to: 88)
      #expect(attributes(screen, 0)?.alpha == 1)
      screen.scroll(to: 103)
      let half = try #require(attributes(screen, 0)?.alpha)
      #expect(half > 0 && half < 1)
      let shown = screen.view.supplementaryView(forElementKind: "a", at: path(0, 0))
      #expect(shown?.alpha == half)
      screen.scroll(to: 110)
      let less = try #require(attributes(screen, 0)?.alpha)
      #expect(less < half)
      #expect(attributes(screen, 1)?.alpha == 1)
      screen.scroll(to: 20)
      #expect(attributes(screen, 0)?.alpha == 1)
      #expect(screen.view.supplementaryView(forElementKind: "a", at: path(0, 0))?.alpha == 1)
    }

    @Test("Scrolling solves again for another size alone, and moves what is pinned (Semantics 11.44)")
    func invalidation() {
      var asked = 0
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(30)) { $0.pinToVisibleBounds = true }]
      }
      let layout = UICollectionViewCompositionalLayout { _, _ in
        asked += 1
        return section
      }
      let screen = Screen.composed([30], layout, height: 100)
      let moved = CGRect(x: 0, y: 1, width: 320, height: 100)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: moved))
      screen.scroll(to: 1)
      screen.scroll(to: 50)
      #expect(asked == 1)
      #expect(screen.box("a") == "0 50 320 30")
      let rows = Screen.composed([30], .of(.halves(40)), height: 100)
      let plain = rows.view.collectionViewLayout
      #expect(!plain.shouldInvalidateLayout(forBoundsChange: moved))
      #expect(plain.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 101)))
      #expect(plain.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 100)))
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  /// Headers, footers and side views.
  @MainActor @Suite("Compositional layout: boundary items") struct CompositionalBoundaryTests {
    typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

    /// A view of 60 × 30 at an edge.
    private func view(
      _ alignment: NSRectAlignment, _ offset: CGPoint = .zero, extends: Bool = true
    ) -> Boundary {
      .of("a", alignment, .absolute(60), .absolute(30), offset: offset) { $0.extendsBoundary = extends }
    }

    /// A section of three and one of two items in rows of 40.
    private func screen(_ items: [Boundary], follows: Bool = true) -> Screen {
      Screen.composed(
        [3, 2],
        .of(.halves(40)) {
          $0.contentInsets = .uneven
          $0.boundarySupplementaryItems = items
          if !follows { $0.supplementariesFollowContentInsets = false }
        })
    }

    @Test("A boundary item extends its section, is not pinned and lies at depth 1 (Semantics 11.34, 11.66)")
    func defaults() {
      let item = Boundary(layoutSize: .whole, elementKind: "a", alignment: .top)
      #expect(item.extendsBoundary && !item.pinToVisibleBounds && item.zIndex == 1 && item.offset == .zero)
      #expect(item.elementKind == "a" && item.alignment == .top)
      #expect(NSCollectionLayoutSection(group: .halves(40)).supplementariesFollowContentInsets)
      let attributes = screen([view(.top)]).view.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: "a", at: path(0, 0))
      #expect(attributes?.zIndex == 1)
    }

    @Test("Sizes are parts of the section's width less its insets, and of the whole view's height (Semantics 11.35)")
    func sizes() {
      let items = [
        Boundary.of("a", .top, .fractionalHeight(0.1)),
        .of("b", .bottom, .fractionalWidth(0.5), .absolute(20)) { $0.extendsBoundary = true },
      ]
      let screen = screen(items)
      #expect(screen.box("a") == "4 0 310 48")
      #expect(screen.box("b") == "81.5 136 155 20")
    }

    @Test("A top item stands before the section's insets, which it follows or not (Semantics 11.36)")
    func top() {
      let following = screen([view(.top)])
      #expect(following.box("a") == "129 0 60 30")
      #expect(following.boxes().first == "4 33 155 40")
      #expect(following.box("a", 1) == "129 118 60 30")
      #expect(screen([view(.top)], follows: false).box("a") == "130 0 60 30")
      let bottom = screen([view(.bottom)])
      #expect(bottom.box("a") == "129 88 60 30")
      #expect(bottom.boxes().first == "4 3 155 40")
    }

    @Test("Items at the sides never widen a section that scrolls down, and are centred along it (Semantics 11.37)")
    func sides() {
      let leading = screen([view(.leading)])
      #expect(leading.box("a") == "4 29 60 30")
      #expect(leading.content == "320 136")
      #expect(screen([view(.trailing)]).box("a") == "254 29 60 30")
    }

    @Test(
      "An item longer than its section makes it grow if it extends, and sticks out if it does not (Semantics 11.37)",
      arguments: [(39, "320 40", "0 0.5 33 39"), (40, "320 40", "0 0 33 40"), (41, "320 41", "0 0 33 41")]
        as [(CGFloat, String, String)])
    func longer(_ height: CGFloat, _ content: String, _ box: String) {
      func screen(extends: Bool) -> Screen {
        Screen.composed(
          [2],
          .of(.halves(40)) {
            $0.boundarySupplementaryItems = [
              .of("a", .leading, .absolute(33), .absolute(height)) { $0.extendsBoundary = extends }
            ]
          })
      }
      #expect(screen(extends: true).content == content)
      #expect(screen(extends: true).box("a") == box)
      #expect(screen(extends: false).content == "320 40")
      if height == 41 { #expect(screen(extends: false).box("a").hasPrefix("0 -")) }
    }

    @Test("Offsets take from the room of an item that extends, and move one that does not (Semantics 11.38)")
    func offsets() {
      let top = screen([view(.top, CGPoint(x: 5, y: 7))])
      #expect(top.box("a") == "134 0 60 30")
      #expect(top.boxes().first == "4 26 155 40")
      let bottom = screen([view(.bottomLeading, CGPoint(x: 5, y: 7))])
      #expect(bottom.box("a") == "9 95 60 30")
      #expect(bottom.boxes(1).first == "4 128 155 40")
      let shift = CGPoint(x: -5, y: -7)
      #expect(screen([view(.bottom, shift, extends: false)]).box("a") == "124 51 60 30")
      let corner = screen([view(.topTrailing, shift, extends: false)])
      #expect(corner.box("a") == "249 -7 60 30")
      #expect(corner.boxes(1).first == "4 91 155 40")
    }

    @Test("Several items on one side overlap, the largest decides the room (Semantics 11.39)")
    func overlapping() {
      let many = screen([
        .of("a", .top, .absolute(30)), .of("b", .top, .absolute(10)), .of("c", .bottom, .absolute(7)),
        .of("d", .bottom, .absolute(5)),
      ])
      #expect(
        ["a", "b", "c", "d"].map { many.box($0) } == ["4 0 310 30", "4 20 310 10", "4 118 310 7", "4 118 310 5"])
      #expect(many.boxes().first == "4 33 155 40")
      #expect(many.content == "320 210")
    }

    @Test("Sideways, leading and trailing items extend the section (Semantics 11.40)")
    func sideways() {
      func screen(_ alignment: NSRectAlignment) -> Screen {
        let group = NSCollectionLayoutGroup.row(.absolute(100), .fractionalHeight(1), [.of(.fractionalWidth(0.5))])
        return Screen.composed(
          [3, 2],
          .of(group) {
            $0.contentInsets = .uneven
            $0.boundarySupplementaryItems = [view(alignment)]
          }
        ) { $0.scrollDirection = .horizontal }
      }
      #expect(screen(.leading).box("a") == "0 224 60 30")
      #expect(screen(.leading).boxes().first == "64 3 50 472")
      #expect(screen(.leading).box("a", 1) == "220 224 60 30")
      #expect(screen(.top).box("a") == "50 3 60 30")
    }

    @Test("The layout's own items stand around all sections, as item Int.max of section 0 (Semantics 11.41)")
    func ofTheLayout() {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.contentInsets = .uneven
        $0.boundarySupplementaryItems = [.of("c", .top, .absolute(10))]
      }
      let screen = Screen.composed([3, 2], section) {
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(30)), .of("b", .bottom, .absolute(20))]
      }
      #expect(screen.box("a", 0, Int.max) == "0 0 320 30")
      #expect(screen.box("b", 0, Int.max) == "0 186 320 20")
      #expect(screen.box("c") == "4 30 310 10")
      #expect(screen.boxes().first == "4 43 155 40")
      #expect(screen.content == "320 206")
      #expect(screen.log.take("ask a", "ask b").sorted() == ["ask a 0.\(Int.max)", "ask b 0.\(Int.max)"])
    }

    @Test("Two views of one kind in one place raise (Semantics 11.45)")
    func duplicates() {
      let sentence = Engine.raised { _ = screen([.of("a", .top, .absolute(5)), .of("a", .bottom, .absolute(5))]) }
      #expect(
        sentence?.hasPrefix("Error: Every supplementary must have a unique elementKind: duplicates detected: (")
          == true)
      #expect(sentence?.contains("a") == true)
      #expect(Engine.raised { _ = screen([.of("a", .top, .absolute(5)), .of("b", .bottom, .absolute(5))]) } == nil)
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: anchored views and backgrounds") struct CompositionalAnchoringTests {
    typealias Anchor = NSCollectionLayoutAnchor

    private func badge(
      _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ anchor: Anchor,
      item: Anchor? = nil
    ) -> NSCollectionLayoutSupplementaryItem {
      let size = NSCollectionLayoutSize.of(width, height)
      guard let item else {
        return NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
      }
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: item)
    }

    /// One item of 212 × 194 at 53, 52, with badges.
    private func item(_ badges: [NSCollectionLayoutSupplementaryItem]) -> Screen {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1), badges: badges) { $0.contentInsets = .of(2, 3, 4, 5) }
      return Screen.composed(
        [1],
        .of(.row(.fractionalWidth(1), .absolute(200), [item])) { $0.contentInsets = .of(50, 50, 50, 50) })
    }

    @Test("A badge at a corner sits inside it, one for each item (Semantics 11.42, 11.46)")
    func corner() {
      let item = NSCollectionLayoutItem.of(
        .fractionalWidth(0.5),
        badges: [badge("a", .absolute(20), .absolute(10), Anchor(edges: [.top, .trailing]))])
      let screen = Screen.composed(
        [3], .of(.row(.fractionalWidth(1), .absolute(60), [item])) { $0.contentInsets = .of(20, 20, 20, 20) })
      #expect(screen.boxes().first == "20 20 140 60")
      #expect(
        (0..<4).map { screen.box("a", 0, $0) } == ["140 20 20 10", "280 20 20 10", "140 80 20 10", "none"])
      #expect(screen.log.take("ask a") == ["ask a 0.0", "ask a 0.1", "ask a 0.2"])
    }

    @Test("Offsets add points, or parts of the view's own size; the item anchor is laid on it (Semantics 11.46)")
    func offsets() {
      let corner: NSDirectionalRectEdge = [.top, .trailing]
      let screen = item([
        badge("a", .absolute(40), .absolute(20), Anchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))),
        badge("b", .absolute(40), .absolute(20), Anchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
        badge(
          "c", .absolute(40), .absolute(20), Anchor(edges: corner),
          item: Anchor(edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
        badge(
          "d", .absolute(40), .absolute(20), Anchor(edges: corner),
          item: Anchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: 4))),
      ])
      #expect(
        ["a", "b", "c", "d"].map { screen.box($0) } == ["232 61 40 20", "245 57 40 20", "285 37 40 20", "268 36 40 20"])
    }

    @Test(
      "Naming no edge or both edges of an axis is the middle (Semantics 11.46)",
      arguments: [[], [.top, .bottom], [.top, .bottom, .leading, .trailing]] as [NSDirectionalRectEdge])
    func middle(_ edges: NSDirectionalRectEdge) {
      #expect(item([badge("a", .absolute(40), .absolute(20), Anchor(edges: edges))]).box("a") == "139 139 40 20")
    }

    @Test("A badge's fractions are of the item's frame, a group's of what the group is sized in (Semantics 11.47)")
    func sizes() {
      let own = badge("a", .fractionalWidth(0.5), .fractionalHeight(0.25), Anchor(edges: [.top, .trailing]))
      #expect(item([own]).box("a") == "159 52 106 48.5")
    }

    @Test("Views of groups are numbered from 0 in their section (Semantics 11.42)")
    func groups() {
      let group = NSCollectionLayoutGroup.halves(60)
      group.supplementaryItems = [badge("a", .absolute(320), .absolute(4), Anchor(edges: .bottom))]
      let screen = Screen.composed([5, 3], .of(group))
      #expect((0..<4).map { screen.box("a", 0, $0) } == ["0 56 320 4", "0 116 320 4", "0 176 320 4", "none"])
      #expect((0..<3).map { screen.box("a", 1, $0) } == ["0 236 320 4", "0 296 320 4", "none"])
    }

    @Test(
      "A background covers its section with boundary items and insets, and lifts its cells to depth 1 (Semantics 11.42, 11.48)"
    )
    func backgrounds() {
      let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      #expect(decoration.zIndex == 0)
      decoration.contentInsets = .of(1, 2, 3, 4)
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.contentInsets = .uneven
        $0.interGroupSpacing = 4
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(30))]
        $0.decorationItems = [decoration]
      }
      let screen = Screen.composed([3, 0, 2], section)
      #expect((0..<3).map { screen.background($0) } == ["2 1 314 118", "2 123 314 34", "2 161 314 74"])
      #expect(screen.view.layoutAttributesForItem(at: path(0, 0))?.zIndex == 1)
      section.decorationItems = []
      #expect(Screen.composed([3], section).view.layoutAttributesForItem(at: path(0, 0))?.zIndex == 0)
    }

    @Test("A section without size has no background (Semantics 11.48)")
    func emptySection() {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.decorationItems = [.background(elementKind: "back")]
      }
      let screen = Screen.composed([0, 1], section)
      #expect(screen.background(0) == "none")
      #expect(screen.background(1) == "0 0 320 40")
    }

    @Test("Backgrounds are made from the class that was registered on the layout (Semantics 11.49)")
    func registration() {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.decorationItems = [.background(elementKind: "wall")]
      }
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Wall.self, forDecorationViewOfKind: "wall")
      let screen = Screen.composed([1], layout)
      #expect(screen.view.subviews.filter { $0 is Wall }.map { text($0.frame) } == ["0 0 320 40"])
      #expect(screen.log.take("ask wall") == [])
    }

    @Test("A supplementary item lies at depth 1 (Semantics 11.66)")
    func depth() {
      let item = badge("a", .absolute(4), .absolute(4), Anchor(edges: .top))
      #expect(item.zIndex == 1 && item.itemAnchor == nil && item.elementKind == "a")
      #expect(item.containerAnchor == Anchor(edges: .top))
    }
  }

  /// A background.
  @MainActor private final class Wall: UICollectionReusableView {}
#endif

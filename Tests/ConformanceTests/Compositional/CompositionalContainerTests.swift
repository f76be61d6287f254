#if canImport(UIKit)
  import Testing
  import UIKit

  /// What sizes are parts of, and what providers are told.
  @MainActor @Suite("Compositional layout: containers and providers") struct CompositionalContainerTests {
    @Test("A section's width is less its insets, its height is that of the whole view (Semantics 11.6)")
    func section() {
      let group = NSCollectionLayoutGroup.row(
        .fractionalWidth(1), .fractionalHeight(0.5), [.of(.fractionalWidth(0.5))])
      let screen = Screen.composed([4], .of(group) { $0.contentInsets = .of(10, 20, 30, 40) })
      #expect(
        screen.boxes() == ["20 10 130 240", "150 10 130 240", "20 250 130 240", "150 250 130 240"])
      #expect(screen.content == "320 520")
    }

    @Test("Sideways it is the height that the insets shorten (Semantics 11.6)")
    func sideways() {
      let group = NSCollectionLayoutGroup.column(
        .fractionalWidth(0.5), .fractionalHeight(1), [.of(.fractionalWidth(1), .fractionalHeight(0.5))])
      let screen = Screen.composed([2], .of(group) { $0.contentInsets = .of(10, 20, 30, 40) }) {
        $0.scrollDirection = .horizontal
      }
      #expect(screen.boxes() == ["20 10 160 220", "20 230 160 220"])
      #expect(screen.content == "220 480")
    }

    @Test("Subitems are parts of the group less its insets (Semantics 11.7)")
    func group() {
      let group = NSCollectionLayoutGroup.row(.absolute(200), .absolute(100), [.of(.fractionalWidth(0.5))]) {
        $0.contentInsets = .of(1, 2, 3, 4)
      }
      #expect(Screen.composed([2], .of(group)).boxes() == ["2 1 97 96", "99 1 97 96"])
    }

    @Test(
      "The provider is asked once for each section, with the whole view as its room (Semantics 11.8, 11.31)")
    func environment() {
      var asked: [Int] = []
      var rooms: [String] = []
      let section = NSCollectionLayoutSection.of(.halves(40)) { $0.contentInsets = .uneven }
      let layout = UICollectionViewCompositionalLayout { index, environment in
        asked.append(index)
        let container = environment.container
        rooms.append(
          text(CGRect(origin: .zero, size: container.contentSize)) + " / "
            + text(CGRect(origin: .zero, size: container.effectiveContentSize)))
        #expect(container.contentInsets == .zero && container.effectiveContentInsets == .zero)
        #expect(environment.traitCollection.displayScale > 0)
        return section
      }
      let screen = Screen.composed([3, 0, 99], layout)
      #expect(asked == [0, 1, 2])
      #expect(Set(rooms) == ["0 0 320 480 / 0 0 320 480"])
      screen.scroll(to: 30)
      #expect(asked.count == 3)
      layout.invalidateLayout()
      screen.layOut()
      #expect(asked == [0, 1, 2, 0, 1, 2])
      screen.view.frame.size.height = 479
      screen.layOut()
      #expect(asked.count == 9)
    }

    @Test("Traits and the safe area do not change the room that is told (Semantics 11.8)")
    func safeArea() {
      var sizes: [CGSize] = []
      let layout = UICollectionViewCompositionalLayout { _, environment in
        sizes.append(environment.container.effectiveContentSize)
        return .of(.halves(40))
      }
      _ = Screen.composed([2], layout, in: Surroundings(safeArea: .of(top: 20, left: 30, right: 10)))
      #expect(sizes.allSatisfy { $0 == CGSize(width: 320, height: 480) } && !sizes.isEmpty)
    }

    @Test("A custom group is told its size in the whole view, and insets less than 1 are parts of it (Semantics 11.9)")
    func containerInsets() {
      var told: [String] = []
      let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(1), .absolute(80))) { environment in
        let container = environment.container
        told.append(text(CGRect(origin: .zero, size: container.effectiveContentSize)))
        let insets = container.effectiveContentInsets
        told.append([insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: " "))
        #expect(container.contentSize == CGSize(width: 320, height: 80))
        #expect(container.contentInsets.top == 0.25)
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
      }
      group.contentInsets = .of(0.25, 0.5, 1, 40)
      _ = Screen.composed([1], .of(group))
      #expect(told == ["0 0 120 59", "20 160 1 40"])
    }

    @Test(
      "A custom group's places are asked for once a section, count from its corner and are repeated by its height (Semantics 11.18)"
    )
    func custom() {
      var calls = 0
      let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(1), .absolute(80))) { _ in
        calls += 1
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
        ]
      }
      let screen = Screen.composed([4, 4], .of(group) { $0.contentInsets = .of(3, 4) })
      #expect(calls == 2)
      #expect(screen.boxes() == ["5 5 30 40", "54 13 60 30", "-1 -2 400 20", "5 85 30 40"])
      #expect((0..<4).map { screen.view.layoutAttributesForItem(at: path(0, $0))?.zIndex } == [0, 4, 0, 0])
    }

    @Test("Items without a section to show them raise, a section without items needs none (Semantics 11.30)")
    func noSection() {
      let layout = UICollectionViewCompositionalLayout { _, _ in nil }
      #expect(
        Engine.raised { _ = Screen.composed([0, 2], layout) }
          == "Invalid section definition. Please specify a valid section definition when content is to be rendered "
          + "for a section. This is a client error.")
      let empty = UICollectionViewCompositionalLayout { index, _ in index == 1 ? .of(.halves(40)) : nil }
      #expect(Engine.raised { _ = Screen.composed([0, 2, 0], empty) } == nil)
      let screen = Screen.composed([0, 2, 0], empty)
      #expect(screen.content == "320 40")
      #expect(screen.visible == "1.0 1.1")
    }

    @Test(
      "Where insets leave no room nothing is laid out (Semantics 11.65)",
      arguments: [(159.5, "0.0 0.1"), (160, ""), (160.01, ""), (161, "")] as [(CGFloat, String)])
    func noRoom(_ inset: CGFloat, _ visible: String) {
      let screen = Screen.composed([2], .of(.halves(40)) { $0.contentInsets = .of(0, inset, 0, inset) })
      #expect(screen.visible == visible)
      #expect(screen.content == (visible.isEmpty ? "320 0" : "320 40"))
    }
  }
#endif

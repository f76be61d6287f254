#if canImport(UIKit)
  import Testing
  import UIKit

  /// Sections that scroll across the layout's axis.
  @MainActor @Suite("Compositional layout: orthogonal sections") struct CompositionalOrthogonalTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Cards of 100 × 50, 8 apart, under a header of 20.
    private func shelf(
      _ behavior: Behavior = .continuous,
      _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> NSCollectionLayoutSection {
      .of(.row(.absolute(100), .absolute(50), [.of(.fractionalWidth(1))])) {
        $0.interGroupSpacing = 8
        $0.contentInsets = .uneven
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(20))]
        $0.orthogonalScrollingBehavior = behavior
        $0.visibleItemsInvalidationHandler = handler
      }
    }

    @Test("There are six behaviours, none of them first (Semantics 11.52)")
    func behaviors() {
      let all: [Behavior] = [
        .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ]
      #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }

    @Test(
      "Whatever the behaviour, groups stand in one row, as tall as the tallest (Semantics 11.52, 11.53)",
      arguments: [1, 2, 3, 4])
    func oneRow(_ behavior: Int) throws {
      let screen = Screen.composed([3, 8], shelf(try #require(Behavior(rawValue: behavior))))
      #expect(screen.boxes(0) == ["4 23 100 50", "112 23 100 50", "220 23 100 50"])
      #expect(screen.boxes(1).last == "760 101 100 50")
      #expect(screen.content == "320 156")
      #expect(screen.visible == "0.0 0.1 0.2 1.0 1.1 1.2")
    }

    @Test("Groups are sized as in a layout that scrolls that way (Semantics 11.53)")
    func sizes() {
      let group = NSCollectionLayoutGroup.row(
        .fractionalWidth(0.8), .fractionalHeight(0.25), [.of(.fractionalWidth(1))])
      let section = NSCollectionLayoutSection.of(group) {
        $0.contentInsets = .uneven
        $0.orthogonalScrollingBehavior = .continuous
      }
      // Eight tenths of the whole width, a quarter of the height less the insets above and below.
      #expect(Screen.composed([2], section).boxes() == ["4 3 256 118", "260 3 256 118"])
    }

    @Test("Items move with the offset of their section, its header and the other sections do not (Semantics 11.53)")
    func moving() {
      let screen = Screen.composed([8, 8], shelf())
      Engine.scroll(section: 1, to: 130, of: screen.view)
      screen.layOut()
      #expect(screen.cell(1, 1).map { text($0.convert($0.bounds, to: screen.view)) } == "-18 101 100 50")
      #expect(screen.box("a", 1) == "4 78 310 20")
      #expect(screen.visible == "0.0 0.1 0.2 1.1 1.2 1.3 1.4")
    }

    @Test("Groups that are centred begin with the first one in the middle (Semantics 11.54)")
    func centred() {
      let screen = Screen.composed([8], shelf(.groupPagingCentered))
      #expect(screen.cell(0, 0).map { text($0.convert($0.bounds, to: screen.view)) } == "109 23 100 50")
    }

    @Test("The view stays where it is, and its delegate is told nothing (Semantics 11.56)")
    func mainView() {
      let screen = Screen.composed([8, 8, 80], shelf())
      let content = screen.view.contentSize
      _ = screen.log.take()
      Engine.scroll(section: 1, to: 250, of: screen.view)
      screen.layOut()
      #expect(screen.log.take("scrolled") == [])
      #expect(screen.view.contentOffset == .zero)
      #expect(screen.view.contentSize == content)
      #expect(screen.view.cellForItem(at: path(1, 3)) != nil)
      #expect(screen.view.indexPathsForVisibleItems.contains(path(1, 3)))
      #expect(!screen.view.indexPathsForVisibleItems.contains(path(1, 0)))
    }

    @Test(
      "A handler is told the items on screen and the offset, at first and when its section moves (Semantics 11.57)")
    func handler() {
      var calls: [String] = []
      let screen = Screen.composed(
        [8, 8],
        shelf { items, offset, environment in
          let cells = items.filter { $0.representedElementCategory == .cell }
          calls.append(
            "\(cells.first?.indexPath.section ?? -1) at \(text(offset.x)): "
              + cells.map { "\($0.indexPath.item)" }.sorted().joined(separator: " "))
          #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
          #expect(cells.allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.bounds.size.width == 100 })
        })
      #expect(calls.contains("0 at 0: 0 1 2") && calls.contains("1 at 0: 0 1 2"))
      calls = []
      Engine.scroll(section: 1, to: 130, of: screen.view)
      screen.layOut()
      #expect(calls.last == "1 at 130: 1 2 3 4")
      #expect(!calls.contains { $0.hasPrefix("0 at") })
    }

    @Test("A section that does not scroll itself tells its handler of the view's offset (Semantics 11.57)")
    func mainScroll() {
      var offsets: [CGFloat] = []
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.y) }
      }
      let screen = Screen.composed([99], section, height: 100)
      #expect(offsets.last == 0)
      screen.scroll(to: 30)
      #expect(offsets.last == 30)
    }

    @Test("The properties of scrolling begin as automatic and are the section's own (Semantics 11.58)")
    func properties() {
      let section = shelf()
      let properties = section.orthogonalScrollingProperties
      #expect(properties.decelerationRate == .automatic && properties.bounce == .automatic)
      properties.decelerationRate = .fast
      properties.bounce = .never
      #expect(section.orthogonalScrollingProperties.bounce == .never)
      #expect(section.orthogonalScrollingProperties.decelerationRate == .fast)
      #expect(shelf().orthogonalScrollingProperties.bounce == .automatic)
    }
  }

  /// What a handler does to items of a row of cards 160 wide.
  @MainActor @Suite("Compositional layout: items changed by a handler") struct CompositionalHandlerTests {
    private func screen() -> Screen {
      let group = NSCollectionLayoutGroup.row(
        .fractionalWidth(0.5), .fractionalHeight(0.5), [.of(.fractionalWidth(1))])
      let section = NSCollectionLayoutSection.of(group) {
        $0.contentInsets = .uneven
        $0.orthogonalScrollingBehavior = .continuous
        $0.visibleItemsInvalidationHandler = { items, offset, _ in
          for item in items {
            let number = CGFloat(item.indexPath.item)
            let distance = abs(number * 155 + 4 - offset.x) / 300
            item.alpha = max(0.2, 1 - distance)
            item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
            item.zIndex = 10 - item.indexPath.item
            if item.indexPath.item == 1 { item.center = CGPoint(x: number * 40 + 110 + offset.x, y: 60) }
            if item.indexPath.item == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
          }
        }
      }
      return Screen.composed([6], section)
    }

    @Test(
      "Alpha, transform, middle and depth are shown, the layer's depth stays 0 (orthogonal-modified, Semantics 11.57)",
      arguments: [
        (
          0,
          [
            "0.0: 4.533 3.787 158.933 234.427 alpha 0.987 z 0 0.993 0 0 0.993",
            "0.1: 91.2 -26.73 117.6 173.46 alpha 0.47 z 0 0.735 0 0 0.735",
          ]
        ),
        (
          100,
          [
            "0.0: -83.2 21.88 134.4 198.24 alpha 0.68 z 0 0.84 0 0 0.84",
            "0.1: 77.867 -46.397 144.267 212.793 alpha 0.803 z 0 0.902 0 0 0.902",
            "0.2: 252.533 45.087 102.933 151.827 alpha 0.287 z 0 0.643 0 0 0.643",
          ]
        ),
        (
          250,
          [
            "0.1: 82.133 -40.103 135.733 200.207 alpha 0.697 z 0 0.848 0 0 0.848",
            "0.2: 82.533 15.587 142.933 210.827 alpha 0.787 z 0 0.893 0 0 0.893",
            "0.3: 202.702 -15.371 222.597 272.743 alpha 0.27 z 0 0.955 0.296 -0.296 0.955",
          ]
        ),
      ] as [(CGFloat, [String])])
    func modified(_ offset: CGFloat, _ expected: [String]) {
      let screen = screen()
      for step in [0, 100, 250] where CGFloat(step) <= offset {
        Engine.scroll(section: 0, to: CGFloat(step), of: screen.view)
        screen.layOut()
      }
      let shown = screen.view.indexPathsForVisibleItems.sorted().compactMap { path -> String? in
        guard let cell = screen.view.cellForItem(at: path), let parent = cell.superview else { return nil }
        let transform = cell.transform
        return "\(name(path)): \(text(parent.convert(cell.frame, to: screen.view))) alpha \(text(cell.alpha)) "
          + "z \(text(cell.layer.zPosition)) "
          + [transform.a, transform.b, transform.c, transform.d].map(text).joined(separator: " ")
      }
      #expect(shown == expected)
    }

    @Test("What a handler puts nearer to the eye stands in front among its siblings (Semantics 11.57)")
    func order() throws {
      let screen = screen()
      Engine.scroll(section: 0, to: 100, of: screen.view)
      screen.layOut()
      let cells = try [0, 1, 2].map { try #require(screen.cell(0, $0)) }
      let siblings = try #require(cells[0].superview?.subviews)
      let places = cells.compactMap { cell in siblings.firstIndex { $0 === cell } }
      #expect(places.count == 3)
      #expect(places == places.sorted(by: >))
    }
  }
#endif

#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: sections") struct CompositionalSectionTests {
    @Test(
      "A reference to margins narrows sections across the scroll axis, not the content (Semantics 11.26)")
    func reference() {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.contentInsetsReference = .layoutMargins
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(20))]
      }
      let screen = Screen.composed([2], section) {
        $0.boundarySupplementaryItems = [.of("b", .bottom, .absolute(10))]
      }
      screen.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      screen.view.collectionViewLayout.invalidateLayout()
      screen.layOut()
      #expect(screen.boxes() == ["20 20 130 40", "150 20 130 40"])
      #expect(screen.box("a") == "20 0 260 20")
      #expect(screen.box("b", 0, Int.max) == "0 60 320 10")
      #expect(screen.content == "320 70")
    }

    @Test("By itself a section keeps clear of the safe area, by its layout's reference (Semantics 11.26)")
    func automatic() {
      let surroundings = Surroundings(safeArea: .of(left: 30, right: 10))
      let section = NSCollectionLayoutSection.of(.halves(40))
      #expect(Screen.composed([1], section, in: surroundings).boxes() == ["30 0 140 40"])
      #expect(
        Screen.composed([1], section, in: surroundings) { $0.contentInsetsReference = .none }.boxes() == [
          "0 0 160 40"
        ])
      section.contentInsetsReference = .none
      #expect(Screen.composed([1], section, in: surroundings).boxes() == ["0 0 160 40"])
      section.contentInsetsReference = .safeArea
      #expect(
        Screen.composed([1], section, in: surroundings) { $0.contentInsetsReference = .none }.boxes() == [
          "30 0 140 40"
        ])
    }

    @Test("Margins that change are followed without being told (Semantics 11.26)")
    func changingMargins() {
      let section = NSCollectionLayoutSection.of(.halves(40)) { $0.contentInsetsReference = .layoutMargins }
      let screen = Screen.composed([2], section)
      screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
      screen.layOut()
      #expect(screen.boxes() == ["10 0 130 40", "140 0 130 40"])
      screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 49)
      screen.layOut()
      #expect(screen.boxes().first == "11 0 130 40")
    }

    @Test(
      "Boundary items can count their insets from something else than the groups (Semantics 11.26, 11.36)")
    func supplementaryReference() {
      func header(_ reference: UIContentInsetsReference) -> String {
        let section = NSCollectionLayoutSection.of(.halves(40)) {
          $0.contentInsets = .uneven
          $0.boundarySupplementaryItems = [.of("a", .top, .absolute(20))]
          $0.supplementaryContentInsetsReference = reference
        }
        let screen = Screen.composed([2], section, in: Surroundings(safeArea: .of(left: 30, right: 10)))
        #expect(screen.boxes() == ["34 23 135 40", "169 23 135 40"])
        return screen.box("a")
      }
      #expect(header(.automatic) == "34 0 270 20")
      #expect(header(.safeArea) == "34 0 270 20")
      #expect(header(.none) == "0 0 320 20")
    }

    @Test(
      "The last group is trimmed to its items and what a full one leaves behind them (Semantics 11.27)",
      arguments: [
        (nil, ["0 0 320 30", "0 30 320 30", "0 60 320 30", "0 100 320 30", "0 130 320 30"], "320 170"),
        (
          10,
          ["0 0 320 30", "0 40 320 30", "0 100 320 30", "0 140 320 30", "0 200 320 30"], "320 260"
        ),
      ] as [(CGFloat?, [String], String)])
    func trimmed(_ spacing: CGFloat?, _ boxes: [String], _ content: String) {
      let group = NSCollectionLayoutGroup.column(
        .fractionalWidth(1), .absolute(100), [.of(.fractionalWidth(1), .absolute(30))],
        spacing.map { .fixed($0) })
      let screen = Screen.composed([5], .of(group))
      #expect(screen.boxes() == boxes)
      #expect(screen.content == content)
    }

    @Test("So it is with flexible spacing and with fractions (Semantics 11.27)", .halfPoints)
    func trimmedOthers() {
      let flexible = NSCollectionLayoutGroup.column(
        .fractionalWidth(1), .absolute(100), [.of(.fractionalWidth(1), .absolute(30))], .flexible(10))
      #expect(Screen.composed([5], .of(flexible)).content == "320 230")
      let parts = NSCollectionLayoutGroup.column(
        .fractionalWidth(1), .absolute(100), [.of(.fractionalWidth(1), .fractionalHeight(0.25))], .fixed(10))
      let screen = Screen.composed([9], .of(parts))
      #expect(
        screen.boxes().prefix(5) == [
          "0 0 320 17.5", "0 27.5 320 17.5", "0 55 320 17.5", "0 82.5 320 17.5", "0 100 320 17.5",
        ])
      #expect(screen.content == "320 217.5")
    }

    @Test("An empty section takes no room; with boundary items it keeps its insets (Semantics 11.28)")
    func empty() {
      let bare = NSCollectionLayoutSection.of(.halves(40)) { $0.contentInsets = .of(3, 0, 5) }
      #expect(Screen.composed([0, 2, 0], bare).content == "320 48")
      let headed = NSCollectionLayoutSection.of(.halves(40)) {
        $0.contentInsets = .of(3, 0, 5)
        $0.boundarySupplementaryItems = [.of("a", .top, .absolute(10))]
      }
      let screen = Screen.composed([0, 2, 0], headed)
      #expect([0, 1, 2].map { screen.box("a", $0) } == ["0 0 320 10", "0 18 320 10", "0 76 320 10"])
      #expect(screen.content == "320 94")
      #expect(Screen.composed([], headed).content == "320 0")
    }

    @Test("The content is as wide as the view or the widest group (Semantics 11.29)")
    func width() {
      func content(_ width: CGFloat) -> String {
        Screen.composed([2], .of(.row(.absolute(width), .absolute(20), [.of(.fractionalWidth(1))]))).content
      }
      #expect([319, 320, 320.5, 400].map(content) == ["320 40", "320 40", "320.5 40", "400 40"])
    }

    @Test("A layout that scrolls sideways has everything transposed (Semantics 11.32)")
    func sideways() {
      let group = NSCollectionLayoutGroup.column(
        .absolute(100), .fractionalHeight(1), [.of(.fractionalWidth(1), .fractionalHeight(0.25))])
      let section = NSCollectionLayoutSection.of(group) {
        $0.interGroupSpacing = 5
        $0.contentInsets = .uneven
      }
      let screen = Screen.composed([6, 5], section) {
        $0.scrollDirection = .horizontal
        $0.interSectionSpacing = 12
      }
      #expect(screen.boxes(0).first == "4 3 100 118")
      #expect(screen.boxes(0)[4] == "109 3 100 118")
      #expect(screen.boxes(1).first == "231 3 100 118")
      #expect(screen.content == "442 480")
    }

    @Test("Nested groups are laid out in what their group gives them (Semantics 11.33)")
    func nested() {
      let inner = NSCollectionLayoutGroup.column(
        .fractionalWidth(0.5), .fractionalHeight(1), [.of(.fractionalWidth(1), .fractionalHeight(0.5))], .fixed(4))
      let outer = NSCollectionLayoutGroup.row(
        .fractionalWidth(1), .absolute(100), [.of(.fractionalWidth(0.5)), inner], .fixed(6))
      #expect(
        Screen.composed([4], .of(outer)).boxes() == [
          "0 0 157 100", "163 0 157 48", "163 52 157 48", "0 100 157 100",
        ])
    }
  }
#endif

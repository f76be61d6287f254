#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: its objects") struct CompositionalObjectsTests {
    @Test("A group without subitems and a count below 1 raise (Semantics 11.61)")
    func validation() {
      let size = NSCollectionLayoutSize.whole
      #expect(
        Engine.raised { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []) }
          == "At least 1 subitem is required for a group")
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1))
      #expect(
        Engine.raised {
          _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 0)
        } == "A repeating horizontal group should specify a count >= 1")
      #expect(
        Engine.raised { _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: -1) }
          == "A repeating vertical group should specify a count >= 1")
      let fine = Engine.raised {
        _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 1)
        _ = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      }
      #expect(fine == nil)
    }

    @Test("A group keeps copies of its subitems, a section of its group, a layout of its section (Semantics 11.62)")
    func copies() {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5))
      let group = NSCollectionLayoutGroup.row(.fractionalWidth(1), .absolute(40), [item])
      item.contentInsets = .uneven
      #expect(group.subitems[0].contentInsets == .zero)
      let section = NSCollectionLayoutSection(group: group)
      group.interItemSpacing = .fixed(20)
      let layout = UICollectionViewCompositionalLayout(section: section)
      section.contentInsets = .uneven
      #expect(Screen.composed([2], layout).boxes() == ["0 0 160 40", "160 0 160 40"])
    }

    @Test("What a provider gave can be changed until it is asked again (Semantics 11.31, 11.62)")
    func copiedFromProvider() {
      let section = NSCollectionLayoutSection.of(.halves(40))
      let layout = UICollectionViewCompositionalLayout { _, _ in section }
      let screen = Screen.composed([2], layout)
      section.contentInsets.top = 7
      #expect(screen.boxes().first == "0 0 160 40")
      layout.invalidateLayout()
      screen.layOut()
      #expect(screen.boxes().first == "0 7 160 40")
    }

    @Test("Another configuration lays out again, with a copy of it (Semantics 11.63)")
    func configuration() {
      let layout = UICollectionViewCompositionalLayout(section: .of(.halves(40)))
      let screen = Screen.composed([2, 2], layout)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      layout.configuration = configuration
      screen.layOut()
      #expect(screen.boxes(1).first == "0 52 160 40")
      #expect(screen.view.contentSize.height == 92)
    }

    @Test("Everything begins without insets, spacing and views, and scrolls down (Semantics 11.64)")
    func defaults() {
      let item = NSCollectionLayoutItem(layoutSize: .whole)
      #expect(item.contentInsets == .zero && item.edgeSpacing == nil && item.supplementaryItems.isEmpty)
      let group = NSCollectionLayoutGroup.halves(40)
      #expect(group.contentInsets == .zero && group.edgeSpacing == nil && group.supplementaryItems.isEmpty)
      let section = NSCollectionLayoutSection(group: group)
      #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
      #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
      #expect(section.orthogonalScrollingBehavior == .none && section.visibleItemsInvalidationHandler == nil)
      #expect(section.contentInsetsReference == .automatic)
      #expect(section.supplementaryContentInsetsReference == .automatic)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
      #expect(configuration.boundarySupplementaryItems.isEmpty)
      #expect(configuration.contentInsetsReference == .safeArea)
      #expect(NSCollectionLayoutSpacing.fixed(3).isFixed && NSCollectionLayoutSpacing.flexible(3).isFlexible)
    }
  }
#endif

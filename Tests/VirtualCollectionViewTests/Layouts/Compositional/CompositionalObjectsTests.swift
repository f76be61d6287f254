import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What describes a compositional layout") struct CompositionalObjectsTests {
  private let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20))

  private func violations(_ body: () -> Void) -> [Violation] {
    let recorder = SimulationRecorder()
    withEnvironment(
      {
        $0.violationPolicy = .record
        $0.recorder = recorder
      }, body)
    return recorder.violations
  }

  @Test("Dimensions know their sort, their number and how they print (Semantics 11.1, 11.4, 11.5)")
  func dimensions() {
    let uniform = CollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
    #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings && !uniform.isAbsolute)
    #expect(CollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(CollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(CollectionLayoutDimension.absolute(7).dimension == 7)
    #expect(CollectionLayoutDimension.absolute(7) == .absolute(7))
    #expect(CollectionLayoutDimension.absolute(7) != .estimated(7))
    #expect(size.description == "{.containerWidthFactor(0.5), .absolute(20)}")
  }

  @Test(
    "Numbers that are not finite are told of in UIKit's words; zero, negative and large ones are not (Semantics 11.3)")
  func invalidDimensions() throws {
    let found = violations {
      _ = CollectionLayoutDimension.fractionalWidth(.nan)
      _ = CollectionLayoutDimension.fractionalHeight(.infinity)
      _ = CollectionLayoutDimension.absolute(.infinity)
      _ = CollectionLayoutDimension.estimated(-.infinity)
      _ = CollectionLayoutDimension.absolute(-3)
      _ = CollectionLayoutDimension.fractionalWidth(0)
      _ = CollectionLayoutDimension.fractionalWidth(4)
      _ = CollectionLayoutSpacing.fixed(.nan)
    }
    #expect(
      found.map(\.sentence) == [
        "Invalid fractional width: nan. The fraction must be a finite value.",
        "Invalid fractional height: inf. The fraction must be a finite value.",
        "Invalid absolute dimension: inf. The dimension must be a finite value.",
        "Invalid estimated dimension: -inf. The dimension must be a finite value.",
      ])
    try expect(found.first, .invalidDimension, says: "Invalid fractional width")
  }

  @Test("Groups without subitems and counts below 1 are told of in UIKit's words (Semantics 11.61)")
  func invalidGroups() {
    let item = CollectionLayoutItem(layoutSize: size)
    let found = violations {
      _ = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      _ = CollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 0)
      _ = CollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: -1)
      _ = CollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 1)
    }
    #expect(
      found.map(\.sentence) == [
        "At least 1 subitem is required for a group", "A repeating horizontal group should specify a count >= 1",
        "A repeating vertical group should specify a count >= 1",
      ])
    #expect(Set(found.map(\.rule)) == [.invalidGroup])
  }

  @Test("Everything begins with UIKit's defaults (Semantics 11.34, 11.58, 11.64)")
  func defaults() {
    let item = CollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil && item.supplementaryItems.isEmpty)
    let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == .fixed(0) && group.supplementaryItems.isEmpty)
    let section = CollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic && section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems.isEmpty)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    let header = CollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "h", alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(CollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test("Objects are copied when they are put together, and equal by what they say (Semantics 11.62)")
  func copies() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "b", containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    badge.zIndex = 9
    #expect(item.supplementaryItems[0].zIndex == 1)
    let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.subitems[0] == item && group.subitems[0] !== item)
    item.contentInsets.top = 5
    #expect(group.subitems[0].contentInsets.top == 0)
    #expect(group.subitems[0] != item)
    let section = CollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(10)
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = Fixture(counts: [2], size: CGSize(width: 100, height: 100), layout: layout)
    let view = fixture.view
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.minX == 25)
    section.contentInsets.top = 30
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path(0, 0))?.frame.minY == 0)
    let copy = item.copy() as? CollectionLayoutItem
    #expect(copy == item && copy !== item)
  }

  @Test("A group draws itself in words, a line for each group and item in it")
  func drawing() {
    let item = CollectionLayoutItem(layoutSize: size)
    let inner = CollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2)
    let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, inner])
    let text = "{.containerWidthFactor(0.5), .absolute(20)}"
    #expect(
      group.visualDescription()
        == "fit horizontal \(text)\n  item \(text)\n  shares vertical 2 \(text)\n    item \(text)")
  }
}

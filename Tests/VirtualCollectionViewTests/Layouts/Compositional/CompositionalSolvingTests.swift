import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("Compositional layout: what is solved again") struct CompositionalSolvingTests {
  private func section(_ height: CGFloat) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    return CollectionLayoutSection(group: group)
  }

  @Test("The provider is asked for all sections, and those that look as before are not solved again (Semantics 11.31)")
  func reuse() {
    var asked = 0
    var heights = (0..<200).map { CGFloat(20 + $0 % 7) }
    let layout = CollectionViewCompositionalLayout(sectionProvider: { index, _ in
      asked += 1
      return self.section(heights[index])
    })
    let fixture = Fixture(
      counts: [Int](repeating: 5, count: 200), size: CGSize(width: 320, height: 400), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(asked == 200)
    #expect(layout._solved.solver.solvedSectionCount == 200)

    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(asked == 400)
    #expect(layout._solved.solver.solvedSectionCount == 0 && layout._solved.solver.solvedDefinitionCount == 0)

    heights[100] = 90
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(asked == 600)
    #expect(layout._solved.solver.solvedSectionCount == 1 && layout._solved.solver.solvedDefinitionCount == 1)

    fixture.source.counts[3] = 8
    fixture.view.performBatchUpdates { fixture.view.insertItems(at: (0..<3).map { path(3, $0) }) }
    #expect(asked == 800)
    #expect(layout._solved.solver.solvedSectionCount == 1 && layout._solved.solver.solvedDefinitionCount == 0)

    fixture.source.counts.remove(at: 0)
    heights.remove(at: 0)
    fixture.view.performBatchUpdates { fixture.view.deleteSections(IndexSet(integer: 0)) }
    #expect(asked == 999)
    #expect(layout._solved.solver.solvedSectionCount == 0)

    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 0)])
    layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(asked == 999)
    #expect(fixture.view.violations == [])
  }
}

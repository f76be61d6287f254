import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

/// The layouts that ship do no more for many items than for few, allocations included where they are counted.
@MainActor @Suite("Growth of the shipped layouts") struct ShippedLayoutGrowthTests {
  private let questions: [GrowthOperation] = [.query, .queryPoint, .queryItem]
  private let changes: [GrowthOperation] = [.scroll, .invalidate(item: 3), .batch(edits: 10), .reload]

  private func expectConstant(
    _ operations: [GrowthOperation], upTo most: Int, _ make: @MainActor () -> CollectionViewLayout
  ) {
    let report = GrowthCheck(operations).run(making: make)
    for result in report.results {
      #expect(result.growth == .constant, "\(report)")
      #expect(result.points.last?.count == most, "\(report)")
    }
  }

  @Test("The flow layout with one size does the same for a hundred items and for a million")
  func flow() {
    expectConstant(questions + changes + [.prepare], upTo: 1_000_000) { CollectionViewFlowLayout() }
  }

  @Test("So do pages")
  func pages() {
    expectConstant(questions + [.scroll, .reload, .prepare], upTo: 1_000_000) { PagedGridLayout() }
  }

  @Test("So do rows and a grid of a compositional layout")
  func compositional() {
    let operations = questions + changes + [.prepare]
    expectConstant(operations, upTo: 1_000_000) { CollectionViewCompositionalLayout(section: section(1)) }
    expectConstant(operations, upTo: 1_000_000) { CollectionViewCompositionalLayout(section: section(3)) }
  }

  @Test("A list with rows of its own height asks no more for many items than for few")
  func list() {
    let report = GrowthCheck(questions + [.scroll]).run(
      on: CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .plain)))
    for result in report.results { #expect(result.growth <= .logarithmic, "\(report)") }
  }

  @Test("Questions to a waterfall and scrolling through it take no more for many items than for few")
  func waterfall() {
    let report = GrowthCheck(questions + [.scroll]).run(on: WaterfallLayout())
    for result in report.results { #expect(result.growth <= .logarithmic, "\(report)") }
  }

  @Test("A question to the circle costs what it answers")
  func circle() {
    expectConstant([.queryPoint, .queryItem, .prepare], upTo: 1_000_000) { CircleLayout() }
  }

  private func section(_ columns: Int) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item]))
  }
}

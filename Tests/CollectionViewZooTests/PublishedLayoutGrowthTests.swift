import CollectionViewAudits
import CollectionViewZoo
import Testing
import VirtualCollectionView

/// What questions to the published layouts cost for more and more items, and to those that do it right.
@MainActor @Suite("Growth of the published layouts") struct PublishedLayoutGrowthTests {
  @Test("The pages filled row by row search all items for each that is visible: with all on screen, the square of them")
  func rowPages() {
    let report = GrowthCheck(.query, .queryPoint, .queryEverything).run(on: PublishedRowPages())
    #expect(report[.query]?.growth == .linear, "\(report)")
    #expect(report[.query]?.fastest == "attribute reads")
    #expect(report[.queryPoint]?.growth == .linear, "\(report)")
    #expect(report[.queryEverything]?.growth == .quadratic, "\(report)")
  }

  @Test("The published circles answer and make everything, whatever the rectangle")
  func circles() {
    let turning = GrowthCheck(.query, .queryPoint).run(on: PublishedTurningCircle())
    #expect(turning[.queryPoint]?.growth == .linear, "\(turning)")
    #expect(turning[.queryPoint]?.fastest == "attributes made")
    let fitting = GrowthCheck(.prepare, .query).run(on: PublishedFittingCircle())
    #expect(fitting[.prepare]?.growth == .linear, "\(fitting)")
  }

  @Test("Ours do no more for many items than for few")
  func ours() {
    let pages = GrowthCheck(.query, .queryPoint, .prepare, .scroll).run(on: PagedGridLayout())
    for result in pages.results { #expect(result.growth == .constant, "\(pages)") }
    let circle = GrowthCheck(.queryPoint, .prepare).run(on: CircleLayout())
    for result in circle.results { #expect(result.growth == .constant, "\(circle)") }
    let all = GrowthCheck(.queryEverything).run(on: PagedGridLayout())
    #expect(all[.queryEverything]?.growth == .linear, "\(all)")
  }
}

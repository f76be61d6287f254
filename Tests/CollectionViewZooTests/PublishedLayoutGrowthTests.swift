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

  @Test("The published circles answer and make everything, whatever the rectangle, and allocate for it")
  func circles() {
    let turning = GrowthCheck(.query, .queryPoint).run(on: PublishedTurningCircle())
    for operation in [GrowthOperation.query, .queryPoint] {
      #expect(turning[operation]?.growth == .linear, "\(turning)")
      for kind in ["attributes made", "elements answered"] {
        #expect(turning[operation]?.growth(of: kind) == .linear, "\(turning)")
      }
      expectAllocations(turning, operation, .linear)
    }
    let fitting = GrowthCheck(.prepare, .query, .queryPoint).run(on: PublishedFittingCircle())
    #expect(fitting[.prepare]?.growth == .linear, "\(fitting)")
    expectAllocations(fitting, .prepare, .linear)
    // It hands out what it has: all of it.
    #expect(fitting[.queryPoint]?.growth(of: "elements answered") == .linear, "\(fitting)")
    expectAllocations(fitting, .queryPoint, .constant)
  }

  /// Where allocations can be counted.
  private func expectAllocations(_ report: GrowthReport, _ operation: GrowthOperation, _ growth: GrowthClass) {
    guard AllocationCounting.total != nil else { return }
    #expect(report[operation]?.growth(of: "allocations") == growth, "\(report)")
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

import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// How the work of operations grows with the number of items, in exact counts: the same on every machine.
///
/// ```swift
/// let growth = GrowthCheck(.prepare, .query, .scroll).run(on: MyLayout())
/// #expect(growth[.query]!.growth <= .logarithmic, "\(growth)")
/// ```
///
/// What is counted: questions, attribute objects made, reads of their paths and frames, views, and allocations where the
/// program can count them. Arithmetic alone cannot be counted; ``LayoutBenchmark`` times it.
@MainActor public struct GrowthCheck {
  /// The operations.
  public var operations: [GrowthOperation]
  /// The numbers of items, rising. Larger ones are left out when the work would pass ``limit``.
  public var counts = [100, 316, 1_000, 3_162, 10_000, 31_623, 100_000, 316_228, 1_000_000]
  /// The most work that one measurement, or setting it up, is expected to take.
  public var limit = 60_000
  /// The size of the view, in points.
  public var size = CGSize(width: 320, height: 480)
  /// Prepares each view for so many items: sets a data source of the user's own, or a delegate. What it answers is kept
  /// alive.
  public var preparesView: (@MainActor (CollectionView, Int) -> AnyObject?)?
  /// Runs a block and says how many allocations it took.
  public var countsAllocations: (@MainActor (() -> Void) -> Int)?

  /// Checks operations.
  public init(_ operations: GrowthOperation...) { self.operations = operations }

  /// Checks operations.
  public init(_ operations: [GrowthOperation]) { self.operations = operations }

  /// Measures a layout, which is made afresh for each number of items and each operation.
  public func run(on make: @autoclosure @escaping @MainActor () -> CollectionViewLayout) -> GrowthReport {
    run(making: make)
  }

  /// Measures the layouts that a block makes.
  public func run(making make: @MainActor () -> CollectionViewLayout) -> GrowthReport {
    GrowthReport(
      subject: String(describing: type(of: make())), results: operations.map { measure($0, making: make) })
  }

  private func measure(_ operation: GrowthOperation, making make: @MainActor () -> CollectionViewLayout) -> GrowthResult
  {
    var points: [GrowthResult.Point] = []
    var setups: [Int] = []
    for count in counts.sorted() {
      if points.count >= 3, expected(points.map(\.work.total), points.map(\.count), count) > Double(limit) { break }
      if points.count >= 3, expected(setups, points.map(\.count), count) > Double(limit) * 2 { break }
      let before = CollectionView.attributeWork
      let layout = make()
      let stage = AuditStage(
        layout, AuditCase(counts: [count], size: size), showsCells: operation.showsCells
      ) { view in preparesView?(view, count) }
      operation.ready(stage)
      let after = CollectionView.attributeWork
      let cells = stage.view.counters.cellForItemCalls
      setups.append(after.made - before.made + after.reads - before.reads + cells * 10)
      let work = CountedWork.of(stage.view, allocations: countsAllocations) { operation.perform(on: stage) }
      points.append(GrowthResult.Point(count: count, work: work))
    }
    return GrowthResult(operation: operation, points: points)
  }

  /// The work at the next number if it goes on as between the last two.
  private func expected(_ work: [Int], _ counts: [Int], _ next: Int) -> Double {
    let last = work.count - 1
    guard last >= 1, work[last - 1] > 0, work[last] > 0 else { return Double(work.last ?? 0) }
    let slope = log(Double(work[last]) / Double(work[last - 1])) / log(Double(counts[last]) / Double(counts[last - 1]))
    return Double(work[last]) * pow(Double(next) / Double(counts[last]), max(0, slope))
  }
}

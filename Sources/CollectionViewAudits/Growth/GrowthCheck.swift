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
/// What is counted: questions to layout, data source and delegate, attribute objects made, reads of their paths and frames,
/// views, allocations where the program links the product `AllocationCounter`, and what the user of the check counts
/// (``counting(_:_:)``). Arithmetic alone cannot be counted; ``LayoutBenchmark`` times it.
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
  /// Runs a block and says how many allocations it took; nil to have ``AllocationCounting`` count, where it can.
  public var countsAllocations: (@MainActor (() -> Void) -> Int)?

  var ownCounts: [OwnCount] = []
  var blocks: [String: @MainActor (CollectionView) -> Void] = [:]

  /// A counter of the user's own.
  struct OwnCount {
    let name: String
    let read: @MainActor (CollectionView) -> Int
  }

  /// Checks operations.
  public init(_ operations: GrowthOperation...) { self.operations = operations }

  /// Checks operations.
  public init(_ operations: [GrowthOperation]) { self.operations = operations }
}

// MARK: - Telling more

extension GrowthCheck {
  /// Also counts what a counter of the user's own goes up by: reads of a model, comparisons of a layout.
  ///
  /// - Parameters:
  ///   - name: The kind of work, for the report: `model reads`.
  ///   - read: The counter; it is read before and after each operation, with the view of that operation.
  public func counting(_ name: String, _ read: @escaping @MainActor (CollectionView) -> Int) -> GrowthCheck {
    var copy = self
    copy.ownCounts.append(OwnCount(name: name, read: read))
    return copy
  }

  /// Also measures a block and the layout pass that it leads to: ``GrowthOperation/named(_:)``.
  public func measuring(_ name: String, _ body: @escaping @MainActor (CollectionView) -> Void) -> GrowthCheck {
    var copy = self
    copy.operations.append(.named(name))
    copy.blocks[name] = body
    return copy
  }
}

// MARK: - Running

extension GrowthCheck {
  /// Measures a layout, which is made afresh for each number of items and each operation.
  public func run(on make: @autoclosure @escaping @MainActor () -> CollectionViewLayout) -> GrowthReport {
    run(making: make)
  }

  /// Measures the layouts that a block makes.
  public func run(making make: @MainActor () -> CollectionViewLayout) -> GrowthReport {
    GrowthReport(
      subject: String(describing: type(of: make())), results: operations.map { measure($0, making: make) })
  }

  /// Measures a data source of the user's own, in a layout; the report is called after its class.
  ///
  /// ```swift
  /// let growth = GrowthCheck(.scroll, .reload, .apply(edits: 10)).run { view, count in
  ///   FeedSource(view, posts: Post.samples(count))
  /// }
  /// ```
  ///
  /// - Parameter make: Registers cells and makes a data source for so many items. It becomes the view's, and its delegate
  ///   too if it is one and the block has set none; it lives as long as the measurement.
  public func run(
    on layout: @autoclosure @escaping @MainActor () -> CollectionViewLayout = CollectionViewFlowLayout(),
    dataSource make: @escaping @MainActor (CollectionView, Int) -> any CollectionViewDataSource
  ) -> GrowthReport {
    var check = self
    var subject = ""
    check.preparesView = { [preparesView] view, count in
      let kept = preparesView?(view, count)
      let source = make(view, count)
      subject = String(describing: type(of: source))
      if view.dataSource !== source { view.dataSource = source }
      if view.delegate == nil, let delegate = source as? any CollectionViewDelegate { view.delegate = delegate }
      return KeptPair(source, kept)
    }
    let results = check.operations.map { check.measure($0, making: layout) }
    return GrowthReport(subject: subject, results: results)
  }

  private func measure(_ operation: GrowthOperation, making make: @MainActor () -> CollectionViewLayout) -> GrowthResult
  {
    let counts = counts.sorted()
    // The first time something is done, tables and types of the program are made; they are no work of the operation.
    if let least = counts.first { _ = measured(operation, least, make) }
    var points: [GrowthResult.Point] = []
    var setups: [Int] = []
    for count in counts {
      if points.count >= 3, expected(points.map(\.work.total), points.map(\.count), count) > Double(limit) { break }
      if points.count >= 3, expected(setups, points.map(\.count), count) > Double(limit) * 2 { break }
      let (work, setup) = measured(operation, count, make)
      setups.append(setup)
      points.append(GrowthResult.Point(count: count, work: work))
    }
    return GrowthResult(operation: operation, points: points)
  }

  /// The work of an operation, and of what had to be there for it.
  private func measured(
    _ operation: GrowthOperation, _ count: Int, _ make: @MainActor () -> CollectionViewLayout
  ) -> (work: CountedWork, setup: Int) {
    let before = CollectionView.attributeWork
    let layout = make()
    let stage = AuditStage(
      layout, AuditCase(counts: [count], size: size), showsCells: operation.showsCells
    ) { view in preparesView?(view, count) }
    let perform = operation.ready(stage, named: blocks)
    let after = CollectionView.attributeWork
    let cells = stage.view.counters.cellForItemCalls
    let setup = after.made - before.made + after.reads - before.reads + cells * 10
    let reading = WorkReading(stage.view, ownCounts)
    var allocations: Int?
    var answered = 0
    if let countsAllocations {
      allocations = countsAllocations { answered = perform() }
    } else {
      let start = AllocationCounting.total
      answered = perform()
      allocations = AllocationCounting.total.flatMap { now in start.map { now - $0 } }
    }
    return (reading.work(answered: answered, allocations: allocations), setup)
  }

  /// The work at the next number if it goes on as between the last two.
  private func expected(_ work: [Int], _ counts: [Int], _ next: Int) -> Double {
    let last = work.count - 1
    guard last >= 1, work[last - 1] > 0, work[last] > 0 else { return Double(work.last ?? 0) }
    let slope = log(Double(work[last]) / Double(work[last - 1])) / log(Double(counts[last]) / Double(counts[last - 1]))
    return Double(work[last]) * pow(Double(next) / Double(counts[last]), max(0, slope))
  }
}

/// Two objects that live as long as a measurement.
private final class KeptPair {
  private let source: any CollectionViewDataSource
  private let other: AnyObject?

  init(_ source: any CollectionViewDataSource, _ other: AnyObject?) {
    self.source = source
    self.other = other
  }
}

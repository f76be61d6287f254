import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Times the operations of a layout, beside the flow layout in the same run.
///
/// ```swift
/// print(LayoutBenchmark().run(on: MyLayout()))
/// ```
///
/// Times are processor time of this process, the median of repeated runs; those of the two layouts alternate. They depend on
/// the machine and are no tests: compare ratios, and build for release.
@MainActor public struct LayoutBenchmark {
  /// The operations.
  public var operations: [GrowthOperation] = [.prepare, .query, .scroll, .reload, .batch(edits: 10)]
  /// The numbers of items.
  public var counts = [1_000, 10_000, 100_000]
  /// How often each operation is timed; the median is taken.
  public var repetitions = 9
  /// The size of the view, in points.
  public var size = CGSize(width: 390, height: 844)
  /// Prepares each view for so many items, as in ``GrowthCheck``.
  public var preparesView: (@MainActor (CollectionView, Int) -> AnyObject?)?
  /// What the figures are compared with; nil for none.
  public var reference: (@MainActor () -> CollectionViewLayout)? = { CollectionViewFlowLayout() }

  /// A benchmark of the usual operations.
  public init() {}

  /// Times a layout, which is made afresh for each operation and number of items.
  public func run(on make: @autoclosure @escaping @MainActor () -> CollectionViewLayout) -> BenchmarkTable {
    let subject = String(describing: type(of: make()))
    return table(subject, make, reference.map { (String(describing: type(of: $0())), $0) })
  }

  /// Times two layouts in one run; the ratio is that of the first to the second.
  public static func compare(
    _ first: @autoclosure @escaping @MainActor () -> CollectionViewLayout,
    _ second: @autoclosure @escaping @MainActor () -> CollectionViewLayout,
    benchmark: LayoutBenchmark = LayoutBenchmark()
  ) -> BenchmarkTable {
    benchmark.table(
      String(describing: type(of: first())), first, (String(describing: type(of: second())), second))
  }

  private func table(
    _ subject: String, _ make: @MainActor () -> CollectionViewLayout,
    _ other: (name: String, make: @MainActor () -> CollectionViewLayout)?
  ) -> BenchmarkTable {
    var rows: [BenchmarkTable.Row] = []
    for operation in operations {
      for count in counts.sorted() {
        var own = TimedStage(operation, stage(operation, count, make))
        var reference = other.map { TimedStage(operation, stage(operation, count, $0.make)) }
        // In turns, so that what else the machine does meanwhile hits both. The first turn warms caches.
        for turn in 0...max(1, repetitions) {
          own.time(keeping: turn > 0)
          reference?.time(keeping: turn > 0)
        }
        rows.append(
          BenchmarkTable.Row(
            operation: operation, count: count, nanoseconds: own.median, referenceNanoseconds: reference?.median))
      }
    }
    return BenchmarkTable(subject: subject, reference: other?.name, rows: rows)
  }

  private func stage(
    _ operation: GrowthOperation, _ count: Int, _ make: @MainActor () -> CollectionViewLayout
  ) -> AuditStage {
    AuditStage(make(), AuditCase(counts: [count], size: size), showsCells: operation.showsCells) { view in
      preparesView?(view, count)
    }
  }
}

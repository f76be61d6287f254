import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Growth checks") struct GrowthCheckTests {
  private let all: [GrowthOperation] = [
    .prepare, .query, .scroll, .invalidate(item: 3), .batch(edits: 10), .reload,
  ]

  @Test("The flow layout with one size does the same for a hundred items and for a million")
  func flow() {
    let report = GrowthCheck(all).run(on: CollectionViewFlowLayout())
    for result in report.results {
      #expect(result.growth == .constant, "\(report)")
      #expect(result.points.last?.count == 1_000_000)
    }
  }

  @Test("What grows faster than declared is said with its figures")
  func failures() {
    let report = GrowthCheck(.prepare, .query).run(on: EveryItem())
    #expect(report[.query]?.growth == .linear, "\(report)")
    #expect(report[.prepare]?.growth == .constant)
    let failures = report.failures([.query: .logarithmic, .prepare: .constant])
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("EveryItem: query is O(n) in attributes made, declared was O(log n): ") == true)
    #expect(report.failures([.query: .linear]).isEmpty)
  }

  @Test("Allocations are counted where the program can count them")
  func allocations() {
    var check = GrowthCheck(.query)
    var counted = 0
    check.countsAllocations = { body in
      body()
      counted += 100
      return counted * counted
    }
    check.counts = [100, 1_000, 10_000, 100_000]
    let result = check.run(on: CollectionViewFlowLayout())[.query]
    #expect(result?.fastest == "allocations")
  }

  @Test("A data source of the user's own is measured by what it makes the view do")
  func dataSource() {
    var check = GrowthCheck(.reload)
    check.counts = [100, 1_000, 10_000]
    check.preparesView = { view, count in
      // As many sections as items.
      RowSource(Array(repeating: 1, count: count)) { _, _ in }.install(view)
    }
    let report = check.run(on: CollectionViewFlowLayout())
    #expect(report[.reload]?.growth == .linear, "\(report)")
    #expect(report[.reload]?.fastest == "calls")
  }

  @Test("A benchmark has a row for each operation and number, and the ratio to the flow layout")
  func benchmark() {
    var benchmark = LayoutBenchmark()
    benchmark.operations = [.query, .scroll]
    benchmark.counts = [10, 100]
    benchmark.repetitions = 3
    let table = benchmark.run(on: EveryItem())
    #expect(table.rows.map(\.count) == [10, 100, 10, 100])
    #expect(table.rows.allSatisfy { $0.nanoseconds > 0 && ($0.ratio ?? 0) > 0 })
    #expect(table.description.hasPrefix("EveryItem beside CollectionViewFlowLayout\n  query   10 "))
    let json = try? JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any]
    #expect((json?["rows"] as? [Any])?.count == 4)
    let both = LayoutBenchmark.compare(EveryItem(), CircleLayout(), benchmark: benchmark)
    #expect(both.reference == "CircleLayout")
  }
}

/// Answers everything, whatever the rectangle.
private final class EveryItem: CollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 10 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 10)
      return attributes
    }
  }
}
